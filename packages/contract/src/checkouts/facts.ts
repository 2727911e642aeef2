import { defineFact } from '../kit/index.ts'

const checkout = 'wix.ecom.v1.checkout'

/**
 * Facts of checkouts. `before` and `after` are its changed lines and codes; for data of the buyer (contact,
 * addresses, e-mail, notes) they only contain the names of the changed fields.
 */
export const CheckoutCreated = defineFact('checkout.created', [`${checkout}_created`])
export const CheckoutUpdated = defineFact('checkout.updated', [`${checkout}_updated`])
export const CheckoutCompleted = defineFact('checkout.completed', [`${checkout}_completed`])
/** Deleted after a long time without activity. */
export const CheckoutDeleted = defineFact('checkout.deleted', [`${checkout}_deleted`])
