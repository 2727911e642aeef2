import type { Tx } from '../../../../platform/tx.ts'

export async function insertAddress(
  tx: Tx,
  short: { codeHash: Buffer; sealedAddress: string; expiresDate: Date },
): Promise<void> {
  await tx.db
    .insertInto('short_addresses')
    .values({
      site_id: tx.siteId,
      code_hash: short.codeHash,
      sealed_address: short.sealedAddress,
      created_date: tx.now,
      expires_date: short.expiresDate,
    })
    .execute()
}

/** The target of a short address, still sealed. */
export async function findAddress(tx: Tx, codeHash: Buffer): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('short_addresses')
    .select('sealed_address')
    .where('site_id', '=', tx.siteId)
    .where('code_hash', '=', codeHash)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return row?.sealed_address
}

export async function deleteOldAddresses(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('short_addresses')
    .where('site_id', '=', tx.siteId)
    .where('expires_date', '<=', tx.now)
    .execute()
}
