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

/** One page in one statement, by ids alone; how many there are is not counted. */
export async function searchIds(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  sight: Sight,
): Promise<Found<string>> {
  const { list, columns } = listOf(tx, ready, sight)
  const page = { ...query, sort: orderOf(query, ready) }
  const { order, beyond, slice, place } = pageToSql(page, columns, ['numericId'])
  const { rows } = await sql<{ id: string } & PageRow>`
    SELECT 0 AS total, row_number() OVER () AS rank, listed.place, listed.id
      FROM (SELECT p.id, ${place} AS place FROM ${list} AND ${beyond}
             ORDER BY ${order} ${slice}) listed`.execute(tx.db)
  return foundPage(rows, query, ({ id }) => id)
}

/** One page of products in one statement, and their parts; how many there are is not counted. */
export async function searchProducts(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  sight: Sight,
): Promise<Found<Product>> {
  const { list, columns } = listOf(tx, ready, sight)
  const page = { ...query, sort: orderOf(query, ready) }
  const { order, beyond, slice, place } = pageToSql(page, columns, ['numericId'])
  const { rows } = await sql<ProductRow & PageRow>`
    SELECT 0 AS total, page.rank, page.place, ${productSelection}
      FROM (SELECT listed.*, row_number() OVER () AS rank
              FROM (SELECT p.id, ${place} AS place FROM ${list} AND ${beyond}
                     ORDER BY ${order} ${slice}) listed) page
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
  const { list, columns } = listOf(tx, ready, sight)
  const match = columns('match')?.value ?? sql`0`
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM ${list} ORDER BY ${match} DESC, p.numeric_id DESC
     LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export async function countFound(tx: Tx, ready: ReadySearch, sight: Sight): Promise<number> {
  const { list } = listOf(tx, ready, sight)
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${list}`.execute(
    tx.db,
  )
  return rows[0]?.count ?? 0
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
