import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/**
 * Inserts rows that mark items at the default location as absent. An existing row stays, unless it was only
 * just added because sibling variants are tracked.
 */
export async function insertAbsent(
  tx: Tx,
  places: readonly { readonly productId: string; readonly variantId: string }[],
): Promise<void> {
  if (places.length === 0) return
  await sql`
    INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, in_stock, absent,
                                 created_date, updated_date)
    SELECT ${tx.siteId}::uuid, "productId", "variantId", ${tx.siteId}::uuid, FALSE, TRUE,
           ${tx.now}::timestamptz, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS w (
             "productId" uuid, "variantId" uuid)
    ON CONFLICT (site_id, product_id, variant_id, location_id) DO UPDATE
       SET absent = TRUE, in_stock = FALSE, track_quantity = FALSE, quantity = NULL,
           preorder_enabled = FALSE, preorder_message = NULL, preorder_limit = NULL,
           preorder_ships_at = NULL
     WHERE inventory_items.created_date = excluded.created_date
       AND inventory_items.revision = 1 AND inventory_items.quantity = 0`.execute(tx.db)
}
