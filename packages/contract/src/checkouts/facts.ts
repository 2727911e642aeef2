import { defineFact } from '../kit/index.ts'

const checkout = 'wix.ecom.v1.checkout'

/**
 * Facts of checkouts. `before` and `after` are its lines and codes with the lines that the change touched; what the buyer
 * wrote about itself (contact, addresses, e-mail, notes) is only named in the changed fields.
 */
export const CheckoutCreated = defineFact('checkout.created', [`${checkout}_created`])
export const CheckoutUpdated = defineFact('checkout.updated', [`${checkout}_updated`])
export const CheckoutCompleted = defineFact('checkout.completed', [`${checkout}_completed`])
/** Nobody touched it for a long time. */
export const CheckoutDeleted = defineFact('checkout.deleted', [`${checkout}_deleted`])
