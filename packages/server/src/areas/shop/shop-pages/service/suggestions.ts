import type { Tx } from '../../../../platform/tx.ts'
import type { AskedLanguage } from '../../../site/pages/index.ts'
import { foundPages } from './found-pages.ts'
import type { ShopPageDeps } from './page-deps.ts'
import { inOrder, insteadOf } from './search-page.ts'

const PRODUCTS = 6
const BRANDS = 3
const PAGES = 4

const nothing = {
  products: [],
  total: 0,
  queries: [],
  meant: [],
  brands: [],
  collections: [],
  pages: [],
}

/** Suggestions while a visitor types, with alternatives if there are none. */
export async function suggestions(
  tx: Tx,
  deps: ShopPageDeps,
  typed: string,
  language: AskedLanguage,
) {
  const { catalog } = deps
  if (typed.trim() === '') return { ...nothing, instead: await insteadOf(tx, catalog) }
  const { products, categories, queries, isExact } = await catalog.suggest(tx, typed)
  const found = await catalog.findByWords(tx, typed, { limit: PRODUCTS, offset: 0 })
  const ids = products.length > 0 ? products.map(({ id }) => id) : found.ids
  const brands = await catalog.suggestBrands(tx, typed, BRANDS)
  const pages = await foundPages(tx, deps, typed, { limit: PAGES, language })
  const isNothing = ids.length + categories.length + brands.length + pages.length === 0
  return {
    products: await inOrder(tx, catalog, ids),
    total: found.total,
    queries,
    meant: isExact ? [] : await catalog.nearQueries(tx, typed),
    brands,
    collections: categories,
    pages,
    instead: isNothing ? await insteadOf(tx, catalog) : null,
  }
}
