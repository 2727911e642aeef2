import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Category } from '../../../catalog/index.ts'
import { differentPictures } from '../rules/different-pictures.ts'
import { allOf, isField, sortOf, test } from '../rules/filter.ts'
import { listShown } from './menu.ts'
import { type ShopPageDeps, visitor } from './page-deps.ts'

const NEWEST = 12
const ON_SALE = 4
const TOP_COLLECTIONS = 30
/** Number of candidate pictures per collection. */
const CANDIDATES = 5

export type ShownCollection = Awaited<ReturnType<typeof withPictures>>[number]

export const homePage = async (tx: Tx, { catalog }: Pick<ShopPageDeps, 'catalog'>) => ({
  newest: await newestOf(tx, catalog, NEWEST),
  onSale: await newestOf(tx, catalog, ON_SALE, isField('onSale', true)),
  collections: await topCollections(tx, catalog),
})

export const newestOf = async (tx: Tx, catalog: Catalog, limit: number, filter = allOf()) => {
  const page = { filter, sort: sortOf('NEWEST'), limit, offset: 0 }
  return (await catalog.searchProducts(tx, page, visitor)).items
}

/** The best sellers of the last 90 days. */
export const bestSellersOf = async (tx: Tx, catalog: Catalog, limit: number) => {
  const filter = test('unitsSold', '$gt', 0)
  const page = { filter, sort: sortOf('BEST_SELLING'), limit, offset: 0 }
  return (await catalog.searchProducts(tx, page, visitor)).items
}

/** Non-empty collections at the top of the menu, each with a different picture if there are enough. */
export async function topCollections(tx: Tx, catalog: Catalog) {
  const page = { limit: TOP_COLLECTIONS, offset: 0 }
  const { items } = await listShown(tx, catalog, undefined, page)
  return withPictures(tx, catalog, items)
}

/** Non-empty collections, each with a different picture if there are enough; one statement. */
export async function withPictures(tx: Tx, catalog: Catalog, items: readonly Category[]) {
  if (items.length === 0) return []
  const ids = items.map(({ id }) => id)
  const contents = await catalog.shownContentsOf(tx, ids, CANDIDATES)
  const found = items.flatMap((category) => {
    const { productCount = 0, pictures = [] } = contents.get(category.id) ?? {}
    if (productCount === 0) return []
    return [{ category, productCount, pictures: category.image ? [category.image] : pictures }]
  })
  const shown = differentPictures(found.map(({ pictures }) => pictures))
  return found.map(({ category, productCount }, at) => ({
    category,
    productCount,
    picture: shown[at] ?? null,
  }))
}
