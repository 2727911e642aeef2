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
