import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { AskedLanguage, FoundPage } from '../model.ts'
import { inLanguage, untranslatedFound } from './translations.ts'

/**
 * Published pages and articles that contain all terms, in the main or the requested language, best match
 * first; one statement.
 */
export async function findPagesByTerms(
  tx: Tx,
  terms: readonly (readonly string[])[],
  { limit, language }: { readonly limit: number; readonly language: AskedLanguage },
): Promise<readonly FoundPage[]> {
  const { rows } = await sql<FoundPage>`
    WITH asked AS MATERIALIZED (
      SELECT language, search_query(stems, ${JSON.stringify(terms)}::jsonb, TRUE) AS query
        FROM (VALUES ('', page_language(${tx.siteId})),
                     (${language ?? null}::text, search_language(${language ?? 'en'})::regconfig))
          AS wanted (language, stems)
       WHERE language IS NOT NULL),
    found AS MATERIALIZED (
      SELECT d.page_id, max(ts_rank('{0.1, 0.5, 0.6, 1}', d.vector, asked.query)) AS rank
        FROM asked
        JOIN page_documents d
          ON d.site_id = ${tx.siteId} AND d.language = asked.language AND d.vector @@ asked.query
       GROUP BY d.page_id)
    SELECT kind, slug, ${inLanguage('title', language)} AS title,
           coalesce(nullif(${inLanguage('article.summary', language)}, ''),
                    ${inLanguage('description', language)}) AS summary,
           ${untranslatedFound(language)} AS untranslated
      FROM found JOIN pages ON site_id = ${tx.siteId} AND id = found.page_id
     ORDER BY found.rank DESC, article_date DESC NULLS FIRST, id
     LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** Words of these pages that are similar to the given ones, the most similar first; one statement. */
export async function findNearPageWords(
  tx: Tx,
  terms: readonly string[],
): Promise<ReadonlyMap<string, { readonly folded: string; readonly words: readonly string[] }>> {
  const { rows } = await sql<{ term: string; folded: string; words: string[] }>`
    SELECT term, trim(search_fold(term)) AS folded,
           similar_page_words(${tx.siteId}, trim(search_fold(term))) AS words
      FROM unnest(${[...terms]}::text[]) AS term`.execute(tx.db)
  return new Map(rows.map(({ term, ...near }) => [term, near]))
}

/** Reindexes all pages of the site after its language has changed. */
export async function indexPagesAgain({ db, siteId }: Tx): Promise<void> {
  await sql`SELECT index_pages_again(${siteId}::uuid)`.execute(db)
}
