import { OrderNotFound } from '@vitrine/contract/orders'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import { type Order, orderIdOf } from '../../orders/index.ts'
import { type Arrival, arrivalOf } from '../rules/deadline.ts'
import { merchant, type ReturnDeps } from './deps.ts'

/** An order by its id, for its owner, or by its link, for the holder. */
export async function requireOrderOf(
  tx: Tx,
  { orders, linkKey }: Pick<ReturnDeps, 'orders' | 'linkKey'>,
  caller: CartCaller,
  named: string,
  lock = false,
): Promise<Order> {
  if (isGuid(named)) return orders.require(tx, caller, named, lock)
  const id = orderIdOf(linkKey, tx.siteId, named)
  if (!id || !isGuid(id)) throw OrderNotFound()
  return orders.require(tx, merchant, id, lock)
}

/** From when on the days of an order are counted. */
export async function arrivalAt(
  tx: Tx,
  { orders, fulfillments }: Pick<ReturnDeps, 'orders' | 'fulfillments'>,
  order: Order,
): Promise<Arrival> {
  const { activities } = await orders.view(tx, order)
  return arrivalOf(order, await fulfillments.of(tx, [order.id]), activities)
}
