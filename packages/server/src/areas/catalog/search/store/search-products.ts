import { sql } from 'kysely'
import { pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type ProductRow, productSelection, toProduct } from '../../products/store/product-rows.ts'
import type { Product } from '../../shared/model/product.ts'
import { withChildren } from '../../variants/index.ts'
import type { Aggregation, AggregationRow, SearchQuery } from '../model/search.ts'
import {
  type AggregatedRow,
  type AggregationSource,
  aggregationsToSql,
  toAggregations,
} from './aggregate.ts'
import { column, type SearchColumns, searchColumns, type Visibility } from './search-columns.ts'
import { knownMatches, type Terms, wordsToSql } from './search-words.ts'

/** A search whose terms have been expanded. */
export interface ReadySearch extends Pick<SearchQuery, 'filter'> {
  readonly terms?: Terms | undefined
}

/** The FROM clause of the matches and their columns; `match` is the rank of the text match. */
function listOf(tx: Tx, { filter, terms }: ReadySearch, visibility: Visibility) {
  const own = searchColumns(visibility)
  const words = terms && wordsToSql(tx, terms, visibility)
  const rank = words ? column('numeric', words.rank) : undefined
  const columns: SearchColumns = (field) => (field === 'match' ? rank : own(field))
  const tests = [
    sql`p.site_id = ${tx.siteId}`,
    ...(visibility.seesHidden ? [] : [sql`p.visible`]),
    ...(words ? [words.test] : []),
    filterToSql(filter, columns),
  ]
  const list = sql`products p ${words?.joined ?? sql``} WHERE ${sql.join(tests, sql` AND `)}`
  return { list, columns }
}

/** The sort, or by default the best match first with a text, the newest first without. */
const orderOf = ({ sort }: SearchQuery, { terms }: ReadySearch) => {
  const field = terms ? 'match' : 'numericId'
  return sort.length > 0 ? sort : [{ field, descending: true }]
}

/** Ids of one page in order, with their sort position. */
function pageOf(tx: Tx, query: SearchQuery, ready: ReadySearch, visibility: Visibility) {
  const page = { ...query, sort: orderOf(query, ready) }
  if (ready.terms && isByWordsAlone(query, ready)) {
    return bestOf(tx, page, ready.terms, visibility)
  }
  const { list, columns } = listOf(tx, ready, visibility)
  const { order, beyond, slice, place } = pageToSql(page, columns, ['numericId'])
  return sql`SELECT p.id, ${place} AS place FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}`
}

/** Whether the index alone finds and ranks the matches. */
export const isByWordsAlone = (query: Pick<SearchQuery, 'sort'>, ready: ReadySearch): boolean =>
  ready.terms !== undefined && query.sort.length === 0 && isEverything(ready.filter)

const isEverything = (filter: SearchQuery['filter']) =>
  filter.kind === 'and' && filter.parts.length === 0

const fittingColumns: SearchColumns = (field) =>
  ({
    match: column('numeric', sql`fitting.match`),
    numericId: column('bigint', sql`fitting.numeric_id`),
  })[field]

/** The same for text without filters. Matches, of which there may be many, are ranked by the index alone. */
function bestOf(tx: Tx, page: SearchQuery, terms: Terms, visibility: Visibility) {
  const { order, beyond, slice, place } = pageToSql(page, fittingColumns, ['numericId'])
  const known = knownMatches(terms, visibility)
  const all = known
    ? sql`SELECT d.product_id AS id, d.numeric_id, d.match FROM ${known}`
    : rankedDocuments(tx, terms, visibility)
  return sql`SELECT fitting.id, ${place} AS place FROM (${all}) fitting
              WHERE ${beyond} ORDER BY ${order} ${slice}`
}

function rankedDocuments(tx: Tx, terms: Terms, visibility: Visibility) {
  const { test, rank } = wordsToSql(tx, terms, visibility)
  const seenOnly = visibility.seesHidden ? sql`` : sql`AND d.visible`
  // OFFSET 0 as an optimisation fence, so that ranks are computed once.
  return sql`SELECT d.product_id AS id, d.numeric_id, ${rank} AS match FROM search_documents d
              WHERE d.site_id = ${tx.siteId} AND ${test} ${seenOnly} OFFSET 0`
}

/** Ids of one page in one statement, without the total. */
export async function searchIds(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  visibility: Visibility,
): Promise<ResultPage<string>> {
  const { rows } = await sql<{ id: string } & PageRow>`
    SELECT 0 AS total, row_number() OVER () AS rank, listed.place, listed.id
      FROM (${pageOf(tx, query, ready, visibility)}) listed`.execute(tx.db)
  return toResultPage(rows, query, ({ id }) => id)
}

