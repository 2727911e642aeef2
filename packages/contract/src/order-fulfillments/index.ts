import { BulkTotals, ItemMetadata } from '../ecom/index.ts'
import {
  FulfillmentNotFound,
  fulfillmentFacts,
  MAX_FULFILLED_AT_ONCE,
  MAX_FULFILLMENT_LINES,
  OrderNotFulfillable,
  OrderOnHold,
  TrackingNumberExists,
} from '../fulfillments/index.ts'
import {
  DELETE,
  GET,
  Guid,
  MapOf,
  Maybe,
  Omittable,
  OneOf,
  operation,
  PATCH,
  POST,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { OrderNotFound } from '../orders/index.ts'

export const publishedProgress = [
  'Pending',
  'Accepted',
  'Ready',
  'In_Delivery',
  'Fulfilled',
] as const
export type PublishedProgress = (typeof publishedProgress)[number]

/** A parcel in the form of the published clients. */
export const PublishedFulfillment = Type.Object({
  id: Type.String(),
  createdDate: Timestamp(),
  lineItems: Type.Array(Type.Object({ id: Type.String(), quantity: Type.Integer() })),
  status: OneOf(publishedProgress),
  completed: Type.Boolean(),
  trackingInfo: Type.Optional(
    Type.Object({
      trackingNumber: Type.Optional(Type.String()),
      shippingProvider: Type.Optional(Type.String()),
      trackingLink: Type.Optional(Type.String()),
    }),
  ),
  customInfo: Type.Optional(Type.Object({ fieldsData: MapOf(Type.String()) })),
})
export type PublishedFulfillment = Static<typeof PublishedFulfillment>

export const OrderWithFulfillments = Type.Object({
  orderId: Type.String(),
  fulfillments: Type.Array(PublishedFulfillment),
})
export type OrderWithFulfillments = Static<typeof OrderWithFulfillments>

const MAX_CUSTOM_FIELDS = 100

/** Fields of a parcel; absent ones stay unchanged, and null removes. */
const sentFields = {
  status: Maybe(OneOf(publishedProgress)),
  completed: Maybe(Type.Boolean()),
  trackingInfo: Maybe(
    Type.Object({
      trackingNumber: Maybe(Text(1, 100)),
      shippingProvider: Maybe(Text(1, 100)),
      trackingLink: Maybe(Text(1, 2048, { pattern: '^https?://' })),
    }),
  ),
  customInfo: Maybe(
    Type.Object({
      fieldsData: Omittable(
        Type.Record(Type.String(), Type.String({ maxLength: 1000 }), {
          maxProperties: MAX_CUSTOM_FIELDS,
        }),
      ),
    }),
  ),
}

export const SentFulfillment = Type.Object({
  lineItems: Omittable(
    Type.Array(
      Type.Object({
        id: Guid(),
        /** Absent: all remaining pieces of the line. */
        quantity: Omittable(Type.Integer({ minimum: 1, maximum: 100_000 })),
      }),
      { maxItems: MAX_FULFILLMENT_LINES },
    ),
  ),
  ...sentFields,
})
export type SentFulfillment = Static<typeof SentFulfillment>

export const SentFulfillmentChanges = Type.Object({ id: Guid(), ...sentFields })
export type SentFulfillmentChanges = Static<typeof SentFulfillmentChanges>

const response = Type.Object({ orderWithFulfillments: OrderWithFulfillments })
const changing = { permission: 'admin', writes: true, response, facts: fulfillmentFacts } as const
const bulkResult = Type.Object({
  itemMetadata: ItemMetadata,
  ordersWithFulfillments: Type.Optional(OrderWithFulfillments),
})

/** Parcels and tracking in the form of the published clients. Members read those of their own orders. */
export const orderFulfillments = service({
  name: 'order-fulfillments',
  summary: 'Parcels of orders, published form',
  mounts: ['/ecom/v1/fulfillments', '/_api/fulfillments/v1/fulfillments'],
  operations: {
    listFulfillmentsForSingleOrder: operation({
      route: GET('/orders/{orderId}'),
      permission: 'anyone',
      summary: 'List the parcels of an order',
      request: Type.Object({ orderId: Guid() }),
      response,
      errors: [OrderNotFound],
    }),
    listFulfillmentsForMultipleOrders: operation({
      route: POST('/list-by-ids'),
      permission: 'anyone',
      summary: 'List the parcels of orders; orders that the caller does not see are left out',
      request: Type.Object({
        orderIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_FULFILLED_AT_ONCE }),
      }),
      response: Type.Object({ ordersWithFulfillments: Type.Array(OrderWithFulfillments) }),
    }),
    createFulfillment: operation({
      ...changing,
      route: POST('/orders/{orderId}/create-fulfillment'),
      summary: 'Create a parcel of an order; a tracking number is mailed to the buyer',
      description:
        'Without line items it is everything that is left. More pieces than are left are a violation of ' +
        '`fulfillment.lineItems`, and nothing is created.',
      request: Type.Object({ orderId: Guid(), fulfillment: SentFulfillment }),
      response: Type.Object({
        orderWithFulfillments: OrderWithFulfillments,
        fulfillmentId: Type.String(),
      }),
      errors: [OrderNotFound, OrderNotFulfillable, OrderOnHold, TrackingNumberExists],
    }),
    updateFulfillment: operation({
      ...changing,
      route: PATCH('/{fulfillment.id}/orders/{orderId}'),
      summary: 'Change tracking, custom fields and status; line items do not change',
      request: Type.Object({ orderId: Guid(), fulfillment: SentFulfillmentChanges }),
      errors: [OrderNotFound, FulfillmentNotFound, TrackingNumberExists],
    }),
    deleteFulfillment: operation({
      ...changing,
      route: DELETE('/{fulfillmentId}/orders/{orderId}'),
      summary: 'Delete a parcel; its pieces can be sent again',
      request: Type.Object({ fulfillmentId: Guid(), orderId: Guid() }),
      errors: [OrderNotFound, FulfillmentNotFound],
    }),
    bulkCreateFulfillment: operation({
      ...changing,
      route: POST('/orders/bulk/create-fulfillments'),
      summary: 'Create parcels of orders; failures are reported one by one',
      request: Type.Object({
        ordersWithFulfillments: Type.Array(
          Type.Object({
            orderId: Guid(),
            fulfillments: Type.Array(SentFulfillment, { minItems: 1, maxItems: 100 }),
          }),
          { minItems: 1, maxItems: MAX_FULFILLED_AT_ONCE },
        ),
      }),
      response: Type.Object({
        results: Type.Array(bulkResult),
        bulkActionMetadata: BulkTotals,
      }),
    }),
  },
})
