import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** How many rehearsed orders a site has. */
export async function countRehearsed(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM orders WHERE site_id = ${tx.siteId} AND is_rehearsal`.execute(
    tx.db,
  )
  return rows[0]?.count ?? 0
}

/** Deletes rehearsed orders with what belongs to them. Answers with how many they were. */
export async function deleteRehearsed(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM orders WHERE site_id = ${tx.siteId} AND is_rehearsal`.execute(tx.db)
  return Number(numAffectedRows ?? 0)
}
