import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import { isInStock, joinedStock } from './children.ts'

/**
 * Brings what products and choices tell of their variants' stock and visibility up to date, in one
 * statement; rows that are right already are not written.
 */
export async function refreshAvailability(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    WITH stock AS (
      SELECT v.product_id, v.choice_ids, v.visible, ${isInStock} AS in_stock,
             COALESCE(i.track_quantity, FALSE) AS tracked, i.quantity,
             COALESCE(i.preorder_enabled, FALSE) AS preorder
        FROM variants v ${joinedStock}
       WHERE v.site_id = ${tx.siteId} AND v.product_id = ANY(${productIds}::uuid[])
    ), of_product AS (
      SELECT product_id,
             CASE WHEN bool_and(in_stock) THEN 'IN_STOCK'
                  WHEN bool_or(in_stock) THEN 'PARTIALLY_OUT_OF_STOCK'
                  ELSE 'OUT_OF_STOCK' END AS status,
             bool_or(tracked) AS tracked,
             (SUM(quantity) FILTER (WHERE tracked))::bigint AS quantity,
             bool_or(preorder) AS preorder
        FROM stock GROUP BY product_id
    ), of_choice AS (
      SELECT product_id, choice_id, bool_or(in_stock) AS in_stock, bool_or(visible) AS visible
        FROM stock, unnest(choice_ids) AS choice_id GROUP BY product_id, choice_id
    ), choices AS (
      UPDATE product_choices c SET in_stock = s.in_stock, visible = s.visible
        FROM of_choice s
       WHERE c.site_id = ${tx.siteId} AND c.product_id = s.product_id AND c.id = s.choice_id
         AND (c.in_stock, c.visible) IS DISTINCT FROM (s.in_stock, s.visible)
    )
    UPDATE products p
       SET stock_status = s.status, stock_tracked = s.tracked, stock_quantity = s.quantity,
           preorder = s.preorder
      FROM of_product s
     WHERE p.site_id = ${tx.siteId} AND p.id = s.product_id
       AND (p.stock_status, p.stock_tracked, p.stock_quantity, p.preorder)
           IS DISTINCT FROM (s.status, s.tracked, s.quantity, s.preorder)`.execute(tx.db)
}

/** Counts the products of collections anew, in one statement. */
export async function recountCollections(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE collections c SET product_count = n.total, visible_product_count = n.visible
      FROM (SELECT cp.collection_id, count(*)::int AS total,
                   (count(*) FILTER (WHERE p.visible))::int AS visible
              FROM collection_products cp
              JOIN products p ON p.site_id = cp.site_id AND p.id = cp.product_id
             WHERE cp.site_id = ${tx.siteId} AND cp.collection_id = ANY(${ids}::uuid[])
             GROUP BY cp.collection_id
             UNION ALL
            SELECT id, 0, 0 FROM unnest(${ids}::uuid[]) AS id
             WHERE NOT EXISTS (SELECT FROM collection_products e
                                WHERE e.site_id = ${tx.siteId} AND e.collection_id = id)) n
     WHERE c.site_id = ${tx.siteId} AND c.id = n.collection_id
       AND (c.product_count, c.visible_product_count) IS DISTINCT FROM (n.total, n.visible)`.execute(
    tx.db,
  )
}
