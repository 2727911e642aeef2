import { OrderNotFound } from '@vitrine/contract/orders'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { Order, OrderView } from '../model/order.ts'
import { findActivities } from '../store/activities.ts'
import { findLines } from '../store/lines.ts'
import { findOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'

/** Owners see their own orders, merchants all. */
function maySee(caller: CartCaller, { visitorId, memberId }: Order): boolean {
  if (caller.kind === 'merchant') return true
  const { owner } = caller
  if (owner.memberId !== null) return memberId === owner.memberId
  return visitorId !== null && visitorId === owner.visitorId
}

/** An order that the caller may see; that of somebody else is as if it were not there. */
export async function requireOrder(
  tx: Tx,
  caller: CartCaller,
  id: string,
  lock = false,
): Promise<Order> {
  const order = isGuid(id) ? await findOrder(tx, id, lock) : undefined
  if (!order || !maySee(caller, order)) throw OrderNotFound({ id })
  return order
}

/** An order with lines, payments and what happened to it. */
export async function viewOrder(
  tx: Tx,
  { payments }: Pick<OrderDeps, 'payments'>,
  order: Order,
): Promise<OrderView> {
  const [lines, activities] = [await findLines(tx, order.id), await findActivities(tx, order.id)]
  const money = (await payments.of(tx, [order.id])).get(order.id)
  return {
    order,
    lines,
    activities,
    payments: money?.payments ?? [],
    refunds: money?.refunds ?? [],
  }
}
