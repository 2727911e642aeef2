import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { FoundPage } from '../model.ts'

/** Pages and articles that visitors see and that have all terms, the best match first; one statement. */
export async function findPagesByTerms(
  tx: Tx,
  terms: readonly (readonly string[])[],
  limit: number,
): Promise<readonly FoundPage[]> {
  const { rows } = await sql<FoundPage>`
    WITH asked AS MATERIALIZED (
      SELECT search_query(page_language(${tx.siteId}), ${JSON.stringify(terms)}::jsonb, TRUE) AS query)
    SELECT p.kind, p.slug, p.published ->> 'title' AS title,
           coalesce(nullif(p.published -> 'article' ->> 'summary', ''), p.published ->> 'description') AS summary
      FROM asked
      JOIN page_documents d ON d.site_id = ${tx.siteId} AND d.vector @@ asked.query
      JOIN pages p ON p.site_id = d.site_id AND p.id = d.page_id
     ORDER BY ts_rank('{0.1, 0.5, 0.6, 1}', d.vector, asked.query) DESC, p.article_date DESC NULLS FIRST, p.id
     LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** Words of these pages that are like some others, the most similar first; one statement. */
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

/** Has all pages of the site found by words of its language, after it has changed. */
export async function indexPagesAgain({ db, siteId }: Tx): Promise<void> {
  await sql`SELECT index_pages_again(${siteId}::uuid)`.execute(db)
}
