import type { Tx } from '../../../../platform/tx.ts'
import type { ShopPageDeps } from './page-deps.ts'
import { inOrder, insteadOf } from './search-page.ts'

const PRODUCTS = 6
const BRANDS = 3

const nothing = { products: [], total: 0, queries: [], meant: [], brands: [], collections: [] }

/** What a visitor may mean while they type, and what else there is where that is nothing. */
export async function suggestions(tx: Tx, { catalog }: ShopPageDeps, typed: string) {
  if (typed.trim() === '') return { ...nothing, instead: await insteadOf(tx, catalog) }
  const { products, categories, queries, isExact } = await catalog.suggest(tx, typed)
  const found = await catalog.findByWords(tx, typed, { limit: PRODUCTS, offset: 0 })
  const ids = products.length > 0 ? products.map(({ id }) => id) : found.ids
  const brands = await catalog.suggestBrands(tx, typed, BRANDS)
  const isNothing = ids.length + categories.length + brands.length === 0
  return {
    products: await inOrder(tx, catalog, ids),
    total: found.total,
    queries,
    meant: isExact ? [] : await catalog.nearQueries(tx, typed),
    brands,
    collections: categories,
    instead: isNothing ? await insteadOf(tx, catalog) : null,
  }
}
