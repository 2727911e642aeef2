import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { TextPlace } from '../model/search.ts'
import type { Sight } from './search-columns.ts'

type Condition = RawBuilder<unknown>

/** What stands for each term, and how they belong together. */
export interface Terms {
  readonly terms: readonly (readonly string[])[]
  readonly needsAll: boolean
  readonly places?: readonly TextPlace[] | undefined
}

const letters: Record<TextPlace, string> = { name: 'a', sku: 'b', barcode: 'c', description: 'd' }
/** D, C, B, A: a word of the name says most. */
const weights = '{0.1, 0.5, 0.6, 1}'

export interface Found {
  /** After FROM, beside `products p`. */
  readonly joined: Condition
  readonly test: Condition
  /** How well a product fits, as a decimal. */
  readonly rank: Condition
}

const indexOf = (tx: Tx) =>
  sql`(SELECT i.id FROM search_indexes i WHERE i.site_id = ${tx.siteId} AND i.is_current)`

const queryOf = (tx: Tx, { terms, needsAll }: Terms) =>
  sql`(SELECT search_query(i.language::regconfig, ${JSON.stringify(terms)}::jsonb, ${needsAll})
    FROM search_indexes i WHERE i.site_id = ${tx.siteId} AND i.is_current)`

/** Of products that have been found otherwise, beside their words `d`: whether they fit, and how well. */
export function foundIn(
  tx: Tx,
  terms: Terms,
  { seesHidden }: Sight,
): { readonly fits: Condition; readonly rank: Condition } {
  const query = queryOf(tx, terms)
  const told = seesHidden ? sql`d.words` : sql`COALESCE(d.shown_words, d.words)`
  return { fits: sql`${told} @@ ${query}`, rank: rankOf(told, query) }
}

const rankOf = (told: Condition, query: Condition) =>
  sql`round(ts_rank(${sql.lit(weights)}, ${told}, ${query})::numeric, 6)`

/** Products by their words. The index leads to them; what visitors may not find them by is tested after. */
export function wordsToSql(tx: Tx, terms: Terms, sight: Sight): Found {
  const query = queryOf(tx, terms)
  const { places } = terms
  const shown = sight.seesHidden ? sql`d.words` : sql`COALESCE(d.shown_words, d.words)`
  const told = places
    ? sql`ts_filter(${shown}, ${places.map((place) => letters[place])}::"char"[])`
    : shown
  const narrower = places ? sql`AND ${told} @@ ${query}` : seen(sight, query)
  return {
    joined: sql`JOIN product_search d ON d.site_id = p.site_id AND d.product_id = p.id`,
    test: sql`d.index_id = ${indexOf(tx)} AND d.words @@ ${query}
      ${narrower}`,
    rank: rankOf(told, query),
  }
}

/**
 * Ids of products that have all words, for lists with an order of their own. A word may also stand in the name of
 * the brand: those few products are looked at with their brand among their words.
 */
export function idsByWords(tx: Tx, terms: Terms, { seesHidden }: Sight): Condition {
  const told = seesHidden ? sql`d.words` : sql`COALESCE(d.shown_words, d.words)`
  const own = sql`d.site_id = ${tx.siteId} AND d.index_id = ${indexOf(tx)}`
  const brand = sql`to_tsvector('simple', search_fold(l.name))`
  return sql`
    SELECT d.product_id FROM product_search d WHERE ${own} AND ${told} @@ ${queryOf(tx, terms)}
     UNION
    SELECT d.product_id FROM brands l
      JOIN products b ON b.site_id = l.site_id AND b.brand_id = l.id
      JOIN product_search d ON d.site_id = b.site_id AND d.product_id = b.id
     WHERE l.site_id = ${tx.siteId} AND ${brand} @@ ${queryOf(tx, { ...terms, needsAll: false })}
       AND ${own} AND (${told} || ${brand}) @@ ${queryOf(tx, terms)}`
}

/** Most products have the same words for everybody, which have been tested then. */
const seen = ({ seesHidden }: Sight, query: Condition) =>
  seesHidden ? sql`` : sql`AND (d.shown_words IS NULL OR d.shown_words @@ ${query})`

/** Each term as names have it, and the words of names that look like it, the most alike first. */
export async function findNearWords(
  tx: Tx,
  terms: readonly string[],
): Promise<Map<string, { readonly folded: string; readonly words: readonly string[] }>> {
  const { rows } = await sql<{ term: string; folded: string; words: string[] }>`
    SELECT term, trim(search_fold(term)) AS folded,
           near_search_words(${tx.siteId}, trim(search_fold(term))) AS words
      FROM unnest(${terms}::text[]) AS term`.execute(tx.db)
  return new Map(rows.map(({ term, ...near }) => [term, near]))
}
