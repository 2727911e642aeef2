import type { Tx } from '../../../../platform/tx.ts'
import type { Reader } from '../../shared/model/reader.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { noTotalsCache } from '../../shared/service/totals-cache.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import { findUnitPriceRanges, findVisibleStock } from '../../variants/index.ts'
import type { Aggregation, Search, SearchQuery, TextSearch } from '../model/search.ts'
import { correctionsOf, isBeginning, termsOf, withSynonyms } from '../rules/search-terms.ts'
import { suggestedQueries } from '../rules/suggested-queries.ts'
import { aggregate } from '../store/aggregate.ts'
import { findIndexQuery } from '../store/index-query.ts'
import { findCheapest } from '../store/search-cheapest.ts'
import {
  countMatches,
  pageMatches,
  productAggregationSource,
  type ReadySearch,
  rankMatches,
  searchIds,
  searchProducts,
} from '../store/search-products.ts'
import {
  type SuggestedProduct,
  suggestAmong,
  suggestByPrefixes,
  suggestCategories,
  suggestProducts,
} from '../store/search-suggestions.ts'
import { searchVariants, variantAggregationSource } from '../store/search-variants.ts'
import { findNearWords, type Terms } from '../store/search-words.ts'

/** Searches products and variants by filters and text, with aggregations over the results. */
export const searchMethods = (deps: CatalogDeps) => {
  const ready = (tx: Tx, search: Search) => readySearch(tx, deps, search)
  const { totals = noTotalsCache } = deps
  /**
   * Text results change when the index has been rebuilt, which sends no notification, so they are not cached.
   */
  const cachedAggregation = <T>(
    tx: Tx,
    { filter, words }: Search,
    question: unknown,
    find: () => Promise<T>,
  ) => (words ? find() : totals.cached(tx.siteId, [question, filter], find))
  return {
    searchProducts: async (tx: Tx, query: SearchQuery, reader: Reader) =>
      searchProducts(tx, query, await ready(tx, query), reader),
    /** Like `searchProducts`, ids only, for callers that read rendered products. */
    searchIds: async (tx: Tx, query: SearchQuery, reader: Reader) =>
      searchIds(tx, query, await ready(tx, query), reader),
    countFound: (tx: Tx, search: Search, reader: Reader) =>
      cachedAggregation(tx, search, ['count', reader.seesHidden], async () =>
        countMatches(tx, await ready(tx, search), reader),
      ),
    /** For background jobs on all matches: the next products after a number, hidden ones included. */
    pageFound: async (tx: Tx, search: Search, page: { after: number; limit: number }) =>
      pageMatches(tx, await ready(tx, search), page),
    aggregateProducts: (
      tx: Tx,
      search: Search,
      aggregations: readonly Aggregation[],
      reader: Reader,
    ) =>
      cachedAggregation(tx, search, ['products', reader.seesHidden, aggregations], async () =>
        aggregate(tx, productAggregationSource(tx, await ready(tx, search), reader), aggregations),
      ),
    searchVariants: async (tx: Tx, query: SearchQuery, reader: Reader) =>
      searchVariants(tx, query, await ready(tx, query), reader),
    aggregateVariants: (
      tx: Tx,
      search: Search,
      aggregations: readonly Aggregation[],
      reader: Reader,
    ) =>
      cachedAggregation(tx, search, ['variants', reader.seesHidden, aggregations], async () =>
        aggregate(tx, variantAggregationSource(tx, await ready(tx, search), reader), aggregations),
      ),
    /** For lists without variants: the cheapest visible variant of each product. */
    cheapestOf: (tx: Tx, productIds: readonly string[]) => findCheapest(tx, productIds),
    /** For lists: stock of products with hidden variants, as visitors see it. */
    seenStockOf: findVisibleStock,
    /** For lists: the range of unit quantities of variants. */
    unitSpansOf: (tx: Tx, productIds: readonly string[], reader: Reader) =>
      findUnitPriceRanges(tx, productIds, reader),
    findByWords: (tx: Tx, typed: string, page: { limit: number; offset: number }) =>
      findByWords(tx, deps, typed, page),
    findPreorderable,
    suggest: (tx: Tx, typed: string) => suggest(tx, deps, typed),
  }
}

/** Tried in order: exact terms, with typo tolerance, any term. */
const searchFallbacks = [
  { needsAll: true, fuzzy: false },
  { needsAll: true, fuzzy: true },
  { needsAll: false, fuzzy: true },
] as const

