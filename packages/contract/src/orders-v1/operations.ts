import { ItemNotFoundInCatalog } from '../carts/index.ts'
import {
  bulkResponse,
  NewOrderV1,
  OrderChangesV1,
  OrderPrice,
  OrderV1,
  orderStatuses,
  SentActivity,
  SentComment,
  SentPrice,
  SentTags,
} from '../ecom/index.ts'
import { SoldGiftCardIsSpent } from '../gift-cards/errors.ts'
import {
  DELETE,
  Filter,
  GET,
  Guid,
  InvalidFilter,
  MapOf,
  Omittable,
  OneOf,
  operation,
  PATCH,
  POST,
  Text,
  Type,
} from '../kit/index.ts'
import * as orders from '../orders/index.ts'
import {
  OrderIsCanceled,
  OrderIsPending,
  OrderIsRejected,
  StatusAlreadySet,
  StatusNotSupported,
} from './errors.ts'

export const response = Type.Object({ order: OrderV1 })
const byId = { id: Guid() }
const changing = {
  permission: 'admin',
  writes: true,
  response,
  facts: [orders.OrderUpdated],
} as const
const paying = { permission: 'admin', writes: true, facts: orders.orderPaymentFacts } as const

const bulkMounts = ['/ecom/v1/bulk/orders', '/_api/ecom-orders/v1/bulk/orders']
const collectorMounts = [
  '/ecom/v1/payments-collector/orders',
  '/_api/payments-collector/orders',
  '/_api/v1/payments-collector/orders',
  '/v1/payments-collector/orders',
]
const MAX_AT_ONCE = 100
const orderIds = () => Type.Array(Guid(), { minItems: 1, maxItems: MAX_AT_ONCE })

