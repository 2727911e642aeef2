import { ApprovalRequested } from '@vitrine/contract/factors'
import { createAttempts } from '../../../../platform/attempts.ts'
import { hashSecret, newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ChallengeContext, Deps, Person } from '../model.ts'
import {
  APPROVAL_MINUTES,
  APPROVAL_TRIES,
  APPROVALS_PER_HOUR,
  DENIED_MINUTES,
  newNumber,
} from '../rules/approvals.ts'
import { endPendingApprovals, insertApproval } from '../store/approvals.ts'
import type { ChallengeResult } from './methods/method.ts'

/** Requests approval from all other sign-ins of the account, replacing an earlier request. */
export async function askForApproval(
  tx: Tx,
  { platform, events }: Pick<Deps, 'platform' | 'events'>,
  { id: identityId }: Pick<Person, 'id'>,
  { stateToken, network, userAgent, signInId }: ChallengeContext,
): Promise<ChallengeResult> {
  if (await isRateLimited(tx, platform, identityId)) return { isSent: false }
  const [id, number] = [newId(), newNumber()]
  await endPendingApprovals(tx, identityId)
  await insertApproval(tx, {
    id,
    identityId,
    number,
    network,
    userAgent: userAgent.slice(0, 500),
    stateHash: hashSecret(stateToken),
    requestedBy: signInId ?? null,
    triesLeft: APPROVAL_TRIES,
    expires: platform.clock.after(tx.now, { minutes: APPROVAL_MINUTES }),
  })
  await events.append(tx, {
    definition: ApprovalRequested,
    entityId: identityId,
    after: { id: identityId, approvalId: id, network, userAgent: userAgent.slice(0, 500) },
  })
  return { isSent: true, hint: number, pushData: { transactionId: id } }
}

export const deniedBucket = ({ siteId }: Tx, key: string) => ({
  siteId,
  key,
  bucket: 'approval-denied',
  windowMinutes: DENIED_MINUTES,
})

async function isRateLimited(tx: Tx, { clock }: Deps['platform'], key: string): Promise<boolean> {
  const attempts = createAttempts(tx.db, clock)
  if ((await attempts.count(deniedBucket(tx, key))) > 0) return true
  const bucket = { siteId: tx.siteId, bucket: 'approval-asked', key, windowMinutes: 60 }
  return (await attempts.add(bucket)) > APPROVALS_PER_HOUR
}
