import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { WordMatches } from '../../shared/model/search-index.ts'
import { cachedQueries, cacheQueries, type Question } from './index-query.ts'

/** A page of visible products for the first question that finds any, the best first: one statement. */
export async function findMatches(
  tx: Tx,
  questions: readonly Question[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<WordMatches> {
  const { language, texts } = cachedQueries(tx.siteId, questions)
  const { rows } = await sql<
    WordMatches & { language: string | null; queries: (string | null)[] | null }
  >`
    SELECT * FROM search_matches(${tx.siteId}::uuid, ${JSON.stringify(questions)}::jsonb, ${language},
                                 ${texts}::text[], ${limit}::integer, ${offset}::integer)`.execute(
    tx.db,
  )
  const [found] = rows
  if (!found) return { ids: [], total: 0 }
  if (found.language) cacheQueries(tx.siteId, found.language, questions, found.queries ?? [])
  return { ids: found.ids, total: found.total }
}
