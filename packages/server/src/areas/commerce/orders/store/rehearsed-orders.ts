import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** The ids of the rehearsed orders of a site. */
export async function findRehearsed(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders WHERE site_id = ${tx.siteId} AND is_rehearsal ORDER BY id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Deletes orders of rehearsals with related rows; ignores others. Returns their number. */
export async function deleteRehearsed(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM orders
     WHERE site_id = ${tx.siteId} AND is_rehearsal AND id = ANY (${[...ids]}::uuid[])`.execute(
    tx.db,
  )
  return Number(numAffectedRows ?? 0)
}
