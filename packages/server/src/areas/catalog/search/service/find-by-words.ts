import type { Tx } from '../../../../platform/tx.ts'
import type { SearchIndex, WordMatches, WordSearch } from '../../shared/model/search-index.ts'
import { termsOf } from '../rules/search-terms.ts'
import { findMatches } from '../store/find-matches.ts'
import type { Question } from '../store/index-query.ts'
import type { NearWords } from '../store/search-words.ts'
import { alternativesOf, knownNearWords, nearWords, type TermDeps } from './ready-terms.ts'

type FindMatches = (
  tx: Tx,
  questions: readonly Question[],
  page: Omit<WordSearch, 'expression'>,
) => Promise<WordMatches>

/**
 * The search index, with matches from PostgreSQL or from documents in memory. Less exact matches are used
 * only if there are no better ones: all words as typed, all words with typing errors, any word. One
 * statement, and two more when nothing is found as typed.
 */
export const wordsIndex = (deps: TermDeps, find: FindMatches): SearchIndex => ({
  async find(tx, { expression, ...page }) {
    const typed = termsOf({ expression })
    if (typed.length === 0) return { ids: [], total: 0 }
    const exact = { terms: await alternativesOf(tx, deps, typed), needsAll: true }
    const known = knownNearWords(tx, deps, typed)
    if (known) {
      return find(tx, [exact, ...(await withSlips(tx, deps, typed, known))], page)
    }
    const found = await find(tx, [exact], page)
    if (found.total > 0) return found
    const near = await nearWords(tx, deps, typed)
    return find(tx, await withSlips(tx, deps, typed, near), page)
  },
})

/** The search index in PostgreSQL. */
export const postgresIndex = (deps: TermDeps): SearchIndex => wordsIndex(deps, findMatches)

async function withSlips(tx: Tx, deps: TermDeps, typed: readonly string[], near: NearWords) {
  const terms = await alternativesOf(tx, deps, typed, near)
  return [
    { terms, needsAll: true },
    { terms, needsAll: false },
  ]
}

/** Visible products for a page of results, the best first. */
export const findByWords = (
  tx: Tx,
  { searchIndex, ...deps }: TermDeps & { readonly searchIndex?: SearchIndex },
  question: WordSearch,
) => (searchIndex ?? postgresIndex(deps)).find(tx, question)
