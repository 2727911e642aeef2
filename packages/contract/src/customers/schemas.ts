import { Minor } from '../cart/estimate.ts'
import { Filter, Guid, Nullable, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { consentSources } from '../newsletter/schemas.ts'

export const customerKinds = ['MEMBER', 'GUEST'] as const
export type CustomerKind = (typeof customerKinds)[number]

export const MAX_CUSTOMER_NOTE = 5000
export const MAX_CUSTOMER_TAGS = 50
export const MAX_SEGMENTS = 100
export const CustomerTag = () => Text(1, 50)

/** A customer in a list: a member, or a guest with orders. */
export const CustomerSummary = Type.Object({
  id: Guid(),
  kind: OneOf(customerKinds),
  /** The account of a member. */
  memberId: Nullable(Guid()),
  /** The address of the last order mail; for members the address of the account. */
  email: Nullable(Type.String()),
  /** Empty if unknown. */
  name: Type.String(),
  country: Nullable(Type.String()),
  /** Number of placed orders. */
  orders: Type.Integer(),
  /** Charged amounts minus cancellations and refunds, in minor units of `currency`. */
  spent: Minor(),
  /** The currency of the site. */
  currency: Type.String(),
  /** Decimals of the currency: 2 for EUR. */
  exponent: Type.Integer(),
  firstOrderDate: Nullable(Timestamp()),
  lastOrderDate: Nullable(Timestamp()),
  tags: Type.Array(Type.String()),
  createdDate: Timestamp(),
})
export type CustomerSummary = Static<typeof CustomerSummary>

/** A consent of the customer: with orders the latest for each key, and the newsletter of each address. */
export const CustomerConsent = Type.Object({
  /** Such as `terms`, `reminders`, `review-request` or `newsletter`. */
  key: Type.String(),
  text: Type.String(),
  source: OneOf(consentSources),
  givenDate: Timestamp(),
  /** The order it was given with; null for other sources. */
  orderNumber: Nullable(Type.String()),
  /** When it was withdrawn; null while it is valid. */
  withdrawnDate: Nullable(Timestamp()),
  /** Whether it allows mails that can be unsubscribed from. */
  withdrawable: Type.Boolean(),
})
export type CustomerConsent = Static<typeof CustomerConsent>

export const shopMailKinds = [
  'NEWSLETTER',
  /** Reminders of abandoned checkouts. */
  'REMINDERS',
  'BACK_IN_STOCK',
  'REVIEW_REQUESTS',
  /** Price drops of wish list items. */
  'PRICE_DROPS',
] as const
/** Mails of a shop that are not about orders. */
export type ShopMailKind = (typeof shopMailKinds)[number]

/** A customer with addresses, consents and note. */
export const Customer = Type.Object({
  ...CustomerSummary.properties,
  revision: Type.Integer(),
  /** Visible to staff only. */
  note: Type.String(),
  /** Every address used in orders. */
  emails: Type.Array(Type.String()),
  /** Spending by currency, that of the site first. */
  spending: Type.Array(
    Type.Object({ currency: Type.String(), exponent: Type.Integer(), spent: Minor() }),
  ),
  consents: Type.Array(CustomerConsent),
})
export type Customer = Static<typeof Customer>

/** A rule that groups customers; evaluated on every read. */
export const Segment = Type.Object({
  id: Guid(),
  name: Text(1, 100),
  /** The format of customer queries. */
  filter: Filter(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Segment = Static<typeof Segment>
