import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartTarget } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import type { CartDeps } from './deps.ts'
import { openCart, requireCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/** Marks the cart as ordered: it cannot change any more, and its owner's next item creates another one. */
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
