import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** The newest fact of an entity itself, deleted or not. */
export async function findLastFact(
  tx: Tx,
  entity: string,
  id: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT f.id, f.name FROM facts f
     WHERE f.site_id = ${tx.siteId} AND f.entity = ${entity} AND f.entity_id = ${id.toLowerCase()}
     ORDER BY f.seq DESC LIMIT 1`.execute(tx.db)
  return rows[0]
}
