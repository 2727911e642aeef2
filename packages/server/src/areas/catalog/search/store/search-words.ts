import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { AllMatches, KnownMatches, NumberSet } from '../../shared/model/search-index.ts'
import type { SearchTextField } from '../model/search.ts'
import type { IndexQuery } from './index-query.ts'
import type { Visibility } from './search-columns.ts'

type Condition = RawBuilder<unknown>

/** Alternatives for each term, and whether all terms must match. */
export interface Terms {
  readonly terms: readonly (readonly string[])[]
  readonly needsAll: boolean
  readonly fields?: readonly SearchTextField[] | undefined
  /** Matches found without the database. */
  readonly matches?: KnownMatches
  /** The numbers of all of them, for a search without ranks. */
  readonly numbers?: NumberSet
  /** The best of them, for a page that these may fill. */
  readonly best?: AllMatches
  /** The index that is searched and the query in PostgreSQL's form; absent: both are looked up by the statement. */
  readonly query?: IndexQuery
  /** Ids of all products that may match, where these are few. */
  readonly few?: readonly string[]
}

const letters: Record<SearchTextField, string> = {
  name: 'a',
  sku: 'b',
  barcode: 'c',
  description: 'd',
}
/** Weights of D, C, B, A: a match in the name ranks highest. */
const weights = '{0.1, 0.5, 0.6, 1}'

export interface TextMatch {
  /** FROM clause in addition to `products p`. */
  readonly joined: Condition
  readonly test: Condition
  /** The rank in millionths. */
  readonly rank: Condition
}

const indexOf = (tx: Tx, { query }: Terms) =>
  query
    ? sql`${query.indexId}::uuid`
    : sql`(SELECT i.id FROM search_indexes i WHERE i.site_id = ${tx.siteId} AND i.is_current)`

const queryOf = (tx: Tx, { terms, needsAll, query }: Terms) =>
  query
    ? sql`${query.text}::tsquery`
    : sql`(SELECT search_query(i.language::regconfig, ${JSON.stringify(terms)}::jsonb, ${needsAll})
    FROM search_indexes i WHERE i.site_id = ${tx.siteId} AND i.is_current)`

/** For products found by other means, joined to their documents `d`: whether they match, and their rank. */
export function matchWithin(
  tx: Tx,
  terms: Terms,
  { seesHidden }: Visibility,
): { readonly fits: Condition; readonly rank: Condition } {
  const query = queryOf(tx, terms)
  const vector = seesHidden ? sql`d.vector` : sql`COALESCE(d.visible_vector, d.vector)`
  return { fits: sql`${vector} @@ ${query}`, rank: rankOf(vector, query) }
}

/** In millionths: integers are compared at a fraction of the cost of decimals. */
const rankOf = (vector: Condition, query: Condition) =>
  sql`(ts_rank(${sql.lit(weights)}, ${vector}, ${query}) * 1000000)::int`

/** The known matches as a table; absent where the database has to find them. */
export function knownMatches(terms: Terms, visibility: Visibility): Condition | undefined {
  const found = terms.fields ? undefined : (terms.best ?? terms.matches?.all(visibility))
  if (!found) return undefined
  const { ids, numericIds, ranks } = found
  return sql`unnest(${asArray(ids)}::uuid[], ${asArray(numericIds)}::bigint[], ${asArray(ranks)}::integer[])
    AS d (product_id, numeric_id, match)`
}

/** Ids and numbers need no quotes, which the driver would look for in each of thousands. */
const asArray = (values: readonly (string | number)[]) => `{${values.join(',')}}`

/** A test of `products p` that needs no join, so that a page is read in the order of an index. */
const isAmong = ({ first, last, bits }: NumberSet) =>
  sql`CASE WHEN p.numeric_id BETWEEN ${first}::bigint AND ${last}::bigint
           THEN get_bit(${Buffer.from(bits)}::bytea, p.numeric_id - ${first}::bigint) = 1 ELSE FALSE END`

