import { sql } from 'kysely'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Reason, SharedStock, VariantStock } from '../model.ts'
import type { ListedVariant } from '../rules.ts'
import { onlyVariant } from './only-variant.ts'

/** What is kept of products as a whole, held until the transaction ends. */
export async function holdProducts(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, SharedStock>> {
  await sql`
    SELECT FROM products WHERE site_id = ${tx.siteId} AND id = ANY(${productIds}::uuid[])
     ORDER BY numeric_id FOR NO KEY UPDATE`.execute(tx.db)
  const { rows } = await sql<SharedStock>`
    SELECT p.id AS "productId", p.stock_tracked AS tracked,
           jsonb_build_object('enabled', COALESCE(s.preorder_enabled, FALSE),
             'message', s.preorder_message, 'limit', s.preorder_limit) AS preorder
      FROM products p
      LEFT JOIN LATERAL (SELECT * FROM inventory_items i
                          WHERE i.site_id = p.site_id AND i.product_id = p.id LIMIT 1) s ON TRUE
     WHERE p.site_id = ${tx.siteId} AND p.id = ANY(${productIds}::uuid[])`.execute(tx.db)
  return new Map(rows.map((one) => [one.productId, one]))
}

/** A variant that is named in the list of a product; no id means the product's only one. */
export interface NamedVariant {
  readonly stock: number
  readonly place: number
  readonly productId: string
  readonly variantId: string | null
}

/**
 * The stock of the named variants and of no other, by the list and the place that name them. The limit
 * lets PostgreSQL know how few they are.
 */
export async function findListed(
  tx: Tx,
  named: readonly NamedVariant[],
): Promise<Map<number, ListedVariant[]>> {
  if (named.length === 0) return new Map()
  const { rows } = await sql<ListedVariant & { stock: number }>`
    SELECT n.stock, n.place, v.id AS "variantId", v.is_default AS "isDefault", v.visible,
           i.quantity, COALESCE(i.in_stock, TRUE) AS "inStock"
      FROM (SELECT * FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS n (
              stock integer, place integer, "productId" uuid, "variantId" uuid)
             LIMIT ${named.length}) n
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = n."productId"
       AND v.id = COALESCE(n."variantId", ${onlyVariant(tx, sql.ref('n.productId'))})
      LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
       AND i.variant_id = v.id`.execute(tx.db)
  const lists = new Map<number, ListedVariant[]>()
  for (const { stock, ...one } of rows) lists.set(stock, [...(lists.get(stock) ?? []), one])
  return lists
}

/** Gives all variants of products their tracking and preorder; no variant is loaded for it. */
export async function writeShared(tx: Tx, shared: readonly SharedStock[]): Promise<void> {
  if (shared.length === 0) return
  const wanted = shared.map(({ productId, tracked, preorder }) => ({
    product_id: productId,
    tracked,
    enabled: preorder.enabled,
    message: preorder.message,
    most: preorder.limit,
  }))
  await sql`
    INSERT INTO inventory_items (site_id, product_id, variant_id, id, track_quantity, quantity,
      preorder_enabled, preorder_message, preorder_limit, updated_date)
    SELECT v.site_id, v.product_id, v.id, gen_random_uuid(), w.tracked,
           CASE WHEN w.tracked THEN 0 END, w.enabled, w.message, w.most, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (
             product_id uuid, tracked boolean, enabled boolean, message text, most integer)
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = w.product_id
    ON CONFLICT (site_id, product_id, variant_id) DO UPDATE
       SET track_quantity = excluded.track_quantity,
           quantity = COALESCE(inventory_items.quantity, excluded.quantity),
           preorder_enabled = excluded.preorder_enabled,
           preorder_message = excluded.preorder_message,
           preorder_limit = excluded.preorder_limit, updated_date = excluded.updated_date,
           revision = inventory_items.revision + 1`.execute(tx.db)
}

/** A variant's stock to be written, and by how much its quantity moved. */
export interface StockRow extends SharedStock {
  readonly variant: VariantStock
  readonly delta: number
}

/** Writes stock of single variants, and the moves of quantities to the ledger as one batch. */
export async function writeStock(tx: Tx, rows: readonly StockRow[], reason: Reason): Promise<void> {
  if (rows.length === 0) return
  const wanted = rows.map(({ productId, tracked, preorder, variant, delta }) => ({
    id: newId(),
    product_id: productId,
    variant_id: variant.variantId,
    tracked,
    quantity: variant.quantity,
    in_stock: variant.inStock,
    enabled: preorder.enabled,
    message: preorder.message,
    most: preorder.limit,
    delta,
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
         SET quantity = excluded.quantity, in_stock = excluded.in_stock,
             updated_date = excluded.updated_date, revision = inventory_items.revision + 1
    )
    INSERT INTO inventory_changes (site_id, product_id, variant_id, reason, delta, quantity_after,
                                   actor, request_id, at, batch_id)
    SELECT ${tx.siteId}::uuid, product_id, variant_id, ${reason}, delta, quantity,
           ${JSON.stringify(tx.actor)}::jsonb, ${tx.requestId}, ${tx.now}::timestamptz,
           ${newId()}::uuid
      FROM wanted WHERE delta <> 0 ORDER BY product_id, variant_id`.execute(tx.db)
}
