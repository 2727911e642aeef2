import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { StockKey } from '../../items/model/item.ts'
import { onlyVariant } from '../../items/store/only-variant.ts'

/** How a line names its stock. */
export interface NamedStock {
  readonly productId: string
  readonly variantId?: string
  readonly locationId?: string
}

/** A line whose stock is in buckets. */
export interface DropLine extends StockKey {
  readonly acceptsPreorders: boolean
}

/** The lines whose stock is in buckets, by their indexes in the list. */
export async function findDrops(
  tx: Tx,
  lines: readonly NamedStock[],
): Promise<ReadonlyMap<number, DropLine>> {
  if (lines.length === 0) return new Map()
  const named = lines.map(({ productId, variantId, locationId }, place) => ({
    place,
    product: productId,
    variant: variantId ?? null,
    location: locationId ?? tx.siteId,
  }))
  const { rows } = await sql<DropLine & { place: number }>`
    SELECT l.place, i.product_id AS "productId", i.variant_id AS "variantId", i.location_id AS "locationId",
           i.preorder_enabled AS "acceptsPreorders"
      FROM (SELECT * FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS l (
              place integer, product uuid, variant uuid, location uuid) LIMIT ${lines.length}) l
      JOIN inventory_items i ON i.site_id = ${tx.siteId} AND i.product_id = l.product
       AND i.location_id = l.location AND i.is_drop AND i.track_quantity
       AND i.variant_id = COALESCE(l.variant, ${onlyVariant(tx, sql.ref('l.product'))})`.execute(
    tx.db,
  )
  return new Map(rows.map(({ place, ...key }) => [place, key]))
}

/** Unbooked stock taken from a drop; negative where more was returned. */
export interface UnbookedStock extends StockKey {
  readonly taken: number
}

/**
 * Locks the buckets of these products, resets their unbooked quantities, and returns them. The products must
 * be locked before.
 */
export async function takeUnbooked(
  tx: Tx,
  productIds: readonly string[],
): Promise<UnbookedStock[]> {
  const { rows } = await sql<UnbookedStock>`
    WITH bucket AS MATERIALIZED (
      SELECT * FROM stock_buckets
       WHERE site_id = ${tx.siteId} AND product_id = ANY (${[...productIds]}::uuid[])
       ORDER BY product_id, variant_id, location_id, bucket FOR UPDATE
    ), emptied AS (
      UPDATE stock_buckets b SET taken = 0 FROM bucket o
       WHERE o.taken <> 0 AND b.site_id = o.site_id AND b.product_id = o.product_id
         AND b.variant_id = o.variant_id AND b.location_id = o.location_id AND b.bucket = o.bucket
    )
    SELECT product_id AS "productId", variant_id AS "variantId", location_id AS "locationId",
           sum(taken)::bigint AS taken
      FROM bucket GROUP BY product_id, variant_id, location_id HAVING sum(taken) <> 0`.execute(
    tx.db,
  )
  return rows
}

/** Which of these products have stock in buckets. */
export async function findDropProducts(
  tx: Tx,
  productIds: readonly string[],
): Promise<readonly string[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id AS id FROM stock_buckets
     WHERE site_id = ${tx.siteId} AND product_id = ANY (${[...productIds]}::uuid[])`.execute(tx.db)
  return rows.map(({ id }) => id)
}