/** Operations for merchants. */
export const merchantOperations = {
  createOrder: operation({
    ...changing,
    route: POST(''),
    summary: 'Create an order that was sold elsewhere, with its lines and prices',
    description:
      'Prices are those that are given: nothing is computed from the catalog. Items of the catalog are taken from stock, ' +
      'as far as they are there. An order that costs something waits for its payment, unless its status is APPROVED.',
    request: Type.Object({
      order: NewOrderV1,
      settings: Omittable(
        Type.Object({
          orderApprovalStrategy: Omittable(
            OneOf(['DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED']),
          ),
          notifications: Omittable(
            Type.Object({
              sendNotificationToBuyer: Omittable(Type.Boolean()),
              sendNotificationsToBusiness: Omittable(Type.Boolean()),
            }),
          ),
        }),
      ),
    }),
    errors: [orders.PurchasedDateInFuture, orders.OrderExists, ItemNotFoundInCatalog],
    facts: orders.orders.operations.placeOrder.facts ?? [],
  }),
  updateOrder: operation({
    ...changing,
    route: PATCH('/{order.id}'),
    summary: 'Change the contact, addresses and marks of an order',
    description: 'What was bought and what it costs does not change; such fields are ignored.',
    request: Type.Object({ order: Type.Object({ ...byId, ...OrderChangesV1.properties }) }),
    errors: [orders.OrderNotFound, OrderIsPending, OrderIsRejected],
  }),
  bulkUpdateOrders: operation({
    ...changing,
    route: POST('/update'),
    mounts: bulkMounts,
    summary: 'Change orders; failures are reported one by one',
    request: Type.Object({
      orders: Type.Array(
        Type.Object({ order: Type.Object({ ...byId, ...OrderChangesV1.properties }) }),
        { minItems: 1, maxItems: MAX_AT_ONCE },
      ),
      returnEntity: Omittable(Type.Boolean()),
    }),
    response: bulkResponse(OrderV1),
  }),
  cancelOrder: operation({
    ...changing,
    route: POST('/{id}/cancel'),
    summary: 'Cancel an order; nothing is refunded automatically',
    description: 'A canceled order stays as it is when it is canceled again.',
    request: Type.Object({
      ...byId,
      sendOrderCanceledEmail: Omittable(Type.Boolean()),
      customMessage: Omittable(Text(1, 1000)),
      restockAllItems: Omittable(Type.Boolean()),
    }),
    errors: [
      orders.OrderNotFound,
      orders.OrderHasAuthorizedPayment,
      SoldGiftCardIsSpent,
      OrderIsPending,
      OrderIsRejected,
    ],
    facts: orders.orders.operations.cancelOrder.facts ?? [],
  }),
  updateOrderStatus: operation({
    ...changing,
    route: POST('/{orderId}/update-status'),
    summary: 'Approve an order that waits for its payment, or cancel one',
    request: Type.Object({ orderId: Guid(), status: OneOf(orderStatuses) }),
    errors: [
      orders.OrderNotFound,
      StatusNotSupported,
      orders.OrderStateUnsuitable,
      StatusAlreadySet,
      orders.OrderHasAuthorizedPayment,
      SoldGiftCardIsSpent,
    ],
    facts: [...orders.orderPaymentFacts, orders.OrderCancelled],
  }),
  addActivities: operation({
    ...changing,
    route: POST('/{orderId}/activities/add'),
    summary: 'Add comments that only merchants see',
    request: Type.Object({
      orderId: Guid(),
      orderActivities: Type.Array(SentComment, { minItems: 1, maxItems: 300 }),
    }),
    response: Type.Object({ order: OrderV1, activityIds: Type.Array(Type.String()) }),
    errors: [orders.OrderNotFound],
  }),
  addActivity: operation({
    ...changing,
    route: POST('/{id}/activities'),
    summary: 'Add a comment or an activity of an application',
    request: Type.Object({ ...byId, activity: SentActivity }),
    response: Type.Object({ order: OrderV1, activityId: Type.String() }),
    errors: [orders.OrderNotFound],
  }),
  updateActivity: operation({
    ...changing,
    route: PATCH('/{id}/activities/{activityId}'),
    summary: 'Change a comment or an activity of an application',
    request: Type.Object({ ...byId, activityId: Guid(), activity: SentActivity }),
    errors: [orders.OrderNotFound, orders.ActivityNotFound],
  }),
  deleteActivity: operation({
    ...changing,
    route: DELETE('/{id}/activities/{activityId}'),
    summary: 'Remove a comment or an activity of an application',
    request: Type.Object({ ...byId, activityId: Guid() }),
    errors: [orders.OrderNotFound, orders.ActivityNotFound],
  }),
  bulkUpdateOrderTags: operation({
    ...changing,
    route: POST('/update-tags'),
    mounts: bulkMounts,
    summary: 'Add and remove tags of orders; a tag in both lists is added',
    request: Type.Object({
      orderIds: orderIds(),
      assignTags: Omittable(SentTags),
      unassignTags: Omittable(SentTags),
    }),
    response: bulkResponse(Type.Object({})),
  }),
  aggregateOrders: operation({
    route: POST('/aggregate'),
    permission: 'admin',
    summary: 'Count orders by their statuses',
    description:
      'Each aggregation is `{"$count": ["status"]}` over `status`, `paymentStatus`, `fulfillmentStatus`, ' +
      '`channelInfo.type`, `archived` or `seenByAHuman`. Keys of several fields are `(a|b)`.',
    request: Type.Object({
      filter: Omittable(Filter()),
      aggregation: MapOf(
        Type.Object({ $count: Type.Array(Type.String(), { minItems: 1, maxItems: 3 }) }),
      ),
    }),
    response: Type.Object({ aggregates: MapOf(MapOf(Type.Integer())) }),
    errors: [InvalidFilter],
  }),
  markOrderAsPaid: operation({
    ...paying,
    route: POST('/{ecomOrderId}/mark-as-paid'),
    mounts: collectorMounts,
    summary: 'Record that an order is paid in full',
    request: Type.Object({ ecomOrderId: Guid() }),
    response,
    errors: [orders.OrderNotFound, orders.OrderAlreadyPaid, OrderIsCanceled],
  }),
  bulkMarkOrdersAsPaid: operation({
    ...paying,
    route: POST('/mark-as-paid'),
    mounts: ['/v1/bulk/payments-collector'],
    summary: 'Record that orders are paid in full; failures are reported one by one',
    request: Type.Object({ ecomOrderIds: orderIds() }),
    response: bulkResponse(OrderV1),
  }),
  recordManuallyCollectedPayment: operation({
    ...paying,
    route: POST('/{orderId}/manual-payment'),
    mounts: collectorMounts,
    summary: 'Record an amount that was paid, at most what is due',
    request: Type.Object({ orderId: Guid(), amount: SentPrice }),
    response: Type.Object({}),
    errors: [
      orders.OrderNotFound,
      orders.OrderAlreadyPaid,
      orders.InvalidPaidAmount,
      OrderIsCanceled,
    ],
  }),
  paymentCollectabilityStatus: operation({
    route: GET('/{ecomOrderId}/payment-collectability-status'),
    mounts: collectorMounts,
    permission: 'admin',
    summary: 'Read whether an order can be paid, and the amount that is due',
    request: Type.Object({ ecomOrderId: Guid() }),
    response: Type.Object({
      status: OneOf([
        'COLLECTABLE',
        'NONCOLLECTABLE_ORDER_IS_CANCELLED',
        'NONCOLLECTABLE_ORDER_IS_PAID',
        'NONCOLLECTABLE_ORDER_IS_PENDING',
        'NONCOLLECTABLE_ORDER_IS_REJECTED',
      ]),
      amount: OrderPrice,
    }),
    errors: [orders.OrderNotFound],
  }),
} as const
