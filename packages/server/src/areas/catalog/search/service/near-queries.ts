import type { Tx } from '../../../../platform/tx.ts'
import type { SearchIndex } from '../../shared/model/search-index.ts'
import { nearQueriesOf, termsOf } from '../rules/search-terms.ts'
import { findByWords } from './find-by-words.ts'
import { nearWords, type TermDeps } from './ready-terms.ts'

/** Suggestions for a search without results: up to 3 searches with similar known words that have results. */
export async function nearQueries(
  tx: Tx,
  deps: TermDeps & { readonly searchIndex?: SearchIndex },
  typed: string,
): Promise<string[]> {
  const terms = termsOf({ expression: typed })
  const near = await nearWords(tx, deps, terms)
  const found: string[] = []
  for (const query of nearQueriesOf(terms, near)) {
    const { total } = await findByWords(tx, deps, { expression: query, limit: 1, offset: 0 })
    if (total > 0) found.push(query)
  }
  return found
}
