import { type RawBuilder, sql } from 'kysely'
import { type Found, foundPage, type PageRow } from '../../../platform/db/found-page.ts'
import { countToSql, type Page, pageToSql } from '../../../platform/db/page-to-sql.ts'
import { type Filter, filterToSql } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import {
  type Aggregation,
  type AggregationRow,
  aggregate,
  type SearchColumn,
} from '../../catalog/index.ts'
import type { ListedItem } from '../model/item.ts'
import { itemColumns } from './items.ts'
import { type StockWords, wordsToSql } from './stock-words.ts'

export interface StockSearch {
  readonly filter: Filter
  readonly words?: StockWords | undefined
}
export interface StockQuery extends StockSearch, Page {}

const column = (type: SearchColumn['type'], value: RawBuilder<unknown>): SearchColumn => ({
  type,
  value,
  required: true,
})
const optional = (type: SearchColumn['type'], value: RawBuilder<unknown>): SearchColumn => ({
  type,
  value,
})

const categories = sql`collection_products cp
  WHERE cp.site_id = p.site_id AND cp.product_id = p.id`

/** The names of its choices; without any, the product's. */
const variantName = sql`COALESCE(
  (SELECT string_agg(c.description, ' | ' ORDER BY o.position) FROM product_choices c
     JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
    WHERE c.site_id = v.site_id AND c.product_id = v.product_id AND c.id = ANY(v.choice_ids)), p.name)`

const columns: Record<string, SearchColumn> = {
  id: column('text', sql`v.item_id::text`),
  ownId: column('uuid', sql`v.item_id`),
  locationId: column('text', sql`v.location_id::text`),
  variantId: column('text', sql`v.id::text`),
  productId: column('uuid', sql`v.product_id`),
  createdDate: column('timestamptz', sql`COALESCE(i.created_date, p.created_date)`),
  updatedDate: column('timestamptz', sql`COALESCE(i.updated_date, p.created_date)`),
  quantity: optional('numeric', sql`(CASE WHEN i.track_quantity THEN COALESCE(i.quantity, 0) END)`),
  inStock: column('boolean', sql`(COALESCE(i.availability, 'IN_STOCK') = 'IN_STOCK')`),
  trackQuantity: column('boolean', sql`COALESCE(i.track_quantity, FALSE)`),
  availabilityStatus: column('text', sql`COALESCE(i.availability, 'IN_STOCK')`),
  'preorderInfo.enabled': column('boolean', sql`COALESCE(i.preorder_enabled, FALSE)`),
  'product.directCategoryIds': {
    type: 'uuid',
    value: sql`cp.collection_id`,
    from: categories,
    some: (test) => sql`EXISTS (SELECT FROM ${categories} AND ${test})`,
    order: sql`ARRAY(SELECT cp.collection_id::text FROM ${categories} ORDER BY 1)::text`,
  },
  'product.name': column('text', sql`p.name`),
  'product.variantName': column('text', variantName),
  'product.variantSku': optional('text', sql`v.sku`),
  'product.variantBarcode': optional('text', sql`v.barcode`),
  'product.brand.id': optional('uuid', sql`p.brand_id`),
}
const columnOf = (field: string) => columns[field]

/** Ids as they are, so that their indexes lead to them. */
const keys: Record<string, RawBuilder<unknown>> = {
  id: sql`v.item_id`,
  locationId: sql`v.location_id`,
  variantId: sql`v.id`,
}
const exact = new Set(['$eq', '$in', '$hasSome'])

/**
 * Every item of the site: that of each variant at the default location, unless there is none, and those
 * that are elsewhere. Tests of ids reach into both parts.
 */
