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

/** Maximum number of variants on a page of a product feed. */
export const MAX_FEED_ITEMS = 500
/** Maximum number of pictures of a variant in a product feed: the main one and ten more. */
export const MAX_FEED_PICTURES = 11
/** Maximum length of a description in a product feed, in characters. */
export const MAX_FEED_DESCRIPTION = 5000
/** Maximum number of products in a report on product feeds. */
export const MAX_FEED_GAPS = 20

/** Paths of the feeds, relative to the shop. `?lang=` selects the language of the linked pages. */
export const feedPaths = { google: '/feeds/google.xml', meta: '/feeds/meta.xml' } as const
export type FeedPlatform = keyof typeof feedPaths

const item = Type.Object({
  /** The variant's id. */
  id: Guid(),
  productId: Guid(),
  /** Number of visible variants of the product. */
  variantCount: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  /** In the order of the options; empty if options create no variants. */
  choices: Type.Array(Type.Object({ option: Type.String(), choice: Type.String() })),
  /** Without markup, at most 5000 characters; empty: the product has neither a description nor a subtitle. */
  description: Type.String(),
  productType: OneOf(['physical', 'digital']),
  /** Pictures of its choices first; videos only if a poster was chosen. */
  pictures: Type.Array(ShopPicture, { maxItems: MAX_FEED_PICTURES }),
  brand: Nullable(Type.String()),
  /** Its barcode if that is a GTIN: 8, 12, 13 or 14 digits with a valid check digit, not for use within a shop. */
  gtin: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  /** The manufacturer's part number. */
  manufacturerPartNumber: Nullable(Type.String()),
  price: DecimalText(),
  /** The actual price if it is lower. */
  salePrice: Nullable(DecimalText()),
  inStock: Type.Boolean(),
  /** Remaining quantity up to 5; null for more, and if not tracked. */
  left: Nullable(Type.Integer()),
  preorderable: Type.Boolean(),
  /** The dispatch date of preorders in UTC; absent: unknown. It may have passed. */
  preorderShipsAt: Type.Optional(CalendarDay()),
  /** Names from the root down to the main collection of the product, or to the deepest of its collections. */
  collections: Type.Array(Type.String()),
  /** In kilograms. */
  weight: Nullable(DecimalText()),
  /** The quantity in one piece; null if the product shows no unit price. */
  unit: Nullable(ContentUnit),
  /** The base quantity of its unit price. */
  baseUnit: Nullable(ContentUnit),
})
export interface FeedItem extends Static<typeof item> {}
/** A variant in a product feed. */
export const FeedItem = Type.Unsafe<FeedItem>(item)

/** Data that platforms require and a variant lacks. */
export const feedGaps = ['PICTURE', 'DESCRIPTION', 'BRAND_OR_GTIN', 'PREORDER_DAY'] as const
export type FeedGap = (typeof feedGaps)[number]

/** Operations of `shop` for product feeds. */
export const feedOperations = {
  listFeedItems: operation({
    route: GET('/feed-items'),
    permission: 'anyone',
    summary: 'List all visible variants as advertising platforms need them, page by page',
    description:
      'One item for each variant of a visible product, the oldest product first. Left out are gift cards, what costs ' +
      'nothing, and products that are to stay out of search engines.',
    request: Type.Object({
      /** `next` of the previous page; absent: starts at the beginning. */
      after: Type.Optional(
        Type.String({
          pattern: '^\\d{1,16}\\.\\d{1,9}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        }),
      ),
      /** Default and maximum: 500. */
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_FEED_ITEMS })),
    }),
    response: Type.Object({
      /** ISO 4217. The site's own, or the requested one if the site has a rate for it. */
      currency: Type.String(),
      items: Type.Array(FeedItem),
      /** Cursor of the next page; null on the last one. */
      next: Nullable(Type.String()),
    }),
  }),
  getFeedReport: operation({
    route: GET('/feed-report'),
    permission: 'admin',
    summary: 'Count the variants in the product feeds, and those that lack what platforms require',
    request: Type.Object({}),
    response: Type.Object({
      /** Base URL of the shop's pages, without a trailing slash. */
      shopUrl: Type.String(),
      /** Number of variants in the feed for Google, which contains all. */
      items: Type.Integer(),
      /** Number of variants that are shipped, which the feed for Meta contains too. */
      physicalItems: Type.Integer(),
      /** Number of variants for each kind of missing data, the same for both feeds. */
      gaps: Type.Array(Type.Object({ gap: OneOf(feedGaps), count: Type.Integer() })),
      /** Up to 20 products with incomplete variants, the newest first. */
      products: Type.Array(
        Type.Object({ id: Guid(), name: Type.String(), gaps: Type.Array(OneOf(feedGaps)) }),
      ),
    }),
  }),
} as const
