import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartCaller, CartTarget, OpenCart } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { checkSubtotal } from '../rules/check-subtotal.ts'
import { insertCart } from '../store/carts.ts'
import { claimed } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { openCart, requireCart } from './open-cart.ts'
import { expiryOf, saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/**
 * Copies the lines of a cart to a checkout: to the given one, whose contact stays and whose note and codes
 * stay where the cart has none, or to a new one. Lines retain their ids. Locks the cart, which refers to its
 * checkout from then on.
 */
export async function copyToCheckout(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  source: CartTarget,
  checkoutId: string | null,
): Promise<CartView> {
  const cart = claimed(await requireCart(tx, caller, source, true), caller)
  const open = await openCart(tx, deps, cart)
  const saved =
    checkoutId === null
      ? await insertCopy(tx, deps, open)
      : await refreshCopy(tx, deps, open, caller, checkoutId)
  const after = { ...open, cart: { ...cart, checkoutId: saved.cart.id } }
  await saveCart(tx, deps, open, after)
  return checkSubtotal(await viewCart(tx, deps, saved))
}

async function insertCopy(tx: Tx, deps: CartDeps, { cart, lines }: OpenCart): Promise<OpenCart> {
  const copy: Cart = {
    ...cart,
    id: newId(),
    kind: 'checkout',
    isCurrent: false,
    checkoutId: null,
    revision: 1,
    billing: null,
    createdDate: tx.now,
    updatedDate: tx.now,
    expiresDate: await expiryOf(deps, tx, cart),
  }
  await insertCart(tx, copy)
  return saveCart(tx, deps, { cart: copy, lines: [] }, { cart: copy, lines }, { isNew: true })
}

async function refreshCopy(
  tx: Tx,
  deps: CartDeps,
  { cart, lines }: OpenCart,
  caller: CartCaller,
  checkoutId: string,
): Promise<OpenCart> {
  const target = { kind: 'checkout', id: checkoutId } as const
  const before = await openCart(tx, deps, await requireCart(tx, caller, target, true))
  const own = before.cart
  const after: Cart = {
    ...own,
    note: cart.note || own.note,
    giftMessage: cart.giftMessage || own.giftMessage,
    codes: cart.codes.length > 0 ? cart.codes : own.codes,
    giftCards: cart.giftCards.length > 0 ? cart.giftCards : own.giftCards,
    overrideCheckoutUrl: cart.overrideCheckoutUrl ?? own.overrideCheckoutUrl,
    taxExemptGroupId: cart.taxExemptGroupId ?? own.taxExemptGroupId,
  }
  return saveCart(tx, deps, before, { cart: after, lines })
}
