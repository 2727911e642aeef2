import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import { type Terms, wordsToSql } from './search-words.ts'

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

/** So many are looked at before the best of them are chosen: a short beginning fits half of a shop. */
const LOOKED_AT = 200

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
