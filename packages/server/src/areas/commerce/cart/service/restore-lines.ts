import { ApplicationError } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PurchasableReference, Resolution } from '../../../catalog/index.ts'
import type { CartCaller, OpenCart, ResolvedLine } from '../model/cart.ts'
import { addLines } from '../rules/lines.ts'
import { claimed, openOrCreate } from './create-cart.ts'
import type { CartDeps } from './deps.ts'
import { openCart } from './open-cart.ts'
import { saveCart } from './save-cart.ts'

/** A line of an earlier cart. */
export interface RestoredLine {
  readonly reference: PurchasableReference
  readonly quantity: number
}

/**
 * Adds lines to the caller's current cart unless they are present; omits sold-out and deleted ones.
 * Idempotent. Returns the id of the cart.
 */
export async function restoreLines(
  tx: Tx,
  deps: CartDeps,
  caller: CartCaller,
  wanted: readonly RestoredLine[],
): Promise<string> {
  const { cart, isNew } = await openOrCreate(tx, deps, caller, { kind: 'current' })
  const references = wanted.map(({ reference }) => reference)
  const before = await openCart(tx, deps, cart, references)
  const lines = wanted.reduce(
    (sofar, one, at) => withLine(tx, sofar, one, before.further[at]),
    before.lines,
  )
  const after: OpenCart = { cart: claimed(cart, caller), lines }
  return (await saveCart(tx, deps, before, after, isNew)).cart.id
}

function withLine(
  { now }: Tx,
  lines: readonly ResolvedLine[],
  wanted: RestoredLine,
  resolution: Resolution | undefined,
): readonly ResolvedLine[] {
  if (resolution?.status !== 'FOUND') return lines
  const { purchasable } = resolution
  if (lines.some(({ line }) => line.identity === purchasable.identity)) return lines
  try {
    return addLines(lines, [{ ...wanted, purchasable, field: 'lines' }], { newId, now })
  } catch (error) {
    if (error instanceof ApplicationError) return lines
    throw error
  }
}
