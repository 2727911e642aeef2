import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'

/** Products of all sites with unbooked stock taken from buckets. */
export async function findUnbookedProducts(
  db: Kysely<Tables>,
  limit: number,
): Promise<{ siteId: string; productId: string }[]> {
  const { rows } = await sql<{ siteId: string; productId: string }>`
    SELECT DISTINCT site_id AS "siteId", product_id AS "productId" FROM stock_buckets
     WHERE taken <> 0 ORDER BY 1, 2 LIMIT ${limit}`.execute(db)
  return rows
}
