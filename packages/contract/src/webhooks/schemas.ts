import { Guid, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** Waiting for its first or next try; accepted by the receiver; given up after the last try. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const

/** A subscription: event types that are sent to an address. */
export const Webhook = Type.Object({
  id: Guid(),
  /** The audience of its messages, and what receivers give as their app id. */
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
  /** Failed tries in a row, over all deliveries; those that fail in a pause are not counted. */
  failures: Type.Integer(),
  /** Nothing is tried before, except what is asked for: the receiver failed five times in a row. */
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
  /** Given up. */
  failed: Type.Integer(),
  /** Waiting now, whenever they began to. */
  waiting: Type.Integer(),
  /** When the first of those is tried; absent when none waits. */
  nextAttemptDate: Type.Optional(Timestamp()),
})
export type WebhookFigures = Static<typeof WebhookFigures>

export const DeliveryAttempt = Type.Object({
  number: Type.Integer(),
  at: Timestamp(),
  milliseconds: Type.Integer(),
  /** HTTP status; absent when there was no answer. */
  status: Type.Optional(Type.Integer()),
  /** The first 1,000 characters that came back. */
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
  /** What is signed and sent: the JSON inside the message. */
  body: Type.String(),
  log: Type.Array(DeliveryAttempt),
})
export type DeliveryDetails = Static<typeof DeliveryDetails>

export const WebhookUrl = () => Text(1, 2000)
export const EventTypes = () =>
  Type.Array(Text(1, 120), { minItems: 1, maxItems: 500, uniqueItems: true })
