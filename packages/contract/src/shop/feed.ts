import {
  CalendarDay,
  DecimalText,
  GET,
  Guid,
  Nullable,
  OneOf,
  operation,
  type Static,
  Type,
} from '../kit/index.ts'
import { ContentUnit } from '../products/schemas/values.ts'
import { ShopPicture } from './schemas.ts'

/** Variants that a page of a product feed has at most. */
export const MAX_FEED_ITEMS = 500
/** Pictures of a variant in a product feed: the main one and ten more. */
export const MAX_FEED_PICTURES = 11
/** Characters of a description in a product feed. */
export const MAX_FEED_DESCRIPTION = 5000
/** Products that a report on product feeds names. */
export const MAX_FEED_GAPS = 20

/** Where the feeds of a shop are, below its address. `?lang=` asks for links to its pages in another language. */
export const feedPaths = { google: '/feeds/google.xml', meta: '/feeds/meta.xml' } as const
export type FeedPlatform = keyof typeof feedPaths

const item = Type.Object({
  /** Of the variant. */
  id: Guid(),
  productId: Guid(),
  /** How many variants of the product visitors see. */
  variantCount: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  /** In the order of the options; empty where options make no variants. */
  choices: Type.Array(Type.Object({ option: Type.String(), choice: Type.String() })),
  /** Without HTML, at most 5000 characters; empty: the product has neither a description nor a subtitle. */
  description: Type.String(),
  productType: OneOf(['physical', 'digital']),
  /** Those of its choices first; videos only with a poster that was chosen. */
  pictures: Type.Array(ShopPicture, { maxItems: MAX_FEED_PICTURES }),
  brand: Nullable(Type.String()),
  /** Its barcode where that is a GTIN: 8, 12, 13 or 14 digits with the right check digit, no number for use in one shop. */
  gtin: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  /** The number that its maker gave it. */
  manufacturerPartNumber: Nullable(Type.String()),
  price: DecimalText(),
  /** What is paid where it is less. */
  salePrice: Nullable(DecimalText()),
  inStock: Type.Boolean(),
  /** How many are left of at most 5; null of more, and where nobody counts. */
  left: Nullable(Type.Integer()),
  preorderable: Type.Boolean(),
  /** The day in UTC on which a preorder leaves; absent: not known. It may have passed. */
  preorderShipsAt: Type.Optional(CalendarDay()),
  /** Names from the root down to the main collection of the product, or to the deepest of its collections. */
  collections: Type.Array(Type.String()),
  /** In kilograms. */
  weight: Nullable(DecimalText()),
  /** What one piece holds; null where the product shows no price per unit. */
  unit: Nullable(ContentUnit),
  /** The quantity that its price per unit is of. */
  baseUnit: Nullable(ContentUnit),
})
export interface FeedItem extends Static<typeof item> {}
/** A variant in a product feed. */
export const FeedItem = Type.Unsafe<FeedItem>(item)

/** What platforms ask for and a variant lacks. */
export const feedGaps = ['PICTURE', 'DESCRIPTION', 'BRAND_OR_GTIN', 'PREORDER_DAY'] as const
export type FeedGap = (typeof feedGaps)[number]

/** What `shop` says about product feeds. */
export const feedOperations = {
  listFeedItems: operation({
    route: GET('/feed-items'),
    permission: 'anyone',
    summary:
      'All variants that visitors can see, as platforms for advertising want them, page by page',
    description:
      'One item for each variant of a visible product, the oldest product first. Left out are gift cards, what costs ' +
      'nothing, and products that are to stay out of search engines.',
    request: Type.Object({
      /** `next` of the page before; absent: from the beginning. */
      after: Type.Optional(
        Type.String({
          pattern: '^\\d{1,16}\\.\\d{1,9}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        }),
      ),
      /** Default and at most 500. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_FEED_ITEMS })),
    }),
    response: Type.Object({
      /** ISO 4217. The site's own, or the one that the request asks for where the site has a rate for it. */
      currency: Type.String(),
      items: Type.Array(FeedItem),
      /** Asks for the next page; null: this is the last one. */
      next: Nullable(Type.String()),
    }),
  }),
  getFeedReport: operation({
    route: GET('/feed-report'),
    permission: 'admin',
    summary: 'How many variants the product feeds have, and what platforms ask for and they lack',
    request: Type.Object({}),
    response: Type.Object({
      /** Where the pages of the shop are, without a slash at the end. */
      shopUrl: Type.String(),
      /** Variants in the feed for Google, which are all. */
      items: Type.Integer(),
      /** Those that are sent, and so are in the feed for Meta as well. */
      physicalItems: Type.Integer(),
      /** How many variants lack something, the same ones for both feeds. */
      gaps: Type.Array(Type.Object({ gap: OneOf(feedGaps), count: Type.Integer() })),
      /** Up to 20 products with variants that lack something, the newest first. */
      products: Type.Array(
        Type.Object({ id: Guid(), name: Type.String(), gaps: Type.Array(OneOf(feedGaps)) }),
      ),
    }),
  }),
} as const
