import { Minor } from '../cart/estimate.ts'
import { Guid, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { PaymentStep } from '../payments/schemas.ts'

/** Statuses of a payment request. */
export const paymentRequestStatuses = ['UNPAID', 'PAID', 'EXPIRED', 'VOIDED'] as const
export type PaymentRequestStatus = (typeof paymentRequestStatuses)[number]

const shown = {
  id: Guid(),
  orderNumber: Type.String(),
  /** In minor units of the currency. */
  amount: Minor(),
  currency: Type.String(),
  /** Digits of the currency: 2 for EUR. */
  exponent: Type.Integer(),
  title: Type.String(),
  description: Type.String(),
  status: OneOf(paymentRequestStatuses),
  /** The last time at which it can be paid; null: no limit while it is due. */
  expirationDate: Nullable(Timestamp()),
}

/** A request to pay an order, or a part of it, by a link. */
export const PaymentRequest = Type.Object({
  ...shown,
  orderId: Guid(),
  /** The page of the shop for paying it. */
  url: Type.String(),
  /** When the link was last mailed to the buyer. */
  mailedDate: Nullable(Timestamp()),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type PaymentRequest = Static<typeof PaymentRequest>

/** The data of a payment request for the holder of the link. */
export const PayableRequest = Type.Object({
  ...shown,
  /** False if the order is paid otherwise, or was cancelled. */
  isPayable: Type.Boolean(),
  /** A payment that is under review, or that waits for the buyer. */
  step: Nullable(PaymentStep),
  isInReview: Type.Boolean(),
  /** The last attempt was declined. */
  isDeclined: Type.Boolean(),
  methods: Type.Array(Type.Object({ id: Guid(), name: Type.String(), description: Type.String() })),
})
export type PayableRequest = Static<typeof PayableRequest>