const listOf = (tx: Tx, { filter, words }: StockSearch) => sql`
  (SELECT v.site_id, v.product_id, v.id, v.choice_ids, v.sku, v.barcode, v.visible,
          v.site_id AS location_id, inventory_item_id(v.product_id, v.id, v.site_id) AS item_id
     FROM variants v WHERE v.site_id = ${tx.siteId}
    UNION ALL
   SELECT v.site_id, v.product_id, v.id, v.choice_ids, v.sku, v.barcode, v.visible, e.location_id, e.id
     FROM inventory_items e
     JOIN variants v ON v.site_id = e.site_id AND v.product_id = e.product_id AND v.id = e.variant_id
    WHERE e.site_id = ${tx.siteId} AND e.location_id <> e.site_id) v
  ${around(tx)}
  WHERE i.absent IS NOT TRUE AND ${filterToSql(toKeys(filter), keyColumnOf)}
    ${words ? sql`AND ${wordsToSql(words, columnOf)}` : sql``}`

/** The product of an item and what is written down of it. */
const around = (tx: Tx) => sql`
  JOIN products p ON p.site_id = ${tx.siteId} AND p.id = v.product_id
  LEFT JOIN inventory_items i ON i.site_id = ${tx.siteId} AND i.product_id = v.product_id
   AND i.variant_id = v.id AND i.location_id = v.location_id`

/** Equality of ids is asked of the ids themselves. */
function toKeys(filter: Filter): Filter {
  if (filter.kind === 'not') return { ...filter, part: toKeys(filter.part) }
  if (filter.kind !== 'test') return { ...filter, parts: filter.parts.map(toKeys) }
  const isKey = Object.hasOwn(keys, filter.field) && exact.has(filter.operator)
  return isKey ? { ...filter, field: `key ${filter.field}` } : filter
}
const keyColumnOf = (field: string): SearchColumn | undefined =>
  field.startsWith('key ')
    ? column('uuid', keys[field.slice(4)] as RawBuilder<unknown>)
    : columns[field]

const selection = sql`
  ${itemColumns(sql`v.item_id`, sql`v.location_id`)},
  jsonb_build_object('name', p.name, 'variantName', ${variantName}, 'sku', v.sku, 'barcode', v.barcode,
    'visible', v.visible,
    'categoryIds', ARRAY(SELECT cp.collection_id FROM ${categories} ORDER BY cp.collection_id),
    'brand', (SELECT jsonb_build_object('id', b.id, 'name', b.name) FROM brands b
               WHERE b.site_id = p.site_id AND b.id = p.brand_id)) AS product`

/** One page of items and the total, in one statement. */
export async function queryStock(tx: Tx, query: StockQuery): Promise<Found<ListedItem>> {
  const list = listOf(tx, query)
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<ListedItem & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${selection}, v.place, v.rank
                   FROM (SELECT listed.*, row_number() OVER () AS rank
                           FROM (SELECT v.*, ${place} AS place FROM ${list} AND ${beyond}
                                  ORDER BY ${order} ${slice}) listed) v ${around(tx)}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return foundPage(rows, query, ({ total: _, rank: __, place: ___, ...item }) => item)
}

export async function countStock(tx: Tx, search: StockSearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${listOf(tx, search)}`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** What all that fits amounts to, in one statement. */
export async function aggregateStock(
  tx: Tx,
  search: StockSearch,
  aggregations: readonly Aggregation[],
): Promise<AggregationRow[][]> {
  const again = sql`found g CROSS JOIN LATERAL (SELECT g.*) v ${around(tx)}`
  const found = sql`SELECT v.*, row_number() OVER () AS n FROM ${listOf(tx, search)}`
  return aggregate(tx, { found, again, columns: columnOf }, aggregations)
}

/** Ids of the next items that fit, in their order, of those that were there at a moment. */
export async function nextItems(
  tx: Tx,
  search: StockSearch,
  { after, limit, createdUntil }: { after: string | null; limit: number; createdUntil: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT v.item_id AS id FROM ${listOf(tx, search)}
       AND COALESCE(i.created_date, p.created_date) <= ${createdUntil}::timestamptz
       ${after === null ? sql`` : sql`AND v.item_id > ${after}::uuid`}
     ORDER BY v.item_id LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}
