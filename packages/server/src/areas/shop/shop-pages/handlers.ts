import type { Handlers } from '@vitrine/contract/kit'
import type { PluginBlock } from '@vitrine/contract/plugins'
import {
  MAX_FEED_ITEMS,
  type ShopFacet,
  type ShopFilters,
  type shop as shopService,
} from '@vitrine/contract/shop'
import type { HandlerContext } from '../../../transport/call.ts'
import { type Product, type ShopViewDeps, shopViewOf } from '../../catalog/index.ts'
import type { FoundPage } from '../../site/pages/index.ts'
import { amountsOf } from './codec/amounts.ts'
import { encodeArticle, encodeArticleCard } from './codec/encode-article.ts'
import { encodeCard, type PageView, type RatingsOf } from './codec/encode-card.ts'
import { encodeCollection, encodeLink, encodeListed, encodeTop } from './codec/encode-collection.ts'
import { encodeContent } from './codec/encode-content.ts'
import { decodePlace, encodeFeed, encodePlace } from './codec/encode-feed.ts'
import { encodeShopProduct } from './codec/encode-product.ts'
import type { ShopPages } from './index.ts'
import type { ArticleView } from './service/journal.ts'
import { type ContentView, productsOfContent } from './service/page-content.ts'
import type { SearchAlternatives } from './service/search-page.ts'

interface ShopHandlerDeps extends ShopViewDeps {
  readonly pages: ShopPages
  /** One statement for all products of a page. */
  readonly ratingsOf: RatingsOf
  /** Origin of the dashboard, which shows drafts in a frame. */
  readonly dashboardOrigin: string
  /** Base URL of a site's pages, without a trailing slash. */
  readonly shopUrlOf: (siteId: string, baseUrl: string) => Promise<string>
  /** Sections that plug-ins show below the description of a product. */
  readonly productSections: (
    product: { readonly id: string; readonly slug: string; readonly name: string },
    place: { readonly siteId: string; readonly run: HandlerContext['transaction'] },
  ) => Promise<PluginBlock[]>
}

type Call = Pick<HandlerContext, 'tx' | 'request'>
type All = Handlers<typeof shopService, HandlerContext>
const PAGE = 24
const ARTICLES = 12
const ADDRESSES = 1000
const MENU = 1000

const filtersOf = ({ selected = [], minPrice, maxPrice, inStock, onSale }: ShopFilters) => ({
  selected,
  minPrice,
  maxPrice,
  inStock,
  onSale,
})

const encodeFacet = ({ min, max, ...one }: ShopFacet, { amounts }: PageView): ShopFacet => ({
  ...one,
  ...(min && { min: amounts.of(min) }),
  ...(max && { max: amounts.of(max) }),
})

type ViewOf = (call: Call, products: readonly Product[]) => Promise<PageView>

export const shopHandlers = (deps: ShopHandlerDeps) => {
  const { pages, mediaUrl, ratingsOf } = deps
  const viewOf: ViewOf = async (call, products) => ({
    amounts: amountsOf(await shopViewOf(deps, call)),
    mediaUrl,
    stock: await pages.stockSeen(call.tx, products),
    ratings: await ratingsOf(
      call.tx,
      products.map(({ id }) => id),
    ),
    preorderDates: await pages.preorderDatesSeen(call.tx, products),
  })
  return {
    ...pagesOfProducts(deps, viewOf),
    ...pagesOfCollections(deps, viewOf),
    ...pagesOfMerchants(deps, viewOf),
    ...productFeeds(deps),
    listAddresses: async ({ input, tx }) => {
      const { of, limit = ADDRESSES, offset = 0 } = input
      const { items, total } = await pages.addresses(tx, of, { limit, offset })
      return { addresses: items.map((one) => ({ ...one, languages: [...one.languages] })), total }
    },
  } satisfies All
}

const productFeeds = (deps: ShopHandlerDeps) =>
  ({
    listFeedItems: async ({ input, ...call }) => {
      const { after, limit = MAX_FEED_ITEMS } = input
      const place = after === undefined ? undefined : decodePlace(after)
      const { items, next, paths } = await deps.pages.feed(call.tx, { after: place, limit })
      const amounts = amountsOf(await shopViewOf(deps, call))
      return {
        currency: amounts.currency,
        items: encodeFeed(items, { amounts, mediaUrl: deps.mediaUrl, paths }),
        next: next && encodePlace(next),
      }
    },
    getFeedReport: async ({ tx, request }) => {
      const { items, physicalItems, gaps, products } = await deps.pages.feedReport(tx)
      return {
        shopUrl: await deps.shopUrlOf(tx.siteId, request.baseUrl),
        items,
        physicalItems,
        gaps: [...gaps],
        products: products.map((one) => ({ ...one, gaps: [...one.gaps] })),
      }
    },
  }) satisfies Partial<All>

