import { sql } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Reason } from '../model.ts'
import type { StockRow } from './set-quantities.ts'

/** Adds stock where there was none, as one batch of the ledger; what products tell of it is written. */
export async function insertStock(
  tx: Tx,
  rows: readonly StockRow[],
  reason: Reason,
): Promise<void> {
  const wanted = rows.map(({ productId, tracked, variant, delta }) => ({
    id: newId(),
    product_id: productId,
    variant_id: variant.variantId,
    tracked,
    quantity: variant.quantity,
    in_stock: variant.inStock,
    delta,
  }))
  await sql`SELECT set_config('vitrine.counted', 'yes', TRUE)`.execute(tx.db)
  await sql`
    WITH wanted AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (
        id uuid, product_id uuid, variant_id uuid, tracked boolean, quantity bigint,
        in_stock boolean, delta bigint)
    ), written AS (
      INSERT INTO inventory_items (site_id, product_id, variant_id, id, track_quantity, quantity,
                                   in_stock, updated_date)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, id, tracked, quantity, in_stock,
             ${tx.now}::timestamptz FROM wanted
    )
    INSERT INTO inventory_changes (site_id, product_id, variant_id, reason, delta, quantity_after,
                                   actor, request_id, at, batch_id)
    SELECT ${tx.siteId}::uuid, product_id, variant_id, ${reason}, delta, quantity,
           ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
           ${newId()}::uuid
      FROM wanted WHERE delta <> 0 ORDER BY product_id, variant_id`.execute(tx.db)
  await sql`SELECT set_config('vitrine.counted', 'no', TRUE)`.execute(tx.db)
}
