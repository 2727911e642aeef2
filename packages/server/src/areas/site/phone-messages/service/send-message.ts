import type { JobRun } from '../../../../platform/jobs.ts'
import type { PhoneDeps, StoredMessage } from '../model.ts'
import { hasGateway } from '../rules/gateways.ts'
import { findMessage, updateMessageState } from '../store.ts'
import { sendToGateway } from './send-to-gateway.ts'

const SYSTEM = { type: 'system', id: 'phone' } as const

/** Sends one message; a failure is stored with it and thrown, so that the queue retries. */
export async function sendMessage(
  deps: PhoneDeps,
  { siteId, id }: { readonly siteId: string; readonly id: string },
  { isLastAttempt }: Pick<JobRun, 'isLastAttempt'>,
): Promise<void> {
  const { work, clock } = deps.platform
  const site = { siteId, actor: SYSTEM }
  const saveState = (state: StoredMessage['state'], failure: string | null) =>
    work(site, (tx) => updateMessageState(tx, id, { state, failure }))
  const message = await work(site, (tx) => findMessage(tx, id))
  if (message?.state !== 'WAITING') return
  const { kind, to: phone, text, code, language, usefulUntil } = message
  const phoneSite = await deps.sites.get(siteId)
  if (!hasGateway(phoneSite, kind)) return saveState('KEPT', null)
  if (usefulUntil <= clock.now()) return saveState('FAILED', message.failure ?? 'Too late')
  const result = await sendToGateway(deps, phoneSite, kind, { phone, text, code, language })
  if (result.kind === 'taken') return saveState('SENT', null)
  const isFinal = result.kind === 'refused' && result.isFinal
  const failureText =
    result.kind === 'refused' ? `${result.status} ${result.response}`.trim() : result.failure
  await saveState(isFinal || isLastAttempt ? 'FAILED' : 'WAITING', failureText)
  if (!isFinal) throw new Error(`The gateway did not take the message: ${failureText}`)
}
