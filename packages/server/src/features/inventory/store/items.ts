import { type RawBuilder, sql } from 'kysely'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HeldPlace, Item, ItemReference, Place } from '../model/item.ts'

/**
 * An item as it is told, from a variant `v`, its row of stock `i`, if there is one, and its product `p`.
 * A variant without a row is in stock and not counted.
 */
export const itemColumns = (id: RawBuilder<unknown>, location: RawBuilder<unknown>) => sql`
  ${id} AS id, v.product_id AS "productId", v.id AS "variantId", ${location} AS "locationId",
  COALESCE(i.revision, 1) AS revision, COALESCE(i.created_date, p.created_date) AS "createdDate",
  COALESCE(i.updated_date, p.created_date) AS "updatedDate",
  COALESCE(i.track_quantity, FALSE) AS tracked,
  CASE WHEN i.track_quantity THEN COALESCE(i.quantity, 0) END AS quantity,
  COALESCE(i.availability, 'IN_STOCK') AS availability,
  jsonb_build_object('enabled', COALESCE(i.preorder_enabled, FALSE), 'message', i.preorder_message,
                     'limit', i.preorder_limit) AS preorder,
  COALESCE(i.preorder_counter, 0) AS "preorderCounter", i.extended_fields AS "extendedFields"`

const ownId = sql`inventory_item_id(v.product_id, v.id, v.site_id)`

interface HeldRow extends Omit<Item, 'id'> {
  readonly id: string
  readonly has: boolean
  readonly isAbsent: boolean
  readonly isDefault: boolean
  readonly visible: boolean
  readonly kept: number | null
  readonly inStock: boolean
  readonly canPreorder: boolean
}

/** What is at these places, by the ids of their stock; nothing where there is no such variant. */
export async function findPlaces(
  tx: Tx,
  places: readonly Place[],
): Promise<Map<string, HeldPlace>> {
  if (places.length === 0) return new Map()
  const { rows } = await sql<HeldRow>`
    SELECT ${itemColumns(sql`inventory_item_id(v.product_id, v.id, w."locationId")`, sql`w."locationId"`)},
           COALESCE(NOT i.absent, w."locationId" = v.site_id) AS has,
           COALESCE(i.absent, FALSE) AS "isAbsent", v.is_default AS "isDefault", v.visible,
           i.quantity AS kept, COALESCE(i.in_stock, TRUE) AS "inStock",
           p.product_type <> 'digital' AND p.subscriptions IS NULL AS "canPreorder"
      FROM (SELECT DISTINCT * FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS w (
              "productId" uuid, "variantId" uuid, "locationId" uuid)
             LIMIT ${places.length}) w
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = w."productId"
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = w."productId"
       AND v.id = w."variantId"
      LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
       AND i.variant_id = v.id AND i.location_id = w."locationId"`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, toPlace(row)]))
}

function toPlace(row: HeldRow): HeldPlace {
  const { has, isAbsent, isDefault, visible, kept, inStock, canPreorder, ...item } = row
  const { productId, variantId, locationId, revision } = item
  return {
    ...{ productId, variantId, locationId, revision, isAbsent, isDefault, visible, kept, inStock },
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

/** A place that a reference names; null where there is no such variant. */
export type NamedPlace = Place | null

export interface WantedPlace {
  readonly place: number
  readonly id: string | null
  readonly productId: string | null
  readonly variantId: string | null
  readonly locationId: string
}

/** A reference as the store looks for it; an id that is none names nothing. */
export const toWanted =
  ({ siteId }: Tx) =>
  ({ id, productId, variantId, locationId }: ItemReference, place: number): WantedPlace => ({
    place,
    id: id === undefined ? null : isGuid(id) ? id : nobody,
    productId: productId === undefined ? null : isGuid(productId) ? productId : nobody,
    variantId: variantId ?? null,
    locationId: locationId ?? siteId,
  })
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The places that references name, in their order: ids of items are found by their index, with a row or
 * without. Nothing is held.
 */
export async function findNamed(tx: Tx, wanted: readonly WantedPlace[]): Promise<NamedPlace[]> {
  if (wanted.length === 0) return []
  const { rows } = await sql<Place & { place: number }>`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (
        place integer, id uuid, "productId" uuid, "variantId" uuid, "locationId" uuid)
       LIMIT ${wanted.length}
    )
    SELECT w.place, v.product_id AS "productId", v.id AS "variantId", v.site_id AS "locationId"
      FROM wanted w JOIN variants v ON v.site_id = ${tx.siteId} AND ${ownId} = w.id
     UNION ALL
    SELECT w.place, i.product_id, i.variant_id, i.location_id
      FROM wanted w JOIN inventory_items i ON i.site_id = ${tx.siteId} AND i.id = w.id
     WHERE i.location_id <> i.site_id
     UNION ALL
    SELECT w.place, v.product_id, v.id, w."locationId"
      FROM wanted w
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.id = w."variantId"
       AND v.product_id = COALESCE(w."productId", v.product_id)
     WHERE w.id IS NULL`.execute(tx.db)
  const found = new Map(rows.map(({ place, ...one }) => [place, one]))
  return wanted.map(({ place }) => found.get(place) ?? null)
}

/** Holds products, and so their stock, in the order in which every batch does. */
export async function holdStock(tx: Tx, productIds: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM products WHERE site_id = ${tx.siteId} AND id = ANY(${productIds}::uuid[])
     ORDER BY numeric_id FOR NO KEY UPDATE`.execute(tx.db)
}
