import { type Kysely, sql } from 'kysely'
import { isSold } from '../../../platform/db/sold-orders.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { UnitsSold } from '../../catalog/index.ts'

/** Sites that have ever had an order, in the order of their ids from behind one on. */
export async function findSellingSites(
  db: Kysely<Tables>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id FROM sites s
     WHERE s.id > ${after}::uuid AND EXISTS (SELECT FROM orders o WHERE o.site_id = s.id)
     ORDER BY s.id LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Quantities sold since a moment, without refunds. */
export async function findUnitsSold(tx: Tx, since: Date): Promise<UnitsSold[]> {
  const { rows } = await sql<UnitsSold>`
    SELECT l.product_id AS "productId", sum(l.quantity - l.refunded)::int AS units
      FROM orders o JOIN order_lines l ON l.site_id = o.site_id AND l.order_id = o.id
     WHERE o.site_id = ${tx.siteId} AND o.created_date > ${since}::timestamptz AND ${isSold}
       AND l.product_id IS NOT NULL
     GROUP BY l.product_id HAVING sum(l.quantity - l.refunded) > 0`.execute(tx.db)
  return rows
}
