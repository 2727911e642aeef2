import { defineFact } from '../kit/index.ts'

export const PaymentCreated = defineFact('payment.created')
/** Its state or its amounts are others. */
export const PaymentChanged = defineFact('payment.changed')
export const PaymentMethodCreated = defineFact('payment_method.created')
export const PaymentMethodChanged = defineFact('payment_method.changed')
export const PaymentMethodDeleted = defineFact('payment_method.deleted')
