import type { Tx } from '../../../../platform/tx.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { noTotalsCache } from '../../shared/service/totals-cache.ts'
import type { Search, SearchQuery, TextSearch } from '../model/search.ts'
import { correctionsOf, isBeginning, termsOf, withSynonyms } from '../rules/search-terms.ts'
import { findIndexQuery } from '../store/index-query.ts'
import type { ReadySearch } from '../store/search-products.ts'
import { findFew, findNearWords, type NearWords, type Terms } from '../store/search-words.ts'

export type TermDeps = Pick<CatalogDeps, 'shopOf' | 'totals' | 'findKnown'>

const nothingNear: NearWords = new Map()

/** Looks up synonyms and corrections of each term, and the index: at most three queries. */
export async function readySearch(
  tx: Tx,
  deps: TermDeps,
  { filter, words }: Search,
): Promise<ReadySearch> {
  const typed = words ? termsOf(words) : []
  if (!words || typed.length === 0) return { filter }
  return { filter, terms: await readyTerms(tx, deps, words, typed) }
}

/** Like `readySearch`, for a page of matches in another order than that of their ranks: one query more. */
export async function readyPage(tx: Tx, deps: TermDeps, query: SearchQuery): Promise<ReadySearch> {
  const ready = await readySearch(tx, deps, query)
  const { terms } = ready
  if (!terms || terms.matches || query.sort.length === 0) return ready
  const few = await findFew(tx, terms)
  return few ? { ...ready, terms: { ...terms, few } } : ready
}

export async function readyTerms(
  tx: Tx,
  deps: TermDeps,
  { needsAll, fields, fuzzy }: TextSearch,
  typed: readonly string[],
): Promise<Terms> {
  const near = fuzzy ? await nearWords(tx, deps, typed) : nothingNear
  const terms = await alternativesOf(tx, deps, typed, near)
  const matches = fields ? undefined : await deps.findKnown?.(tx, { terms, needsAll })
  if (matches) return { terms, needsAll, matches }
  const query = await findIndexQuery(tx, { terms, needsAll })
  return { terms, needsAll, fields, ...(query && { query }) }
}

/** Each term with its synonyms and corrections, itself first. */
export async function alternativesOf(
  tx: Tx,
  { shopOf }: TermDeps,
  typed: readonly string[],
  near: NearWords = nothingNear,
): Promise<string[][]> {
  const { synonyms = [] } = await shopOf(tx)
  return typed.map((term) => {
    const { folded = '', words = [] } = near.get(term) ?? {}
    return [...withSynonyms(term, synonyms), ...correctionsOf(folded, words)]
  })
}

export type NearWordsOf = (words: readonly string[]) => Promise<NearWords>

/** Words of an expression for another index than that of products; none where all are too short to be selective. */
export async function readTerms(
  tx: Tx,
  deps: TermDeps,
  typed: string,
  nearWordsOf?: NearWordsOf,
): Promise<string[][]> {
  const words = termsOf({ expression: typed })
  const corrected = correctable(words)
  if (corrected.length === 0) return []
  return alternativesOf(tx, deps, words, await nearWordsOf?.(corrected))
}

const correctable = (typed: readonly string[]) => typed.filter((term) => !isBeginning(term))
const questionOf = (corrected: readonly string[]) => ['near words', corrected]

/** Similar words of names for each term that is long enough: cached, or one query. */
export async function nearWords(
  tx: Tx,
  { totals = noTotalsCache }: TermDeps,
  typed: readonly string[],
): Promise<NearWords> {
  const corrected = correctable(typed)
  if (corrected.length === 0) return nothingNear
  return totals.cached(tx.siteId, questionOf(corrected), () => findNearWords(tx, corrected))
}

/** The same from the cache only. */
export function knownNearWords(
  tx: Tx,
  { totals = noTotalsCache }: TermDeps,
  typed: readonly string[],
): NearWords | undefined {
  const corrected = correctable(typed)
  return corrected.length === 0 ? nothingNear : totals.peek(tx.siteId, questionOf(corrected))
}
