import { defineFact } from '../kit/index.ts'

/**
 * Facts of checkouts. `before` and `after` are its lines and codes with the lines that the change touched; what the buyer
 * wrote about itself (contact, addresses, e-mail, notes) is only named in the changed fields.
 */
export const CheckoutCreated = defineFact('checkout.created')
export const CheckoutUpdated = defineFact('checkout.updated')
export const CheckoutCompleted = defineFact('checkout.completed')
