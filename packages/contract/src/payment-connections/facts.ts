import { defineFact } from '../kit/index.ts'

/** Facts about connections never carry their keys. */
export const PaymentConnectionSaved = defineFact('payment_connection.saved')
export const PaymentConnectionDeleted = defineFact('payment_connection.deleted')
