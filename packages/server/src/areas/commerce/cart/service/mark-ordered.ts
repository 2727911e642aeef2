import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartTarget } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import type { CartDeps } from './deps.ts'
import { openCart, requireCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/** An order was made of the cart: it changes no more, and its owner's next item starts another one. */
export async function markOrdered(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  orderId: string | null,
): Promise<CartView> {
  const before = await openCart(tx, deps, await requireCart(tx, caller, target, true))
  const cart = { ...before.cart, isCurrent: false, orderId, orderedDate: tx.now }
  return viewCart(tx, deps, await saveCart(tx, deps, before, { ...before, cart }))
}
