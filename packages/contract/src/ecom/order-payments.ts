import {
  Json,
  MapOf,
  Maybe,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { OrderPrice, SentPrice } from './order-money.ts'

export const paymentStatuses = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
  'UNDEFINED',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

const MethodName = Type.Object({
  buyerLanguageName: Maybe(Text(0, 150)),
  siteLanguageName: Maybe(Text(0, 150)),
  userDefinedName: Maybe(
    Type.Object({
      predefined: Maybe(OneOf(['CASH', 'BANK_TRANSFER', 'CHECK'])),
      custom: Maybe(Text(1, 150)),
    }),
  ),
})

/** A payment to record; exactly one of the three kinds of details is present. */
export const NewPublishedPayment = Type.Object({
  amount: SentPrice,
  createdDate: Omittable(Timestamp()),
  status: Omittable(OneOf(paymentStatuses)),
  refundDisabled: Maybe(Type.Boolean()),
  chargeCorrelationId: Maybe(Text(0, 36)),
  regularPaymentDetails: Maybe(
    Type.Object({
      paymentOrderId: Maybe(Text(0, 100)),
      gatewayTransactionId: Maybe(Text(0, 100)),
      providerTransactionId: Maybe(Text(0, 100)),
      paymentMethod: Maybe(Text(0, 150)),
      paymentMethodName: Maybe(MethodName),
      offlinePayment: Maybe(Type.Boolean()),
      /** The older place of `status`. */
      status: Omittable(OneOf(paymentStatuses)),
      savedPaymentMethod: Maybe(Type.Boolean()),
      creditCardDetails: Maybe(
        Type.Object({ lastFourDigits: Maybe(Text(0, 4)), brand: Maybe(Text(0, 100)) }),
      ),
    }),
  ),
  giftcardPaymentDetails: Maybe(
    Type.Object({
      giftCardPaymentId: Maybe(Text(0, 100)),
      appId: Maybe(Text(0, 100)),
      obfuscatedCode: Maybe(Text(0, 30)),
    }),
  ),
  membershipPaymentDetails: Maybe(MapOf(Json())),
})
export type NewPublishedPayment = Static<typeof NewPublishedPayment>

/** An attempt to pay, or money that was recorded. */
export const PublishedPayment = Type.Object({
  id: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  amount: OrderPrice,
  refundDisabled: Type.Boolean(),
  chargeCorrelationId: Type.Optional(Type.String()),
  status: OneOf(paymentStatuses),
  regularPaymentDetails: Type.Optional(
    Type.Object({
      paymentOrderId: Type.Optional(Type.String()),
      gatewayTransactionId: Type.Optional(Type.String()),
      providerTransactionId: Type.Optional(Type.String()),
      paymentMethod: Type.Optional(Type.String()),
      paymentMethodName: Type.Optional(Json()),
      offlinePayment: Type.Boolean(),
      status: OneOf(paymentStatuses),
      savedPaymentMethod: Type.Boolean(),
      creditCardDetails: Type.Optional(
        Type.Object({ lastFourDigits: Type.String(), brand: Type.String() }),
      ),
      authorizationDetails: Type.Optional(
        Type.Object({
          delayedCapture: Type.Boolean(),
          authorizedAmount: OrderPrice,
          captures: Type.Array(
            Type.Object({
              id: Type.String(),
              status: OneOf(['PENDING', 'SUCCEEDED', 'FAILED']),
              amount: OrderPrice,
            }),
          ),
          void: Type.Optional(
            Type.Object({ status: Type.String(), voidedDate: Timestamp(), reason: Type.String() }),
          ),
        }),
      ),
      chargebacks: Type.Array(Json()),
    }),
  ),
  giftcardPaymentDetails: Type.Optional(MapOf(Json())),
  membershipPaymentDetails: Type.Optional(MapOf(Json())),
})
export type PublishedPayment = Static<typeof PublishedPayment>

const RefundedLines = Type.Array(
  Type.Object({ lineItemId: Type.String(), quantity: Type.Integer() }),
)

export const refundStatuses = ['SCHEDULED', 'STARTED', 'PENDING', 'SUCCEEDED', 'FAILED'] as const

/** A refund, completed or pending. */
export const PublishedRefund = Type.Object({
  id: Type.String(),
  createdDate: Timestamp(),
  transactions: Type.Array(
    Type.Object({
      paymentId: Type.String(),
      amount: OrderPrice,
      refundStatus: OneOf(refundStatuses),
      externalRefund: Type.Boolean(),
    }),
  ),
  details: Type.Object({
    lineItems: RefundedLines,
    /** The older name of `lineItems`. */
    items: RefundedLines,
    additionalFees: Type.Array(Type.Object({ additionalFeeId: Type.String(), amount: OrderPrice })),
    shipping: Type.Optional(Type.Object({ amount: OrderPrice })),
    shippingIncluded: Type.Boolean(),
    reason: Type.Optional(Type.String()),
  }),
  summary: Type.Object({
    requestedRefund: OrderPrice,
    pendingRefund: OrderPrice,
    refunded: OrderPrice,
    failedRefundAmount: OrderPrice,
    pending: Type.Boolean(),
  }),
})
export type PublishedRefund = Static<typeof PublishedRefund>

/** The payments and refunds of an order, the earliest first. */
export const OrderTransactions = Type.Object({
  orderId: Type.String(),
  payments: Type.Array(PublishedPayment),
  refunds: Type.Array(PublishedRefund),
})
export type OrderTransactions = Static<typeof OrderTransactions>
