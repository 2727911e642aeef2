import type { JobRun } from '../../../platform/jobs.ts'
import type { PhoneWorld, StoredMessage } from '../model.ts'
import { hasGateway } from '../rules/gateways.ts'
import { findMessage, settleMessage } from '../store.ts'
import { handOver } from './hand-over.ts'

const SYSTEM = { type: 'system', id: 'phone' } as const

/** Hands one message over; a refusal is written beside it and thrown, so that the queue tries again. */
export async function sendMessage(
  world: PhoneWorld,
  { siteId, id }: { readonly siteId: string; readonly id: string },
  { isLastAttempt }: Pick<JobRun, 'isLastAttempt'>,
): Promise<void> {
  const { work, clock } = world.platform
  const site = { siteId, actor: SYSTEM }
  const settle = (state: StoredMessage['state'], failure: string | null) =>
    work(site, (tx) => settleMessage(tx, id, { state, failure }))
  const message = await work(site, (tx) => findMessage(tx, id))
  if (message?.state !== 'WAITING') return
  const { kind, to: phone, text, code, language, usefulUntil } = message
  const directory = await world.sites.get(siteId)
  if (!hasGateway(directory, kind)) return settle('KEPT', null)
  if (usefulUntil <= clock.now()) return settle('FAILED', message.failure ?? 'Too late')
  const outcome = await handOver(world, directory, kind, { phone, text, code, language })
  if (outcome.kind === 'taken') return settle('SENT', null)
  const isFinal = outcome.kind === 'refused' && outcome.isFinal
  const words =
    outcome.kind === 'refused' ? `${outcome.status} ${outcome.response}`.trim() : outcome.words
  await settle(isFinal || isLastAttempt ? 'FAILED' : 'WAITING', words)
  if (!isFinal) throw new Error(`The gateway did not take the message: ${words}`)
}
