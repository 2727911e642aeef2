import { Minor } from '../cart/estimate.ts'
import { DescriptionLines, LineImage, SubscriptionPlan } from '../cart/schemas.ts'
import { AddressWithContact } from '../carts/schemas.ts'
import { Guid, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/**
 * `PENDING`: its first order is not paid. `PAST_DUE`: the last order is not paid; it is charged again. `COMPLETED`: all
 * orders that were agreed on are made.
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

/** Days after which a payment that failed is tried again, each counted from the failure before; then it is cancelled. */
export const SUBSCRIPTION_RETRY_DAYS = [3, 5, 7] as const
/** How many days ahead buyers learn of a renewal. */
export const SUBSCRIPTION_REMINDER_DAYS = 3
/** The most dates that are shown of a subscription. */
export const MAX_SUBSCRIPTION_CYCLES = 100

/** What a buyer receives again and again, as it was agreed. Amounts in minor units. */
export const Subscription = Type.Object({
  id: Guid(),
  /** Grows with every change. */
  revision: Type.Integer(),
  status: OneOf(subscriptionStatuses),
  /** Null for guests, and once the member was erased. */
  memberId: Nullable(Guid()),
  email: Nullable(Type.String()),
  buyerName: Type.String(),
  /** The order that it began with. */
  orderId: Guid(),
  orderNumber: Type.String(),
  productId: Guid(),
  name: Type.String(),
  descriptionLines: DescriptionLines,
  image: Nullable(LineImage),
  quantity: Type.Integer(),
  /** Of one piece. Delivery and the taxes of the day come to it. */
  unitPrice: Minor(),
  currency: Type.String(),
  /** Digits of the currency: 2 for EUR. */
  exponent: Type.Integer(),
  plan: SubscriptionPlan,
  /** The name of its delivery; empty where nothing is delivered. */
  deliveryTitle: Type.String(),
  shipping: Nullable(AddressWithContact),
  /** Whether the method of the first payment is charged; else the buyer is asked to pay each order. */
  isCharged: Type.Boolean(),
  /** Orders that were made, the first one included. */
  ordersCount: Type.Integer(),
  /** Which date is next, counted from 0 for the first order; null: there is none. */
  nextCycle: Nullable(Type.Integer()),
  nextDate: Nullable(Timestamp()),
  /** Whether it ends at `nextDate` without another order. */
  cancelAtPeriodEnd: Type.Boolean(),
  /** The order that waits for its payment, and when it is charged again. */
  openOrderId: Nullable(Guid()),
  retryDate: Nullable(Timestamp()),
  /** Opens it without signing in: whoever has it can do what its buyer can. */
  link: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  endedDate: Nullable(Timestamp()),
})
export type Subscription = Static<typeof Subscription>

export const savedMethodKinds = ['CARD', 'SEPA', 'PAYPAL', 'OTHER'] as const

/** The saved method that renewals are charged to, as its owner knows it. */
export const SavedPaymentMethod = Type.Object({
  kind: OneOf(savedMethodKinds),
  /** How the way to pay was called to the buyer. */
  name: Type.String(),
  /** Of a card, such as `Visa`; else empty. */
  brand: Type.String(),
  /** The last digits of a card or an IBAN, or an e-mail address in part; empty where nothing is known. */
  hint: Type.String(),
})
export type SavedPaymentMethod = Static<typeof SavedPaymentMethod>

/** Why there is no order for a date. */
export const subscriptionProblems = [
  /** Nothing, or too little, was in stock. */
  'SOLD_OUT',
  /** The product, its variant or its plan is not sold any more. */
  'GONE',
  /** It cannot be delivered to the address any more in the way that was chosen. */
  'NO_DELIVERY',
  /** The shop has another currency now. */
  'CURRENCY',
  /** The order before was not paid. */
  'UNPAID',
] as const

/** A date of a subscription that has come, or that was skipped. */
export const SubscriptionCycle = Type.Object({
  /** Counted from 0 for the first order. */
  cycle: Type.Integer(),
  /** `SKIPPED` by somebody; `UNAVAILABLE`: `problem` says why. */
  outcome: OneOf(['ORDERED', 'SKIPPED', 'UNAVAILABLE']),
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
  problem: Nullable(OneOf(subscriptionProblems)),
  dueDate: Timestamp(),
  createdDate: Timestamp(),
})
export type SubscriptionCycle = Static<typeof SubscriptionCycle>

/** `SKIP_NEXT` leaves out one date; `CANCEL_AT_PERIOD_END` ends it at its next date, which `RESUME` takes back. */
export const subscriptionActions = [
  'PAUSE',
  'RESUME',
  'SKIP_NEXT',
  'CANCEL',
  'CANCEL_AT_PERIOD_END',
] as const
export type SubscriptionAction = (typeof subscriptionActions)[number]