/** Products by text. The index finds candidates; text that is hidden from visitors is tested afterwards. */
export function wordsToSql(tx: Tx, terms: Terms, visibility: Visibility): TextMatch {
  if (terms.numbers) return { joined: sql``, test: isAmong(terms.numbers), rank: sql`0` }
  const known = knownMatches(terms, visibility)
  if (known) {
    const joined = sql`JOIN ${known} ON d.product_id = p.id`
    return { joined, test: sql`TRUE`, rank: sql`d.match` }
  }
  const query = queryOf(tx, terms)
  const { fields } = terms
  const shown = visibility.seesHidden ? sql`d.vector` : sql`COALESCE(d.visible_vector, d.vector)`
  const vector = fields
    ? sql`ts_filter(${shown}, ${fields.map((place) => letters[place])}::"char"[])`
    : shown
  const among = terms.few ? sql`AND p.id = ANY(${asArray(terms.few)}::uuid[])` : sql``
  const narrower = fields ? sql`AND ${vector} @@ ${query}` : visibleTest(visibility, query)
  return {
    joined: sql`JOIN search_documents d ON d.site_id = p.site_id AND d.product_id = p.id`,
    test: sql`d.index_id = ${indexOf(tx, terms)} AND d.vector @@ ${query}
      ${narrower} ${among}`,
    rank: rankOf(vector, query),
  }
}

/** From about here, a page is found sooner by reading products in its order than by sorting all matches. */
const MAX_FEW = 500

/**
 * Ids of the products that may match, unless there are many. PostgreSQL cannot estimate how many match a prefix, and
 * would read all products in the order of the page to find a rare word.
 */
export async function findFew(tx: Tx, terms: Terms): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT d.product_id AS id FROM search_documents d
     WHERE d.site_id = ${tx.siteId} AND d.index_id = ${indexOf(tx, terms)}
       AND d.vector @@ ${queryOf(tx, terms)} LIMIT ${MAX_FEW + 1}`.execute(tx.db)
  return rows.length > MAX_FEW ? undefined : rows.map(({ id }) => id)
}

/**
 * Ids of products that contain all terms, for lists with another order. A term may also be in the brand name:
 * those few products are tested with the brand included.
 */
export function idsByWords(tx: Tx, terms: Terms, { seesHidden }: Visibility): Condition {
  const vector = seesHidden ? sql`d.vector` : sql`COALESCE(d.visible_vector, d.vector)`
  const own = sql`d.site_id = ${tx.siteId} AND d.index_id = ${indexOf(tx, terms)}`
  const brand = sql`to_tsvector('simple', search_fold(l.name))`
  return sql`
    SELECT d.product_id FROM search_documents d WHERE ${own} AND ${vector} @@ ${queryOf(tx, terms)}
     UNION
    SELECT d.product_id FROM brands l
      JOIN products b ON b.site_id = l.site_id AND b.brand_id = l.id
      JOIN search_documents d ON d.site_id = b.site_id AND d.product_id = b.id
     WHERE l.site_id = ${tx.siteId} AND ${brand} @@ ${queryOf(tx, { ...terms, needsAll: false })}
       AND ${own} AND (${vector} || ${brand}) @@ ${queryOf(tx, terms)}`
}

/** Most products have the same document for all readers, which has been tested already. */
const visibleTest = ({ seesHidden }: Visibility, query: Condition) =>
  seesHidden ? sql`` : sql`AND (d.visible_vector IS NULL OR d.visible_vector @@ ${query})`

/** Each term without accents and case, and similar words. */
export type NearWords = ReadonlyMap<
  string,
  { readonly folded: string; readonly words: readonly string[] }
>

/** The trigram-similar words of names for each term, the most similar first. */
export async function findNearWords(tx: Tx, terms: readonly string[]): Promise<NearWords> {
  const { rows } = await sql<{ term: string; folded: string; words: string[] }>`
    SELECT term, trim(search_fold(term)) AS folded,
           similar_search_words(${tx.siteId}, trim(search_fold(term))) AS words
      FROM unnest(${terms}::text[]) AS term`.execute(tx.db)
  return new Map(rows.map(({ term, ...near }) => [term, near]))
}
