import { ApprovalAnswered, ApprovalNotFound, ApprovalNumberWrong } from '@vitrine/contract/factors'
import { createAttempts } from '../../../../platform/attempts.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Approval, Deps, Person } from '../model.ts'
import { plainNumber } from '../rules/approvals.ts'
import * as store from '../store/approvals.ts'
import { deniedBucket } from './ask-for-approval.ts'
import { nameOf } from './mail-code.ts'

/** A signed-in person who answers for a sign-in elsewhere. */
export interface Approver {
  readonly identityId: string
  readonly signInId: string
}

export const listApprovals = (tx: Tx, approver: Approver): Promise<Approval[]> =>
  store.listPendingApprovals(tx, approver)

/**
 * Compares a number with the one that the sign-in shows, and approves the sign-in when they match. Takes the
 * tx of the call: a wrong try must count although the call fails.
 */
export async function matchNumber(
  tx: Tx,
  approver: Approver,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<Approval> {
  const approval = await store.spendTry(tx, approver, id)
  if (!approval) throw ApprovalNotFound({ id })
  if (approval.number === plainNumber(number)) return approval
  if (approval.triesLeft === 0) await store.decideApproval(tx, approver, id, 'ENDED')
  throw ApprovalNumberWrong({ triesLeft: approval.triesLeft })
}

export async function approve(tx: Tx, deps: Deps, approver: Approver, id: string): Promise<void> {
  await decideApproval(tx, deps, approver, { id, state: 'APPROVED' })
}

/** Denies a sign-in. Whoever started it knows the password, so the owner of the account is notified. */
export async function deny(
  tx: Tx,
  deps: Deps,
  person: Person,
  { approver, id }: { readonly approver: Approver; readonly id: string },
): Promise<void> {
  const { network, userAgent } = await decideApproval(tx, deps, approver, { id, state: 'DENIED' })
  await createAttempts(tx.db, deps.platform.clock).add(deniedBucket(tx, person.id))
  await deps.mail.write(tx, {
    to: person.email,
    language: person.profile.language ?? null,
    template: 'sign-in-denied',
    facts: { at: tx.now, network, userAgent, name: nameOf(person) },
  })
}

async function decideApproval(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  approver: Approver,
  { id, state }: { readonly id: string; readonly state: 'APPROVED' | 'DENIED' },
): Promise<Approval> {
  const approval = await store.decideApproval(tx, approver, id, state)
  if (!approval) throw ApprovalNotFound({ id })
  const { identityId } = approver
  await events.append(tx, {
    definition: ApprovalAnswered,
    entityId: identityId,
    before: { id: identityId, approvalId: id, state: 'WAITING' },
    after: { id: identityId, approvalId: id, state },
  })
  return approval
}
