import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/**
 * Names of catalog entities by their ids: their current names, or those they had when
 * they were deleted. One statement, however many they are.
 */
export async function findNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const idArray = sql`${[...ids]}::text[]`
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT DISTINCT ON (id) id, name FROM (
      SELECT id::text, name, 1 AS rank FROM collections
       WHERE site_id = ${tx.siteId} AND id = ANY (${idArray}::uuid[])
      UNION ALL
      SELECT id::text, name, 1 FROM products
       WHERE site_id = ${tx.siteId} AND id = ANY (${idArray}::uuid[])
      UNION ALL
      SELECT id::text, name, 1 FROM locations
       WHERE site_id = ${tx.siteId} AND id = ANY (${idArray}::uuid[])
      UNION ALL
      SELECT entity_id, before ->> 'name', 2 FROM facts
       WHERE site_id = ${tx.siteId} AND entity IN ('collection', 'product')
         AND entity_id = ANY (${idArray}) AND name IN ('collection.deleted', 'product.deleted')
    ) named (id, name, rank)
     WHERE name IS NOT NULL
     ORDER BY id, rank`.execute(tx.db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
