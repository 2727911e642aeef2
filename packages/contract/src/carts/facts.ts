import { defineFact } from '../kit/index.ts'

const v1 = 'wix.ecom.v1.cart'
const v2 = 'wix.ecom.v2.cart'

/**
 * Facts of carts. `before` and `after` are the cart with the changed lines; for data of the buyer (contact,
 * e-mail, note, gift message) they only contain the names of the changed fields.
 */
export const CartCreated = defineFact('cart.created', [`${v1}_created`, `${v2}_created`])
/** One that an order was made of is gone for the first generation. */
export const CartUpdated = defineFact('cart.updated', [
  `${v1}_updated`,
  `${v1}_deleted`,
  `${v2}_updated`,
])
/** Another cart of the same person was added to this one at a sign-in. */
export const CartMerged = defineFact('cart.merged', [`${v1}_updated`, `${v2}_updated`])
/** A cart was priced; `after` is the response. The cart did not change. */
export const CartCalculated = defineFact('cart.calculated', [`${v2}_calculated`])
export const CartDeleted = defineFact('cart.deleted', [`${v1}_deleted`, `${v2}_deleted`])
