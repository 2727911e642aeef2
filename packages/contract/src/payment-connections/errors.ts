import { defineError } from '../kit/index.ts'

export const PaymentConnectionNotFound = defineError({
  code: 'PAYMENT_CONNECTION_NOT_FOUND',
  status: 404,
  description: 'The shop is not connected with this payment provider',
})
/** `data.revision` is the current one. */
export const PaymentConnectionRevisionConflict = defineError({
  code: 'PAYMENT_CONNECTION_REVISION_CONFLICT',
  status: 409,
  description: 'The connection has changed since this revision; read it again',
})
/** `data.reason` is the reason. Such a message changes nothing and is not stored. */
export const PaymentMessageRefused = defineError({
  code: 'PAYMENT_MESSAGE_REFUSED',
  status: 400,
  description: 'The message is not signed by the payment provider, or is too old',
})
