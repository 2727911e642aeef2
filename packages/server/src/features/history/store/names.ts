import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'

/**
 * What things of the catalog are called that are named by their ids: by the names they have, or had when
 * they were deleted. One statement, however many they are.
 */
export async function findNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`${[...ids]}::text[]`
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT DISTINCT ON (id) id, name FROM (
      SELECT id::text, name, 1 AS rank FROM collections
       WHERE site_id = ${tx.siteId} AND id = ANY (${wanted}::uuid[])
      UNION ALL
      SELECT id::text, name, 1 FROM products
       WHERE site_id = ${tx.siteId} AND id = ANY (${wanted}::uuid[])
      UNION ALL
      SELECT id::text, name, 1 FROM locations
       WHERE site_id = ${tx.siteId} AND id = ANY (${wanted}::uuid[])
      UNION ALL
      SELECT entity_id, before ->> 'name', 2 FROM facts
       WHERE site_id = ${tx.siteId} AND entity IN ('collection', 'product')
         AND entity_id = ANY (${wanted}) AND name IN ('collection.deleted', 'product.deleted')
    ) named (id, name, rank)
     WHERE name IS NOT NULL
     ORDER BY id, rank`.execute(tx.db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
