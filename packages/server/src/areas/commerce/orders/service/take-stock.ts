import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../model/order.ts'
import type { OrderDeps } from './deps.ts'

/** What an order that is placed has reserved is sold, or stays reserved until its money is there. */
export async function takeStock(
  tx: Tx,
  { stock, settingsOf }: Pick<OrderDeps, 'stock' | 'settingsOf'>,
  { id, paymentState }: Pick<Order, 'id' | 'paymentState'>,
): Promise<void> {
  const { orders } = await settingsOf(tx.siteId)
  const isPaid = paymentState === 'PAID' || paymentState === 'OVERPAID'
  if (isPaid || orders.takeStock === 'ON_ORDER_PLACED') await stock.commit(tx, id)
  else await stock.postpone(tx, id)
}
