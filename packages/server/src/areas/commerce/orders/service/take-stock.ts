import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../model/order.ts'
import type { OrderDeps } from './deps.ts'

/** Takes the reserved stock of a placed order, or keeps it reserved until the payment. */
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
