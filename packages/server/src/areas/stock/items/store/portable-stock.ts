import { sql } from 'kysely'
import { onHand } from '../../../../platform/db/on-hand.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PortableStock } from '../model/item.ts'

interface PortableRow extends PortableStock {
  readonly productId: string
}

/**
 * Stock rows that the fields of a product do not express: other locations, absent items, variants that
 * differ, counted preorders.
 */
export async function findPortable(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, PortableStock[]>> {
  const { rows } = await sql<PortableRow>`
    SELECT i.product_id AS "productId", i.variant_id AS "variantId",
           CASE WHEN i.location_id <> i.site_id THEN a.name END AS location,
           i.absent, i.track_quantity AS tracked, ${onHand} AS quantity, i.in_stock AS "inStock",
           jsonb_build_object('enabled', i.preorder_enabled, 'message', i.preorder_message,
             'limit', i.preorder_limit, 'shipsAt', i.preorder_ships_at) AS preorder, i.preorder_counter AS counter,
           i.extended_fields AS "extendedFields", i.is_drop AS "isDrop"
      FROM inventory_items i
      JOIN products p ON p.site_id = i.site_id AND p.id = i.product_id
      JOIN locations a ON a.site_id = i.site_id AND a.id = i.location_id
     WHERE i.site_id = ${tx.siteId} AND i.product_id = ANY(${productIds}::uuid[])
       AND (p.tracked_count NOT IN (0, p.variant_count)
         OR p.preorder_count NOT IN (0, p.variant_count)
         OR EXISTS (SELECT FROM inventory_items o
                     WHERE o.site_id = i.site_id AND o.product_id = i.product_id
                       AND (o.absent OR o.is_drop OR o.extended_fields IS NOT NULL OR o.preorder_counter > 0 OR o.location_id <> o.site_id
                       OR o.preorder_ships_at IS DISTINCT FROM i.preorder_ships_at)))
     ORDER BY i.product_id, i.variant_id, location NULLS FIRST`.execute(tx.db)
  const products = new Map<string, PortableStock[]>()
  for (const { productId, ...stock } of rows) {
    products.set(productId, [...(products.get(productId) ?? []), stock])
  }
  return products
}
