import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../../catalog/index.ts'
import type { AskedLanguage } from '../../site/pages/index.ts'
import { type CollectionView, collectionPage } from './service/collection-page.ts'
import { filterSettings } from './service/filter-settings.ts'
import { homePage } from './service/home-page.ts'
import { articlePage, journalPage } from './service/journal.ts'
import { collectionsPage, menu } from './service/menu.ts'
import { contentPage, homeContent } from './service/page-content.ts'
import type { ListPage, ShopPageDeps } from './service/page-deps.ts'
import { previewPage } from './service/preview-page.ts'
import { feedPage, feedReport } from './service/product-feed.ts'
import { productPage } from './service/product-page.ts'
import { shownProducts } from './service/related-products.ts'
import { type FoundView, searchPage } from './service/search-page.ts'
import { shownNavigation } from './service/shown-navigation.ts'
import { stockSeen } from './service/stock-seen.ts'
import { suggestions } from './service/suggestions.ts'

type AddressesOf = 'PRODUCTS' | 'COLLECTIONS' | 'PAGES' | 'ARTICLES'

interface Addresses {
  readonly items: readonly { readonly slug: string; readonly updatedDate: Date }[]
  readonly total: number
}

const inOneLanguage = ({ items, total }: Addresses) => ({
  items: items.map((one) => ({ ...one, languages: [] as readonly string[] })),
  total,
})

export type ShopPages = ReturnType<typeof createShopPages>

export const createShopPages = (deps: ShopPageDeps) => ({
  /** The language that a visitor requests; the functions below take its result. */
  askedLanguage: deps.sitePages.askedLanguage,
  home: async (tx: Tx, language: AskedLanguage) => {
    const page = await homePage(tx, deps)
    return { ...page, content: await homeContent(tx, deps, { common: page, language }) }
  },
  /** A page of the merchant. */
  content: (tx: Tx, slug: string, language: AskedLanguage) => contentPage(tx, deps, slug, language),
  journal: (tx: Tx, page: Parameters<typeof journalPage>[2]) => journalPage(tx, deps, page),
  article: (tx: Tx, slug: string, language: AskedLanguage) => articlePage(tx, deps, slug, language),
  /** The draft of a page or an article. */
  preview: (tx: Tx, token: string, language: AskedLanguage) =>
    previewPage(tx, deps, token, language),
  navigation: (tx: Tx, language: AskedLanguage) => shownNavigation(tx, deps, language),
  /** `choiceIds` matter only if a product has more variants than a page shows. */
  product: (tx: Tx, slug: string, choiceIds: readonly string[]) =>
    productPage(tx, deps, slug, choiceIds),
  /** The visible ones of the given products, in the given order. */
  cards: (tx: Tx, ids: readonly string[]) => shownProducts(tx, deps, ids),
  collection: (tx: Tx, slug: string, view: CollectionView) => collectionPage(tx, deps, slug, view),
  collections: (tx: Tx, within: string | undefined, page: ListPage) =>
    collectionsPage(tx, deps, within, page),
  search: (tx: Tx, words: string, view: FoundView) => searchPage(tx, deps, words, view),
  suggestions: (tx: Tx, typed: string, language: AskedLanguage) =>
    suggestions(tx, deps, typed, language),
  filterSettings: (tx: Tx) => filterSettings(tx, deps),
  menu: (tx: Tx, limit: number) => menu(tx, deps, limit),
  timeZoneOf: deps.timeZoneOf,
  /** Whether a visible article exists; one statement. */
  hasJournal: async (tx: Tx, language: AskedLanguage) => {
    const newest = await deps.sitePages.journal.newest(tx, [''], { limit: 1, language })
    return (newest.get('')?.length ?? 0) > 0
  },
  addresses: async (tx: Tx, of: AddressesOf, page: ListPage) => {
    if (of === 'PRODUCTS') return inOneLanguage(await deps.catalog.productAddresses(tx, page))
    if (of === 'COLLECTIONS') return inOneLanguage(await deps.catalog.collectionAddresses(tx, page))
    const { journal, listPublished } = deps.sitePages
    const all = await (of === 'ARTICLES' ? journal.addresses(tx) : listPublished(tx))
    const items = all.slice(page.offset, page.offset + page.limit)
    return {
      items: items.map(({ slug, updatedDate, languages }) => ({ slug, updatedDate, languages })),
      total: all.length,
    }
  },
  /** One page of variants for feeds. */
  feed: (tx: Tx, page: Parameters<typeof feedPage>[2]) => feedPage(tx, deps, page),
  feedReport: (tx: Tx) => feedReport(tx, deps),
  stockSeen: (tx: Tx, products: readonly Product[]) => stockSeen(tx, deps, products),
  /** The first dispatch dates of preorders; one statement if any product can be preordered. */
  preorderDatesSeen: (tx: Tx, products: readonly Product[]) =>
    deps.catalog.preorderDatesOf(
      tx,
      products.flatMap(({ id, stock }) =>
        stock.preorderAvailability === 'NO_VARIANTS' ? [] : [id],
      ),
    ),
})
