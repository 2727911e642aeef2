import { CantCreateCartWithoutItems } from '@vitrine/contract/carts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartCaller, CartKind } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { checkSubtotal } from '../rules/check-subtotal.ts'
import { checkDeposits } from '../rules/late-payment.ts'
import { addCustomLines, addLines } from '../rules/lines.ts'
import type { Additions } from './change-lines.ts'
import { createCart, openOrCreate, savedAsNew } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { foundLines } from './found-lines.ts'
import { openCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'
import { applyChanges, type CartChanges } from './update-cart.ts'
import { viewCart } from './view-cart.ts'

export interface NewCart extends Additions {
  readonly changes: CartChanges
  readonly origin?: CartOrigin
  /** Whether it may be created without items. */
  readonly mayBeEmpty?: boolean
  /** Whether it is the current one of its owner; where there is one already, that gets the items. */
  readonly isCurrent?: boolean
}

/** Fields fixed at the creation of a cart. */
export type CartOrigin = Pick<Cart, 'settings' | 'source'>

/**
 * Creates a separate cart with its first items, for example for buying at once; a merchant’s has no owner.
 */
export async function startCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  { lines, customLines = [], changes, origin, mayBeEmpty = false, isCurrent = false }: NewCart,
  kind: CartKind = 'cart',
): Promise<CartView> {
  if (!mayBeEmpty && lines.length + customLines.length === 0) throw CantCreateCartWithoutItems()
  const { cart, isNew } = isCurrent
    ? await openOrCreate(tx, deps, caller, { kind: 'current' })
    : { cart: await createCart(tx, deps, caller, kind), isNew: savedAsNew }
  const references = lines.map(({ reference }) => reference)
  const before = await openCart(tx, deps, cart, references)
  const minted = { newId, now: tx.now }
  const found = foundLines(lines, before.further)
  checkDeposits(found, customLines)
  const withItems = addLines(before.lines, found, minted)
  const after = {
    cart: { ...applyChanges(cart, changes), ...(isNew && origin) },
    lines: addCustomLines(withItems, customLines, minted),
  }
  return checkSubtotal(await viewCart(tx, deps, await saveCart(tx, deps, before, after, isNew)))
}
