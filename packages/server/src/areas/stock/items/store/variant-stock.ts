import { type RawBuilder, sql } from 'kysely'
import { hasFew } from '../../../../platform/db/low-stock.ts'
import { onHand, presentAvailability } from '../../../../platform/db/on-hand.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { StockedVariant, VariantStockQuery } from '../model/item.ts'
import { categories, variantName } from './stock-columns.ts'

/** One page of variants with their stock at all locations, and how many fit, in one statement. */
export async function queryVariantStock(
  tx: Tx,
  query: VariantStockQuery,
): Promise<{ readonly variants: readonly StockedVariant[]; readonly total: number }> {
  const { sort, limit, offset } = query
  const { rows } = await sql<StockedVariant & { total: number; rank: number | null }>`
    SELECT counted.total, page.*
      FROM (SELECT count(*) AS total FROM ${fitting(tx, query)}) counted
      LEFT JOIN (
        SELECT v.product_id AS "productId", v.id AS "variantId", p.name AS "productName",
               ${variantName} AS "variantName", v.sku, v.barcode, v.rank,
               LEAST(v.list_price, v.sale_price) AS price,
               CASE WHEN p.manage_variants THEN v.visible ELSE p.visible END AS visible,
               ${stockOf} AS stock
          FROM (SELECT listed.*, row_number() OVER () AS rank
                  FROM (SELECT v.* FROM ${fitting(tx, query)}
                         ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}) listed) v
          JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  const variants = rows.flatMap(({ total: _, rank, ...one }) => (rank === null ? [] : [one]))
  return { variants, total: rows[0]?.total ?? 0 }
}

/** The items of a variant `v` at all locations, the default one first. */
const stockOf = sql`(
  SELECT COALESCE(jsonb_agg(jsonb_build_object(
           'itemId', inventory_item_id(v.product_id, v.id, l.id), 'locationId', l.id,
           'revision', COALESCE(i.revision, 1), 'tracked', COALESCE(i.track_quantity, FALSE),
           'quantity', CASE WHEN i.track_quantity THEN COALESCE(${onHand}, 0) END,
           'held', (SELECT COALESCE(sum(h.quantity), 0) FROM stock_holds h
                     WHERE h.site_id = v.site_id AND h.product_id = v.product_id AND h.variant_id = v.id
                       AND h.location_id = l.id),
           'availability', COALESCE(${presentAvailability}, 'IN_STOCK'))
           ORDER BY l.id <> v.site_id, l.id), '[]')
    FROM (SELECT v.site_id AS id
           UNION ALL
          SELECT e.location_id FROM inventory_items e
           WHERE e.site_id = v.site_id AND e.product_id = v.product_id AND e.variant_id = v.id
             AND e.location_id <> e.site_id) l
    LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
     AND i.variant_id = v.id AND i.location_id = l.id
   WHERE i.absent IS NOT TRUE)`

const byName = sql`p.name_key, p.numeric_id, v.position, v.id`
const skuKey = (variant: RawBuilder<unknown>) => sql`lower(${variant}.sku) COLLATE "C"`
const v = sql.ref('v')

const orders: Readonly<Record<VariantStockQuery['sort'], RawBuilder<unknown>>> = {
  PRODUCT_NAME: byName,
  FEWEST: sql`(CASE WHEN i.track_quantity THEN COALESCE(${onHand}, 0) END), ${byName}`,
  SKU: sql`${skuKey(v)}, v.product_id, v.id`,
}

/** Matching variants, each with its item `i` at the selected location. */
function fitting(tx: Tx, { filter }: VariantStockQuery): RawBuilder<unknown> {
  const { locationId = tx.siteId, state, text = '', code, collectionIds } = filter
  const { productIds, variantIds } = filter
  const tests = [
    // At the default location a variant without a row has an item, too.
    ...(filter.locationId === undefined
      ? []
      : [locationId === tx.siteId ? sql`i.absent IS NOT TRUE` : sql`i.absent IS FALSE`]),
    ...(state ? [states[state]] : []),
    ...(text.trim() ? [sql`(v.product_id, v.id) IN (${named(tx, text.trim())})`] : []),
    ...(code ? [sql`(${skuKey(v)} = lower(${code}) OR v.barcode = ${code})`] : []),
    ...(productIds ? [sql`v.product_id = ANY(${productIds}::uuid[])`] : []),
    ...(variantIds ? [sql`v.id = ANY(${variantIds}::uuid[])`] : []),
    ...(collectionIds
      ? [
          sql`EXISTS (SELECT FROM ${categories} AND cp.collection_id = ANY(${collectionIds}::uuid[]))`,
        ]
      : []),
  ]
  return sql`variants v
    JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id
    LEFT JOIN inventory_items i ON i.site_id = v.site_id AND i.product_id = v.product_id
     AND i.variant_id = v.id AND i.location_id = ${locationId}::uuid
   WHERE ${sql.join([sql`v.site_id = ${tx.siteId}`, ...tests], sql` AND `)}`
}

const states: Readonly<
  Record<NonNullable<VariantStockQuery['filter']['state']>, RawBuilder<unknown>>
> = {
  SOLD_OUT: sql`${presentAvailability} = 'OUT_OF_STOCK'`,
  LOW: hasFew,
  NOT_TRACKED: sql`i.track_quantity IS NOT TRUE AND i.absent IS NOT TRUE`,
  PREORDER: sql`${presentAvailability} = 'PREORDER'`,
}

/** Variants that match a text: by the start of a code, or by words of the product's name; each uses its own index. */
function named(tx: Tx, text: string): RawBuilder<unknown> {
  const beginning = `${escaped(text)}%`
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${escaped(word)}%`)
  const s = sql.ref('s')
  return sql`
    SELECT s.product_id, s.id FROM variants s
     WHERE s.site_id = ${tx.siteId} AND ${skuKey(s)} LIKE lower(${beginning})
     UNION ALL
    SELECT s.product_id, s.id FROM variants s
     WHERE s.site_id = ${tx.siteId} AND s.barcode LIKE ${beginning}
     UNION ALL
    SELECT s.product_id, s.id FROM products n
      JOIN variants s ON s.site_id = n.site_id AND s.product_id = n.id
     WHERE n.site_id = ${tx.siteId} AND ${sql.join(
       words.map((word) => sql`n.name_key LIKE ${word}`),
       sql` AND `,
     )}`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')
