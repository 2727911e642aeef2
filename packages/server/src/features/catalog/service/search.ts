import type { Tx } from '../../../platform/tx.ts'
import type { Aggregation, Search, SearchQuery, Words } from '../model/search.ts'
import { correctionsOf, isBeginning, termsOf, withSynonyms } from '../rules/search-terms.ts'
import { suggestedQueries } from '../rules/suggested-queries.ts'
import { aggregate } from '../store/aggregate-found.ts'
import { guidsAmong } from '../store/rows.ts'
import { findCheapest } from '../store/search-cheapest.ts'
import {
  countFound,
  groundOfProducts,
  pageFound,
  type ReadySearch,
  rankFound,
  searchIds,
  searchProducts,
} from '../store/search-products.ts'
import {
  type SuggestedProduct,
  suggestAmong,
  suggestBegun,
  suggestCategories,
  suggestProducts,
} from '../store/search-suggestions.ts'
import { groundOfVariants, searchVariants } from '../store/search-variants.ts'
import { findNearWords, type Terms } from '../store/search-words.ts'
import { findSeenStock, findUnitSpans } from '../store/seen-variants.ts'
import type { CatalogDeps } from './context.ts'
import { neverKnown } from './known-totals.ts'
import type { Reader } from './read.ts'

/** Finding products and variants by filters and words, and telling what all of the found have. */
export const searching = (deps: CatalogDeps) => {
  const ready = (tx: Tx, search: Search) => readySearch(tx, deps, search)
  const { totals = neverKnown } = deps
  /** Words find something else once their index has been built anew, of which nobody is told. */
  const told = <T>(tx: Tx, { filter, words }: Search, question: unknown, find: () => Promise<T>) =>
    words ? find() : totals.tell(tx.siteId, [question, filter], find)
  return {
    searchProducts: async (tx: Tx, query: SearchQuery, reader: Reader) =>
      searchProducts(tx, query, await ready(tx, query), reader),
    /** The same by their ids alone, for who has the products written. */
    searchIds: async (tx: Tx, query: SearchQuery, reader: Reader) =>
      searchIds(tx, query, await ready(tx, query), reader),
    countFound: (tx: Tx, search: Search, reader: Reader) =>
      told(tx, search, ['count', reader.seesHidden], async () =>
        countFound(tx, await ready(tx, search), reader),
      ),
    /** For work on everything that fits: the next products behind a number, hidden ones included. */
    pageFound: async (tx: Tx, search: Search, page: { after: number; limit: number }) =>
      pageFound(tx, await ready(tx, search), page),
    aggregateProducts: (
      tx: Tx,
      search: Search,
      aggregations: readonly Aggregation[],
      reader: Reader,
    ) =>
      told(tx, search, ['products', reader.seesHidden, aggregations], async () =>
        aggregate(tx, groundOfProducts(tx, await ready(tx, search), reader), aggregations),
      ),
    searchVariants: async (tx: Tx, query: SearchQuery, reader: Reader) =>
      searchVariants(tx, query, await ready(tx, query), reader),
    aggregateVariants: (
      tx: Tx,
      search: Search,
      aggregations: readonly Aggregation[],
      reader: Reader,
    ) =>
      told(tx, search, ['variants', reader.seesHidden, aggregations], async () =>
        aggregate(tx, groundOfVariants(tx, await ready(tx, search), reader), aggregations),
      ),
    /** For lists, which leave variants out: the cheapest one that visitors see of each product. */
    cheapestOf: (tx: Tx, productIds: readonly string[]) => findCheapest(tx, productIds),
    /** For lists: what is in stock of products that hide variants, as visitors see it. */
    seenStockOf: findSeenStock,
    /** For lists: what variants hold that are compared by what they hold. */
    unitSpansOf: (tx: Tx, productIds: readonly string[], reader: Reader) =>
      findUnitSpans(tx, productIds, reader),
    findByWords: (tx: Tx, typed: string, page: { limit: number; offset: number }) =>
      findByWords(tx, deps, typed, page),
    findPreorderable,
    suggest: (tx: Tx, typed: string) => suggest(tx, deps, typed),
  }
}

const everything = { kind: 'and', parts: [] } as const
/** What was typed as it is; what may have been meant; any of it. */
const generosities = [
  { needsAll: true, fuzzy: false },
  { needsAll: true, fuzzy: true },
  { needsAll: false, fuzzy: true },
] as const

/** Visible products for a page of results, the best first; less fitting ones only where nothing fits better. */
async function findByWords(
  tx: Tx,
  deps: Pick<CatalogDeps, 'shopOf'>,
  expression: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ ids: string[]; total: number }> {
  if (expression.trim() === '') return { ids: [], total: 0 }
  for (const how of generosities) {
    const search = { filter: everything, words: { expression, ...how } }
    const ready = await readySearch(tx, deps, search)
    const total = await countFound(tx, ready, { seesHidden: false })
    if (total > 0) return { ids: await rankFound(tx, ready, page, { seesHidden: false }), total }
  }
  return { ids: [], total: 0 }
}

/** Of some products those that visitors see sold out and can order all the same, in one statement. */
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

const most = { products: 6, categories: 4, queries: 4 }

/** What a visitor may mean while they type; slips of the fingers count where nothing fits as it is. */
async function suggest(tx: Tx, deps: Pick<CatalogDeps, 'shopOf'>, typed: string) {
  const asked = { expression: typed, needsAll: true, fuzzy: false }
  const words = termsOf(asked)
  if (words.length === 0) return { products: [], categories: [], queries: [] }
  const find = async (fuzzy: boolean) =>
    findSuggested(tx, typed, await readyTerms(tx, deps, { ...asked, fuzzy }, words))
  const exact = await find(false)
  const isDone = exact.length > 0 || words.every(isBeginning)
  const found = isDone ? exact : await find(true)
  const names = exact.map(({ name }) => name)
  return {
    products: found.slice(0, most.products),
    categories: await suggestCategories(tx, typed, most.categories),
    queries: suggestedQueries(typed, names, most.queries),
  }
}

/** Words that stand by themselves lead to products; beginnings of a letter or two are looked for in those. */
async function findSuggested(tx: Tx, typed: string, terms: Terms): Promise<SuggestedProduct[]> {
  const asked = terms.terms.filter(
    ([term = '', ...others]) => others.length > 0 || !isBeginning(term),
  )
  if (asked.length === terms.terms.length) return suggestProducts(tx, terms)
  const found = asked.length > 0 ? await suggestAmong(tx, terms, asked) : []
  return found.length > 0 ? found : suggestBegun(tx, terms, typed.trim())
}

/** Looks up what stands for each word: two questions at most. */
export async function readySearch(
  tx: Tx,
  deps: Pick<CatalogDeps, 'shopOf'>,
  { filter, words }: Search,
): Promise<ReadySearch> {
  const typed = words ? termsOf(words) : []
  if (!words || typed.length === 0) return { filter }
  return { filter, terms: await readyTerms(tx, deps, words, typed) }
}

async function readyTerms(
  tx: Tx,
  { shopOf }: Pick<CatalogDeps, 'shopOf'>,
  { needsAll, places, fuzzy }: Words,
  typed: readonly string[],
): Promise<Terms> {
  const { synonyms = [] } = await shopOf(tx)
  const near = fuzzy
    ? await findNearWords(
        tx,
        typed.filter((term) => !isBeginning(term)),
      )
    : new Map()
  const terms = typed.map((term) => {
    const { folded = '', words = [] } = near.get(term) ?? {}
    return [...withSynonyms(term, synonyms), ...correctionsOf(folded, words)]
  })
  return { terms, needsAll, places }
}
