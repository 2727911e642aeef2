import type { Tx } from '../../../../platform/tx.ts'

/** Replaces all recovery codes. */
export async function replaceCodes(
  tx: Tx,
  identityId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteCodes(tx, identityId)
  await tx.db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ site_id: tx.siteId, identity_id: identityId, code_hash })))
    .execute()
}

/** Consumes a code; false when it does not exist or was used. */
export async function consumeCode(tx: Tx, identityId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('recovery_codes')
    .set({ used_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('code_hash', '=', hash)
    .where('used_date', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCodes(tx: Tx, identityId: string): Promise<void> {
  await tx.db
    .deleteFrom('recovery_codes')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .execute()
}
