import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import { foundIn, type Terms, wordsToSql } from './search-words.ts'

export interface SuggestedProduct {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly mediaId: string | null
}
export interface SuggestedCategory {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/** So many are looked at before the best of them are chosen: a beginning may fit half of a shop. */
const LOOKED_AT = 200
/** So many of those that have the longer words are looked through for a beginning of a letter or two. */
const LOOKED_THROUGH = 1000
/** Without a longer word: so many whose names begin so, so many with such a word inside, so many of the latest. */
const NAMED = 200
const INSIDE = 100
const LATEST = 500

/** Visible products that fit, the best first. */
export async function suggestProducts(tx: Tx, terms: Terms): Promise<SuggestedProduct[]> {
  const { joined, test, rank } = wordsToSql(tx, terms, { seesHidden: false })
  const { rows } = await sql<SuggestedProduct>`
    SELECT id, name, slug, main_media_id AS "mediaId"
      FROM (SELECT p.id, p.name, p.slug, p.main_media_id, p.numeric_id, ${rank} AS rank
              FROM products p ${joined}
             WHERE p.site_id = ${tx.siteId} AND p.visible AND ${test} LIMIT ${LOOKED_AT}) fitting
     ORDER BY rank DESC, numeric_id DESC`.execute(tx.db)
  return rows
}

/**
 * The same where some words are beginnings of a letter or two. Those begin so many words of a large shop
 * that the index is asked for the others alone, and what it finds is looked through.
 */
export async function suggestAmong(
  tx: Tx,
  terms: Terms,
  asked: Terms['terms'],
): Promise<SuggestedProduct[]> {
  const sight = { seesHidden: false }
  const { joined, test } = wordsToSql(tx, { ...terms, terms: asked }, sight)
  const { fits, rank } = foundIn(tx, terms, sight)
  const { rows } = await sql<SuggestedProduct>`
    SELECT d.id, d.name, d.slug, d.main_media_id AS "mediaId"
      FROM (SELECT p.id, p.name, p.slug, p.main_media_id, p.numeric_id, d.words, d.shown_words
              FROM products p ${joined}
             WHERE p.site_id = ${tx.siteId} AND p.visible AND ${test} LIMIT ${LOOKED_THROUGH}) d
     WHERE ${fits}
     ORDER BY ${rank} DESC, d.numeric_id DESC LIMIT ${LOOKED_AT}`.execute(tx.db)
  return rows
}

/**
 * The same for nothing but beginnings of a letter or two: those whose names begin so, and then those with
 * a word that does, in their names or, of the latest, anywhere. No more are read in a large shop than in a
 * small one.
 */
export async function suggestBegun(
  tx: Tx,
  terms: Terms,
  typed: string,
): Promise<SuggestedProduct[]> {
  const { fits, rank } = foundIn(tx, terms, { seesHidden: false })
  const begun = sql`lower(${typed}::text) COLLATE "C"`
  // Of several beginnings the longest leads to the fewest; all of them are tested after.
  const [longest = ''] = typed.split(/\s+/).toSorted((one, other) => other.length - one.length)
  const word = sql`(trim(search_fold(${longest}::text)) COLLATE "C")`
  const { rows } = await sql<SuggestedProduct>`
    WITH looked AS MATERIALIZED (
      (SELECT id FROM products
        WHERE site_id = ${tx.siteId} AND name_key >= ${begun} AND name_key < ${begun} || chr(1114111)
        ORDER BY name_key LIMIT ${NAMED})
       UNION
      (SELECT n.product_id FROM search_names n
        CROSS JOIN LATERAL (SELECT FROM products p WHERE p.site_id = n.site_id AND p.id = n.product_id
                               AND p.visible OFFSET 0) seen
        WHERE n.site_id = ${tx.siteId} AND n.word >= ${word} AND n.word < ${word} || chr(1114111)
        ORDER BY n.word LIMIT ${INSIDE})
       UNION
      (SELECT id FROM products WHERE site_id = ${tx.siteId} ORDER BY numeric_id DESC LIMIT ${LATEST}))
    SELECT p.id, p.name, p.slug, p.main_media_id AS "mediaId"
      FROM looked
     CROSS JOIN LATERAL (SELECT * FROM products p
                          WHERE p.site_id = ${tx.siteId} AND p.id = looked.id OFFSET 0) p
     CROSS JOIN LATERAL (SELECT * FROM product_search d
                          WHERE d.site_id = ${tx.siteId} AND d.product_id = looked.id
                            AND d.index_id = (SELECT i.id FROM search_indexes i
                                               WHERE i.site_id = ${tx.siteId} AND i.is_current)
                         OFFSET 0) d
     WHERE p.visible AND ${fits}
     ORDER BY starts_with(p.name_key, ${begun}) DESC, ${rank} DESC, p.numeric_id DESC
     LIMIT ${LOOKED_AT}`.execute(tx.db)
  return rows
}

/** Visible categories with a word that begins so; those that begin with it themselves first. */
export async function suggestCategories(
  tx: Tx,
  typed: string,
  limit: number,
): Promise<SuggestedCategory[]> {
  const { rows } = await sql<SuggestedCategory>`
    SELECT c.id, c.name, c.slug
      FROM collections c
     CROSS JOIN LATERAL (SELECT strpos(' ' || trim(search_fold(c.name)),
                                       ' ' || trim(search_fold(${typed}))) AS at) found
     WHERE c.site_id = ${tx.siteId} AND c.visible AND found.at > 0
     ORDER BY found.at > 1, c.name, c.id LIMIT ${limit}`.execute(tx.db)
  return rows
}
