import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** An inventory item deleted with its variant, as recorded in facts. */
export interface DeletedItem {
  readonly id: string
  readonly productId: string
  readonly availability: string
}

/** A variant; its id is unique within its product only. */
export interface VariantKey {
  readonly productId: string
  readonly variantId: string
}

/**
 * The inventory items of these variants at every location, before deletion. A variant without a row at the
 * default location is in stock and not tracked; an absent row is no item.
 */
export async function findItemsOfVariants(
  tx: Tx,
  variants: readonly VariantKey[],
): Promise<DeletedItem[]> {
  if (variants.length === 0) return []
  const { rows } = await sql<DeletedItem>`
    WITH deleted AS MATERIALIZED (
      SELECT p.site_id, v."productId" AS product_id, v."variantId" AS id, p.created_date
        FROM jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
               AS v ("productId" uuid, "variantId" uuid)
        JOIN products p ON p.site_id = ${tx.siteId} AND p.id = v."productId"
    ), items AS (
      SELECT i.id, i.product_id, i.variant_id, i.location_id, i.revision, i.created_date, i.updated_date,
             i.track_quantity AS tracked, i.quantity, i.availability, i.preorder_enabled,
             i.preorder_message, i.preorder_limit, i.preorder_ships_at, i.preorder_counter, i.extended_fields
        FROM deleted g JOIN inventory_items i ON i.site_id = g.site_id AND i.product_id = g.product_id
                                          AND i.variant_id = g.id
       WHERE NOT i.absent
       UNION ALL
      SELECT inventory_item_id(g.product_id, g.id, g.site_id), g.product_id, g.id, g.site_id, 1,
             g.created_date, g.created_date, FALSE, NULL, 'IN_STOCK', FALSE, NULL, NULL, NULL, 0, NULL
        FROM deleted g
       WHERE NOT EXISTS (SELECT FROM inventory_items i
                          WHERE i.site_id = g.site_id AND i.product_id = g.product_id
                            AND i.variant_id = g.id AND i.location_id = g.site_id)
    )
    SELECT id, product_id AS "productId", variant_id AS "variantId", location_id AS "locationId", revision,
           created_date AS "createdDate", updated_date AS "updatedDate", tracked,
           CASE WHEN tracked THEN COALESCE(quantity, 0) END AS quantity, availability,
           jsonb_build_object('enabled', preorder_enabled, 'message', preorder_message,
                              'limit', preorder_limit, 'shipsAt', preorder_ships_at) AS preorder,
           preorder_counter AS "preorderCounter", extended_fields AS "extendedFields"
      FROM items ORDER BY product_id, variant_id, location_id`.execute(tx.db)
  return rows
}
