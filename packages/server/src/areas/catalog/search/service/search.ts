import type { ResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Reader } from '../../shared/model/reader.ts'
import type { WordSearch } from '../../shared/model/search-index.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { noTotalsCache, type TotalsCache } from '../../shared/service/totals-cache.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import { findUnitPriceRanges, findVisibleStock } from '../../variants/index.ts'
import type { FacetField, FacetScope, FacetTable } from '../model/facet-table.ts'
import type { Aggregation, Search, SearchQuery } from '../model/search.ts'
import { buildFacetTable } from '../rules/facet-table.ts'
import { labelIdsOf, productsOfMatches } from '../rules/match-facets.ts'
import { narrowTable } from '../rules/narrow-table.ts'
import { isBeginning, termsOf } from '../rules/search-terms.ts'
import { suggestedQueries } from '../rules/suggested-queries.ts'
import { aggregate } from '../store/aggregate.ts'
import {
  type FacetRowScope,
  findFacetRows,
  findLabelNames,
  MAX_PRODUCTS,
} from '../store/facet-rows.ts'
import { findFeedFigures, findFeedVariants } from '../store/feed-variants.ts'
import { findCheapest } from '../store/search-cheapest.ts'
import {
  countMatches,
  isByWordsAlone,
  pageMatches,
  productAggregationSource,
  type ReadySearch,
  readFound,
  searchIds,
  searchIdsWithAggregations,
  searchProducts,
} from '../store/search-products.ts'
import {
  type SuggestedProduct,
  suggestAmong,
  suggestBrands,
  suggestByPrefixes,
  suggestCategories,
  suggestProducts,
} from '../store/search-suggestions.ts'
import { searchVariants, variantAggregationSource } from '../store/search-variants.ts'
import type { Terms } from '../store/search-words.ts'
import { findByWords } from './find-by-words.ts'
import {
  aggregateKnown,
  countKnown,
  findKnownPage,
  isFull,
  withBest,
  withNumbers,
} from './known-page.ts'
import { nearQueries } from './near-queries.ts'
import { type NearWordsOf, readTerms, readyPage, readySearch, readyTerms } from './ready-terms.ts'

/** Searches products and variants by filters and text, with aggregations over the results. */
export const searchMethods = (deps: CatalogDeps) => {
  const ready = (tx: Tx, search: Search) => readySearch(tx, deps, search)
  const pageOf = async (tx: Tx, query: SearchQuery, reader: Reader) => {
    const search = await readyPage(tx, deps, query)
    return query.sort.length > 0 ? withNumbers(search, reader) : search
  }
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
  const aggregatesOf = (
    tx: Tx,
    search: Search,
    readied: () => ReadySearch | Promise<ReadySearch>,
    aggregations: readonly Aggregation[],
    reader: Reader,
  ) =>
    cachedAggregation(tx, search, ['products', reader.seesHidden, aggregations], async () => {
      const searched = await readied()
      const known = await aggregateKnown(searched, reader, aggregations)
      if (known) return known
      const source = productAggregationSource(tx, await withNumbers(searched, reader), reader)
      return aggregate(tx, source, aggregations)
    })
  return {
    searchProducts: async (tx: Tx, query: SearchQuery, reader: Reader) => {
      const search = await pageOf(tx, query, reader)
      const known = await findKnownPage(query, search, reader, [])
      if (known) return readFound(tx, known.found)
      return findPage(query, search, reader, (among) => searchProducts(tx, query, among, reader))
    },
    /** Like `searchProducts`, ids only, for callers that read rendered products. */
    searchIds: async (tx: Tx, query: SearchQuery, reader: Reader) => {
      const search = await pageOf(tx, query, reader)
      const known = await findKnownPage(query, search, reader, [])
      return known?.found ?? findIds(tx, query, search, reader)
    },
    /** Like `searchIds`, with aggregations over all matches. */
    searchIdsWithAggregations: async (
      tx: Tx,
      query: SearchQuery,
      aggregations: readonly Aggregation[],
      reader: Reader,
    ) => {
      const search = await pageOf(tx, query, reader)
      const known = await findKnownPage(query, search, reader, aggregations)
      if (known) return known
      if (aggregations.length > 0 && isByWordsAlone(query, search)) {
        return searchIdsWithAggregations(tx, query, search, reader, aggregations)
      }
      const rows = await aggregatesOf(tx, query, () => search, aggregations, reader)
      return { found: await findIds(tx, query, search, reader), rows }
    },
    countFound: (tx: Tx, search: Search, reader: Reader) =>
      cachedAggregation(tx, search, ['count', reader.seesHidden], async () => {
        const searched = await ready(tx, search)
        const known = await countKnown(searched, reader)
        return known ?? countMatches(tx, await withNumbers(searched, reader), reader)
      }),
    /** For background jobs on all matches: the next products after a number, hidden ones included. */
    pageFound: async (tx: Tx, search: Search, page: { after: number; limit: number }) =>
      pageMatches(tx, await ready(tx, search), page),
    aggregateProducts: (
      tx: Tx,
      search: Search,
      aggregations: readonly Aggregation[],
      reader: Reader,
    ) => aggregatesOf(tx, search, () => ready(tx, search), aggregations, reader),
    /** The filters of a list for shoppers; lists are cached until the catalog changes. */
    facetTable: (tx: Tx, scope: FacetScope, fields: readonly FacetField[]) =>
      facetTable(tx, totals, scope, fields),
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
    /** For product feeds: variants that visitors see, page by page. */
    feedVariants: findFeedVariants,
    /** For product feeds: the number of variants, and their missing data. */
    feedFigures: findFeedFigures,
    findByWords: (tx: Tx, typed: string, page: Omit<WordSearch, 'expression'>) =>
      findByWords(tx, deps, { expression: typed, ...page }),
    /** Suggestions for a search without results; at most five statements. */
    nearQueries: (tx: Tx, typed: string) => nearQueries(tx, deps, typed),
    /** Each word of an expression with its synonyms and with those near words of another index that it may be. */
    readTerms: (tx: Tx, typed: string, nearWordsOf?: NearWordsOf) =>
      readTerms(tx, deps, typed, nearWordsOf),
    findPreorderable,
    /** At most nine statements, whatever is typed. */
    suggest: (tx: Tx, typed: string) => suggest(tx, deps, typed),
    /** Brands of visible products with a word that starts with the text, names that start with it first. */
    suggestBrands,
  }
}

