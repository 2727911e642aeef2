import { OrderNotFound } from '@vitrine/contract/orders'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import { type Order, orderIdOf } from '../../orders/index.ts'
import type { ReviewDeps } from './deps.ts'

/**
 * The buyer's order, by its id or by the buyer's link. Merchants are excluded: they cannot review their own
 * goods.
 */
export async function requireBoughtOrder(
  tx: Tx,
  { orders, linkKey }: Pick<ReviewDeps, 'orders' | 'linkKey'>,
  { caller, order }: { readonly caller: CartCaller; readonly order: string },
  lock = false,
): Promise<Order> {
  if (caller.kind === 'merchant') throw OrderNotFound()
  if (isGuid(order)) return orders.require(tx, caller, order, lock)
  const id = orderIdOf(linkKey, tx.siteId, order)
  if (!id || !isGuid(id)) throw OrderNotFound()
  return orders.require(tx, { kind: 'merchant' }, id, lock)
}

/** Whether an order can be reviewed. */
export const isReviewable = ({
  state,
  isRehearsal,
}: Pick<Order, 'state' | 'isRehearsal'>): boolean => state === 'PLACED' && !isRehearsal