const productsOf = (instead: SearchAlternatives | null): readonly Product[] =>
  instead ? [...instead.bestSellers, ...instead.newest] : []

const encodeInstead = (
  { bestSellers, newest, collections }: SearchAlternatives,
  view: PageView,
) => ({
  bestSellers: bestSellers.map((one) => encodeCard(one, view)),
  newest: newest.map((one) => encodeCard(one, view)),
  collections: collections.map((one) => encodeTop(one, view.mediaUrl)),
})

const encodeFound = (pages: readonly FoundPage[]) =>
  pages.map(({ untranslated, ...one }) => ({ ...one, untranslated: [...untranslated] }))

const pagesOfProducts = ({ pages, mediaUrl, productSections }: ShopHandlerDeps, viewOf: ViewOf) =>
  ({
    homePage: async ({ input, ...call }) => {
      const language = await pages.askedLanguage(call.tx, input.language)
      const { newest, onSale, collections, content } = await pages.home(call.tx, language)
      const ofContent = content ? productsOfContent(content) : []
      const view = await viewOf(call, withoutRepeats([...newest, ...onSale, ...ofContent]))
      return {
        currency: view.amounts.currency,
        newest: newest.map((one) => encodeCard(one, view)),
        onSale: onSale.map((one) => encodeCard(one, view)),
        collections: collections.map((one) => encodeTop(one, mediaUrl)),
        content: content && encodeContent(content, view),
      }
    },
    productPage: async ({ input, ...call }) => {
      const { slug, choiceIds = [] } = input
      const found = await pages.product(call.tx, slug, choiceIds)
      const { product, related, choices, breadcrumbs } = found
      const view = await viewOf(call, [product, ...related.products])
      const place = { siteId: call.tx.siteId, run: call.transaction }
      return {
        currency: view.amounts.currency,
        product: encodeShopProduct(product, view, found),
        choices: choices && [...choices],
        breadcrumbs: breadcrumbs.map(encodeLink),
        related: related.products.map((one) => encodeCard(one, view)),
        relation: related.relation,
        returns: found.returns,
        delivery: found.delivery && {
          country: found.delivery.country,
          price: view.amounts.of(found.delivery.price),
        },
        sections: await productSections(product, place),
      }
    },
    productCards: async ({ input, ...call }) => {
      const products = await pages.cards(call.tx, input.ids)
      const view = await viewOf(call, products)
      return {
        currency: view.amounts.currency,
        products: products.map((one) => encodeCard(one, view)),
      }
    },
    searchPage: async ({ input, ...call }) => {
      const { q, sort = 'RELEVANCE', facets = true, limit = PAGE, offset = 0 } = input
      const language = await pages.askedLanguage(call.tx, input.language)
      const page = { sort, filters: filtersOf(input), withFacets: facets, limit, offset, language }
      const { products, total, instead, ...found } = await pages.search(call.tx, q, page)
      const view = await viewOf(call, [...products, ...productsOf(instead)])
      return {
        currency: view.amounts.currency,
        products: products.map((one) => encodeCard(one, view)),
        total,
        facets: found.facets.map((one) => encodeFacet(one, view)),
        relaxations: [...found.relaxations],
        pages: encodeFound(found.pages),
        instead: instead && { queries: instead.queries, ...encodeInstead(instead, view) },
      }
    },
    suggestions: async ({ input, ...call }) => {
      const language = await pages.askedLanguage(call.tx, input.language)
      const { products, instead, ...found } = await pages.suggestions(call.tx, input.q, language)
      const view = await viewOf(call, [...products, ...productsOf(instead)])
      return {
        ...found,
        currency: view.amounts.currency,
        products: products.map((one) => encodeCard(one, view)),
        brands: found.brands.map(({ id, name }) => ({ id, name })),
        collections: found.collections.map(encodeLink),
        pages: encodeFound(found.pages),
        instead: instead && encodeInstead(instead, view),
      }
    },
  }) satisfies Partial<All>

