import { bulkResponse } from '../ecom/index.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Json,
  MapOf,
  Maybe,
  Omittable,
  operation,
  PATCH,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { OrderAlreadyPaid, OrderNotFound, OrderStateUnsuitable } from '../orders/errors.ts'
import { OrderUpdated } from '../orders/facts.ts'
import { orderPaymentFacts } from '../orders/following-facts.ts'
import * as requests from '../payment-requests/index.ts'
import { ListPage } from '../published-taxes/schemas.ts'
import { ChangedPaymentRequest, NewPaymentRequest, OrderPaymentRequest } from './schemas.ts'

export * from './schemas.ts'

/** The requests that one call creates. */
const MAX_CREATED = 100

const response = Type.Object({ orderPaymentRequest: OrderPaymentRequest })
const created = Type.Object({
  orderPaymentRequest: OrderPaymentRequest,
  orderPaymentRequestUrl: Type.String(),
})
const creating = {
  permission: 'admin',
  writes: true,
  facts: [requests.PaymentRequestCreated, OrderUpdated],
} as const
const changing = {
  permission: 'admin',
  writes: true,
  response,
  facts: [requests.PaymentRequestUpdated],
} as const
const notChanged = [
  requests.PaymentRequestNotFound,
  requests.CannotUpdatePaidRequest,
  requests.CannotUpdateExpiredRequest,
  requests.CannotUpdateVoidedRequest,
]

/** Payment requests in the form of the published clients (orders contract, section 7.5). */
export const orderPaymentRequests = service({
  name: 'order-payment-requests',
  summary: 'Links by which buyers pay an order, published form',
  mounts: ['/ecom/v1/order-payment-requests'],
  operations: {
    createOrderPaymentRequest: operation({
      ...creating,
      route: POST(''),
      summary: 'Create a payment request for the buyer of an order, with its payment page',
      description: 'One whose expiry is over already is created as expired.',
      request: Type.Object({ orderPaymentRequest: NewPaymentRequest }),
      response: created,
      errors: [OrderNotFound, OrderStateUnsuitable, OrderAlreadyPaid],
    }),
    bulkCreateOrderPaymentRequests: operation({
      ...creating,
      mounts: ['/v1/bulk/order-payment-requests', '/ecom/v1/bulk/order-payment-requests'],
      route: POST('/create'),
      summary: 'Create payment requests; failures are reported one by one',
      request: Type.Object({
        orderPaymentRequests: Type.Array(NewPaymentRequest, { minItems: 1, maxItems: MAX_CREATED }),
        returnEntity: Maybe(Type.Boolean()),
      }),
      response: bulkResponse(created),
    }),
    queryOrderPaymentRequests: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find payment requests, the latest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({
        orderPaymentRequests: Type.Array(OrderPaymentRequest),
        pagingMetadata: ListPage,
      }),
      errors: [InvalidFilter],
    }),
    getOrderPaymentRequestUrl: operation({
      route: POST('/url'),
      permission: 'admin',
      summary: 'Read the address of the page on which a payment request is paid',
      request: Type.Object({ orderPaymentRequestId: Guid() }),
      response: Type.Object({ orderPaymentRequestUrl: Type.String() }),
      errors: [requests.PaymentRequestNotFound],
    }),
    voidOrderPaymentRequest: operation({
      route: POST('/void'),
      permission: 'admin',
      writes: true,
      summary: 'Withdraw a payment request: its page can no longer be paid',
      request: Type.Object({ orderPaymentRequestId: Guid() }),
      response: Type.Object({}),
      errors: [
        requests.PaymentRequestNotFound,
        requests.CannotVoidPaidRequest,
        requests.CannotVoidExpiredRequest,
      ],
      facts: [...orderPaymentFacts],
    }),
    getOrderPaymentRequest: operation({
      route: GET('/{orderPaymentRequestId}'),
      permission: 'admin',
      summary: 'Read a payment request',
      request: Type.Object({ orderPaymentRequestId: Guid() }),
      response,
      errors: [requests.PaymentRequestNotFound],
    }),
    updateOrderPaymentRequest: operation({
      ...changing,
      route: PATCH('/{orderPaymentRequest.id}'),
      summary: 'Change title, description, picture and excluded payment methods',
      description:
        'Absent fields stay. What a request cannot change is ignored, but another amount is refused.',
      request: Type.Object({ orderPaymentRequest: ChangedPaymentRequest }),
      errors: [...notChanged, requests.CannotUpdateRequestAmount],
    }),
    deleteOrderPaymentRequest: operation({
      route: DELETE('/{orderPaymentRequestId}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a payment request that is not paid',
      request: Type.Object({ orderPaymentRequestId: Guid() }),
      response: Type.Object({}),
      errors: [requests.PaymentRequestNotFound, requests.CannotDeletePaidRequest],
      facts: [requests.PaymentRequestDeleted, ...orderPaymentFacts],
    }),
    updateExtendedFields: operation({
      ...changing,
      route: POST('/{id}/update-extended-fields'),
      summary: 'Replace the fields of an application on a payment request',
      request: Type.Object({
        id: Guid(),
        namespace: Text(1, 200),
        namespaceData: Omittable(MapOf(Json())),
      }),
      errors: [requests.PaymentRequestNotFound],
    }),
  },
})
