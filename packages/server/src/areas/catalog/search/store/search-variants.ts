import { sql } from 'kysely'
import { pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findProducts } from '../../products/store/find-products.ts'
import type { Product, Variant } from '../../shared/model/product.ts'
import { joinedStock, toVariant, type VariantRow, variantSelection } from '../../variants/index.ts'
import type { SearchQuery } from '../model/search.ts'
import type { AggregationSource } from './aggregate.ts'
import {
  column,
  isShown,
  type SearchColumns,
  searchColumns,
  type Visibility,
  variantValues,
} from './search-columns.ts'
import type { ReadySearch } from './search-products.ts'
import { wordsToSql } from './search-words.ts'

/** A variant with its product, whose own variants are left out. */
export interface VariantWithProduct {
  readonly product: Product
  readonly variant: Variant
}

const stocked: SearchColumns = (field) =>
  ({
    inStock: column('boolean', sql`v.in_stock`),
    preorderEnabled: column('boolean', sql`COALESCE(i.preorder_enabled, FALSE)`),
    position: column('numeric', sql`v.position`),
    ownId: column('uuid', sql`v.id`),
  })[field]

const tables = sql`JOIN products p ON p.site_id = v.site_id AND p.id = v.product_id ${joinedStock}`

/** Fields of variants by name, those of their products as `product.<name>`. */
function columnsFor(visibility: Visibility): SearchColumns {
  const ofProduct = searchColumns(visibility)
  return (field) =>
    field.startsWith('product.')
      ? ofProduct(field.slice('product.'.length))
      : (variantValues[field] ?? stocked(field))
}

/** Text in the name is matched through the product; SKUs are each variant's own. */
function listOf(tx: Tx, { filter, terms }: ReadySearch, visibility: Visibility) {
  const own = columnsFor(visibility)
  const words = terms && wordsToSql(tx, { ...terms, fields: ['name'] }, visibility)
  const codes = sql`v.sku ILIKE ANY(${(terms?.terms ?? []).flat().map(beginning)}::text[])`
  const places = terms?.fields ?? ['name', 'sku']
  const byName = places.includes('name') ? words?.test : undefined
  const bySku = places.includes('sku') ? codes : undefined
  const either = [byName && sql`(${byName})`, bySku].flatMap((one) => one ?? [])
  const rank = words
    ? column(
        'numeric',
        sql`(COALESCE(${words.rank}, 0) + CASE WHEN ${codes} THEN 1000000 ELSE 0 END)`,
      )
    : undefined
  const columns: SearchColumns = (field) => (field === 'match' ? rank : own(field))
  const tests = [
    sql`v.site_id = ${tx.siteId}`,
    ...(visibility.seesHidden ? [] : [sql`p.visible AND ${isShown}`]),
    ...(words ? [sql`(${sql.join(either, sql` OR `)})`] : []),
    filterToSql(filter, columns),
  ]
  const list = sql`variants v ${tables} ${words?.joined ?? sql``} WHERE ${sql.join(tests, sql` AND `)}`
  return { list, columns }
}

const beginning = (word: string) => `${word.replace(/[\\%_]/g, '\\$&')}%`

/** One page of variants, and their products: a bounded number of statements. */
export async function searchVariants(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  visibility: Visibility,
): Promise<ResultPage<VariantWithProduct>> {
  const { list, columns } = listOf(tx, ready, visibility)
  const field = ready.terms ? 'match' : 'product.numericId'
  const sort = query.sort.length > 0 ? query.sort : [{ field, descending: true }]
  const last = ['product.numericId', 'position', 'ownId']
  const { order, beyond, slice, place } = pageToSql({ ...query, sort }, columns, last)
  const { rows } = await sql<VariantRow & PageRow & { productId: string }>`
    SELECT 0 AS total, page.rank, page.place, v.product_id AS "productId", ${variantSelection}
      FROM (SELECT listed.*, row_number() OVER () AS rank
              FROM (SELECT v.product_id, v.id, ${place} AS place FROM ${list} AND ${beyond}
                     ORDER BY ${order} ${slice}) listed) page
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = page.product_id AND v.id = page.id
      ${joinedStock}
     ORDER BY page.rank`.execute(tx.db)
  const found = toResultPage(
    rows,
    query,
    ({ total: _, rank: __, place: ___, productId, ...row }) => ({
      productId,
      variant: toVariant(row),
    }),
  )
  const ids = [...new Set(found.items.map(({ productId }) => productId))]
  const products = new Map(
    (await findProducts(tx, ids, { variants: false })).map((product) => [product.id, product]),
  )
  const items = found.items.flatMap(({ productId, variant }) => {
    const product = products.get(productId)
    return product ? [{ product, variant }] : []
  })
  return { ...found, items }
}

/** The source of variant aggregations. */
export function variantAggregationSource(
  tx: Tx,
  ready: ReadySearch,
  visibility: Visibility,
): AggregationSource {
  const { list, columns } = listOf(tx, ready, visibility)
  return {
    matches: (values) =>
      sql`SELECT ${sql.join([sql`row_number() OVER () AS n`, sql`v.product_id`, sql`v.id`, ...values])} FROM ${list}`,
    from: sql`found g
      JOIN variants v ON v.site_id = ${tx.siteId} AND v.product_id = g.product_id AND v.id = g.id
      ${tables}`,
    columns,
  }
}
