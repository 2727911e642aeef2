import { defineError } from '../kit/index.ts'
import { StoreCreditNeedsMember } from '../store-credit/errors.ts'

/** Also for an order of another buyer. */
export const OrderNotFound = defineError({
  code: 'ORDER_NOT_FOUND',
  status: 404,
  description: 'There is no order with this id',
})
/** `data.violations` are the violations of the checkout. */
export const CheckoutHasViolations = defineError({
  code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
  status: 428,
  description: 'Something is missing before this can be ordered; the violations say what',
})
/** `data.lines` has the `lineId` and the `available` pieces of each. */
export const FullOutOfStock = defineError({
  code: 'FULL_OUT_OF_STOCK',
  status: 428,
  description: 'Nothing of this order is left',
})
/** `data.lines` has the `lineId` and the `available` pieces of each. */
export const PartialOutOfStock = defineError({
  code: 'PARTIAL_OUT_OF_STOCK',
  status: 428,
  description: 'Something of this order is not left, or less than was asked for',
})
export const SiteNotAcceptingPayments = defineError({
  code: 'SITE_NOT_ACCEPTING_PAYMENTS',
  status: 428,
  description: 'The shop offers no way to pay this order',
})
/** For a checkout with an amount due now. */
export const SiteMustAcceptPayments = defineError({
  code: 'SITE_MUST_ACCEPT_PAYMENTS',
  status: 428,
  description: 'The shop has no active way to pay; switch one on first',
})
/** For the checkout of a cart with an amount due now. */
export const SiteMustAcceptPaymentsToCreateCheckout = defineError({
  code: 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
  status: 428,
  description: 'The shop has no active way to pay; switch one on first',
})
/** `data.methods` are the ids that can be chosen. */
export const PaymentMethodMissing = defineError({
  code: 'PAYMENT_METHOD_MISSING',
  status: 428,
  description: 'Choose how this is paid: send paymentMethodId',
})
/** `data.reason` is the reason, with `have` and `need`. */
export const PaymentMethodUnavailable = defineError({
  code: 'UNAVAILABLE_PAYMENT_METHOD',
  status: 428,
  description: 'This order cannot be paid this way',
})
/** `data.revision` is the present one. */
export const OrderRevisionConflict = defineError({
  code: 'ORDER_REVISION_CONFLICT',
  status: 409,
  description: 'The order has changed since this revision; read it again',
})
/** `data.state` is the state of the order. */
export const OrderStateUnsuitable = defineError({
  code: 'UNSUPPORTED_TRANSITION',
  status: 428,
  description: 'The order is in a state in which this cannot be done',
})
/** `data.paymentIds` are the payments. */
export const OrderHasAuthorizedPayment = defineError({
  code: 'ORDER_HAS_AUTHORIZED_TRANSACTION',
  status: 428,
  description: 'A payment of this order is authorized; capture or release it first',
})
export const OrderAlreadyPaid = defineError({
  code: 'ORDER_ALREADY_PAID',
  status: 428,
  description: 'Nothing is left to pay of this order',
})
export const PaymentNotFound = defineError({
  code: 'PAYMENT_NOT_FOUND',
  status: 404,
  description: 'The order has no payment with this id',
})
/** `data.state` is the state of the payment. */
export const PaymentNotAuthorized = defineError({
  code: 'PAYMENT_NOT_AUTHORIZED',
  status: 428,
  description: 'Only an authorized payment is captured or released',
})
/** `data.refundable` is the refundable amount, in minor units. */
export const InvalidRefundAmount = defineError({
  code: 'INVALID_PAYMENT_REFUND_AMOUNT',
  status: 400,
  description: 'More cannot be refunded than was paid and is not refunded yet',
})
/** `data.lines` has the `lineId` and the `available` pieces of each. */
export const InvalidRefundQuantity = defineError({
  code: 'INVALID_LINE_ITEM_REFUND_QUANTITY',
  status: 400,
  description: 'Not so many pieces are left to refund',
})
export const InvalidRestockQuantity = defineError({
  code: 'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
  status: 400,
  description: 'Only pieces that are refunded with this call can return to stock',
})
/** `data.lineIds` has the unknown ids. */
export const OrderLineNotFound = defineError({
  code: 'LINE_ITEM_NOT_FOUND',
  status: 404,
  description: 'The order has no line with this id',
})
/** `data.groupIds` are the unknown and the already refunded ids. */
export const DeliveryNotRefundable = defineError({
  code: 'SHIPPING_NOT_FOUND',
  status: 404,
  description: 'The order has no such delivery, or it is refunded already',
})
/** `data.from` and `data.to` are the states of the payment. */
export const StatusNotAllowed = defineError({
  code: 'STATUS_NOT_ALLOWED',
  status: 428,
  description: 'A payment of this kind does not become this',
})
/** `data` has `paymentId` and `nonRefundableReason`. */
export const PaymentNotRefundable = defineError({
  code: 'PAYMENT_NOT_REFUNDABLE',
  status: 428,
  description: 'Nothing can be paid back of this payment',
})
/** `data.paymentId` is the payment. */
export const ExternalRefundExpected = defineError({
  code: 'EXTERNAL_REFUND_EXPECTED',
  status: 428,
  description: 'No provider pays this back: do it by hand, and record it with externalRefund',
})
/** `data.available` is the refundable amount, in minor units. */
export const InvalidShippingRefundAmount = defineError({
  code: 'INVALID_SHIPPING_REFUND_AMOUNT',
  status: 400,
  description: 'More cannot be refunded for deliveries than is left of their price',
})
/** `data.additionalFeeId` is the unknown id. */
export const AdditionalFeeNotFound = defineError({
  code: 'ADDITIONAL_FEE_NOT_FOUND',
  status: 404,
  description: 'The order has no fee with this id',
})
/** `data` contains `additionalFeeId` and `available`, its refundable amount in minor units. */
export const InvalidAdditionalFeeRefundAmount = defineError({
  code: 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
  status: 400,
  description: 'More cannot be refunded for a fee than is left of it',
})
/** `data` has `paymentId` and `authorized`, in minor units. */
export const InvalidCaptureAmount = defineError({
  code: 'INVALID_AMOUNT',
  status: 400,
  description: 'The amount is not more than 0, or more than there is',
})
/** `data.paymentId` is the payment. */
export const PaymentAlreadyVoided = defineError({
  code: 'PAYMENT_ALREADY_VOIDED',
  status: 428,
  description: 'The authorization was given up before',
})
/** `data.paymentId` is the payment. */
export const PaymentAlreadyCaptured = defineError({
  code: 'PAYMENT_ALREADY_CAPTURED',
  status: 428,
  description: 'The money was taken before',
})
/** `data.due` is the payable amount, in minor units. */
export const InvalidPaidAmount = defineError({
  code: 'INVALID_AMOUNT',
  status: 400,
  description: 'The amount is not more than 0, or more than is due',
})
/** Only comments and activities of applications can be changed; the shop's own entries cannot. */
export const ActivityNotFound = defineError({
  code: 'ACTIVITY_NOT_FOUND',
  status: 404,
  description: 'The order has no comment or activity of an application with this id',
})
/** `data.orderId` is the order. */
export const OrderExists = defineError({
  code: 'ORDER_ALREADY_EXISTS',
  status: 409,
  description: 'The checkout has an order already',
})
export const PurchasedDateInFuture = defineError({
  code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
  status: 400,
  description: 'An order that was made elsewhere was made before now',
})

/** Why nothing is paid back. */
export const refundErrors = [
  OrderNotFound,
  PaymentNotFound,
  OrderLineNotFound,
  DeliveryNotRefundable,
  InvalidRefundAmount,
  InvalidRefundQuantity,
  InvalidRestockQuantity,
  StoreCreditNeedsMember,
]
/** `data.lineId` is the line; `data.sent` are the pieces that a location must keep, if only some are sent. */
export const OrderLineSent = defineError({
  code: 'ORDER_LINE_SENT',
  status: 428,
  description: 'Pieces of the line are sent or back in stock already: they stay at their location',
})
/** `data.quantity` is how many pieces the line has. */
export const LineSourcesInvalid = defineError({
  code: 'LINE_SOURCES_INVALID',
  status: 400,
  description: 'The locations of a line must name all its pieces, neither more nor fewer',
})
