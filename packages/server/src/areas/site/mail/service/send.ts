import type { JobRun } from '../../../../platform/jobs.ts'
import type { StoredMail } from '../model.ts'
import { failureOf, type MailFailure } from '../rules/failure.ts'
import { findMail, updateMail } from '../store.ts'
import { type MailDeps, outgoing, serverOf } from './deps.ts'
import type { MailServer } from './servers.ts'

const SYSTEM = { type: 'system', id: 'mail' } as const

interface SendMailJob {
  readonly siteId: string
  readonly id: string
}

/** Sends one mail; a failure is stored with it and thrown, so that the queue retries. */
export async function sendMail(
  deps: MailDeps,
  { siteId, id }: SendMailJob,
  { isLastAttempt }: Pick<JobRun, 'isLastAttempt'>,
): Promise<void> {
  const { work } = deps.platform
  const site = { siteId, actor: SYSTEM }
  const mail = await work(site, (tx) => findMail(tx, id))
  if (mail?.state !== 'WAITING') return
  const saveResult = (state: StoredMail['state'], failure: string | null) =>
    work(site, (tx) => updateMail(tx, id, { state, failure }))
  const server = await serverOf(deps, await deps.sites.get(siteId))
  if (!server) return saveResult('KEPT', null)
  const failure = await attemptDelivery(deps, siteId, server, mail)
  if (!failure) return saveResult('SENT', null)
  await saveResult(failure.isFinal || isLastAttempt ? 'FAILED' : 'WAITING', failure.description)
  if (!failure.isFinal) throw new Error(`The mail server refused: ${failure.description}`)
}

async function attemptDelivery(
  deps: MailDeps,
  siteId: string,
  server: MailServer,
  mail: StoredMail,
): Promise<MailFailure | undefined> {
  const { deliver } = outgoing(deps, await deps.sites.get(siteId), server)
  try {
    await deliver(mail)
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
