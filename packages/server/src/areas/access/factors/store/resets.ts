import type { Tx } from '../../../../platform/tx.ts'
import type { PendingReset } from '../model.ts'

/** Saves a reset; false when one is already pending. */
export async function insertReset(
  tx: Tx,
  reset: { readonly identityId: string; readonly tokenHash: Buffer; readonly due: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx.db
    .insertInto('factor_resets')
    .values({
      site_id: tx.siteId,
      identity_id: reset.identityId,
      token_hash: reset.tokenHash,
      asked_date: tx.now,
      due_date: reset.due,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'identity_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function findReset(tx: Tx, identityId: string): Promise<PendingReset | undefined> {
  const row = await tx.db
    .selectFrom('factor_resets')
    .select(['asked_date', 'due_date'])
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .executeTakeFirst()
  return row && { askedDate: row.asked_date, dueDate: row.due_date }
}

/** Deletes the reset of an account or of a mailed token; returns whose it was. */
export async function deleteReset(
  tx: Tx,
  selector: { readonly identityId: string } | { readonly tokenHash: Buffer },
): Promise<string | undefined> {
  const deleting = tx.db.deleteFrom('factor_resets').where('site_id', '=', tx.siteId)
  const row = await ('identityId' in selector
    ? deleting.where('identity_id', '=', selector.identityId)
    : deleting.where('token_hash', '=', selector.tokenHash)
  )
    .returning('identity_id')
    .executeTakeFirst()
  return row?.identity_id
}

/** Deletes the due reset of an account; false when there is none. */
export async function deleteDueReset(tx: Tx, identityId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('factor_resets')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('due_date', '<=', tx.now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
