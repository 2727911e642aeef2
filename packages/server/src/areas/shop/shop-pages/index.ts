import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../../catalog/index.ts'
import { type CollectionView, collectionPage } from './service/collection-page.ts'
import { filterSettings } from './service/filter-settings.ts'
import { homePage } from './service/home-page.ts'
import { collectionsPage, menu } from './service/menu.ts'
import type { ListPage, ShopPageDeps } from './service/page-deps.ts'
import { productPage } from './service/product-page.ts'
import { shownProducts } from './service/related-products.ts'
import { type FoundView, searchPage } from './service/search-page.ts'
import { stockSeen } from './service/stock-seen.ts'
import { suggestions } from './service/suggestions.ts'

export type ShopPages = ReturnType<typeof createShopPages>

export const createShopPages = (deps: ShopPageDeps) => ({
  home: (tx: Tx) => homePage(tx, deps),
  /** `choiceIds` count only where a product has more variants than a page. */
  product: (tx: Tx, slug: string, choiceIds: readonly string[]) =>
    productPage(tx, deps, slug, choiceIds),
  /** Those of some products that visitors see, in their order. */
  cards: (tx: Tx, ids: readonly string[]) => shownProducts(tx, deps, ids),
  collection: (tx: Tx, slug: string, view: CollectionView) => collectionPage(tx, deps, slug, view),
  collections: (tx: Tx, within: string | undefined, page: ListPage) =>
    collectionsPage(tx, deps, within, page),
  search: (tx: Tx, words: string, view: FoundView) => searchPage(tx, deps, words, view),
  suggestions: (tx: Tx, typed: string) => suggestions(tx, deps, typed),
  filterSettings: (tx: Tx) => filterSettings(tx, deps),
  menu: (tx: Tx, limit: number) => menu(tx, deps, limit),
  addresses: (tx: Tx, of: 'PRODUCTS' | 'COLLECTIONS', page: ListPage) =>
    of === 'PRODUCTS'
      ? deps.catalog.productAddresses(tx, page)
      : deps.catalog.collectionAddresses(tx, page),
  stockSeen: (tx: Tx, products: readonly Product[]) => stockSeen(tx, deps, products),
})
