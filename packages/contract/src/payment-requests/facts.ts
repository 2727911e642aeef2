import { defineFact } from '../kit/index.ts'

const request = 'wix.ecom.v1.order_payment_request'

/** Facts of payment requests. `before` and `after` are the whole request. */
export const PaymentRequestCreated = defineFact('payment_request.created', [`${request}_created`])
export const PaymentRequestUpdated = defineFact('payment_request.updated', [`${request}_updated`])
export const PaymentRequestDeleted = defineFact('payment_request.deleted', [`${request}_deleted`])
/** It was paid. */
export const PaymentRequestPaid = defineFact('payment_request.paid', [
  `${request}_paid`,
  `${request}_updated`,
])
/** It was not paid in time. */
export const PaymentRequestExpired = defineFact('payment_request.expired', [
  `${request}_expired`,
  `${request}_updated`,
])
/** A merchant voided it, or its order was cancelled. */
export const PaymentRequestVoided = defineFact('payment_request.voided', [
  `${request}_voided`,
  `${request}_updated`,
])
