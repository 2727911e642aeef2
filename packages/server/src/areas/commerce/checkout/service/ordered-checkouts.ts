import { CheckoutNotFound } from '@vitrine/contract/checkouts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { Checkout, LockedCheckout } from '../model.ts'
import { findCheckout, updateProgress } from '../store.ts'
import { markCompleted } from './change-checkout.ts'
import type { CheckoutDeps } from './deps.ts'

/** A checkout for ordering, in any state, locked together with its source cart. */
export async function lockForOrder(
  tx: Tx,
  { carts }: CheckoutDeps,
  caller: CartCaller,
  id: string,
): Promise<LockedCheckout> {
  const seen = isGuid(id) ? await findCheckout(tx, id) : undefined
  if (!seen) throw CheckoutNotFound({ id })
  const cart = await carts.lockCheckout(tx, caller, id, seen.sourceCartId)
  const checkout = await findCheckout(tx, id)
  if (!checkout) throw CheckoutNotFound({ id })
  return { checkout, cart }
}

/** Its order is made. The checkout is completed when the order is placed. */
export async function markOrdered(
  tx: Tx,
  deps: CheckoutDeps,
  checkout: Checkout,
  order: { readonly id: string; readonly isPlaced: boolean },
): Promise<void> {
  const ordered: Checkout = { ...checkout, orderId: order.id }
  if (order.isPlaced) await markCompleted(tx, deps, ordered)
  else await updateProgress(tx, ordered)
}

/** The order of a checkout is placed. */
export async function completeOrdered(tx: Tx, deps: CheckoutDeps, id: string): Promise<void> {
  const checkout = await findCheckout(tx, id)
  if (checkout?.state === 'open') await markCompleted(tx, deps, checkout)
}

/** Reopens the checkout of a cancelled order, so that the buyer can change it and order again. */
export async function reopenOrdered(tx: Tx, id: string, orderId: string): Promise<void> {
  const checkout = await findCheckout(tx, id)
  if (checkout?.state !== 'open' || checkout.orderId !== orderId) return
  await updateProgress(tx, { ...checkout, orderId: null })
}
