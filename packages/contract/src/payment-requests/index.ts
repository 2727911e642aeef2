import { IdempotencyKeyReused } from '../carts/index.ts'
import {
  GET,
  Guid,
  Omittable,
  operation,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  OrderAlreadyPaid,
  OrderNotFound,
  OrderStateUnsuitable,
  PaymentMethodMissing,
  PaymentMethodUnavailable,
  SiteNotAcceptingPayments,
} from '../orders/errors.ts'
import { OrderUpdated } from '../orders/facts.ts'
import { orderPaymentFacts } from '../orders/following-facts.ts'
import { PaymentStep } from '../payments/schemas.ts'
import {
  CannotVoidExpiredRequest,
  CannotVoidPaidRequest,
  PaymentRequestNotFound,
  PaymentRequestNotOpen,
  PaymentRequestWithoutRecipient,
} from './errors.ts'
import { PaymentRequestCreated, PaymentRequestUpdated } from './facts.ts'
import { PayableRequest, PaymentRequest } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { id: Guid() }
const response = Type.Object({ paymentRequest: PaymentRequest })
const paying = {
  permission: 'anyone',
  writes: 'own',
  callsPerMinute: 60,
  facts: orderPaymentFacts,
} as const

/** Links with which buyers pay an order, or a part of it: shared by merchants, opened without signing in. */
export const paymentRequests = service({
  name: 'payment-requests',
  summary: 'Links by which buyers pay an order',
  mounts: ['/vitrine/v1/payment-requests'],
  operations: {
    createPaymentRequest: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Create a payment request for the buyer of an order',
      description:
        'The answer has the page on which it is paid. An order can have several requests; each asks for at most what is ' +
        'due. A repeated call with the same `Idempotency-Key` answers with the same request.',
      request: Type.Object({
        orderId: Guid(),
        /** In minor units of the order’s currency; absent: the whole amount due. */
        amount: Omittable(Type.Integer({ minimum: 1 })),
        /** Title for the buyer; absent: the number of the order. */
        title: Omittable(Text(1, 200)),
        /** A short message to the buyer. */
        description: Omittable(Text(0, 300)),
        /** The last time at which it can be paid. */
        expirationDate: Omittable(Timestamp()),
        /** Whether to mail the link to the buyer; default: no. */
        notify: Omittable(Type.Boolean()),
      }),
      response,
      errors: [
        OrderNotFound,
        OrderStateUnsuitable,
        OrderAlreadyPaid,
        PaymentRequestWithoutRecipient,
        IdempotencyKeyReused,
      ],
      facts: [PaymentRequestCreated, PaymentRequestUpdated, OrderUpdated],
    }),
    listPaymentRequests: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List the payment requests of an order, latest first',
      request: Type.Object({ orderId: Guid() }),
      response: Type.Object({ paymentRequests: Type.Array(PaymentRequest) }),
      errors: [OrderNotFound],
    }),
    sendPaymentRequest: operation({
      route: POST('/{id}/send'),
      permission: 'admin',
      writes: true,
      summary: 'Mail the link of a payment request to the buyer, also once more',
      request: Type.Object(byId),
      response,
      errors: [PaymentRequestNotFound, PaymentRequestNotOpen, PaymentRequestWithoutRecipient],
      facts: [PaymentRequestUpdated, OrderUpdated],
    }),
    voidPaymentRequest: operation({
      route: POST('/{id}/void'),
      permission: 'admin',
      writes: true,
      summary: 'Withdraw a payment request: its link can no longer be paid',
      description: 'One that is withdrawn stays as it is when it is withdrawn again.',
      request: Type.Object(byId),
      response,
      errors: [PaymentRequestNotFound, CannotVoidPaidRequest, CannotVoidExpiredRequest],
      facts: [...orderPaymentFacts],
    }),
    getPayableRequest: operation({
      route: GET('/{id}/page'),
      permission: 'anyone',
      callsPerMinute: 60,
      summary: 'Read the amount and the payment methods of a payment request, by its link',
      request: Type.Object(byId),
      response: Type.Object({ paymentRequest: PayableRequest }),
      errors: [PaymentRequestNotFound],
    }),
    payRequest: operation({
      ...paying,
      route: POST('/{id}/pay'),
      summary: 'Pay a payment request',
      description:
        'The step says what the buyer does next: go to the page of a payment provider, or follow instructions. Called ' +
        'again with the same method, an attempt that is open goes on.',
      request: Type.Object({
        ...byId,
        /** Required if more than one method is offered. */
        paymentMethodId: Omittable(Guid()),
        /** The page of the shop that the provider’s page returns to; default: the home page. */
        returnUrl: Omittable(Text(1, 2048)),
      }),
      response: Type.Object({ paymentRequest: PayableRequest, step: PaymentStep }),
      errors: [
        PaymentRequestNotFound,
        PaymentRequestNotOpen,
        OrderStateUnsuitable,
        OrderAlreadyPaid,
        SiteNotAcceptingPayments,
        PaymentMethodMissing,
        PaymentMethodUnavailable,
      ],
    }),
    checkRequestPayment: operation({
      ...paying,
      route: POST('/{id}/check'),
      summary: 'Check with the provider the state of the payment, such as when a buyer returns',
      description: 'Where the provider does not answer, everything is as it was.',
      request: Type.Object(byId),
      response: Type.Object({ paymentRequest: PayableRequest }),
      errors: [PaymentRequestNotFound],
    }),
  },
})
