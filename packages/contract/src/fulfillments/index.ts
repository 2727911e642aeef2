import { IdempotencyKeyReused } from '../carts/index.ts'
import {
  GET,
  Guid,
  Maybe,
  Omittable,
  OneOf,
  operation,
  PATCH,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { OrderLineNotFound, OrderNotFound } from '../orders/errors.ts'
import { OrderUpdated } from '../orders/facts.ts'
import {
  FulfillmentDelivered,
  FulfillmentNotFound,
  FulfillmentRevisionConflict,
  InvalidFulfillmentQuantity,
  NothingToFulfill,
  OrderNotFulfillable,
  OrderOnHold,
  TrackingNumberExists,
} from './errors.ts'
import { FulfillmentCancelled, FulfillmentCreated, FulfillmentUpdated } from './facts.ts'
import {
  CarrierName,
  Fulfillment,
  FulfillmentResult,
  fulfillmentKinds,
  fulfillmentProgress,
  MAX_FULFILLED_AT_ONCE,
  SentFulfillmentLines,
  TrackingLink,
  TrackingNumber,
} from './schemas.ts'

export * from './carriers.ts'
export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

/** Facts that follow when pieces are sent or returned. */
export const fulfillmentFacts = [
  FulfillmentCreated,
  FulfillmentUpdated,
  FulfillmentCancelled,
  OrderUpdated,
]

const changing = { permission: 'admin', writes: true, facts: fulfillmentFacts } as const
const response = Type.Object({ fulfillment: Fulfillment })
const results = Type.Object({ results: Type.Array(FulfillmentResult) })
const byId = { id: Guid() }
const atOnce = { minItems: 1, maxItems: MAX_FULFILLED_AT_ONCE }

/** Parcels and pick-ups of orders: made by merchants, followed by buyers. */
export const fulfillments = service({
  name: 'fulfillments',
  summary: 'Parcels and pick-ups of orders',
  mounts: ['/vitrine/v1/fulfillments'],
  operations: {
    createFulfillment: operation({
      ...changing,
      route: POST(''),
      summary: 'Create a fulfillment: ship pieces of an order, or make them ready for pick-up',
      description:
        'Never more than was ordered: pieces that are in another fulfillment cannot be sent again. Without lines it is ' +
        'everything that is left, or with a location what is left there. A repeated call with the same `Idempotency-Key` sends nothing again.',
      request: Type.Object({
        orderId: Guid(),
        lines: Omittable(SentFulfillmentLines),
        /**
         * The location it is sent from, which all pieces must come from. Default: the common location of its
         * pieces.
         */
        locationId: Omittable(Guid()),
        /** Default: as the order is delivered. */
        kind: Omittable(OneOf(fulfillmentKinds)),
        /** Default: `IN_DELIVERY`, and `READY` for a pick-up. */
        state: Omittable(OneOf(fulfillmentProgress)),
        carrier: Omittable(CarrierName()),
        trackingNumber: Omittable(TrackingNumber()),
        trackingLink: Omittable(TrackingLink()),
        /** Whether the buyer gets a mail, a minute later; default no. */
        notify: Omittable(Type.Boolean()),
      }),
      response,
      errors: [
        OrderNotFound,
        OrderNotFulfillable,
        OrderOnHold,
        OrderLineNotFound,
        InvalidFulfillmentQuantity,
        NothingToFulfill,
        TrackingNumberExists,
        IdempotencyKeyReused,
      ],
    }),
    updateFulfillment: operation({
      ...changing,
      route: PATCH('/{id}'),
      summary: 'Change tracking and state; absent fields stay, and null removes',
      request: Type.Object({
        ...byId,
        revision: Omittable(Type.Integer({ minimum: 1 })),
        state: Omittable(OneOf(fulfillmentProgress)),
        carrier: Maybe(CarrierName()),
        trackingNumber: Maybe(TrackingNumber()),
        trackingLink: Maybe(TrackingLink()),
        /** Whether to mail the buyer, unless mailed already; false cancels a pending mail. */
        notify: Omittable(Type.Boolean()),
      }),
      response,
      errors: [FulfillmentNotFound, FulfillmentRevisionConflict, TrackingNumberExists],
    }),
    cancelFulfillment: operation({
      ...changing,
      route: POST('/{id}/cancel'),
      summary: 'Cancel a fulfillment that has not reached the buyer; its pieces can be sent again',
      description: 'A cancelled fulfillment stays as it is when it is cancelled again.',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [FulfillmentNotFound, FulfillmentDelivered],
    }),
    fulfillOrders: operation({
      ...changing,
      route: POST('/orders'),
      summary: 'Fulfill the rest of many orders; failures are reported one by one',
      description:
        'One fulfillment for each location that something comes from. Orders that cannot be sent have an error in their result; the others are sent.',
      request: Type.Object({
        orderIds: Type.Array(Guid(), atOnce),
        /** Whether the buyers get a mail, a minute later; default no. */
        notify: Omittable(Type.Boolean()),
      }),
      response: results,
      errors: [],
    }),
    cancelFulfillments: operation({
      ...changing,
      route: POST('/cancel'),
      summary:
        'Cancel many fulfillments, such as those of the last call; failures are reported one by one',
      request: Type.Object({ ids: Type.Array(Guid(), atOnce) }),
      response: results,
      errors: [],
    }),
    listFulfillments: operation({
      route: POST('/list'),
      permission: 'anyone',
      summary:
        'List the parcels and pick-ups of orders; visitors and members get those of their own',
      description: 'Orders that the caller does not see are left out.',
      request: Type.Object({ orderIds: Type.Array(Guid(), atOnce) }),
      response: Type.Object({ fulfillments: Type.Array(Fulfillment) }),
    }),
    listFulfillmentsByLink: operation({
      route: GET('/links/{link}'),
      permission: 'anyone',
      callsPerMinute: 60,
      summary: 'List the parcels and pick-ups of the order of a link, without signing in',
      request: Type.Object({ link: Text(1, 500) }),
      response: Type.Object({ fulfillments: Type.Array(Fulfillment) }),
      errors: [OrderNotFound],
    }),
  },
})
