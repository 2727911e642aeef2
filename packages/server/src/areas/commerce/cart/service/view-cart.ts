import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartTarget, OpenCart } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { viewOf } from '../rules/view.ts'
import type { CartDeps } from './deps.ts'
import { locateCart, openCart, requireCart } from './open-cart.ts'

export const viewCart = async (
  tx: Tx,
  { catalog }: Pick<CartDeps, 'catalog'>,
  cart: OpenCart,
): Promise<CartView> => viewOf(cart, await catalog.shopOf(tx))

/** A cart with prices, stock and problems of this moment; undefined where there is none. */
export async function readCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
): Promise<CartView | undefined> {
  const cart = await locateCart(tx, caller, target, false)
  return cart && viewCart(tx, deps, await openCart(tx, deps, cart))
}

export async function getCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
): Promise<CartView> {
  const cart = await requireCart(tx, caller, target, false)
  return viewCart(tx, deps, await openCart(tx, deps, cart))
}
