import { type Kysely, sql } from 'kysely'
import { isSold } from '../../../platform/db/sold-orders.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Tx } from '../../../platform/tx.ts'

/** Pairs of fewer orders are chance. */
export const MIN_ORDERS = 3
const MAX_OTHERS = 12
const MAX_PRODUCTS = 50

/** Sites with pairs, or with orders since a moment, in the order of their ids from behind one on. */
export async function findSitesToCount(
  db: Kysely<Tables>,
  { since, after, limit }: { readonly since: Date; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT site_id AS id FROM orders
     WHERE site_id > ${after}::uuid AND created_date > ${since}::timestamptz
     UNION SELECT site_id FROM bought_together WHERE site_id > ${after}::uuid
     ORDER BY 1 LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Recounts the pairs of a site from its paid orders since a moment. */
export async function countPairs(tx: Tx, since: Date): Promise<void> {
  await sql`DELETE FROM bought_together WHERE site_id = ${tx.siteId}`.execute(tx.db)
  await sql`
    WITH bought AS (
      SELECT DISTINCT l.order_id, l.product_id
        FROM orders o JOIN order_lines l ON l.site_id = o.site_id AND l.order_id = o.id
       WHERE o.site_id = ${tx.siteId} AND o.created_date > ${since}::timestamptz AND ${isSold}
         AND l.product_id IS NOT NULL),
    orders_to_count AS (
      SELECT order_id FROM bought GROUP BY order_id HAVING count(*) BETWEEN 2 AND ${MAX_PRODUCTS}),
    pairs AS (
      SELECT one.product_id, other.product_id AS other_id, count(*)::int AS order_count
        FROM orders_to_count
        JOIN bought one USING (order_id)
        JOIN bought other ON other.order_id = one.order_id AND other.product_id <> one.product_id
       GROUP BY 1, 2 HAVING count(*) >= ${MIN_ORDERS}),
    ranked AS (
      SELECT *, row_number() OVER (PARTITION BY product_id ORDER BY order_count DESC, other_id) AS rank
        FROM pairs)
    INSERT INTO bought_together (site_id, product_id, other_id, order_count)
    SELECT ${tx.siteId}::uuid, product_id, other_id, order_count FROM ranked WHERE rank <= ${MAX_OTHERS}`.execute(
    tx.db,
  )
}

/** Products bought together with a product, most frequent first. */
export async function findBoughtWith(tx: Tx, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT other_id AS id FROM bought_together
     WHERE site_id = ${tx.siteId} AND product_id = ${productId}::uuid
     ORDER BY order_count DESC, other_id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
