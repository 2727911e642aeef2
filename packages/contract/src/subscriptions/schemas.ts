import { Minor } from '../cart/estimate.ts'
import { DescriptionLines, LineImage, SubscriptionPlan } from '../cart/schemas.ts'
import { AddressWithContact } from '../carts/schemas.ts'
import { Guid, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/**
 * `PENDING`: its first order is not paid. `PAST_DUE`: the last order is not paid; the charge is retried. `COMPLETED`:
 * all agreed orders are made.
 */
export const subscriptionStatuses = [
  'PENDING',
  'ACTIVE',
  'PAUSED',
  'PAST_DUE',
  'CANCELLED',
  'COMPLETED',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** Days until a failed payment is retried, each counted from the previous failure; after the last it is cancelled. */
export const SUBSCRIPTION_RETRY_DAYS = [3, 5, 7] as const
/** How many days before a renewal buyers are reminded. */
export const SUBSCRIPTION_REMINDER_DAYS = 3
/** Maximum number of dates shown of a subscription. */
export const MAX_SUBSCRIPTION_CYCLES = 100

/** A subscription with its agreed terms. Amounts in minor units. */
export const Subscription = Type.Object({
  id: Guid(),
  /** Increased by every change. */
  revision: Type.Integer(),
  status: OneOf(subscriptionStatuses),
  /** Null for guests, and once the member was erased. */
  memberId: Nullable(Guid()),
  email: Nullable(Type.String()),
  buyerName: Type.String(),
  /** The order that started it. */
  orderId: Guid(),
  orderNumber: Type.String(),
  productId: Guid(),
  name: Type.String(),
  descriptionLines: DescriptionLines,
  image: Nullable(LineImage),
  quantity: Type.Integer(),
  /** Price of one piece, without delivery and the current taxes. */
  unitPrice: Minor(),
  currency: Type.String(),
  /** Digits of the currency: 2 for EUR. */
  exponent: Type.Integer(),
  plan: SubscriptionPlan,
  /** The name of its delivery; empty if nothing is delivered. */
  deliveryTitle: Type.String(),
  shipping: Nullable(AddressWithContact),
  /** Whether the method of the first payment is charged; otherwise the buyer is asked to pay each order. */
  isCharged: Type.Boolean(),
  /** Number of orders, including the first. */
  ordersCount: Type.Integer(),
  /** The index of the next date, starting with 0 for the first order; null: none. */
  nextCycle: Nullable(Type.Integer()),
  nextDate: Nullable(Timestamp()),
  /** Whether it ends at `nextDate` without another order. */
  cancelAtPeriodEnd: Type.Boolean(),
  /** The open order, and when its charge is retried. */
  openOrderId: Nullable(Guid()),
  retryDate: Nullable(Timestamp()),
  /** Link token that opens it without signing in, and allows everything that its buyer can do. */
  link: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  endedDate: Nullable(Timestamp()),
})
export type Subscription = Static<typeof Subscription>

export const savedMethodKinds = ['CARD', 'SEPA', 'PAYPAL', 'OTHER'] as const

/** The saved method that renewals are charged to, as shown to its owner. */
export const SavedPaymentMethod = Type.Object({
  kind: OneOf(savedMethodKinds),
  /** The payment method's name, as shown to the buyer. */
  name: Type.String(),
  /** Brand of a card, such as `Visa`; otherwise empty. */
  brand: Type.String(),
  /** The last digits of a card or an IBAN, or a masked email address; empty if unknown. */
  hint: Type.String(),
})
export type SavedPaymentMethod = Static<typeof SavedPaymentMethod>

/** Why there is no order for a date. */
export const subscriptionProblems = [
  /** Out of stock, or not enough. */
  'SOLD_OUT',
  /** The product, its variant or its plan is not sold any more. */
  'GONE',
  /** The agreed delivery is not available for the address any more. */
  'NO_DELIVERY',
  /** The shop's currency has changed. */
  'CURRENCY',
  /** The previous order was not paid. */
  'UNPAID',
] as const

/** A due or skipped date of a subscription. */
export const SubscriptionCycle = Type.Object({
  /** Starting with 0 for the first order. */
  cycle: Type.Integer(),
  /** `SKIPPED` on request; `UNAVAILABLE`: for the reason in `problem`. */
  outcome: OneOf(['ORDERED', 'SKIPPED', 'UNAVAILABLE']),
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
  problem: Nullable(OneOf(subscriptionProblems)),
  dueDate: Timestamp(),
  createdDate: Timestamp(),
})
export type SubscriptionCycle = Static<typeof SubscriptionCycle>

/** `SKIP_NEXT` skips one date; `CANCEL_AT_PERIOD_END` ends it at its next date, which `RESUME` reverts. */
export const subscriptionActions = [
  'PAUSE',
  'RESUME',
  'SKIP_NEXT',
  'CANCEL',
  'CANCEL_AT_PERIOD_END',
] as const
export type SubscriptionAction = (typeof subscriptionActions)[number]
