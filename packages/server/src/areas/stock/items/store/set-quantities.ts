import { sql } from 'kysely'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Reason, SharedStock, VariantStock } from '../model/stock.ts'
import type { StockUpdate, StoredVariantStock } from '../rules/stock.ts'
import { onlyVariant } from './only-variant.ts'

export interface LockedStock extends SharedStock {
  /** Whether its variants differ in tracking or preorder. */
  readonly isMixed: boolean
}

/** The shared stock fields of products, locked until the end of the transaction. */
export async function lockProducts(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, LockedStock>> {
  await sql`
    SELECT FROM products WHERE site_id = ${tx.siteId} AND id = ANY(${productIds}::uuid[])
     ORDER BY numeric_id FOR NO KEY UPDATE`.execute(tx.db)
  const { rows } = await sql<LockedStock>`
    SELECT p.id AS "productId", p.stock_tracked AS tracked,
           p.tracked_count NOT IN (0, p.variant_count)
             OR p.preorder_count NOT IN (0, p.variant_count) AS "isMixed",
           jsonb_build_object('enabled', COALESCE(s.preorder_enabled, FALSE),
             'message', s.preorder_message, 'limit', s.preorder_limit,
             'shipsAt', s.preorder_ships_at) AS preorder
      FROM products p
      LEFT JOIN LATERAL (SELECT * FROM inventory_items i
                          WHERE i.site_id = p.site_id AND i.product_id = p.id
                            AND i.location_id = p.site_id
                          ORDER BY i.variant_id LIMIT 1) s ON TRUE
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${productIds}::uuid[])`.execute(tx.db)
  return new Map(rows.map((one) => [one.productId, one]))
}

/** A listed variant of a product; no id means the product's only one. */
export interface NamedVariant {
  readonly stock: number
  readonly place: number
  readonly productId: string
  readonly variantId: string | null
}

/** The stock of the listed variants only, by list and index. LIMIT shows the planner how few they are. */
export async function findListed(
  tx: Tx,
  named: readonly NamedVariant[],
): Promise<Map<number, StoredVariantStock[]>> {
  if (named.length === 0) return new Map()
  const { rows } = await sql<StoredVariantStock & { stock: number }>`
    SELECT n.stock, n.place, v.id AS "variantId", v.is_default AS "isDefault", v.visible,
           COALESCE(i.track_quantity, FALSE) AS tracked, i.quantity,
           COALESCE(i.in_stock, TRUE) AS "inStock"
      FROM (SELECT * FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS n (
              stock integer, place integer, "productId" uuid, "variantId" uuid)
             LIMIT ${named.length}) n
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = n."productId"
       AND v.id = COALESCE(n."variantId", ${onlyVariant(tx, sql.ref('n.productId'))})
      LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
       AND i.variant_id = v.id AND i.location_id = v.site_id`.execute(tx.db)
  const lists = new Map<number, StoredVariantStock[]>()
  for (const { stock, ...one } of rows) lists.set(stock, [...(lists.get(stock) ?? []), one])
  return lists
}

/**
 * Sets tracking and preorder of all variants of products without reading them. A variant without a row counts
 * as unchanged, so its first row has revision 2.
 */
export async function writeShared(tx: Tx, shared: readonly StockUpdate[]): Promise<void> {
  if (shared.length === 0) return
  const requested = shared.map(({ after: { productId, tracked, preorder }, setsPreorder }) => ({
    product_id: productId,
    tracked,
    sets: setsPreorder,
    enabled: preorder.enabled,
    message: preorder.message,
    most: preorder.limit,
    ships_at: preorder.shipsAt,
  }))
  await sql`
    INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity,
      quantity, preorder_enabled, preorder_message, preorder_limit, preorder_ships_at, revision,
      created_date, updated_date)
    SELECT v.site_id, v.product_id, v.id, v.site_id, w.tracked, CASE WHEN w.tracked THEN 0 END,
           COALESCE(k.preorder_enabled, w.enabled),
           CASE WHEN k.id IS NULL THEN w.message ELSE k.preorder_message END,
           CASE WHEN k.id IS NULL THEN w.most ELSE k.preorder_limit END,
           CASE WHEN k.id IS NULL THEN w.ships_at ELSE k.preorder_ships_at END, 2, p.created_date,
           ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) AS w (
             product_id uuid, tracked boolean, sets boolean, enabled boolean, message text,
             most integer, ships_at date)
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = w.product_id
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = w.product_id
      LEFT JOIN inventory_items k ON NOT w.sets AND k.site_id = v.site_id
       AND k.product_id = v.product_id AND k.variant_id = v.id AND k.location_id = v.site_id
    ON CONFLICT (site_id, product_id, variant_id, location_id) DO UPDATE
       SET track_quantity = excluded.track_quantity,
           quantity = COALESCE(inventory_items.quantity, excluded.quantity),
           preorder_enabled = excluded.preorder_enabled,
           preorder_message = excluded.preorder_message,
           preorder_limit = excluded.preorder_limit,
           preorder_ships_at = excluded.preorder_ships_at, absent = FALSE,
           updated_date = excluded.updated_date,
           revision = inventory_items.revision + 1`.execute(tx.db)
}

/** A variant's stock to write, and the change of its quantity. */
export interface StockRow extends SharedStock {
  readonly variant: VariantStock
  readonly delta: number
}

/** Writes stock of single variants, and the moved quantities as one batch of the ledger. */
export async function writeStock(
  tx: Tx,
  rows: readonly StockRow[],
  reason: Reason,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const requested = rows.map(({ productId, tracked, preorder, variant, delta }) => ({
    product_id: productId,
    variant_id: variant.variantId,
    tracked,
    quantity: variant.quantity,
    in_stock: variant.inStock,
    enabled: preorder.enabled,
    message: preorder.message,
    most: preorder.limit,
    ships_at: preorder.shipsAt,
    delta,
  }))
  const written = await sql<{ id: string; revision: number }>`
    WITH input AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) AS w (
        product_id uuid, variant_id uuid, tracked boolean, quantity bigint, in_stock boolean,
        enabled boolean, message text, most integer, ships_at date, delta bigint)
    ), written AS (
      INSERT INTO inventory_items (site_id, product_id, variant_id, location_id, track_quantity,
        quantity, in_stock, preorder_enabled, preorder_message, preorder_limit, preorder_ships_at,
        revision, created_date, updated_date)
      SELECT p.site_id, w.product_id, variant_id, p.site_id, tracked, quantity, in_stock, enabled,
             message, most, ships_at, 2, p.created_date, ${tx.now}::timestamptz
        FROM input w JOIN products p ON p.site_id = ${tx.siteId} AND p.id = w.product_id
      ON CONFLICT (site_id, product_id, variant_id, location_id) DO UPDATE
         SET quantity = excluded.quantity, in_stock = excluded.in_stock,
             track_quantity = excluded.track_quantity, absent = FALSE,
             updated_date = excluded.updated_date, revision = inventory_items.revision + 1
      RETURNING id, revision
    ), ledger AS (
      INSERT INTO inventory_changes (site_id, product_id, variant_id, location_id, reason, delta,
                                     quantity_after, actor, request_id, at, batch_id)
      SELECT ${tx.siteId}::uuid, product_id, variant_id, ${tx.siteId}::uuid, ${reason}, delta,
             quantity, ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
             ${newId()}::uuid
        FROM input WHERE delta <> 0 ORDER BY product_id, variant_id
    )
    SELECT id, revision FROM written`.execute(tx.db)
  return new Map(written.rows.map(({ id, revision }) => [id, revision]))
}
