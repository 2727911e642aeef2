import {
  AppliedDiscount,
  Minor,
  PricedDelivery,
  PricedLine,
  TaxTotal,
  Totals,
} from '../cart/estimate.ts'
import { DescriptionLines, LineImage } from '../cart/schemas.ts'
import { AddressWithContact } from '../carts/schemas.ts'
import { Channel, Consent, CustomField } from '../checkouts/schemas.ts'
import { CustomFieldValues } from '../custom-fields/schemas.ts'
import { RoutedPieces } from '../inventory/routing-schemas.ts'
import {
  CalendarDay,
  Guid,
  Json,
  MapOf,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { Payment, PaymentStep } from '../payments/schemas.ts'

/** The states of an order. */
export const orderStates = [
  'AWAITING_PAYMENT',
  'IN_REVIEW',
  'PLACED',
  'CANCELLED',
  'REJECTED',
  'EXPIRED',
] as const
export type OrderState = (typeof orderStates)[number]

/** The payment state of an order. */
export const orderPaymentStates = [
  'UNPAID',
  'PENDING',
  'IN_REVIEW',
  'AUTHORIZED',
  'DECLINED',
  'CANCELLED',
  'PARTLY_PAID',
  'PAID',
  'OVERPAID',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'DISPUTED',
] as const
export type OrderPaymentState = (typeof orderPaymentStates)[number]

export const fulfillmentStates = ['NONE', 'PART', 'ALL'] as const
export type FulfillmentState = (typeof fulfillmentStates)[number]

/** Pieces of a line assigned to a location. */
export const LineSource = Type.Object({
  ...RoutedPieces.properties,
  /** Pieces of them that are not sent yet. */
  toSend: Type.Integer(),
})

/** A line as it was bought. Amounts are in minor units of the order’s currency. */
export const OrderLine = Type.Object({
  ...PricedLine.properties,
  /** Null for a custom item. The product may have been deleted. */
  productId: Nullable(Guid()),
  variantId: Nullable(Guid()),
  /** The plan by which it is bought again and again; null for a single purchase. */
  subscriptionId: Nullable(Guid()),
  name: Type.String(),
  descriptionLines: DescriptionLines,
  image: Nullable(LineImage),
  sku: Nullable(Type.String()),
  kind: OneOf(['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'CUSTOM']),
  shippable: Type.Boolean(),
  /** Number of pieces whose price was refunded. */
  refunded: Type.Integer(),
  /** Pieces that were put back into stock. */
  restocked: Type.Integer(),
  /** The promise to the buyer of a preorder; null: it was in stock, or its stock is not tracked. */
  preorder: Nullable(
    Type.Object({
      /** The expected shipping day in UTC; null: unknown. */
      shipsAt: Nullable(CalendarDay()),
    }),
  ),
  /** Pieces that are in a parcel or a pick-up. */
  fulfilled: Type.Integer(),
  /** The locations of its pieces, with reasons; empty: all from the default location, and for buyers. */
  sources: Type.Array(LineSource),
})
export type OrderLine = Static<typeof OrderLine>

/** A refund, completed or pending. */
export const Refund = Type.Object({
  id: Guid(),
  amount: Minor(),
  state: OneOf(['RESERVED', 'SENT', 'DONE', 'FAILED']),
  reason: Type.String(),
  lines: Type.Array(Type.Object({ lineId: Guid(), quantity: Type.Integer() })),
  deliveryGroupIds: Type.Array(Type.String()),
  payments: Type.Array(
    Type.Object({
      paymentId: Guid(),
      amount: Minor(),
      state: OneOf(['RESERVED', 'SENT', 'DONE', 'FAILED']),
      /** Refunded outside of the shop, and only recorded here. */
      isExternal: Type.Boolean(),
      /** Refunded as store credit of the buyer. */
      toStoreCredit: Type.Boolean(),
      /** The order that it pays in place of money. */
      toOrderId: Nullable(Guid()),
    }),
  ),
  createdDate: Timestamp(),
})
export type Refund = Static<typeof Refund>

/** An event of an order, in chronological order. */
export const OrderActivity = Type.Object({
  id: Guid(),
  /** Such as `PLACED`, `PAID`, `REFUNDED`, `CANCELLED`, `NOTE` or `PAID_LATE`. */
  kind: Type.String(),
  /** The actor: `visitor`, `member`, `staff`, `api-key` or `system`. */
  actor: Type.String(),
  content: MapOf(Json()),
  createdDate: Timestamp(),
})
export type OrderActivity = Static<typeof OrderActivity>

/** Payments of an order, in minor units of its currency. */
export const OrderBalance = Type.Object({
  paid: Minor(),
  refunded: Minor(),
  /** Refunds that are not done yet. */
  refunding: Minor(),
  authorized: Minor(),
  pending: Minor(),
  /** Amount due; negative if overpaid. */
  due: Minor(),
  /**
   * The part of the amount due that is not requested before the order is placed: at the delivery, or the rest
   * after a deposit.
   */
  payLater: Minor(),
})
export type OrderBalance = Static<typeof OrderBalance>

/** Marks an order that is not to be sent yet. */
export const OrderHold = Type.Object({ reason: Type.String(), createdDate: Timestamp() })
export type OrderHold = Static<typeof OrderHold>

/** An order with its state at the time of purchase. */
export const Order = Type.Object({
  id: Guid(),
  /**
   * Digits; the first of a site is 10001. Those of rehearsals have their own sequence and start with `R-`.
   */
  number: Type.String(),
  /** True for orders of a rehearsal; absent otherwise. */
  isRehearsal: Type.Optional(Type.Boolean()),
  /** Grows with every change. */
  revision: Type.Integer(),
  state: OneOf(orderStates),
  paymentState: OneOf(orderPaymentStates),
  fulfillmentState: OneOf(fulfillmentStates),
  channel: Channel(),
  memberId: Nullable(Guid()),
  checkoutId: Nullable(Guid()),
  email: Nullable(Type.String()),
  /** ISO 4217. */
  currency: Type.String(),
  /** Decimals of the currency: 2 for EUR, 0 for JPY, 3 for KWD. */
  exponent: Type.Integer(),
  pricesIncludeTax: Type.Boolean(),
  lines: Type.Array(OrderLine),
  discounts: Type.Array(AppliedDiscount),
  delivery: Type.Array(PricedDelivery),
  taxes: Type.Array(TaxTotal),
  totals: Totals,
  balance: OrderBalance,
  payments: Type.Array(Payment),
  refunds: Type.Array(Refund),
  shipping: Nullable(AddressWithContact),
  billing: Nullable(AddressWithContact),
  note: Type.String(),
  giftMessage: Type.String(),
  /** The buyer's answers in the checkout. */
  customFields: Type.Array(CustomField),
  /** Values of custom fields of orders in use; merchants only, empty for buyers. */
  staffFields: CustomFieldValues,
  consents: Type.Array(Consent),
  /** The language of the buyer, such as `de`. */
  language: Type.String(),
  /** Merchants only; empty for buyers. */
  tags: Type.Array(Type.String()),
  archived: Type.Boolean(),
  /** Whether a merchant has opened it. */
  seen: Type.Boolean(),
  activities: Type.Array(OrderActivity),
  /** Why the order is not to be sent yet; null when it may be, and for buyers. */
  hold: Nullable(OrderHold),
  /** Until when the payment is awaited and stock is held; null when nothing is awaited. */
  payUntilDate: Nullable(Timestamp()),
  /** A link whose holder can view the order without signing in. */
  link: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  placedDate: Nullable(Timestamp()),
})
export type Order = Static<typeof Order>

/** An order in a list. */
export const OrderSummary = Type.Object({
  id: Guid(),
  number: Type.String(),
  /** True for orders of a rehearsal; absent otherwise. */
  isRehearsal: Type.Optional(Type.Boolean()),
  state: OneOf(orderStates),
  paymentState: OneOf(orderPaymentStates),
  fulfillmentState: OneOf(fulfillmentStates),
  channel: Channel(),
  email: Nullable(Type.String()),
  buyerName: Type.String(),
  currency: Type.String(),
  exponent: Type.Integer(),
  total: Minor(),
  /** Whether any item is shipped, delivered or picked up; false for downloads only. */
  hasDelivery: Type.Boolean(),
  /** Pieces in all lines. */
  itemCount: Type.Integer(),
  /** The name of the first line. */
  firstLine: Type.String(),
  tags: Type.Array(Type.String()),
  archived: Type.Boolean(),
  seen: Type.Boolean(),
  onHold: Type.Boolean(),
  createdDate: Timestamp(),
})
export type OrderSummary = Static<typeof OrderSummary>

/** An entry of the money ledger. The entries of a group add up to zero. */
export const LedgerEntry = Type.Object({
  orderId: Guid(),
  groupId: Guid(),
  /** The kind of the group: `SALE`, `PAYMENT`, `REFUND`, `CANCELLATION`. */
  kind: Type.String(),
  account: Type.String(),
  /** For tax: country, rate and reason; for clearing: the provider. */
  detail: Type.String(),
  /** Debit is positive, credit negative. */
  amount: Minor(),
  currency: Type.String(),
  createdDate: Timestamp(),
})
export type LedgerEntry = Static<typeof LedgerEntry>

/** The most lines that one refund names. */
export const MAX_REFUND_LINES = 300
export const RefundLine = Type.Object({
  lineId: Guid(),
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** How many of them return to stock; default none. */
  restock: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
})

export const OrderTag = () => Text(1, 50)
export const MAX_TAGS = 100

export { PaymentStep }

/** The possible destinations of a refund. */
export const refundTargets = ['PAYMENTS', 'STORE_CREDIT'] as const
export type RefundTarget = (typeof refundTargets)[number]

/** Fields of a refund. */
export const refundFields = {
  /** The returned or undelivered lines. */
  lines: Omittable(Type.Array(RefundLine, { maxItems: MAX_REFUND_LINES })),
  /** Deliveries to refund. */
  deliveryGroupIds: Omittable(Type.Array(Type.String(), { maxItems: 20 })),
  /** In minor units; absent: the price paid for the lines and deliveries. */
  amount: Omittable(Type.Integer({ minimum: 1 })),
  /** Absent: the latest payments first. */
  paymentId: Omittable(Guid()),
  reason: Omittable(Text(0, 200)),
  /**
   * The target: by default `PAYMENTS`, the original payments. With `STORE_CREDIT` the member gets credit
   * instead of money; amounts paid with gift cards and credit return to them in any case.
   */
  to: Omittable(OneOf(refundTargets)),
}
