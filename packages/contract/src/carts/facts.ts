import { defineFact } from '../kit/index.ts'

/**
 * Facts of carts. `before` and `after` are the cart with the lines that the change touched; what the buyer wrote about
 * itself (contact, e-mail, note, gift message) is only named in the changed fields.
 */
export const CartCreated = defineFact('cart.created')
export const CartUpdated = defineFact('cart.updated')
/** Another cart of the same person was added to this one at a sign-in. */
export const CartMerged = defineFact('cart.merged')
export const CartDeleted = defineFact('cart.deleted')
/** An order was made of the cart; it is nobody's current cart any more. */
export const CartOrdered = defineFact('cart.ordered')
/** The order of the cart came to nothing: it is the buyer's current cart again. */
export const CartReopened = defineFact('cart.reopened')
