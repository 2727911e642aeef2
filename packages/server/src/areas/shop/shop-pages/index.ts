import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../../catalog/index.ts'
import {
  collectionPage,
  menu,
  productPage,
  type ShopPageDeps,
  searchPage,
  stockSeen,
} from './service/pages.ts'

export type ShopPages = ReturnType<typeof createShopPages>

export const createShopPages = (deps: ShopPageDeps) => ({
  product: (tx: Tx, slug: string) => productPage(tx, deps, slug),
  collection: (tx: Tx, slug: string, page: Parameters<typeof collectionPage>[3]) =>
    collectionPage(tx, deps, slug, page),
  search: (tx: Tx, words: string, page: Parameters<typeof searchPage>[3]) =>
    searchPage(tx, deps, words, page),
  menu: (tx: Tx) => menu(tx, deps),
  stockSeen: (tx: Tx, products: readonly Product[]) => stockSeen(tx, deps, products),
})
