import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** False when it was stored already. */
export async function suppress(tx: Tx, addressHash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO reminder_suppressions (site_id, address_hash, created_date)
    VALUES (${tx.siteId}, ${addressHash}, ${tx.now}) ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows === 1n
}

export async function isSuppressed(tx: Tx, addressHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM reminder_suppressions
     WHERE site_id = ${tx.siteId} AND address_hash = ${addressHash}`.execute(tx.db)
  return rows.length > 0
}
