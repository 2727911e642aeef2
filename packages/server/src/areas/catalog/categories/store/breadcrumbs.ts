import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Breadcrumb } from '../model/category.ts'

/** Names and slugs of categories, as breadcrumbs. */
export async function findBreadcrumbs(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Breadcrumb>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Breadcrumb>`
    SELECT id, name, slug FROM collections
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}
