import { defineFact } from '../kit/index.ts'

const transactions = 'wix.ecom.v1.order_transactions'
const changed = [`${transactions}_details_updated`, `${transactions}_updated`]

export const PaymentCreated = defineFact('payment.created', changed)
/** Its state or its amounts changed. */
export const PaymentChanged = defineFact('payment.changed', [
  ...changed,
  `${transactions}_refund_completed`,
])
export const PaymentMethodCreated = defineFact('payment_method.created')
export const PaymentMethodChanged = defineFact('payment_method.changed')
export const PaymentMethodDeleted = defineFact('payment_method.deleted')
