import { sql } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { InventoryItem, QuantityChange, Reason, VariantStock } from '../model.ts'

/** A variant's stock to be written, and by how much its quantity moved. */
export interface StockRow extends VariantStock {
  readonly productId: string
  readonly tracked: boolean
  readonly preorder: InventoryItem['preorder']
  readonly delta: number
}

/** Writes stock that was worked out on held rows, and the moves of quantities to the ledger. */
export async function writeStock(tx: Tx, rows: readonly StockRow[], reason: Reason): Promise<void> {
  if (rows.length === 0) return
  const wanted = rows.map((row) => ({
    id: newId(),
    product_id: row.productId,
    variant_id: row.variantId,
    tracked: row.tracked,
    quantity: row.quantity,
    in_stock: row.inStock,
    enabled: row.preorder.enabled,
    message: row.preorder.message,
    most: row.preorder.limit,
    delta: row.delta,
  }))
  await sql`
    WITH wanted AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (
        id uuid, product_id uuid, variant_id uuid, tracked boolean, quantity bigint,
        in_stock boolean, enabled boolean, message text, most integer, delta bigint)
    ), written AS (
      INSERT INTO inventory_items (site_id, product_id, variant_id, id, track_quantity, quantity,
        in_stock, preorder_enabled, preorder_message, preorder_limit, updated_date)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, id, tracked, quantity, in_stock, enabled,
             message, most, ${tx.now}::timestamptz FROM wanted
      ON CONFLICT (site_id, product_id, variant_id) DO UPDATE
         SET track_quantity = excluded.track_quantity, quantity = excluded.quantity,
             in_stock = excluded.in_stock, preorder_enabled = excluded.preorder_enabled,
             preorder_message = excluded.preorder_message,
             preorder_limit = excluded.preorder_limit, updated_date = excluded.updated_date,
             revision = inventory_items.revision + 1
    )
    INSERT INTO inventory_changes (site_id, product_id, variant_id, reason, delta, quantity_after,
                                   actor, request_id, at)
    SELECT ${tx.siteId}::uuid, product_id, variant_id, ${reason}, delta, quantity,
           ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz
      FROM wanted WHERE delta <> 0`.execute(tx.db)
}

/** A change whose variant is known. */
export type ResolvedChange = Required<QuantityChange>

export interface Outcome {
  readonly productId: string
  readonly variantId: string
  readonly tracked: boolean
  /** Quantity after the change; null when it was not made. */
  readonly quantity: number | null
}

/**
 * Moves quantities in one conditional statement: a row is written only when enough is left, and with
 * it its entry in the ledger. Rows are held in one order, so that batches never wait for each other
 * in a circle. Untracked variants come back unchanged, variants without a row of stock not at all.
 */
export async function moveQuantities(
  tx: Tx,
  changes: readonly ResolvedChange[],
  reason: Reason,
): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    WITH target AS (
      SELECT w.*, i.track_quantity AS tracked
        FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS w (
               "productId" uuid, "variantId" uuid, delta bigint, preorder boolean)
        JOIN inventory_items i
          ON i.site_id = ${tx.siteId} AND i.product_id = w."productId"
         AND i.variant_id = w."variantId"
       ORDER BY i.product_id, i.variant_id FOR UPDATE OF i
    ), moved AS (
      UPDATE inventory_items i
         SET quantity = COALESCE(i.quantity, 0) + t.delta, updated_date = ${tx.now}::timestamptz,
             revision = i.revision + 1
        FROM target t
       WHERE i.site_id = ${tx.siteId} AND i.product_id = t."productId"
         AND i.variant_id = t."variantId" AND i.track_quantity
         AND (t.delta >= 0 OR COALESCE(i.quantity, 0) + t.delta >=
              CASE WHEN t.preorder AND i.preorder_enabled
                   THEN -COALESCE(i.preorder_limit, 2147483647) ELSE 0 END)
      RETURNING i.product_id, i.variant_id, i.quantity, t.delta
    ), ledger AS (
      INSERT INTO inventory_changes (site_id, product_id, variant_id, reason, delta,
                                     quantity_after, actor, request_id, at)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, ${reason}, delta, quantity,
             ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz FROM moved
    )
    SELECT t."productId", t."variantId", t.tracked, m.quantity
      FROM target t
      LEFT JOIN moved m ON m.product_id = t."productId" AND m.variant_id = t."variantId"`.execute(
    tx.db,
  )
  return rows
}

export interface FoundVariant {
  readonly place: number
  readonly productId: string | null
  readonly variantId: string | null
}

/** The variants that changes name, by their place in the list; null where there is none. */
export async function findVariants(
  tx: Tx,
  wanted: readonly { productId: string; variantId: string | null }[],
): Promise<FoundVariant[]> {
  const asked = wanted.map((one, place) => ({ ...one, place }))
  const { rows } = await sql<FoundVariant>`
    SELECT w.place, p.id AS "productId", v.id AS "variantId"
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS w (
             place integer, "productId" uuid, "variantId" uuid)
      LEFT JOIN products p ON p.site_id = ${tx.siteId} AND p.id = w."productId"
      LEFT JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = p.id
       AND CASE WHEN w."variantId" IS NULL THEN v.is_default ELSE v.id = w."variantId" END
     ORDER BY w.place`.execute(tx.db)
  return rows
}

/** Remembers when the stock of products changed last. */
export async function touchStock(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE products SET stock_updated_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND id = ANY(${productIds}::uuid[])`.execute(tx.db)
}