/** Reads a page among the best of many matches, and among all where these do not fill it. */
async function findPage<T>(
  query: SearchQuery,
  search: ReadySearch,
  reader: Reader,
  find: (among: ReadySearch) => Promise<ResultPage<T>>,
): Promise<ResultPage<T>> {
  const best = await withBest(query, search, reader)
  const page = best && (await find(best))
  return page && isFull(page, query) ? page : find(search)
}

const findIds = (tx: Tx, query: SearchQuery, search: ReadySearch, reader: Reader) =>
  findPage(query, search, reader, (among) => searchIds(tx, query, among, reader))

/** A table of so many products is made faster than that of all products. */
const FEW_PRODUCTS = 100
const allProducts: Search['filter'] = { kind: 'and', parts: [] }

/** Products that were found are a part of the table of all products, which outlives the search. */
async function facetTable(
  tx: Tx,
  totals: Pick<TotalsCache, 'cached' | 'peek'>,
  scope: FacetScope,
  fields: readonly FacetField[],
): Promise<FacetTable> {
  const keys = fields.map(({ key }) => key)
  const build = async (of: FacetRowScope) =>
    buildFacetTable(await findFacetRows(tx, of, keys), fields)
  const question = (filter: Search['filter']) => ['facet table', filter, fields]
  const cached = (filter: Search['filter']) =>
    totals.cached(tx.siteId, question(filter), () => build({ filter }))
  if ('filter' in scope) return cached(scope.filter)
  const { ids, facets } = scope.found
  if (facets) {
    const names = await findLabelNames(tx, labelIdsOf(facets))
    return buildFacetTable(
      productsOfMatches(ids, facets, (id) => names.get(id), keys),
      fields,
    )
  }
  const isFew = ids.length <= FEW_PRODUCTS
  const all = isFew
    ? totals.peek<FacetTable>(tx.siteId, question(allProducts))
    : await cached(allProducts)
  return all && all.ids.length < MAX_PRODUCTS ? narrowTable(all, ids) : build({ ids })
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
async function suggest(tx: Tx, { shopOf, totals }: CatalogDeps, typed: string) {
  const requested = { expression: typed, needsAll: true, fuzzy: false }
  const words = termsOf(requested)
  if (words.length === 0) return { products: [], categories: [], queries: [], isExact: true }
  // Candidates are the first that the database finds, of which there may be many.
  const termDeps = { shopOf, ...(totals && { totals }) }
  const find = async (fuzzy: boolean) =>
    findSuggested(tx, typed, await readyTerms(tx, termDeps, { ...requested, fuzzy }, words))
  const exact = await find(false)
  const isDone = exact.length > 0 || words.every(isBeginning)
  const found = isDone ? exact : await find(true)
  const names = exact.map(({ name }) => name)
  return {
    products: found.slice(0, maxSuggestions.products),
    categories: await suggestCategories(tx, typed, maxSuggestions.categories),
    queries: suggestedQueries(typed, names, maxSuggestions.queries),
    /** Whether there are products with the words as typed. */
    isExact: exact.length > 0,
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
