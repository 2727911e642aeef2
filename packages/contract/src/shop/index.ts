import { CategoryNotFound, ProductNotFound } from '../catalog/index.ts'
import { GET, Offset, OneOf, operation, service, Text, Type } from '../kit/index.ts'
import { FacetValues } from '../products/schemas/product-filter.ts'
import { CollectionLink, ProductCard, ShopCollection, ShopProduct } from './schemas.ts'

export * from './schemas.ts'

export const shopSorts = ['RECOMMENDED', 'NEWEST', 'NAME', 'PRICE_UP', 'PRICE_DOWN'] as const

/** ISO 4217. The site's own, or the one that the request asks for where the site has a rate for it. */
const Currency = Type.String()
const read = { permission: 'anyone', cached: 'catalog' } as const
const paging = {
  /** Default 24, at most 100. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Offset()),
}

/**
 * What the pages of a storefront show, one call a page. Everybody gets the same answer, which the server caches
 * until the catalog changes.
 */
export const shop = service({
  name: 'shop',
  summary: 'Pages of a storefront, one call each',
  mounts: ['/vitrine/v1/shop'],
  operations: {
    productPage: operation({
      ...read,
      route: GET('/products/{slug}'),
      summary: 'Everything that a product page shows',
      request: Type.Object({ slug: Text(1, 300) }),
      response: Type.Object({
        currency: Currency,
        product: ShopProduct,
        /** From the root down to its main collection. */
        breadcrumbs: Type.Array(CollectionLink),
        /** Up to 8 others of its first collection, the newest first. */
        related: Type.Array(ProductCard),
      }),
      errors: [ProductNotFound],
    }),
    collectionPage: operation({
      ...read,
      route: GET('/collections/{slug}'),
      summary: 'A collection with one page of its products',
      request: Type.Object({
        slug: Text(1, 300),
        /** Default: RECOMMENDED, the newest first. */
        sort: Type.Optional(OneOf(shopSorts)),
        ...paging,
      }),
      response: Type.Object({
        currency: Currency,
        collection: ShopCollection,
        breadcrumbs: Type.Array(CollectionLink),
        /** The collections below it. */
        children: Type.Array(ShopCollection),
        /** Of the collection and of those below it. */
        products: Type.Array(ProductCard),
        total: Type.Integer(),
        facets: Type.Array(FacetValues),
      }),
      errors: [CategoryNotFound],
    }),
    searchPage: operation({
      ...read,
      route: GET('/search'),
      summary: 'Products that are found by words, the best first',
      request: Type.Object({ q: Text(0, 100), ...paging }),
      response: Type.Object({
        currency: Currency,
        products: Type.Array(ProductCard),
        total: Type.Integer(),
      }),
    }),
    menu: operation({
      ...read,
      route: GET('/menu'),
      summary: 'The collections of the menu, parents before their children',
      request: Type.Object({}),
      response: Type.Object({
        /** At most 1000. Those below one that is hidden from the menu are left out with it. */
        collections: Type.Array(
          Type.Object({
            ...CollectionLink.properties,
            /** Absent at the top. */
            parentId: Type.Optional(Type.String()),
            productCount: Type.Integer(),
          }),
        ),
      }),
    }),
  },
})
