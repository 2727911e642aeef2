import type { Selectable } from 'kysely'
import type { Approvals } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Approval } from '../model.ts'

export async function insertApproval(
  tx: Tx,
  approval: Pick<Approval, 'id' | 'identityId' | 'number' | 'userAgent' | 'network'> & {
    readonly stateHash: Buffer
    readonly requestedBy: string | null
    readonly triesLeft: number
    readonly expires: Date
  },
): Promise<void> {
  await tx.db
    .insertInto('approvals')
    .values({
      site_id: tx.siteId,
      id: approval.id,
      identity_id: approval.identityId,
      state_hash: approval.stateHash,
      number: approval.number,
      state: 'WAITING',
      tries_left: approval.triesLeft,
      requested_by: approval.requestedBy,
      user_agent: approval.userAgent,
      network: approval.network,
      created_date: tx.now,
      expires_date: approval.expires,
    })
    .execute()
}

/** Ends pending approvals of an account: with several at once, people approve the wrong one. */
export async function endPendingApprovals(tx: Tx, identityId: string): Promise<void> {
  await tx.db
    .updateTable('approvals')
    .set({ state: 'ENDED' })
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('state', '=', 'WAITING')
    .execute()
}

/** The approval of one sign-in. */
export async function findApproval(
  tx: Tx,
  { id, identityId, stateHash }: { id: string; identityId: string; stateHash: Buffer },
): Promise<Approval | undefined> {
  const row = await tx.db
    .selectFrom('approvals')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .where('identity_id', '=', identityId)
    .where('state_hash', '=', stateHash)
    .executeTakeFirst()
  return row && toApproval(row)
}

/** Consumes an approval; false when another call already did. */
export async function consumeApproval(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('approvals')
    .set({ state: 'USED' })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .where('state', '=', 'APPROVED')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Approver {
  readonly identityId: string
  readonly signInId: string
}

export async function listPendingApprovals(
  tx: Tx,
  { identityId, signInId }: Approver,
): Promise<Approval[]> {
  const rows = await tx.db
    .selectFrom('approvals')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('state', '=', 'WAITING')
    .where('expires_date', '>', tx.now)
    .where('requested_by', 'is distinct from', signInId)
    .orderBy('created_date', 'desc')
    .execute()
  return rows.map(toApproval)
}

/** Uses one try of an approval pending for this approver; undefined when there is none. */
export async function spendTry(
  tx: Tx,
  approver: Approver,
  id: string,
): Promise<(Approval & { readonly triesLeft: number }) | undefined> {
  const row = await pendingApprovalFor(tx, approver, id)
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst()
  return row && { ...toApproval(row), triesLeft: row.tries_left }
}

/** Decides a pending approval; undefined when there is none. */
export async function decideApproval(
  tx: Tx,
  approver: Approver,
  id: string,
  state: 'APPROVED' | 'DENIED' | 'ENDED',
): Promise<Approval | undefined> {
  const row = await pendingApprovalFor(tx, approver, id)
    .set({ state })
    .returningAll()
    .executeTakeFirst()
  return row && toApproval(row)
}

/** The sign-in that requests the approval cannot approve itself. */
const pendingApprovalFor = (tx: Tx, { identityId, signInId }: Approver, id: string) =>
  tx.db
    .updateTable('approvals')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .where('expires_date', '>', tx.now)
    .where('requested_by', 'is distinct from', signInId)

const toApproval = (row: Selectable<Approvals>): Approval => ({
  id: row.id,
  identityId: row.identity_id,
  number: row.number,
  state: row.state as Approval['state'],
  userAgent: row.user_agent,
  network: row.network,
  createdDate: row.created_date,
  expiresDate: row.expires_date,
})
