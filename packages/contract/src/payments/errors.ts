import { defineError } from '../kit/index.ts'

export const PaymentMethodNotFound = defineError({
  code: 'PAYMENT_METHOD_NOT_FOUND',
  status: 404,
  description: 'There is no payment method with this id',
})
/** `data.revision` is the current one. */
export const PaymentMethodRevisionConflict = defineError({
  code: 'PAYMENT_METHOD_REVISION_CONFLICT',
  status: 409,
  description: 'The payment method has changed since this revision; read it again',
})
export const TooManyPaymentMethods = defineError({
  code: 'TOO_MANY_PAYMENT_METHODS',
  status: 428,
  description: 'A shop has at most 50 payment methods; delete one first',
})
/** `data` has `provider`, `code`, and the provider’s message as `says`. */
export const PaymentProviderRefused = defineError({
  code: 'PAYMENT_PROVIDER_REFUSED',
  status: 428,
  description: 'The payment provider refuses to do this; data.says has its own words',
})
/** `data.provider` is the provider. Nothing is lost: the same call can be sent again. */
export const PaymentProviderUnavailable = defineError({
  code: 'PAYMENT_PROVIDER_UNAVAILABLE',
  status: 503,
  description: 'The payment provider does not answer at the moment; try again in a minute',
})
