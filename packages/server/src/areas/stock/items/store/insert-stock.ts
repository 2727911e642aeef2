import { sql } from 'kysely'
import { rowsToSql } from '../../../../platform/db/rows-to-sql.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewProductStock, Reason } from '../model/stock.ts'

const columns = {
  product_id: 'uuid',
  variant_id: 'uuid',
  tracked: 'boolean',
  quantity: 'bigint',
  in_stock: 'boolean',
} as const

/** Inserts first stock as one batch of the ledger, and updates the stock status of products. */
export async function insertStock(
  tx: Tx,
  stock: readonly NewProductStock[],
  reason: Reason,
): Promise<void> {
  const requested = stock.flatMap(({ productId, variants }) =>
    variants.map(({ variantId, tracked, quantity, inStock }) => ({
      product_id: productId,
      variant_id: variantId,
      tracked,
      quantity: tracked ? (quantity ?? 0) : null,
      in_stock: tracked || inStock,
    })),
  )
  await sql`
    WITH input AS (
      SELECT * FROM ${rowsToSql(columns, requested)} AS sent
    ), written AS (
      INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity,
        quantity, in_stock, created_date, updated_date)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, ${tx.siteId}::uuid, tracked, quantity,
             in_stock, ${tx.now}::timestamptz, ${tx.now}::timestamptz FROM input
    )
    INSERT INTO inventory_changes (site_id, product_id, variant_id, location_id, reason, delta,
                                   quantity_after, actor, request_id, at, batch_id)
    SELECT ${tx.siteId}::uuid, product_id, variant_id, ${tx.siteId}::uuid, ${reason}, quantity, quantity,
           ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
           ${newId()}::uuid
      FROM input WHERE quantity <> 0 ORDER BY product_id, variant_id`.execute(tx.db)
}
