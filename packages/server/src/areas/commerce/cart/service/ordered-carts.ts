import { CartOrdered, CartReopened } from '@vitrine/contract/carts'
import type { FactDefinition } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import { findCart, findCurrentCart, updateCart } from '../store/carts.ts'
import type { CartDeps } from './deps.ts'
import { factOf } from './save-cart.ts'

/** An order was made of a cart: it stays as it was, and is nobody's current cart any more. */
export async function markOrdered(
  tx: Tx,
  deps: Pick<CartDeps, 'events'>,
  id: string,
  orderId: string,
): Promise<void> {
  const cart = await findCart(tx, id, { lock: true })
  if (cart) await change(tx, deps, cart, { orderId, isCurrent: false }, CartOrdered)
}

/** The order of a cart came to nothing: the buyer has it back, unless there is another one by now. */
export async function reopenOrdered(
  tx: Tx,
  deps: Pick<CartDeps, 'events'>,
  id: string,
  orderId: string,
): Promise<void> {
  const cart = await findCart(tx, id, { lock: true })
  if (cart?.orderId !== orderId) return
  const isOwned = cart.visitorId !== null || cart.memberId !== null
  const isCurrent = isOwned && !(await findCurrentCart(tx, cart, { lock: false }))
  await change(tx, deps, cart, { orderId: null, isCurrent }, CartReopened)
}

async function change(
  tx: Tx,
  { events }: Pick<CartDeps, 'events'>,
  before: Cart,
  changes: Pick<Cart, 'orderId' | 'isCurrent'>,
  definition: FactDefinition,
): Promise<void> {
  const after: Cart = {
    ...before,
    ...changes,
    revision: before.revision + 1,
    updatedDate: tx.now,
  }
  await updateCart(tx, after)
  await events.append(tx, {
    definition,
    entityId: before.id,
    before: factOf({ cart: before, lines: [] }),
    after: factOf({ cart: after, lines: [] }),
    changedFields: ['orderId', 'isCurrent'],
  })
}
