import {
  Guid,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** A parcel that is shipped or delivered by the shop, or a pickup by the buyer. */
export const fulfillmentKinds = ['SHIPMENT', 'PICKUP'] as const
export type FulfillmentKind = (typeof fulfillmentKinds)[number]

/** The progress; a pickup is `READY` for collection, and `DELIVERED` after it. */
export const fulfillmentProgress = [
  'PENDING',
  'ACCEPTED',
  'READY',
  'IN_DELIVERY',
  'DELIVERED',
] as const
export type FulfillmentProgress = (typeof fulfillmentProgress)[number]

/** The most lines of one fulfillment. */
export const MAX_FULFILLMENT_LINES = 300
/** The most orders that one call fulfills or lists. */
export const MAX_FULFILLED_AT_ONCE = 100

export const FulfillmentLine = Type.Object({ lineId: Guid(), quantity: Type.Integer() })

/** Pieces of an order that are sent together. */
export const Fulfillment = Type.Object({
  id: Guid(),
  orderId: Guid(),
  /** Grows with every change. */
  revision: Type.Integer(),
  kind: OneOf(fulfillmentKinds),
  /** From which location it is sent; null: from several, and for buyers. */
  locationId: Nullable(Guid()),
  state: OneOf(fulfillmentProgress),
  lines: Type.Array(FulfillmentLine),
  carrier: Nullable(Type.String()),
  trackingNumber: Nullable(Type.String()),
  /** As entered, or derived from the number for a known carrier. */
  trackingLink: Nullable(Type.String()),
  /**
   * Whether the buyer was mailed about it. A pending mail is sent after a minute, so that it can be undone.
   */
  mail: OneOf(['NONE', 'WAITING', 'SENT']),
  mailedDate: Nullable(Timestamp()),
  /** The actor: `staff`, `api-key` or `system`. */
  actor: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Fulfillment = Static<typeof Fulfillment>

export const SentFulfillmentLines = Type.Array(
  Type.Object({
    lineId: Guid(),
    /** Absent: all remaining pieces of the line. */
    quantity: Omittable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  { minItems: 1, maxItems: MAX_FULFILLMENT_LINES },
)

export const CarrierName = () => Text(1, 100)
export const TrackingNumber = () => Text(1, 100)
export const TrackingLink = () => Text(1, 2048, { pattern: '^https?://' })

/** The result of one order or fulfillment of a bulk call. */
export const FulfillmentResult = Type.Object({
  orderId: Nullable(Guid()),
  /** Number of the order; null without one. */
  orderNumber: Nullable(Type.String()),
  fulfillmentId: Nullable(Guid()),
  kind: Nullable(OneOf(fulfillmentKinds)),
  error: Nullable(Type.Object({ code: Type.String(), description: Type.String() })),
})
export type FulfillmentResult = Static<typeof FulfillmentResult>
