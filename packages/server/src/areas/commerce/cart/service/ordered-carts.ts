import { CartUpdated } from '@vitrine/contract/carts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import { findCart, findCurrentCart, updateCart } from '../store/carts.ts'
import type { CartDeps } from './deps.ts'
import { factOf } from './save-cart.ts'

type Deps = Pick<CartDeps, 'events'>
const locked = { lock: true, withOrdered: true } as const

/** Marks a cart as ordered: it cannot change, and is not a current cart any more. */
export async function orderCart(tx: Tx, deps: Deps, id: string, orderId: string): Promise<void> {
  const cart = await findCart(tx, id, locked)
  if (cart) await change(tx, deps, cart, { orderId, orderedDate: tx.now, isCurrent: false })
}

/** Returns the cart of a cancelled order to the buyer, unless there is another one by now. */
export async function reopenCart(tx: Tx, deps: Deps, id: string, orderId: string): Promise<void> {
  const cart = await findCart(tx, id, locked)
  if (cart?.orderId !== orderId) return
  const isOwned = cart.visitorId !== null || cart.memberId !== null
  const isCurrent = isOwned && !(await findCurrentCart(tx, cart, { lock: false }))
  await change(tx, deps, cart, { orderId: null, orderedDate: null, isCurrent })
}

async function change(
  tx: Tx,
  { events }: Deps,
  before: Cart,
  changes: Pick<Cart, 'orderId' | 'orderedDate' | 'isCurrent'>,
): Promise<void> {
  const revision = before.revision + 1
  const after: Cart = { ...before, ...changes, revision, updatedDate: tx.now }
  await updateCart(tx, after)
  await events.append(tx, {
    definition: CartUpdated,
    entityId: before.id,
    before: factOf({ cart: before, lines: [] }),
    after: factOf({ cart: after, lines: [] }),
    changedFields: Object.keys(changes),
  })
}
