import { sql } from 'kysely'
import { type Found, foundPage, type PageRow } from '../../../platform/db/found-page.ts'
import { pageToSql } from '../../../platform/db/page-to-sql.ts'
import { filterToSql } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import type { SearchQuery } from '../model/search.ts'
import type { Ground } from './aggregate-found.ts'
import { withChildren } from './children.ts'
import { type ProductRow, productSelection, toProduct } from './product-rows.ts'
import { column, type SearchColumns, type Sight, searchColumns } from './search-columns.ts'
import { type Terms, wordsToSql } from './search-words.ts'

/** A search whose words have been looked up. */
export interface ReadySearch extends Pick<SearchQuery, 'filter'> {
  readonly terms?: Terms | undefined
}

/** What fits, after FROM, and where its fields are; `match` tells how well its words fit. */
function listOf(tx: Tx, { filter, terms }: ReadySearch, sight: Sight) {
  const own = searchColumns(sight)
  const words = terms && wordsToSql(tx, terms, sight)
  const rank = words ? column('numeric', words.rank) : undefined
  const columns: SearchColumns = (field) => (field === 'match' ? rank : own(field))
  const tests = [
    sql`p.site_id = ${tx.siteId}`,
    ...(sight.seesHidden ? [] : [sql`p.visible`]),
    ...(words ? [words.test] : []),
    filterToSql(filter, columns),
  ]
  const list = sql`products p ${words?.joined ?? sql``} WHERE ${sql.join(tests, sql` AND `)}`
  return { list, columns }
}

/** Without a sort: the best match first, without words the latest. */
const orderOf = ({ sort }: SearchQuery, { terms }: ReadySearch) => {
  const field = terms ? 'match' : 'numericId'
  return sort.length > 0 ? sort : [{ field, descending: true }]
}

/** Ids of one page in their order, and the place of each. */
function pageOf(tx: Tx, query: SearchQuery, ready: ReadySearch, sight: Sight) {
  const page = { ...query, sort: orderOf(query, ready) }
  const isByWordsAlone = query.sort.length === 0 && isEverything(ready.filter)
  if (ready.terms && isByWordsAlone) return bestOf(tx, page, ready.terms, sight)
  const { list, columns } = listOf(tx, ready, sight)
  const { order, beyond, slice, place } = pageToSql(page, columns, ['numericId'])
  return sql`SELECT p.id, ${place} AS place FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}`
}

const isEverything = (filter: SearchQuery['filter']) =>
  filter.kind === 'and' && filter.parts.length === 0

const fittingColumns: SearchColumns = (field) =>
  ({
    match: column('numeric', sql`fitting.match`),
    numericId: column('bigint', sql`fitting.numeric_id`),
  })[field]

/**
 * The same for words alone. What fits is put in its order by its words, of which there may be many; a
 * product is read only where it has to be known whether visitors see it, up to the end of the page.
 */
function bestOf(tx: Tx, page: SearchQuery, terms: Terms, sight: Sight) {
  const { test, rank } = wordsToSql(tx, terms, sight)
  const { order, beyond, slice, place } = pageToSql(page, fittingColumns, ['numericId'])
  // Beyond a fence, so that nothing is ranked twice.
  const fitting = sql`(SELECT d.product_id AS id, d.numeric_id, ${rank} AS match FROM product_search d
                        WHERE d.site_id = ${tx.siteId} AND ${test} OFFSET 0) fitting WHERE ${beyond}`
  const shown = sql`(SELECT * FROM ${fitting} ORDER BY ${order}) fitting
    CROSS JOIN LATERAL (SELECT FROM products p
                         WHERE p.site_id = ${tx.siteId} AND p.id = fitting.id AND p.visible OFFSET 0) seen`
  return sql`SELECT fitting.id, ${place} AS place FROM ${sight.seesHidden ? fitting : shown}
              ORDER BY ${order} ${slice}`
}

/** One page in one statement, by ids alone; how many there are is not counted. */
export async function searchIds(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  sight: Sight,
): Promise<Found<string>> {
  const { rows } = await sql<{ id: string } & PageRow>`
    SELECT 0 AS total, row_number() OVER () AS rank, listed.place, listed.id
      FROM (${pageOf(tx, query, ready, sight)}) listed`.execute(tx.db)
  return foundPage(rows, query, ({ id }) => id)
}

/** One page of products in one statement, and their parts; how many there are is not counted. */
export async function searchProducts(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  sight: Sight,
): Promise<Found<Product>> {
  const { rows } = await sql<ProductRow & PageRow>`
    SELECT 0 AS total, page.rank, page.place, ${productSelection}
      FROM (SELECT listed.*, row_number() OVER () AS rank
              FROM (${pageOf(tx, query, ready, sight)}) listed) page
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = page.id
     ORDER BY page.rank`.execute(tx.db)
  const found = foundPage(rows, query, toProduct)
  return { ...found, items: await withChildren(tx, found.items, { variants: false }) }
}

/** Ids of products by how well they fit, from an offset on. */
export async function rankFound(
  tx: Tx,
  ready: ReadySearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  sight: Sight,
): Promise<string[]> {
  const query = { filter: ready.filter, sort: [], limit, offset }
  const { rows } = await sql<{ id: string }>`${pageOf(tx, query, ready, sight)}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export async function countFound(tx: Tx, ready: ReadySearch, sight: Sight): Promise<number> {
  const { terms, filter } = ready
  const count =
    terms && isEverything(filter)
      ? countByWords(tx, terms, sight)
      : sql`SELECT count(*)::int FROM ${listOf(tx, ready, sight).list}`
  const { rows } = await sql<{ count: number }>`SELECT (${count}) AS count`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** Everything that fits, less what fits and is hidden: only hidden products are read. */
function countByWords(tx: Tx, terms: Terms, sight: Sight) {
  const { test, joined } = wordsToSql(tx, terms, sight)
  const all = sql`SELECT count(*)::int FROM product_search d WHERE d.site_id = ${tx.siteId} AND ${test}`
  if (sight.seesHidden) return all
  const hidden = sql`products p ${joined} WHERE p.site_id = ${tx.siteId} AND NOT p.visible AND ${test}`
  return sql`SELECT (${all}) - (SELECT count(*)::int FROM ${hidden})`
}

/** Ids of the next products that fit, in the order of their numbers, for work on all of them. */
export async function pageFound(
  tx: Tx,
  ready: ReadySearch,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ id: string; numericId: number }[]> {
  const { list } = listOf(tx, ready, { seesHidden: true })
  const { rows } = await sql<{ id: string; numericId: number }>`
    SELECT p.id, p.numeric_id AS "numericId" FROM ${list} AND p.numeric_id > ${after}
     ORDER BY p.numeric_id LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** What aggregations run over. */
export function groundOfProducts(tx: Tx, ready: ReadySearch, sight: Sight): Ground {
  const { list, columns } = listOf(tx, ready, sight)
  return {
    found: sql`SELECT row_number() OVER () AS n, p.id FROM ${list}`,
    again: sql`found g JOIN products p ON p.site_id = ${tx.siteId} AND p.id = g.id`,
    columns,
  }
}
