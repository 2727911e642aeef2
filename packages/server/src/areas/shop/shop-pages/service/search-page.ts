import type { FoundSort } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import { type Catalog, isNothingSelected, type Product } from '../../../catalog/index.ts'
import type { AskedLanguage } from '../../../site/pages/index.ts'
import { sortOf, test } from '../rules/filter.ts'
import { type ChosenProducts, chooseProducts, type ListChoice } from './choose-products.ts'
import { foundPages } from './found-pages.ts'
import { bestSellersOf, newestOf, topCollections } from './home-page.ts'
import { type ListPage, type ShopPageDeps, visitor } from './page-deps.ts'

const INSTEAD = 4
const PAGES = 6
/** Filters, facets and sorts apply to the best matches, as many as engines return. */
const MAX_MATCHES = 10_000

export interface FoundView extends ListPage, ListChoice {
  readonly sort: FoundSort
  readonly language: AskedLanguage
}

/** Search results: products that match the filters and, on the first page, also pages and articles. */
export async function searchPage(tx: Tx, deps: ShopPageDeps, words: string, view: FoundView) {
  const products = await findProducts(tx, deps, words, view)
  const { language, offset } = view
  const pages = offset === 0 ? await foundPages(tx, deps, words, { limit: PAGES, language }) : []
  return { ...products, pages }
}

/** Matching products, the best first; without any, alternatives. */
async function findProducts(tx: Tx, deps: ShopPageDeps, words: string, view: FoundView) {
  const { catalog } = deps
  const { filters, withFacets, sort, limit, offset } = view
  const isPlain = isNothingSelected(filters) && sort === 'RELEVANCE'
  const isShort = isPlain && !withFacets
  const reach = isShort || offset + limit > MAX_MATCHES ? { limit, offset } : undefined
  const all = { limit: MAX_MATCHES, offset: 0, withFacets: true }
  const found = await catalog.findByWords(tx, words, reach ?? all)
  if (found.total === 0) {
    const queries = await catalog.nearQueries(tx, words)
    return { ...nothing, instead: { queries, ...(await insteadOf(tx, catalog)) } }
  }
  const needsChoice = !isPlain || withFacets
  const chosen = needsChoice ? await chooseProducts(tx, deps, { found }, view) : undefined
  const page = reach ? found.ids : found.ids.slice(offset, offset + limit)
  const products =
    isPlain || !chosen
      ? await inOrder(tx, catalog, page)
      : await pageOfChosen(tx, catalog, found.ids, chosen, view)
  const total = isPlain || !chosen ? found.total : chosen.counted.numericIds.length
  return {
    products,
    total,
    facets: chosen?.facets ?? [],
    relaxations: total === 0 ? (chosen?.counted.relaxations ?? []) : [],
    instead: null,
  }
}

export type SearchAlternatives = Awaited<ReturnType<typeof insteadOf>>

const nothing = { products: [], total: 0, facets: [], relaxations: [] }

/** In the order of the matches by rank, otherwise sorted by the database. */
async function pageOfChosen(
  tx: Tx,
  catalog: Catalog,
  ids: readonly string[],
  { counted }: ChosenProducts,
  { sort, limit, offset }: FoundView,
): Promise<readonly Product[]> {
  if (counted.ids.length === 0) return []
  if (sort !== 'RELEVANCE') {
    const filter = test('numericId', '$in', counted.numericIds)
    const query = { filter, sort: sortOf(sort), limit, offset }
    return (await catalog.searchProducts(tx, query, visitor)).items
  }
  const fitting = new Set(counted.ids)
  const best = ids.filter((id) => fitting.has(id))
  return inOrder(tx, catalog, best.slice(offset, offset + limit))
}

export async function inOrder(
  tx: Tx,
  catalog: Catalog,
  ids: readonly string[],
): Promise<readonly Product[]> {
  const found = ids.length > 0 ? await catalog.findListed(tx, ids) : []
  const byId = new Map(found.map((one) => [one.id, one]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Alternatives to show if nothing is found. */
export const insteadOf = async (tx: Tx, catalog: Catalog) => ({
  bestSellers: await bestSellersOf(tx, catalog, INSTEAD),
  newest: await newestOf(tx, catalog, INSTEAD),
  collections: await topCollections(tx, catalog),
})
