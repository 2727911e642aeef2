import { CategoryNotFound, ProductNotFound } from '../catalog/index.ts'
import {
  GET,
  Guid,
  Nullable,
  Offset,
  OneOf,
  operation,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { PageNotFound, PagePreviewExpired } from '../pages/errors.ts'
import { CountedTag, pageLanguages } from '../pages/schemas.ts'
import { PluginBlock } from '../plugins/index.ts'
import { ShopContent, ShopNavigation } from './content.ts'
import { ArrangedFilter, Relaxation, ShopFacet, shopFilters } from './facets.ts'
import { feedOperations } from './feed.ts'
import { ArticleCard, FoundPage, ShopArticle } from './journal.ts'
import {
  ChoiceState,
  CollectionLink,
  HomeDelivery,
  ListedCollection,
  MAX_CARDS,
  ProductCard,
  ReturnPolicy,
  relations,
  ShopCollection,
  ShopProduct,
  TopCollection,
} from './schemas.ts'
import { foundSorts, shopSorts } from './sorts.ts'

export * from './content.ts'
export * from './facets.ts'
export * from './feed.ts'
export * from './journal.ts'
export * from './schemas.ts'
export * from './sorts.ts'

/** ISO 4217. The site's own, or the requested one if the site has a rate for it. */
const Currency = Type.String()
const read = { permission: 'anyone', cached: 'catalog' } as const
const paging = {
  /** Default 24, at most 100. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Offset()),
}
const slug = Text(1, 300)
/** Language of merchant texts, where translated; absent: the language of the shop. */
const language = Type.Optional(OneOf(pageLanguages))

const instead = Type.Object({
  /** Up to 4 best sellers of the last 90 days; empty without sales. */
  bestSellers: Type.Array(ProductCard),
  /** Up to 4, the newest first. */
  newest: Type.Array(ProductCard),
  /** Up to 30 non-empty collections at the top of the menu. */
  collections: Type.Array(TopCollection),
})

/**
 * The data of storefront pages, one call per page. The response is the same for all callers, and the server
 * caches it until the catalog changes.
 */
export const shop = service({
  name: 'shop',
  summary: 'Pages of a storefront, one call each',
  mounts: ['/vitrine/v1/shop'],
  operations: {
    homePage: operation({
      ...read,
      route: GET('/home'),
      summary: 'Read the home page: new products, sales and the collections of the menu',
      request: Type.Object({ language }),
      response: Type.Object({
        currency: Currency,
        /** Up to 12, the newest first. */
        newest: Type.Array(ProductCard),
        /** Up to 4 discounted products, the newest first. */
        onSale: Type.Array(ProductCard),
        /** Up to 30 non-empty collections at the top of the menu, in its order. */
        collections: Type.Array(TopCollection),
        /** The merchant's published home page; null: none, and the lists above are shown. */
        content: Nullable(ShopContent),
      }),
    }),
    contentPage: operation({
      ...read,
      route: GET('/pages/{slug}'),
      summary: 'Read a page of the merchant with everything that its sections show',
      request: Type.Object({ slug, language }),
      response: Type.Object({ id: Guid(), currency: Currency, content: ShopContent }),
      errors: [PageNotFound],
    }),
    journalPage: operation({
      ...read,
      route: GET('/journal'),
      summary: 'List articles of the journal page by page, newest first',
      request: Type.Object({
        /** Only articles with this tag, ignoring case. */
        tag: Type.Optional(Type.String({ maxLength: 40 })),
        /** Default 12, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Offset()),
        language,
      }),
      response: Type.Object({
        articles: Type.Array(ArticleCard),
        total: Type.Integer(),
        /** The tag in the spelling of the articles; null without one. */
        tag: Nullable(Type.String()),
        /** Up to 30 of the whole journal, the most frequent first. */
        tags: Type.Array(CountedTag),
        /** Languages of translations of at least one of these articles, besides that of the shop. */
        languages: Type.Array(Type.String()),
      }),
      errors: [PageNotFound],
    }),
    articlePage: operation({
      ...read,
      route: GET('/journal/{slug}'),
      summary: 'Read an article of the journal with everything that it shows',
      request: Type.Object({ slug, language }),
      response: Type.Object({ currency: Currency, content: ShopContent, article: ShopArticle }),
      errors: [PageNotFound],
    }),
    previewPage: operation({
      route: GET('/page-previews/{token}'),
      permission: 'anyone',
      summary: 'Read the saved draft of a page or article, by the token of its preview',
      request: Type.Object({ token: Text(1, 300), language }),
      response: Type.Object({
        /** Null for the home page. */
        slug: Nullable(Type.String()),
        currency: Currency,
        content: ShopContent,
        /** Null for pages. */
        article: Nullable(ShopArticle),
        /** Origin of the dashboard, which may show the draft in a frame. */
        frameOrigin: Type.String(),
      }),
      errors: [PagePreviewExpired],
    }),
    productCards: operation({
      ...read,
      route: GET('/product-cards'),
      summary: 'Read products by their ids as lists show them, in the given order',
      description: 'Hidden products are left out.',
      request: Type.Object({ ids: Type.Array(Guid(), { minItems: 1, maxItems: MAX_CARDS }) }),
      response: Type.Object({ currency: Currency, products: Type.Array(ProductCard) }),
    }),
    productPage: operation({
      ...read,
      route: GET('/products/{slug}'),
      summary: 'Read everything that a product page shows',
      description:
        'Buyers choose among `variants` without further calls. Of more than 500 there are none: then `choices` ' +
        'says what is to be had beside `choiceIds`, and `variants` has the one that they select.',
      request: Type.Object({
        slug,
        /** The selected choices; only for products with more than 500 variants. Unknown ones are ignored. */
        choiceIds: Type.Optional(Type.Array(Guid(), { maxItems: 20 })),
      }),
      response: Type.Object({
        currency: Currency,
        product: ShopProduct,
        /** State of each choice; null if `variants` is complete. */
        choices: Nullable(Type.Array(ChoiceState)),
        /** From the root down to its main collection, or else to the deepest of its collections. */
        breadcrumbs: Type.Array(CollectionLink),
        /** Up to 8 related products, available ones first. */
        related: Type.Array(ProductCard),
        /**
         * Why these: the merchant's choice takes precedence over products bought together, those of its
         * brand, and those of its collection.
         */
        relation: OneOf(relations),
        /**
         * Its return policy; null where the shop only accepts statutory withdrawals, and for products that
         * are not shipped.
         */
        returns: Nullable(ReturnPolicy),
        /**
         * The lowest price of delivering one piece; null if delivery is not set up, or if the price depends
         * on the variant.
         */
        delivery: Nullable(HomeDelivery),
        /** Content of plug-ins below the description: headings, paragraphs, lists, links and pictures. */
        sections: Type.Array(PluginBlock),
      }),
      errors: [ProductNotFound],
    }),
    collectionPage: operation({
      ...read,
      route: GET('/collections/{slug}'),
      summary: 'Read a collection with one page of its products',
      request: Type.Object({
        slug,
        /** Default: RECOMMENDED, in the order the merchant arranged them, then the newest first. */
        sort: Type.Optional(OneOf(shopSorts)),
        ...shopFilters,
        /** Default true; false leaves `facets` empty, which is cheaper. */
        facets: Type.Optional(Type.Boolean()),
        ...paging,
      }),
      response: Type.Object({
        currency: Currency,
        collection: ShopCollection,
        /** From the root down to the collection itself. */
        breadcrumbs: Type.Array(CollectionLink),
        /** Up to 40 non-empty menu collections below it. */
        children: Type.Array(ListedCollection),
        /** Whether there are more; `collectionsPage` lists them. */
        hasMoreChildren: Type.Boolean(),
        /** Products in the collection and below it. */
        products: Type.Array(ProductCard),
        /** Number of products that match the filters. */
        total: Type.Integer(),
        /** Whether they are in an order arranged by the merchant. */
        isArranged: Type.Boolean(),
        facets: Type.Array(ShopFacet),
        /** If nothing matches: the filters whose removal would give results, the most results first. */
        relaxations: Type.Array(Relaxation),
      }),
      errors: [CategoryNotFound],
    }),
    collectionsPage: operation({
      ...read,
      route: GET('/collections'),
      summary: 'List collections of the menu at the top or below another one, page by page',
      request: Type.Object({
        /** The slug of the collection above them; absent: those at the top. */
        within: Type.Optional(slug),
        ...paging,
      }),
      response: Type.Object({
        /** The collection above them; null at the top. */
        parent: Nullable(CollectionLink),
        /** From the root down to the parent itself. */
        breadcrumbs: Type.Array(CollectionLink),
        collections: Type.Array(ListedCollection),
        total: Type.Integer(),
      }),
      errors: [CategoryNotFound],
    }),
    searchPage: operation({
      ...read,
      route: GET('/search'),
      summary: 'Search products, best match first, with pages and articles',
      description:
        'All words must match. Without a match, typing errors are tolerated, and then any one word is enough. Filters, ' +
        'orders other than RELEVANCE and facets look at the best 10,000 matches.',
      request: Type.Object({
        q: Text(0, 100),
        /** Default: RELEVANCE. */
        sort: Type.Optional(OneOf(foundSorts)),
        ...shopFilters,
        /** Default true; false leaves `facets` empty, which is cheaper. */
        facets: Type.Optional(Type.Boolean()),
        ...paging,
        language,
      }),
      response: Type.Object({
        currency: Currency,
        products: Type.Array(ProductCard),
        /** Number of products that match the words and the filters. */
        total: Type.Integer(),
        facets: Type.Array(ShopFacet),
        /**
         * If products have the words but none matches the filters: the filters whose removal would give
         * results.
         */
        relaxations: Type.Array(Relaxation),
        /** Up to 6, the best match first, ignoring the filters; only with the first page of products. */
        pages: Type.Array(FoundPage),
        /** Suggestions; null if products are found. */
        instead: Nullable(
          Type.Object({
            /** Corrected searches with similar known words, up to 3; each has results. */
            queries: Type.Array(Type.String()),
            ...instead.properties,
          }),
        ),
      }),
    }),
    suggestions: operation({
      ...read,
      route: GET('/suggestions'),
      summary: 'Suggest products, brands, collections, pages and searches while a visitor types',
      description:
        'Products begin with the typed text; without any, they are those that a search finds. Without words there is ' +
        'nothing but `instead`.',
      request: Type.Object({ q: Text(0, 100), language }),
      response: Type.Object({
        currency: Currency,
        /** Up to 6, the best match first. */
        products: Type.Array(ProductCard),
        /** Number of products that a search for the text finds. */
        total: Type.Integer(),
        /** Up to 4 searches that complete the text. */
        queries: Type.Array(Type.String()),
        /** If nothing matches as typed: up to 3 searches with similar words, each with results. */
        meant: Type.Array(Type.String()),
        /** Up to 3 brands of visible products, usable as filters. */
        brands: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
        /** Up to 4. */
        collections: Type.Array(CollectionLink),
        /** Up to 4 pages and articles with all words, the best match first. */
        pages: Type.Array(FoundPage),
        /** Suggestions if nothing is found or typed; null otherwise. */
        instead: Nullable(instead),
      }),
    }),
    getFilterSettings: operation({
      route: GET('/filter-settings'),
      permission: 'admin',
      summary: 'List the filters that shoppers can use, in the order of the merchant',
      description:
        'Everything that visible products have at least two values of, or that the setting `search.filters` names. That ' +
        'setting has the order, and whether shoppers see a filter; it is changed with the other settings of the site.',
      request: Type.Object({}),
      response: Type.Object({ filters: Type.Array(ArrangedFilter) }),
    }),
    menu: operation({
      ...read,
      route: GET('/menu'),
      summary: 'List the collections of the menu, parents before their children',
      request: Type.Object({
        /** Default and at most 1000. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        language,
      }),
      response: Type.Object({
        /** Excludes collections below one that is hidden from the menu. */
        collections: Type.Array(
          Type.Object({
            ...ListedCollection.properties,
            /** Absent at the top. */
            parentId: Type.Optional(Type.String()),
          }),
        ),
        /** Whether the menu has more than these. */
        hasMore: Type.Boolean(),
        navigation: ShopNavigation,
        /** Whether the journal has visible articles. */
        hasJournal: Type.Boolean(),
        /** The time zone of the shop, such as `Europe/Berlin`. */
        timeZone: Type.String(),
      }),
    }),
    listAddresses: operation({
      ...read,
      route: GET('/addresses'),
      summary:
        'List the slugs of all visible products, collections, pages or articles, for a sitemap',
      request: Type.Object({
        of: OneOf(['PRODUCTS', 'COLLECTIONS', 'PAGES', 'ARTICLES']),
        /** Default and at most 1000. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        /** The oldest first. */
        addresses: Type.Array(
          Type.Object({
            slug: Type.String(),
            updatedDate: Timestamp(),
            /** Languages of its translations, besides that of the shop; none for products and collections. */
            languages: Type.Array(Type.String()),
          }),
        ),
        total: Type.Integer(),
      }),
    }),
    listFeedItems: feedOperations.listFeedItems,
    getFeedReport: feedOperations.getFeedReport,
  },
})
