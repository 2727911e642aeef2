import { type RawBuilder, sql } from 'kysely'
import { onHand, presentAvailability } from '../../../../platform/db/on-hand.ts'
import { type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { SearchColumn } from '../../../catalog/index.ts'
import { type StockTextSearch, wordsToSql } from './stock-text-search.ts'

export interface StockSearch {
  readonly filter: Filter
  readonly words?: StockTextSearch | undefined
}

export const column = (type: SearchColumn['type'], value: RawBuilder<unknown>): SearchColumn => ({
  type,
  value,
  required: true,
})
const optional = (type: SearchColumn['type'], value: RawBuilder<unknown>): SearchColumn => ({
  type,
  value,
})

export const categories = sql`collection_products cp
  WHERE cp.site_id = p.site_id AND cp.product_id = p.id`

/** The names of its choices; without choices, the product's name. */
export const variantName = sql`COALESCE(
  (SELECT string_agg(c.description, ' | ' ORDER BY o.position) FROM product_choices c
     JOIN product_options o ON o.site_id = c.site_id AND o.product_id = c.product_id AND o.id = c.option_id
    WHERE c.site_id = v.site_id AND c.product_id = v.product_id AND c.id = ANY(v.choice_ids)), p.name)`

const columns: Record<string, SearchColumn> = {
  id: column('text', sql`v.item_id::text`),
  ownId: column('uuid', sql`v.item_id`),
  locationId: column('text', sql`v.location_id::text`),
  variantId: column('text', sql`v.id::text`),
  productId: column('uuid', sql`v.product_id`),
  shown: column('boolean', sql`(p.visible AND (v.visible OR NOT p.manage_variants))`),
  createdDate: column('timestamptz', sql`COALESCE(i.created_date, p.created_date)`),
  updatedDate: column('timestamptz', sql`COALESCE(i.updated_date, p.created_date)`),
  quantity: optional('numeric', sql`(CASE WHEN i.track_quantity THEN COALESCE(${onHand}, 0) END)`),
  inStock: column('boolean', sql`(COALESCE(${presentAvailability}, 'IN_STOCK') = 'IN_STOCK')`),
  trackQuantity: column('boolean', sql`COALESCE(i.track_quantity, FALSE)`),
  availabilityStatus: column('text', sql`COALESCE(${presentAvailability}, 'IN_STOCK')`),
  'preorderInfo.enabled': column('boolean', sql`COALESCE(i.preorder_enabled, FALSE)`),
  'product.directCategoryIds': {
    type: 'uuid',
    value: sql`cp.collection_id`,
    from: categories,
    some: (test) => sql`EXISTS (SELECT FROM ${categories} AND ${test})`,
    order: sql`ARRAY(SELECT cp.collection_id::text FROM ${categories} ORDER BY 1)::text`,
    orderType: 'text',
  },
  'product.name': column('text', sql`p.name`),
  'product.variantName': column('text', variantName),
  'product.variantSku': optional('text', sql`v.sku`),
  'product.variantBarcode': optional('text', sql`v.barcode`),
  'product.brand.id': optional('uuid', sql`p.brand_id`),
}
export const columnOf = (field: string): SearchColumn | undefined => columns[field]

/** Id columns without expressions, so that their indexes are used. */
const keys: Record<string, RawBuilder<unknown>> = {
  id: sql`v.item_id`,
  locationId: sql`v.location_id`,
  variantId: sql`v.id`,
}
const exact = new Set(['$eq', '$in', '$hasSome'])

/** Joins the product of an item and its stock row. */
export const productJoins = (tx: Tx) => sql`
  JOIN products p ON p.site_id = ${tx.siteId} AND p.id = v.product_id
  LEFT JOIN inventory_items i ON i.site_id = ${tx.siteId} AND i.product_id = v.product_id
   AND i.variant_id = v.id AND i.location_id = v.location_id`

/** Rewrites equality of ids to the id columns themselves. */
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

/** The conditions of a search on an item: that it exists, and that it matches. */
export const testsOf = ({ filter, words }: StockSearch) => sql`
  i.absent IS NOT TRUE AND ${filterToSql(toKeys(filter), keyColumnOf)}
    ${words ? sql`AND ${wordsToSql(words, columnOf)}` : sql``}`
