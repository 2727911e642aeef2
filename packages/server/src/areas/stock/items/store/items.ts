import { type RawBuilder, sql } from 'kysely'
import { onHand, presentAvailability } from '../../../../platform/db/on-hand.ts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Item, ItemReference, StockKey, StockState } from '../model/item.ts'

/**
 * The columns of an item, from a variant `v`, its stock row `i`, if any, and its product `p`. A variant
 * without a row is in stock and untracked.
 */
export const itemColumns = (id: RawBuilder<unknown>, location: RawBuilder<unknown>) => sql`
  ${id} AS id, v.product_id AS "productId", v.id AS "variantId", ${location} AS "locationId",
  COALESCE(i.revision, 1) AS revision, COALESCE(i.created_date, p.created_date) AS "createdDate",
  COALESCE(i.updated_date, p.created_date) AS "updatedDate",
  COALESCE(i.track_quantity, FALSE) AS tracked,
  CASE WHEN i.track_quantity THEN COALESCE(${onHand}, 0) END AS quantity,
  COALESCE(${presentAvailability}, 'IN_STOCK') AS availability,
  jsonb_build_object('enabled', COALESCE(i.preorder_enabled, FALSE), 'message', i.preorder_message,
                     'limit', i.preorder_limit, 'shipsAt', i.preorder_ships_at) AS preorder,
  COALESCE(i.preorder_counter, 0) AS "preorderCounter", COALESCE(i.is_drop, FALSE) AS "isDrop",
  i.extended_fields AS "extendedFields"`

const ownId = sql`inventory_item_id(v.product_id, v.id, v.site_id)`

interface StockStateRow extends Omit<Item, 'id'> {
  readonly id: string
  readonly has: boolean
  readonly isAbsent: boolean
  readonly isDefault: boolean
  readonly visible: boolean
  readonly storedQuantity: number | null
  readonly inStock: boolean
  readonly canPreorder: boolean
}

/** The states of these stock keys, by item id; nothing where the variant does not exist. */
export async function findStockStates(
  tx: Tx,
  keys: readonly StockKey[],
): Promise<Map<string, StockState>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<StockStateRow>`
    SELECT ${itemColumns(sql`inventory_item_id(v.product_id, v.id, w."locationId")`, sql`w."locationId"`)},
           COALESCE(NOT i.absent, w."locationId" = v.site_id) AS has,
           COALESCE(i.absent, FALSE) AS "isAbsent", v.is_default AS "isDefault", v.visible,
           i.quantity AS "storedQuantity", COALESCE(i.in_stock, TRUE) AS "inStock",
           p.product_type <> 'digital' AND p.subscriptions IS NULL AS "canPreorder"
      FROM (SELECT DISTINCT * FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS w (
              "productId" uuid, "variantId" uuid, "locationId" uuid)
             LIMIT ${keys.length}) w
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = w."productId"
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = w."productId"
       AND v.id = w."variantId"
      LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
       AND i.variant_id = v.id AND i.location_id = w."locationId"`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, toStockState(row)]))
}

function toStockState(row: StockStateRow): StockState {
  const { has, isAbsent, isDefault, visible, storedQuantity, inStock, canPreorder, ...item } = row
  const { productId, variantId, locationId, revision } = item
  return {
    productId,
    variantId,
    locationId,
    revision,
    isAbsent,
    isDefault,
    visible,
    storedQuantity,
    inStock,
    canPreorder,
    item: has ? item : null,
  }
}

/** Stock of all variants of products at the default location. */
export async function findItemsOf(
  tx: Tx,
  productIds: readonly string[],
): Promise<Map<string, Item>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<Item>`
    SELECT ${itemColumns(ownId, sql`v.site_id`)}
      FROM variants v
      JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id
      LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
       AND i.variant_id = v.id AND i.location_id = v.site_id
     WHERE v.site_id = ${tx.siteId} AND v.product_id = ANY(${productIds}::uuid[])
       AND i.absent IS NOT TRUE`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The stock key of a reference; null where the variant does not exist. */
export type ResolvedStockKey = StockKey | null

export interface StockKeyLookup {
  readonly place: number
  readonly id: string | null
  readonly productId: string | null
  readonly variantId: string | null
  readonly locationId: string
}

/** A reference as a row to look up; an invalid id matches nothing. */
export const toLookup =
  ({ siteId }: Tx) =>
  ({ id, productId, variantId, locationId }: ItemReference, place: number): StockKeyLookup => ({
    place,
    id: id === undefined ? null : isGuid(id) ? id : nobody,
    productId: productId === undefined ? null : isGuid(productId) ? productId : nobody,
    variantId: variantId ?? null,
    locationId: locationId ?? siteId,
  })
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The stock keys of references, in order: item ids are found by index, with or without a row. Nothing is
 * locked.
 */
export async function findStockKeys(
  tx: Tx,
  requested: readonly StockKeyLookup[],
): Promise<ResolvedStockKey[]> {
  if (requested.length === 0) return []
  const { rows } = await sql<StockKey & { place: number }>`
    WITH input AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) AS w (
        place integer, id uuid, "productId" uuid, "variantId" uuid, "locationId" uuid)
       LIMIT ${requested.length}
    )
    SELECT w.place, v.product_id AS "productId", v.id AS "variantId", v.site_id AS "locationId"
      FROM input w JOIN variants v ON v.site_id = ${tx.siteId} AND ${ownId} = w.id
     UNION ALL
    SELECT w.place, i.product_id, i.variant_id, i.location_id
      FROM input w JOIN inventory_items i ON i.site_id = ${tx.siteId} AND i.id = w.id
     WHERE i.location_id <> i.site_id
     UNION ALL
    SELECT w.place, v.product_id, v.id, w."locationId"
      FROM input w
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.id = w."variantId"
       AND v.product_id = COALESCE(w."productId", v.product_id)
     WHERE w.id IS NULL`.execute(tx.db)
  const found = new Map(rows.map(({ place, ...one }) => [place, one]))
  return requested.map(({ place }) => found.get(place) ?? null)
}

/** Locks products, and thereby their stock, in the order of every batch. */
export async function lockStock(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM products WHERE site_id = ${tx.siteId} AND id = ANY(${productIds}::uuid[])
     ORDER BY numeric_id FOR NO KEY UPDATE`.execute(tx.db)
}
