import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Adds stock rows for new variants of tracked products: tracked, quantity 0. */
export async function trackNewVariants(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity, quantity,
      preorder_enabled, preorder_message, preorder_limit, preorder_ships_at, created_date, updated_date)
    SELECT v.site_id, v.product_id, v.id, v.site_id, TRUE, 0, COALESCE(s.preorder_enabled, FALSE),
           s.preorder_message, s.preorder_limit, s.preorder_ships_at, ${tx.now}::timestamptz, ${tx.now}::timestamptz
      FROM products p
      JOIN variants v ON v.site_id = p.site_id AND v.product_id = p.id
      LEFT JOIN LATERAL (SELECT * FROM inventory_items i
                          WHERE i.site_id = p.site_id AND i.product_id = p.id
                            AND i.location_id = i.site_id LIMIT 1) s ON TRUE
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${productIds}::uuid[])
       AND NOT EXISTS (SELECT FROM inventory_items i WHERE i.site_id = v.site_id
                          AND i.product_id = v.product_id AND i.variant_id = v.id
                          AND i.location_id = v.site_id)`.execute(tx.db)
}
