import { sql } from 'kysely'
import { rowsToSql } from '../../../platform/db/rows-to-sql.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { NewVariantStock, Reason } from '../model/stock.ts'

/** A variant's stock, and what of it goes to the ledger. */
export interface NewStockRow {
  readonly productId: string
  readonly variant: NewVariantStock
  readonly delta: number
}

const columns = {
  product_id: 'uuid',
  variant_id: 'uuid',
  tracked: 'boolean',
  quantity: 'bigint',
  in_stock: 'boolean',
  absent: 'boolean',
  enabled: 'boolean',
  message: 'text',
  most: 'integer',
  delta: 'bigint',
} as const

/** Adds stock where there was none, as one batch of the ledger; what products tell of it is written. */
export async function insertStock(
  tx: Tx,
  rows: readonly NewStockRow[],
  reason: Reason,
): Promise<void> {
  const wanted = rows.map(({ productId, variant, delta }) => ({
    product_id: productId,
    variant_id: variant.variantId,
    tracked: variant.tracked,
    quantity: variant.quantity,
    in_stock: variant.inStock,
    absent: variant.absent ?? false,
    enabled: variant.preorder?.enabled ?? false,
    message: variant.preorder?.message ?? null,
    most: variant.preorder?.limit ?? null,
    delta,
  }))
  await sql`
    WITH wanted AS (
      SELECT * FROM ${rowsToSql(columns, wanted)} AS sent
    ), written AS (
      INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity,
        quantity, in_stock, absent, preorder_enabled, preorder_message, preorder_limit,
        created_date, updated_date)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, ${tx.siteId}::uuid, tracked, quantity,
             in_stock, absent, enabled, message, most, ${tx.now}::timestamptz,
             ${tx.now}::timestamptz FROM wanted
    )
    INSERT INTO inventory_changes (site_id, product_id, variant_id, location_id, reason, delta,
                                   quantity_after, actor, request_id, at, batch_id)
    SELECT ${tx.siteId}::uuid, product_id, variant_id, ${tx.siteId}::uuid, ${reason}, delta, quantity,
           ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
           ${newId()}::uuid
      FROM wanted WHERE delta <> 0 ORDER BY product_id, variant_id`.execute(tx.db)
}
