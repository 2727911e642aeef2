import { Minor } from '../cart/estimate.ts'
import { DescriptionLines, LineImage } from '../cart/schemas.ts'
import { DecimalText, Guid, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

export const abandonedStatuses = ['ABANDONED', 'RECOVERED'] as const
export type AbandonedStatus = (typeof abandonedStatuses)[number]

/** Maximum number of reminder mails about one checkout. */
export const MAX_REMINDERS = 3
/** The most activities that are stored of one; the oldest go first. */
export const MAX_ABANDONED_ACTIVITIES = 20
export const MAX_DELETED_AT_ONCE = 100

/** Consents of a checkout that allow reminders. */
export const reminderConsents = ['reminders', 'newsletter'] as const

export const abandonedActivities = [
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
] as const
export type AbandonedActivityType = (typeof abandonedActivities)[number]

/** One line at the time of abandonment. Amounts are in the currency of the checkout. */
export const AbandonedLine = Type.Object({
  id: Guid(),
  /** Null for a custom item. */
  productId: Nullable(Guid()),
  name: Type.String(),
  descriptionLines: DescriptionLines,
  image: Nullable(LineImage),
  sku: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** One piece. */
  price: DecimalText(),
  linePrice: DecimalText(),
})
export type AbandonedLine = Static<typeof AbandonedLine>

export const AbandonedCheckoutSummary = Type.Object({
  id: Guid(),
  status: OneOf(abandonedStatuses),
  email: Type.String(),
  /** Empty if unknown. */
  buyerName: Type.String(),
  memberId: Nullable(Guid()),
  currency: Type.String(),
  exponent: Type.Integer(),
  total: Minor(),
  /** Pieces in all lines. */
  itemCount: Type.Integer(),
  /** The name of the first line. */
  firstLine: Type.String(),
  mailsSent: Type.Integer(),
  /** When it was abandoned for the first time. */
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  recoveredDate: Nullable(Timestamp()),
})
export type AbandonedCheckoutSummary = Static<typeof AbandonedCheckoutSummary>

/** An abandoned checkout, in its state at that time. */
export const AbandonedCheckout = Type.Object({
  ...AbandonedCheckoutSummary.properties,
  /** The checkout, or the cart that was used as one. It may be gone by now. */
  checkoutId: Guid(),
  cartId: Nullable(Guid()),
  /** The order by which it was recovered. */
  orderId: Nullable(Guid()),
  language: Type.String(),
  lines: Type.Array(AbandonedLine),
  totals: Type.Object({
    subtotal: Minor(),
    /** Zero or less. */
    discount: Minor(),
    delivery: Minor(),
    /** Added to the prices; excludes tax that prices include. */
    tax: Minor(),
    total: Minor(),
  }),
  codes: Type.Array(Type.String()),
  /** Whether its buyer has agreed to reminders. */
  hasConsent: Type.Boolean(),
  /** Whether its buyer wants no reminders any more. */
  isUnsubscribed: Type.Boolean(),
  /** When the next reminder goes; null where none does. */
  nextMailDate: Nullable(Timestamp()),
  activities: Type.Array(
    Type.Object({ type: OneOf(abandonedActivities), createdDate: Timestamp() }),
  ),
  /** Path of the shop where the holder of the link can restore the lines. */
  restorePath: Type.String(),
})
export type AbandonedCheckout = Static<typeof AbandonedCheckout>

/** Statistics of abandoned checkouts; amounts in minor units of the shop’s currency. */
export const AbandonedAnalytics = Type.Object({
  currency: Type.String(),
  exponent: Type.Integer(),
  abandonedCount: Type.Integer(),
  abandonedTotal: Minor(),
  recoveredCount: Type.Integer(),
  recoveredTotal: Minor(),
  mailsSent: Type.Integer(),
})
export type AbandonedAnalytics = Static<typeof AbandonedAnalytics>

export const Day = () => Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
