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

/** A parcel that is sent or brought, or goods that the buyer collects. */
export const fulfillmentKinds = ['SHIPMENT', 'PICKUP'] as const
export type FulfillmentKind = (typeof fulfillmentKinds)[number]

/** Where it is; a pick-up is `READY` to be collected, and `DELIVERED` once it is. */
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

/** Pieces of an order that leave the shop together. */
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
  /** Given, or made of the number for a carrier that is known. */
  trackingLink: Nullable(Type.String()),
  /** Whether the buyer has a mail about it. One that waits goes after a minute, so that it can be undone. */
  mail: OneOf(['NONE', 'WAITING', 'SENT']),
  mailedDate: Nullable(Timestamp()),
  /** Who made it: `staff`, `api-key` or `system`. */
  actor: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Fulfillment = Static<typeof Fulfillment>

export const SentFulfillmentLines = Type.Array(
  Type.Object({
    lineId: Guid(),
    /** Absent: every piece of the line that is left to send. */
    quantity: Omittable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  { minItems: 1, maxItems: MAX_FULFILLMENT_LINES },
)

export const CarrierName = () => Text(1, 100)
export const TrackingNumber = () => Text(1, 100)
export const TrackingLink = () => Text(1, 2048, { pattern: '^https?://' })

/** What became of one order or fulfillment of a call over many. */
export const FulfillmentResult = Type.Object({
  orderId: Nullable(Guid()),
  /** Of the order; null where there is none. */
  orderNumber: Nullable(Type.String()),
  fulfillmentId: Nullable(Guid()),
  kind: Nullable(OneOf(fulfillmentKinds)),
  error: Nullable(Type.Object({ code: Type.String(), description: Type.String() })),
})
export type FulfillmentResult = Static<typeof FulfillmentResult>
