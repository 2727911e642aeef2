import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

export interface StoredSave {
  readonly bodyHash: Buffer
  readonly groupId: string
  readonly itemIds: readonly string[]
}

/**
 * Stores the key of a save, or returns the earlier save with this key. Waits for a concurrent save with the same
 * key; when that one fails, this one is the first.
 */
export async function insertSave(
  tx: Tx,
  save: { readonly key: string; readonly bodyHash: Buffer; readonly expiresDate: Date },
): Promise<StoredSave | undefined> {
  const { numAffectedRows } = await sql`
    INSERT INTO stock_saves (site_id, key, body_hash, group_id, expires_date)
    VALUES (${tx.siteId}, ${save.key}, ${save.bodyHash}, ${tx.requestId}, ${save.expiresDate})
    ON CONFLICT (site_id, key) DO NOTHING`.execute(tx.db)
  if (numAffectedRows === 1n) return undefined
  const { rows } = await sql<StoredSave>`
    SELECT body_hash AS "bodyHash", group_id AS "groupId", item_ids AS "itemIds"
      FROM stock_saves WHERE site_id = ${tx.siteId} AND key = ${save.key}`.execute(tx.db)
  return rows[0]
}

export async function updateSavedItems(
  tx: Tx,
  key: string,
  itemIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE stock_saves SET item_ids = ${[...itemIds]}::uuid[]
     WHERE site_id = ${tx.siteId} AND key = ${key}`.execute(tx.db)
}
