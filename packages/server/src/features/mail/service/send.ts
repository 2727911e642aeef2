import type { JobRun } from '../../../platform/jobs.ts'
import type { StoredMail } from '../model.ts'
import { failureOf, type MailFailure } from '../rules/failure.ts'
import { envelopeOf } from '../rules/sender.ts'
import { findMail, updateMail } from '../store.ts'
import type { MailServer } from './servers.ts'
import { type MailWorld, serverOf } from './world.ts'

const SYSTEM = { type: 'system', id: 'mail' } as const

interface Order {
  readonly siteId: string
  readonly id: string
}

/** Sends one mail; a refusal is written beside it and thrown, so that the queue tries again. */
export async function sendMail(
  world: MailWorld,
  { siteId, id }: Order,
  { isLastAttempt }: Pick<JobRun, 'isLastAttempt'>,
): Promise<void> {
  const { work } = world.platform
  const site = { siteId, actor: SYSTEM }
  const mail = await work(site, (tx) => findMail(tx, id))
  if (mail?.state !== 'WAITING') return
  const settle = (state: StoredMail['state'], failure: string | null) =>
    work(site, (tx) => updateMail(tx, id, { state, failure }))
  const server = await serverOf(world, await world.sites.get(siteId))
  if (!server) return settle('KEPT', null)
  const failure = await tryToDeliver(world, siteId, server, mail)
  if (!failure) return settle('SENT', null)
  await settle(failure.isFinal || isLastAttempt ? 'FAILED' : 'WAITING', failure.words)
  if (!failure.isFinal) throw new Error(`The mail server refused: ${failure.words}`)
}

async function tryToDeliver(
  { sites, deliver, platform }: MailWorld,
  siteId: string,
  server: MailServer,
  mail: StoredMail,
): Promise<MailFailure | undefined> {
  const envelope = envelopeOf(await sites.get(siteId), server, platform.config.mail)
  try {
    await deliver(server, envelope, mail)
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