const pagesOfCollections = ({ pages, mediaUrl }: ShopHandlerDeps, viewOf: ViewOf) =>
  ({
    collectionPage: async ({ input, ...call }) => {
      const { slug, sort = 'RECOMMENDED', facets = true, limit = PAGE, offset = 0 } = input
      const page = { sort, filters: filtersOf(input), withFacets: facets, limit, offset }
      const found = await pages.collection(call.tx, slug, page)
      const view = await viewOf(call, found.products)
      return {
        currency: view.amounts.currency,
        collection: encodeCollection(found.collection, found.customFields, mediaUrl),
        breadcrumbs: found.breadcrumbs.map(encodeLink),
        children: found.children.map(encodeListed),
        hasMoreChildren: found.hasMoreChildren,
        products: found.products.map((one) => encodeCard(one, view)),
        total: found.total,
        isArranged: found.isArranged,
        facets: found.facets.map((one) => encodeFacet(one, view)),
        relaxations: [...found.relaxations],
      }
    },
    collectionsPage: async ({ input, tx }) => {
      const { within, limit = PAGE, offset = 0 } = input
      const found = await pages.collections(tx, within, { limit, offset })
      return {
        parent: found.parent && encodeLink(found.parent),
        breadcrumbs: found.breadcrumbs.map(encodeLink),
        collections: found.collections.map(encodeListed),
        total: found.total,
      }
    },
    getFilterSettings: async ({ tx }) => ({ filters: await pages.filterSettings(tx) }),
    menu: async ({ input, tx }) => {
      const { collections, hasMore } = await pages.menu(tx, input.limit ?? MENU)
      const language = await pages.askedLanguage(tx, input.language)
      return {
        collections: collections.map((one) => ({
          ...encodeListed(one),
          ...(one.parentId && { parentId: one.parentId }),
        })),
        hasMore,
        navigation: await pages.navigation(tx, language),
        hasJournal: await pages.hasJournal(tx, language),
        timeZone: await pages.timeZoneOf(tx),
      }
    },
  }) satisfies Partial<All>

const withoutRepeats = (products: readonly Product[]): Product[] => [
  ...new Map(products.map((one) => [one.id, one])).values(),
]

const pagesOfMerchants = (
  { pages, dashboardOrigin, mediaUrl }: ShopHandlerDeps,
  viewOf: ViewOf,
) => {
  const encoded = async (call: Call, content: ContentView) => {
    const view = await viewOf(call, withoutRepeats(productsOfContent(content)))
    return { currency: view.amounts.currency, content: encodeContent(content, view) }
  }
  const encodedArticle = async (call: Call, article: ArticleView) => {
    const products = [...productsOfContent(article.view), ...article.products]
    const view = await viewOf(call, withoutRepeats(products))
    return {
      currency: view.amounts.currency,
      content: encodeContent(article.view, view),
      article: encodeArticle(article, view),
    }
  }
  return {
    contentPage: async ({ input, ...call }) => {
      const language = await pages.askedLanguage(call.tx, input.language)
      const { id, view } = await pages.content(call.tx, input.slug, language)
      return { id, ...(await encoded(call, view)) }
    },
    previewPage: async ({ input, ...call }) => {
      const language = await pages.askedLanguage(call.tx, input.language)
      const { slug, view, article } = await pages.preview(call.tx, input.token, language)
      const shown = article
        ? await encodedArticle(call, article)
        : { ...(await encoded(call, view)), article: null }
      return { slug, frameOrigin: dashboardOrigin, ...shown }
    },
    journalPage: async ({ input, tx }) => {
      const { limit = ARTICLES, offset = 0, tag } = input
      const language = await pages.askedLanguage(tx, input.language)
      const found = await pages.journal(tx, { tag: tag?.trim(), language, limit, offset })
      return {
        articles: found.articles.map((one) => encodeArticleCard(one, found.pictures, mediaUrl)),
        total: found.total,
        tag: found.tag,
        tags: found.tags,
        languages: found.languages,
      }
    },
    articlePage: async ({ input, ...call }) => {
      const language = await pages.askedLanguage(call.tx, input.language)
      return encodedArticle(call, await pages.article(call.tx, input.slug, language))
    },
  } satisfies Partial<All>
}
