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

/** Since when addresses want no reminders, by their hashes in hex. */
export async function findSuppressed(
  tx: Tx,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ hash: string; date: Date }>`
    SELECT encode(address_hash, 'hex') AS hash, created_date AS date FROM reminder_suppressions
     WHERE site_id = ${tx.siteId}
       AND encode(address_hash, 'hex') = ANY (${hashes.map((one) => one.toString('hex'))}::text[])`.execute(
    tx.db,
  )
  return new Map(rows.map(({ hash, date }) => [hash, date]))
}