/** One page of products in one statement, then their child rows, without the total. */
export async function searchProducts(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  visibility: Visibility,
): Promise<ResultPage<Product>> {
  const { rows } = await sql<ProductRow & PageRow>`
    SELECT 0 AS total, page.rank, page.place, ${productSelection}
      FROM (SELECT listed.*, row_number() OVER () AS rank
              FROM (${pageOf(tx, query, ready, visibility)}) listed) page
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = page.id
     ORDER BY page.rank`.execute(tx.db)
  const found = toResultPage(rows, query, toProduct)
  return { ...found, items: await withChildren(tx, found.items, { variants: false }) }
}

/** The products of a page whose ids are known, in its order. */
export async function readFound(tx: Tx, found: ResultPage<string>): Promise<ResultPage<Product>> {
  const { rows } = await sql<ProductRow>`
    SELECT ${productSelection}
      FROM unnest(${found.items}::uuid[]) WITH ORDINALITY AS page (id, rank)
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = page.id
     ORDER BY page.rank`.execute(tx.db)
  return { ...found, items: await withChildren(tx, rows.map(toProduct), { variants: false }) }
}

export async function countMatches(
  tx: Tx,
  ready: ReadySearch,
  visibility: Visibility,
): Promise<number> {
  const { terms, filter } = ready
  const count =
    terms && isEverything(filter)
      ? countByWords(tx, terms, visibility)
      : sql`SELECT count(*)::int FROM ${listOf(tx, ready, visibility).list}`
  const { rows } = await sql<{ count: number }>`SELECT (${count}) AS count`.execute(tx.db)
  return rows[0]?.count ?? 0
}

/** The number of matches by the index alone. */
function countByWords(tx: Tx, terms: Terms, visibility: Visibility) {
  const { test } = wordsToSql(tx, terms, visibility)
  const seenOnly = visibility.seesHidden ? sql`` : sql`AND d.visible`
  return sql`SELECT count(*)::int FROM search_documents d WHERE d.site_id = ${tx.siteId} AND ${test} ${seenOnly}`
}

/** Ids of the next matches, ordered by number, for background jobs. */
export async function pageMatches(
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

/** Columns of matching products that multi-value columns refer to, so that no product is read again for them. */
const sharedColumns = [
  'visible',
  'manage_variants',
  'modifiers',
  'public_tags',
  'private_tags',
  'custom_fields',
] as const
const shared = sharedColumns.map((name) => sql`p.${sql.ref(name)}`)

/** The source of product aggregations. */
export function productAggregationSource(
  tx: Tx,
  ready: ReadySearch,
  visibility: Visibility,
): AggregationSource {
  const { list, columns } = listOf(tx, ready, visibility)
  const own = sharedColumns.map((name) => sql`g.${sql.ref(name)}`)
  const names = sql.join(sharedColumns.map((name) => sql.ref(name)))
  const rank = ready.terms ? [sql`${columns('match')?.value} AS match`] : []
  return {
    matches: (values) => {
      const selected = [sql`row_number() OVER () AS n`, sql`p.id, p.numeric_id`, ...rank, ...shared]
      return sql`SELECT ${sql.join([...selected, ...values])} FROM ${list}`
    },
    from: sql`found g CROSS JOIN LATERAL (VALUES (${tx.siteId}::uuid, g.id, ${sql.join(own)}))
      AS p (site_id, id, ${names})`,
    columns,
  }
}

/** One page by words alone, with aggregations over all matches: they are found and ranked once, by one statement. */
export async function searchIdsWithAggregations(
  tx: Tx,
  query: SearchQuery,
  ready: ReadySearch,
  visibility: Visibility,
  aggregations: readonly Aggregation[],
): Promise<{ found: ResultPage<string>; rows: AggregationRow[][] }> {
  const source = productAggregationSource(tx, ready, visibility)
  const { found, all } = aggregationsToSql(source, aggregations)
  const page = { ...query, sort: orderOf(query, ready) }
  const { order, beyond, slice, place } = pageToSql(page, fittingColumns, ['numericId'])
  const { rows } = await sql<AggregatedRow & { page: { id: string; place: string[] | null }[] }>`
    WITH found AS MATERIALIZED (${found})
    SELECT ${all} AS all,
           ARRAY(SELECT jsonb_build_object('id', fitting.id, 'place', ${place})
                   FROM found fitting WHERE ${beyond} ORDER BY ${order} ${slice}) AS page`.execute(
    tx.db,
  )
  const listed = (rows[0]?.page ?? []).map((one, rank) => ({ ...one, rank, total: 0 }))
  return { found: toResultPage(listed, query, ({ id }) => id), rows: toAggregations(rows[0]) }
}
