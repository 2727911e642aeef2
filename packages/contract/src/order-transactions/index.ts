import {
  bulkResponse,
  NewPublishedPayment,
  OrderTransactions,
  paymentStatuses,
} from '../ecom/index.ts'
import { GET, Guid, Omittable, OneOf, operation, POST, service, Type } from '../kit/index.ts'
import {
  OrderNotFound,
  orderPaymentFacts,
  PaymentNotFound,
  StatusNotAllowed,
} from '../orders/index.ts'

const response = Type.Object({ orderTransactions: OrderTransactions })
const changing = {
  permission: 'admin',
  writes: true,
  facts: orderPaymentFacts,
} as const

/** Records of payments and refunds in the form of the published clients, for merchants. */
export const orderTransactions = service({
  name: 'order-transactions',
  summary: 'Payments and refunds of orders, published form',
  mounts: [
    '/ecom/v1/payments',
    '/_api/ecom-payments/v1/payments',
    '/ecom/v1/ep-payments',
    '/_api/payments/v1/payments',
  ],
  operations: {
    listTransactionsForSingleOrder: operation({
      route: GET('/orders/{orderId}'),
      permission: 'admin',
      summary: 'List the payments and refunds of an order',
      request: Type.Object({ orderId: Guid() }),
      response,
      errors: [OrderNotFound],
    }),
    listTransactionsForMultipleOrders: operation({
      route: POST('/list-by-ids'),
      permission: 'admin',
      summary: 'List the payments and refunds of orders; unknown orders are left out',
      request: Type.Object({ orderIds: Type.Array(Guid(), { minItems: 1, maxItems: 100 }) }),
      response: Type.Object({ orderTransactions: Type.Array(OrderTransactions) }),
    }),
    addPayments: operation({
      ...changing,
      route: POST('/orders/{orderId}/add-payment'),
      summary: 'Record payments that were made elsewhere; nobody is charged',
      description:
        'Each payment has an amount and one kind of details. Without a status an offline payment is APPROVED, others are ' +
        'PENDING. More than is due is recorded, too.',
      request: Type.Object({
        orderId: Guid(),
        payments: Type.Array(NewPublishedPayment, { minItems: 1, maxItems: 50 }),
      }),
      response: Type.Object({
        orderTransactions: OrderTransactions,
        paymentsIds: Type.Array(Type.String()),
      }),
      errors: [OrderNotFound, StatusNotAllowed],
    }),
    updatePaymentStatus: operation({
      ...changing,
      route: POST('/{paymentId}/orders/{orderId}/update-payment-transaction-status'),
      summary: 'Change the status of a recorded payment',
      request: Type.Object({ paymentId: Guid(), orderId: Guid(), status: OneOf(paymentStatuses) }),
      response,
      errors: [OrderNotFound, PaymentNotFound, StatusNotAllowed],
    }),
    bulkUpdatePaymentStatuses: operation({
      ...changing,
      route: POST('/update-payment-transaction-status'),
      mounts: ['/ecom/v1/bulk/payments', '/_api/ecom-payments/v1/bulk/payments'],
      summary: 'Change the statuses of recorded payments; failures are reported one by one',
      request: Type.Object({
        paymentAndOrderIds: Type.Array(Type.Object({ orderId: Guid(), paymentId: Guid() }), {
          minItems: 1,
          maxItems: 300,
        }),
        status: OneOf(paymentStatuses),
        returnFullEntity: Omittable(Type.Boolean()),
      }),
      response: bulkResponse(OrderTransactions),
      errors: [],
    }),
  },
})
