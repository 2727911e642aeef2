import { ApprovalAsked } from '@vitrine/contract/factors'
import { createAttempts } from '../../../platform/attempts.ts'
import { hashSecret, newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Asking, Deps, Person } from '../model.ts'
import {
  APPROVAL_MINUTES,
  APPROVAL_TRIES,
  APPROVALS_PER_HOUR,
  DENIED_MINUTES,
  newNumber,
} from '../rules/approvals.ts'
import { endWaiting, insertApproval } from '../store/approvals.ts'
import type { Challenged } from './methods/method.ts'

/** Asks wherever somebody is signed in, in place of what was asked before. */
export async function askForApproval(
  tx: Tx,
  { platform, events }: Pick<Deps, 'platform' | 'events'>,
  { id: identityId }: Pick<Person, 'id'>,
  { stateToken, network, userAgent, signInId }: Asking,
): Promise<Challenged> {
  if (await isTooMuch(tx, platform, identityId)) return { isSent: false }
  const [id, number] = [newId(), newNumber()]
  await endWaiting(tx, identityId)
  await insertApproval(tx, {
    ...{ id, identityId, number, network },
    userAgent: userAgent.slice(0, 500),
    stateHash: hashSecret(stateToken),
    askedBy: signInId ?? null,
    triesLeft: APPROVAL_TRIES,
    expires: platform.clock.after(tx.now, { minutes: APPROVAL_MINUTES }),
  })
  await events.append(tx, {
    definition: ApprovalAsked,
    entityId: identityId,
    after: { id: identityId, approvalId: id, network, userAgent: userAgent.slice(0, 500) },
  })
  return { isSent: true, hint: number, pushData: { transactionId: id } }
}

export const deniedBucket = ({ siteId }: Tx, key: string) => ({
  ...{ siteId, key },
  bucket: 'approval-denied',
  windowMinutes: DENIED_MINUTES,
})

async function isTooMuch(tx: Tx, { clock }: Deps['platform'], key: string): Promise<boolean> {
  const attempts = createAttempts(tx.db, clock)
  if ((await attempts.count(deniedBucket(tx, key))) > 0) return true
  const asked = { siteId: tx.siteId, bucket: 'approval-asked', key, windowMinutes: 60 }
  return (await attempts.add(asked)) > APPROVALS_PER_HOUR
}
