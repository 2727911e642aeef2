import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartTarget } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { checkSubtotal } from '../rules/check-subtotal.ts'
import { refreshLines } from '../rules/lines.ts'
import { claimed } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { openCart, requireCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/** Accepts current prices, and raises quantities to the requested ones as far as available. */
export async function refreshCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
): Promise<CartView> {
  const cart = await requireCart(tx, caller, target, true)
  const before = await openCart(tx, deps, cart)
  const after = { cart: claimed(cart, caller), lines: refreshLines(before.lines) }
  return checkSubtotal(await viewCart(tx, deps, await saveCart(tx, deps, before, after)))
}
