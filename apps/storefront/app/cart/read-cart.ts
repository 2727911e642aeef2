import type { Cart } from '@vitrine/contract/cart'
import type { WishList } from '@vitrine/contract/wish-lists'
import type { RequestContext } from '../request/context.ts'
import type { CartNotice } from './cart-props.ts'

/** The cart after a form, with its notice, and the wish list if it changed too. */
export type CartChange = { cart: Cart | null; notice?: CartNotice; list?: WishList | null }

/** The cart of the caller; null for a visitor without one, who causes no call. */
export const readCart = async ({ buyer }: RequestContext): Promise<Cart | null> =>
  (await buyer()?.cart.get({}))?.cart ?? null
