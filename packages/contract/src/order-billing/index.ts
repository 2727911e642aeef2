import { IdempotencyKeyReused } from '../carts/index.ts'
import { OrderPrice, OrderTransactions, PublishedRefund, SentAmount } from '../ecom/index.ts'
import { SoldGiftCardIsSpent } from '../gift-cards/errors.ts'
import { Guid, Json, Maybe, Omittable, operation, POST, service, Text, Type } from '../kit/index.ts'
import * as orders from '../orders/index.ts'
import { PaymentProviderRefused, PaymentProviderUnavailable } from '../payments/errors.ts'

const MAX_PAYMENTS = 50
const MAX_CAPTURES = 100

const Quantities = Type.Array(
  Type.Object({ lineItemId: Guid(), quantity: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  { maxItems: orders.MAX_REFUND_LINES },
)

/** The returned or undelivered items; without an amount, everything that is left. */
const RefundItems = Type.Object({
  lineItems: Omittable(Quantities),
  additionalFees: Omittable(
    Type.Array(Type.Object({ additionalFeeId: Text(1, 36), amount: Omittable(SentAmount()) }), {
      maxItems: 100,
    }),
  ),
  shipping: Maybe(Type.Object({ amount: Omittable(SentAmount()) })),
})

const Monetary = Type.Object({
  paid: OrderPrice,
  refunded: OrderPrice,
  refundPending: OrderPrice,
  maxRefund: OrderPrice,
})

/** How a payment can be refunded: exactly one of the three is there. */
const PaymentRefundability = Type.Object({
  payment: Type.Object({
    paymentId: Type.String(),
    paymentMethod: Type.Optional(Type.String()),
    offlinePayment: Type.Boolean(),
    monetary: Monetary,
    creditCardDetails: Type.Optional(
      Type.Object({ lastFourDigits: Type.String(), brand: Type.String() }),
    ),
  }),
  refundable: Type.Optional(Type.Boolean()),
  manuallyRefundable: Type.Optional(Type.Object({ reason: Type.String() })),
  nonRefundable: Type.Optional(Type.Object({ reason: Type.String() })),
})

const Available = {
  amount: OrderPrice,
  refundedAmount: OrderPrice,
  availableRefundAmount: OrderPrice,
}

const Summary = Type.Object({
  total: OrderPrice,
  tax: OrderPrice,
  discount: OrderPrice,
  subtotal: OrderPrice,
  lineItemsSubtotal: Type.Optional(OrderPrice),
  additionalFeesTotal: Type.Optional(OrderPrice),
})

const changing = { permission: 'admin', writes: 'own', facts: orders.orderPaymentFacts } as const
const transactions = Type.Object({ orderTransactions: OrderTransactions })

/** Money of orders that goes back or is taken, in the form of the published clients. */
export const orderBilling = service({
  name: 'order-billing',
  summary: 'Refunds and captures of orders, published form',
  mounts: ['/ecom/v1/order-billing', '/_api/order-billing/v1/order-billing'],
  operations: {
    getOrderRefundability: operation({
      route: POST('/get-order-refundability'),
      permission: 'admin',
      summary: 'Read what can be refunded of an order, and how',
      request: Type.Object({ orderId: Guid() }),
      response: Type.Object({
        payments: Type.Array(PaymentRefundability),
        paymentsSummary: Type.Object({ monetary: Monetary }),
        lineItems: Type.Array(
          Type.Object({
            lineItemId: Type.String(),
            originalQuantity: Type.Integer(),
            refundedQuantity: Type.Integer(),
            availableRefundQuantity: Type.Integer(),
          }),
        ),
        shipping: Type.Optional(Type.Object(Available)),
        additionalFees: Type.Array(Type.Object({ additionalFeeId: Type.String(), ...Available })),
      }),
      errors: [orders.OrderNotFound],
    }),
    calculateRefund: operation({
      route: POST('/calculate-refund'),
      permission: 'admin',
      summary: 'Calculate the refund of lines, deliveries and fees, with its tax',
      description: 'What cannot be refunded is said in `notAvailable`; nothing is changed.',
      request: Type.Object({ orderId: Guid(), refundItems: Omittable(RefundItems) }),
      response: Type.Object({
        available: Type.Optional(Type.Boolean()),
        summary: Type.Optional(Summary),
        calculatedRefundItems: Type.Optional(
          Type.Object({
            lineItems: Type.Array(
              Type.Object({
                item: Type.Object({ lineItemId: Type.String(), quantity: Type.Integer() }),
                summary: Summary,
              }),
            ),
            additionalFees: Type.Array(
              Type.Object({ additionalFeeId: Type.String(), amount: OrderPrice }),
            ),
            shipping: Type.Optional(Type.Object({ amount: OrderPrice })),
          }),
        ),
        notAvailable: Type.Optional(Type.Object({ errors: Type.Array(Json()) })),
      }),
      errors: [orders.OrderNotFound],
    }),
    refundPayments: operation({
      ...changing,
      route: POST('/refund-payments'),
      summary: 'Refund payments of an order',
      description:
        'All of it or nothing. `refundItems` is what is returned, `paymentRefunds` the money: the two need not agree. What no ' +
        'provider can pay back is recorded with `externalRefund`. A repeated call with the same `Idempotency-Key` pays ' +
        'nothing again.',
      request: Type.Object({
        orderId: Guid(),
        paymentRefunds: Type.Array(
          Type.Object({
            paymentId: Guid(),
            /** Absent: the remaining amount of the payment. */
            amount: Omittable(SentAmount()),
            externalRefund: Omittable(Type.Boolean()),
          }),
          { minItems: 1, maxItems: MAX_PAYMENTS },
        ),
        refundItems: Omittable(RefundItems),
        sideEffects: Maybe(
          Type.Object({
            restock: Maybe(Type.Object({ lineItems: Omittable(Quantities) })),
            notifications: Maybe(
              Type.Object({
                sendCustomerEmail: Omittable(Type.Boolean()),
                customMessage: Omittable(Text(1, 1000)),
              }),
            ),
          }),
        ),
        customerReason: Omittable(Text(0, 200)),
      }),
      response: Type.Object({ refund: PublishedRefund, orderTransactions: OrderTransactions }),
      errors: [
        orders.OrderNotFound,
        orders.PaymentNotFound,
        orders.OrderLineNotFound,
        orders.AdditionalFeeNotFound,
        orders.DeliveryNotRefundable,
        orders.InvalidRefundAmount,
        orders.InvalidAdditionalFeeRefundAmount,
        orders.InvalidShippingRefundAmount,
        orders.InvalidRefundQuantity,
        SoldGiftCardIsSpent,
        orders.InvalidRestockQuantity,
        orders.PaymentNotRefundable,
        orders.ExternalRefundExpected,
        IdempotencyKeyReused,
      ],
    }),
    captureAuthorizedPayments: operation({
      ...changing,
      route: POST('/capture-authorized-payments'),
      summary: 'Capture authorized payments',
      request: Type.Object({
        orderId: Guid(),
        payments: Type.Array(Type.Object({ paymentId: Guid(), amount: Omittable(SentAmount()) }), {
          minItems: 1,
          maxItems: MAX_CAPTURES,
        }),
      }),
      response: transactions,
      errors: [
        orders.OrderNotFound,
        orders.PaymentNotFound,
        orders.InvalidCaptureAmount,
        orders.PaymentAlreadyVoided,
        orders.PaymentAlreadyCaptured,
        orders.PaymentNotAuthorized,
        PaymentProviderRefused,
        PaymentProviderUnavailable,
      ],
    }),
    voidAuthorizedPayments: operation({
      ...changing,
      route: POST('/void-authorized-payments'),
      summary: 'Void authorized payments; nothing is charged',
      request: Type.Object({
        orderId: Guid(),
        paymentIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_CAPTURES }),
      }),
      response: transactions,
      errors: [
        orders.OrderNotFound,
        orders.PaymentNotFound,
        orders.PaymentAlreadyVoided,
        orders.PaymentAlreadyCaptured,
        orders.PaymentNotAuthorized,
        PaymentProviderRefused,
        PaymentProviderUnavailable,
      ],
    }),
  },
})
