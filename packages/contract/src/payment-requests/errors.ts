import { defineError } from '../kit/index.ts'

export const PaymentRequestNotFound = defineError({
  code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND',
  status: 404,
  description: 'There is no payment request with this id',
})
/** `data.status` is its status. */
export const PaymentRequestNotOpen = defineError({
  code: 'PAYMENT_REQUEST_NOT_OPEN',
  status: 428,
  description: 'The payment request is paid, withdrawn, or its time is over',
})
export const PaymentRequestWithoutRecipient = defineError({
  code: 'PAYMENT_REQUEST_WITHOUT_RECIPIENT',
  status: 428,
  description: 'The order has no e-mail address to send the request to',
})
export const CannotUpdatePaidRequest = defineError({
  code: 'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
  status: 428,
  description: 'A payment request that is paid stays as it is',
})
export const CannotUpdateExpiredRequest = defineError({
  code: 'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST',
  status: 428,
  description: 'A payment request whose time is over stays as it is',
})
export const CannotUpdateVoidedRequest = defineError({
  code: 'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
  status: 428,
  description: 'A payment request that is withdrawn stays as it is',
})
export const CannotUpdateRequestAmount = defineError({
  code: 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
  status: 428,
  description: 'The amount of a payment request stays as it is; withdraw it and create another one',
})
export const CannotDeletePaidRequest = defineError({
  code: 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST',
  status: 428,
  description: 'A payment request that is paid is not deleted',
})
export const CannotVoidPaidRequest = defineError({
  code: 'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
  status: 428,
  description: 'A payment request that is paid is not withdrawn',
})
export const CannotVoidExpiredRequest = defineError({
  code: 'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
  status: 428,
  description: 'A payment request whose time is over is not withdrawn',
})
