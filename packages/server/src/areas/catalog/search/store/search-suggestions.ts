import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { matchWithin, type Terms, wordsToSql } from './search-words.ts'

export interface SuggestedProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly mediaId: string | null
}
export interface SuggestedBrand {
  readonly id: string
  readonly name: string
}
export interface SuggestedCategory extends SuggestedBrand {
  readonly slug: string
}

/** Candidates that are ranked: a short prefix may match half of a shop. */
const MAX_CANDIDATES = 200
/** Maximum matches of the longer words that are scanned for a short prefix. */
const MAX_SCANNED = 1000
/**
 * Without a longer word: limits for names that start with the prefix, for names with such a word inside, and
 * for the newest products.
 */
const MAX_BY_NAME_START = 200
const MAX_BY_INNER_WORD = 100
const MAX_LATEST = 500

/** Visible matches, the best first. */
export async function suggestProducts(tx: Tx, terms: Terms): Promise<SuggestedProduct[]> {
  const { joined, test, rank } = wordsToSql(tx, terms, { seesHidden: false })
  const { rows } = await sql<SuggestedProduct>`
    SELECT id, name, slug, main_media_id AS "mediaId"
      FROM (SELECT p.id, p.name, p.slug, p.main_media_id, p.numeric_id, ${rank} AS rank
              FROM products p ${joined}
             WHERE p.site_id = ${tx.siteId} AND p.visible AND ${test} LIMIT ${MAX_CANDIDATES}) fitting
     ORDER BY rank DESC, numeric_id DESC`.execute(tx.db)
  return rows
}

/**
 * The same where some terms are prefixes of one or two letters. Those match too many words of a large shop,
 * so the index is queried for the other terms and the matches are scanned.
 */
export async function suggestAmong(
  tx: Tx,
  terms: Terms,
  requested: Terms['terms'],
): Promise<SuggestedProduct[]> {
  const visibility = { seesHidden: false }
  const { joined, test } = wordsToSql(
    tx,
    { terms: requested, needsAll: terms.needsAll },
    visibility,
  )
  const { fits, rank } = matchWithin(tx, terms, visibility)
  const { rows } = await sql<SuggestedProduct>`
    SELECT d.id, d.name, d.slug, d.main_media_id AS "mediaId"
      FROM (SELECT p.id, p.name, p.slug, p.main_media_id, p.numeric_id, d.vector, d.visible_vector
              FROM products p ${joined}
             WHERE p.site_id = ${tx.siteId} AND p.visible AND ${test} LIMIT ${MAX_SCANNED}) d
     WHERE ${fits}
     ORDER BY ${rank} DESC, d.numeric_id DESC LIMIT ${MAX_CANDIDATES}`.execute(tx.db)
  return rows
}

/**
 * The same for short prefixes only: products whose names start with them, then those with such a word in
 * their names or, among the newest, anywhere. The number of rows read is bounded.
 */
export async function suggestByPrefixes(
  tx: Tx,
  terms: Terms,
  typed: string,
): Promise<SuggestedProduct[]> {
  const { fits, rank } = matchWithin(tx, terms, { seesHidden: false })
  const prefix = sql`lower(${typed}::text) COLLATE "C"`
  // The longest prefix has the fewest matches; all of them are tested afterwards.
  const [longest = ''] = typed.split(/\s+/).toSorted((one, other) => other.length - one.length)
  const word = sql`(trim(search_fold(${longest}::text)) COLLATE "C")`
  const { rows } = await sql<SuggestedProduct>`
    WITH looked AS MATERIALIZED (
      (SELECT id FROM products
        WHERE site_id = ${tx.siteId} AND name_key >= ${prefix} AND name_key < ${prefix} || chr(1114111)
        ORDER BY name_key LIMIT ${MAX_BY_NAME_START})
       UNION
      (SELECT n.product_id FROM product_name_words n
        CROSS JOIN LATERAL (SELECT FROM products p WHERE p.site_id = n.site_id AND p.id = n.product_id
                               AND p.visible OFFSET 0) seen
        WHERE n.site_id = ${tx.siteId} AND n.word >= ${word} AND n.word < ${word} || chr(1114111)
        ORDER BY n.word LIMIT ${MAX_BY_INNER_WORD})
       UNION
      (SELECT id FROM products WHERE site_id = ${tx.siteId} ORDER BY numeric_id DESC LIMIT ${MAX_LATEST}))
    SELECT p.id, p.name, p.slug, p.main_media_id AS "mediaId"
      FROM looked
     CROSS JOIN LATERAL (SELECT * FROM products p
                          WHERE p.site_id = ${tx.siteId} AND p.id = looked.id OFFSET 0) p
     CROSS JOIN LATERAL (SELECT * FROM search_documents d
                          WHERE d.site_id = ${tx.siteId} AND d.product_id = looked.id
                            AND d.index_id = (SELECT i.id FROM search_indexes i
                                               WHERE i.site_id = ${tx.siteId} AND i.is_current)
                         OFFSET 0) d
     WHERE p.visible AND ${fits}
     ORDER BY starts_with(p.name_key, ${prefix}) DESC, ${rank} DESC, p.numeric_id DESC
     LIMIT ${MAX_CANDIDATES}`.execute(tx.db)
  return rows
}

/** Position of the first word in a name that starts with the text: 1 at the start of the name, 0 if there is none. */
const placeOfWord = (name: RawBuilder<unknown>, typed: string) =>
  sql`strpos(' ' || trim(search_fold(${name})), ' ' || trim(search_fold(${typed})))`

/** Visible categories with a word that starts with the text; names that start with it first. */
export async function suggestCategories(
  tx: Tx,
  typed: string,
  limit: number,
): Promise<SuggestedCategory[]> {
  const { rows } = await sql<SuggestedCategory>`
    SELECT c.id, c.name, c.slug
      FROM collections c
     CROSS JOIN LATERAL (SELECT ${placeOfWord(sql`c.name`, typed)} AS at) found
     WHERE c.site_id = ${tx.siteId} AND c.visible AND found.at > 0
     ORDER BY found.at > 1, c.name, c.id LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** The same for brands of visible products. */
export async function suggestBrands(
  tx: Tx,
  typed: string,
  limit: number,
): Promise<SuggestedBrand[]> {
  const { rows } = await sql<SuggestedBrand>`
    SELECT b.id, b.name
      FROM brands b
     CROSS JOIN LATERAL (SELECT ${placeOfWord(sql`b.name`, typed)} AS at) found
     WHERE b.site_id = ${tx.siteId} AND b.deleted_date IS NULL AND found.at > 0
       AND EXISTS (SELECT FROM products p
                    WHERE p.site_id = b.site_id AND p.brand_id = b.id AND p.visible)
     ORDER BY found.at > 1, b.name, b.id LIMIT ${limit}`.execute(tx.db)
  return rows
}