/**
 * Visible products for a results page, the best first; less exact matches only where there are no better
 * ones.
 */
async function findByWords(
  tx: Tx,
  deps: Pick<CatalogDeps, 'shopOf' | 'totals'>,
  expression: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ ids: string[]; total: number }> {
  if (expression.trim() === '') return { ids: [], total: 0 }
  for (const how of searchFallbacks) {
    const words = { expression, ...how }
    const terms = await readyTerms(tx, deps, words, termsOf(words))
    const found = await rankMatches(tx, terms, page)
    if (found.total > 0) return found
  }
  return { ids: [], total: 0 }
}

/** Which of these products appear sold out to visitors but accept preorders, in one statement. */
async function findPreorderable(tx: Tx, productIds: readonly string[]): Promise<string[]> {
  const test = (field: string, operator: string, value: unknown) =>
    ({ kind: 'test', field, operator, value }) as const
  const parts = [
    test('id', '$in', guidsAmong(productIds)),
    test('stockStatus', '$eq', 'OUT_OF_STOCK'),
    test('preorderAvailability', '$ne', 'NO_VARIANTS'),
  ]
  const query = {
    filter: { kind: 'and', parts },
    sort: [],
    limit: productIds.length,
    offset: 0,
  } as const
  const { items } = await searchIds(tx, query, query, { seesHidden: false })
  return [...items]
}

const maxSuggestions = { products: 6, categories: 4, queries: 4 }

/** Suggestions while typing; typo tolerance applies only where nothing matches exactly. */
async function suggest(tx: Tx, deps: Pick<CatalogDeps, 'shopOf' | 'totals'>, typed: string) {
  const requested = { expression: typed, needsAll: true, fuzzy: false }
  const words = termsOf(requested)
  if (words.length === 0) return { products: [], categories: [], queries: [] }
  const find = async (fuzzy: boolean) =>
    findSuggested(tx, typed, await readyTerms(tx, deps, { ...requested, fuzzy }, words))
  const exact = await find(false)
  const isDone = exact.length > 0 || words.every(isBeginning)
  const found = isDone ? exact : await find(true)
  const names = exact.map(({ name }) => name)
  return {
    products: found.slice(0, maxSuggestions.products),
    categories: await suggestCategories(tx, typed, maxSuggestions.categories),
    queries: suggestedQueries(typed, names, maxSuggestions.queries),
  }
}

/** Whole words are looked up in the index; short prefixes are matched within those results. */
async function findSuggested(tx: Tx, typed: string, terms: Terms): Promise<SuggestedProduct[]> {
  const requested = terms.terms.filter(
    ([term = '', ...others]) => others.length > 0 || !isBeginning(term),
  )
  if (requested.length === terms.terms.length) return suggestProducts(tx, terms)
  const found = requested.length > 0 ? await suggestAmong(tx, terms, requested) : []
  return found.length > 0 ? found : suggestByPrefixes(tx, terms, typed.trim())
}

/** Looks up synonyms and corrections of each term, and the index: at most three queries. */
export async function readySearch(
  tx: Tx,
  deps: Pick<CatalogDeps, 'shopOf' | 'totals'>,
  { filter, words }: Search,
): Promise<ReadySearch> {
  const typed = words ? termsOf(words) : []
  if (!words || typed.length === 0) return { filter }
  return { filter, terms: await readyTerms(tx, deps, words, typed) }
}

async function readyTerms(
  tx: Tx,
  { shopOf, totals = noTotalsCache }: Pick<CatalogDeps, 'shopOf' | 'totals'>,
  { needsAll, fields, fuzzy }: TextSearch,
  typed: readonly string[],
): Promise<Terms> {
  const { synonyms = [] } = await shopOf(tx)
  const corrected = fuzzy ? typed.filter((term) => !isBeginning(term)) : []
  const near =
    corrected.length > 0
      ? await totals.cached(tx.siteId, ['near words', corrected], () =>
          findNearWords(tx, corrected),
        )
      : new Map()
  const terms = typed.map((term) => {
    const { folded = '', words = [] } = near.get(term) ?? {}
    return [...withSynonyms(term, synonyms), ...correctionsOf(folded, words)]
  })
  const query = await findIndexQuery(tx, { terms, needsAll })
  return { terms, needsAll, fields, ...(query && { query }) }
}
