import { FixedQuantityItem, LineItemNotFound } from '@vitrine/contract/carts'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RepeatableRequest } from '../../../../transport/idempotency-key.ts'
import type { CartCaller, CartTarget, NewCustomLine, NewLine, OpenCart } from '../model/cart.ts'
import type { CartView } from '../model/view.ts'
import { checkSubtotal } from '../rules/check-subtotal.ts'
import { checkDeposits } from '../rules/late-payment.ts'
import { addCustomLines, addLines, setQuantities } from '../rules/lines.ts'
import { claimed, openOrCreate } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { foundLines } from './found-lines.ts'
import { openCart, requireCart } from './open-cart.ts'
import { wasSentBefore } from './repeated-requests.ts'
import { saveCart } from './save-cart.ts'
import { viewCart } from './view-cart.ts'

/** The lines to add in one call. */
export interface Additions {
  readonly lines: readonly NewLine[]
  readonly customLines?: readonly NewCustomLine[]
  /** The idempotency key of the request, and the request itself. */
  readonly request?: RepeatableRequest | undefined
}

/** Adds items to a cart; the first item of an owner creates the current one. */
export async function addToCart(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  additions: Additions,
): Promise<CartView> {
  const { cart, isNew } = await openOrCreate(tx, deps, caller, target)
  const references = additions.lines.map(({ reference }) => reference)
  const isRepeated = await wasSentBefore(tx, deps, cart, additions.request)
  const before = await openCart(tx, deps, cart, isRepeated ? [] : references)
  if (isRepeated) return viewCart(tx, deps, before)
  const minted = { newId, now: tx.now }
  const found = foundLines(additions.lines, before.further)
  const { customLines = [] } = additions
  checkDeposits(found, customLines)
  const lines = addCustomLines(addLines(before.lines, found, minted), customLines, minted)
  const after = { cart: claimed(cart, caller), lines }
  return checkSubtotal(await viewCart(tx, deps, await saveCart(tx, deps, before, after, isNew)))
}

/** Sets quantities; 0 removes a line. An unknown id changes nothing. */
export async function changeQuantities(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  quantities: ReadonlyMap<string, number>,
): Promise<CartView> {
  const cart = await requireCart(tx, caller, target, true)
  const before = await openCart(tx, deps, cart)
  requireLines(before, [...quantities.keys()])
  if (caller.kind === 'owner') refuseFixed(before, quantities)
  const lines = setQuantities(before.lines, quantities)
  const after = { cart: claimed(cart, caller), lines }
  return checkSubtotal(await viewCart(tx, deps, await saveCart(tx, deps, before, after)))
}

export const removeLines = (
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  target: CartTarget,
  ids: readonly string[],
): Promise<CartView> =>
  changeQuantities(tx, deps, caller, target, new Map(ids.map((id) => [id, 0])))

function requireLines({ lines }: OpenCart, ids: readonly string[]): void {
  const known = new Set(lines.map(({ line }) => line.id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0) throw LineItemNotFound({ lineItemIds: unknown })
}

/** Only merchants change the quantity of items that they wrote with a fixed one; buyers may remove them. */
function refuseFixed({ lines }: OpenCart, quantities: ReadonlyMap<string, number>): void {
  const fixed = lines
    .filter(({ line }) => line.customItem?.isFixedQuantity && (quantities.get(line.id) ?? 0) > 0)
    .map(({ line }) => line.id)
  if (fixed.length > 0) throw FixedQuantityItem({ lineItemIds: fixed })
}
