import { Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** Waiting for its first or next try; accepted by the receiver; failed after the last try. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const

/** A subscription: event types that are sent to an address. */
export const Webhook = Type.Object({
  id: Guid(),
  /** The audience of its messages, which receivers configure as their app id. */
  appId: Guid(),
  revision: Type.Integer(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  enabled: Type.Boolean(),
  /** SPKI PEM of the key that signs today (RS256). */
  publicKey: Type.String(),
  /** The key that signs from `nextKeyDate` on. */
  nextPublicKey: Type.Optional(Type.String()),
  nextKeyDate: Type.Optional(Timestamp()),
  /** Consecutive failed tries, over all deliveries; not counted during a pause. */
  failures: Type.Integer(),
  /** No tries before this time, except on request: the receiver failed five times in a row. */
  pausedUntil: Type.Optional(Timestamp()),
  /** A replay is running: its deliveries are not all in the log yet. */
  replaying: Type.Boolean(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Webhook = Static<typeof Webhook>

/** How a webhook has done in the last 24 hours. */
export const WebhookFigures = Type.Object({
  webhookId: Guid(),
  delivered: Type.Integer(),
  /** Number of failed deliveries. */
  failed: Type.Integer(),
  /** Waiting now, whenever they began to. */
  waiting: Type.Integer(),
  /** Time of the next try; absent when none is pending. */
  nextAttemptDate: Type.Optional(Timestamp()),
})
export type WebhookFigures = Static<typeof WebhookFigures>

export const DeliveryAttempt = Type.Object({
  number: Type.Integer(),
  at: Timestamp(),
  milliseconds: Type.Integer(),
  /** HTTP status; absent when there was no answer. */
  status: Type.Optional(Type.Integer()),
  /** The first 1,000 characters of the response. */
  responseHead: Type.Optional(Type.String()),
  /** Why there was no answer, as a sentence. */
  failure: Type.Optional(Type.String()),
})
export type DeliveryAttempt = Static<typeof DeliveryAttempt>

export const Delivery = Type.Object({
  id: Guid(),
  eventType: Type.String(),
  entityId: Type.String(),
  state: OneOf(deliveryStates),
  attempts: Type.Integer(),
  nextAttemptDate: Type.Optional(Timestamp()),
  /** The last try; absent before the first. */
  lastAttempt: Type.Optional(DeliveryAttempt),
  createdDate: Timestamp(),
  deliveredDate: Type.Optional(Timestamp()),
})
export type Delivery = Static<typeof Delivery>

export const DeliveryDetails = Type.Object({
  ...Delivery.properties,
  /** The JSON payload that is signed and sent. */
  body: Type.String(),
  log: Type.Array(DeliveryAttempt),
})
export type DeliveryDetails = Static<typeof DeliveryDetails>

export const WebhookUrl = () => Text(1, 2000)
export const EventTypes = () =>
  Type.Array(Text(1, 120), { minItems: 1, maxItems: 500, uniqueItems: true })
