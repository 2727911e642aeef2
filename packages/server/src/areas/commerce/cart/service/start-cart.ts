import { CantCreateCartWithoutItems } from '@vitrine/contract/carts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller, CartKind } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { checkSubtotal } from '../rules/check-subtotal.ts'
import { addCustomLines, addLines } from '../rules/lines.ts'
import type { Additions } from './change-lines.ts'
import { createCart, savedAsNew } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { foundLines } from './found-lines.ts'
import { openCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'
import { applyChanges, type CartChanges } from './update-cart.ts'
import { viewCart } from './view-cart.ts'

export interface NewCart extends Additions {
  readonly changes: CartChanges
}

/** A cart of its own with its first items, such as for buying at once; a merchant’s belongs to nobody. */
export async function startCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  { lines, customLines = [], changes }: NewCart,
  kind: CartKind = 'cart',
): Promise<CartView> {
  if (lines.length + customLines.length === 0) throw CantCreateCartWithoutItems()
  const cart = await createCart(tx, deps, caller, kind)
  const references = lines.map(({ reference }) => reference)
  const before = await openCart(tx, deps, cart, references)
  const minted = { newId, now: tx.now }
  const withItems = addLines([], foundLines(lines, before.further), minted)
  const after = {
    cart: applyChanges(cart, changes),
    lines: addCustomLines(withItems, customLines, minted),
  }
  return checkSubtotal(
    await viewCart(tx, deps, await saveCart(tx, deps, before, after, savedAsNew)),
  )
}
