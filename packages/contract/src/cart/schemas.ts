import { AddressWithContact, DeliveryChoice } from '../carts/schemas.ts'
import {
  CalendarDay,
  DecimalText,
  Guid,
  MapOf,
  Nullable,
  OneOf,
  type Static,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { FocalPoint } from '../media/schemas.ts'

/** Options, modifiers and texts in words. */
export const DescriptionLines = Type.Array(
  Type.Object({
    kind: OneOf(['choice', 'text']),
    name: Type.String(),
    value: Type.String(),
    colorCode: Nullable(Type.String()),
  }),
)

export const LineImage = Type.Object({
  id: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  altText: Type.String(),
  /** The focal point when cropped; absent where it is the center. */
  focalPoint: Type.Optional(FocalPoint),
})

export const subscriptionPeriods = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const

/** The interval of a subscription. */
export const SubscriptionPlan = Type.Object({
  title: Type.String(),
  frequency: OneOf(subscriptionPeriods),
  /** Every so many of them. */
  interval: Type.Integer(),
  /** How many orders there are altogether; null: until it is cancelled. */
  billingCycles: Nullable(Type.Integer()),
})

/** A line of a cart with current data of the catalog. Amounts are in the cart’s currency. */
export const CartLine = Type.Object({
  id: Guid(),
  /** Null for a custom item. */
  productId: Nullable(Guid()),
  variantId: Nullable(Guid()),
  options: MapOf(Type.String()),
  texts: MapOf(Type.String()),
  subscriptionId: Nullable(Guid()),
  /** The subscription plan; null for a single purchase. */
  plan: Nullable(SubscriptionPlan),
  quantity: Type.Integer(),
  name: Type.String(),
  /** The product’s address in the shop; null once it is gone. */
  slug: Nullable(Type.String()),
  descriptionLines: DescriptionLines,
  image: Nullable(LineImage),
  sku: Nullable(Type.String()),
  shippable: Type.Boolean(),
  /** One piece, after the product’s own discount. */
  price: DecimalText(),
  /** One piece, before the product’s own discount. */
  fullPrice: DecimalText(),
  /** `price` × quantity; 0 for a line that cannot be bought. */
  linePrice: DecimalText(),
  availability: Type.Object({
    status: OneOf(['AVAILABLE', 'PARTIALLY_AVAILABLE', 'NOT_AVAILABLE', 'NOT_FOUND']),
    /** How many can be bought, as far as the shop shows it; null: as many as wanted. */
    quantity: Nullable(Type.Integer()),
    /** Nothing is in stock, and orders are taken nevertheless. */
    isPreorder: Type.Boolean(),
    /** The expected shipping day of a preorder in UTC; null: unknown. It may have passed. */
    shipsAt: Nullable(CalendarDay()),
  }),
  /** Limits of the product's quantity per order, over all of its lines. */
  orderQuantity: Type.Object({
    minimum: Type.Integer(),
    /** Null: as many as wanted. */
    maximum: Nullable(Type.Integer()),
  }),
})
export type CartLine = Static<typeof CartLine>

/** A problem to show to the buyer before paying. */
export const CartProblem = Type.Object({
  kind: OneOf([
    'PRICE_CHANGED',
    'SHORT_STOCK',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'SOLD_OUT',
    'GONE',
    'CHOICES_CHANGED',
  ]),
  lineId: Guid(),
  /** For PRICE_CHANGED: the price of one piece, as last shown to the buyer and now. */
  before: Nullable(DecimalText()),
  after: Nullable(DecimalText()),
  /** For SHORT_STOCK: the available quantity. */
  available: Nullable(Type.Integer()),
  /**
   * For BELOW_MINIMUM and ABOVE_MAXIMUM: the limit of the product's quantity per order, over all of its
   * lines.
   */
  limit: Nullable(Type.Integer()),
  /** In English, for logs and for people who try the API. */
  description: Type.String(),
})
export type CartProblem = Static<typeof CartProblem>

/** A cart reserves nothing, and its prices are the current ones of the catalog. */
export const Cart = Type.Object({
  id: Guid(),
  /** Grows with every change. */
  revision: Type.Integer(),
  /** ISO 4217. */
  currency: Type.String(),
  lines: Type.Array(CartLine),
  /** The sum of the lines, before codes, delivery and tax. */
  subtotal: DecimalText(),
  /** Pieces in all lines. */
  itemCount: Type.Integer(),
  problems: Type.Array(CartProblem),
  /** Codes of coupons, as they were typed. */
  codes: Type.Array(Type.String()),
  /** Gift cards that it is paid with, by the end of their codes. */
  giftCards: Type.Array(Type.Object({ id: Guid(), lastFour: Type.String() })),
  note: Type.String(),
  giftMessage: Type.String(),
  email: Nullable(Type.String()),
  contact: Nullable(AddressWithContact),
  deliveryChoice: Nullable(DeliveryChoice),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  /** When it is deleted unless it is changed before. */
  expiresDate: Timestamp(),
})
export type Cart = Static<typeof Cart>
