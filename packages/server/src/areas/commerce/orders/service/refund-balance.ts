import { OrderRefunded } from '@vitrine/contract/orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Refund } from '../../payments/index.ts'
import type { Order } from '../model/order.ts'
import { balanceOf } from '../rules/states.ts'
import type { OrderDeps } from './deps.ts'
import { notifyBuyer } from './notify.ts'
import { saveOrder } from './save-order.ts'

/**
 * Reserves a refund of the overpaid amount of a locked order, whose edit has reversed the sale. Null without
 * one. The provider is called after the commit.
 */
export async function refundBalance(
  tx: Tx,
  deps: OrderDeps,
  order: Order,
  { reason, notify }: { readonly reason: string; readonly notify: boolean },
): Promise<Pick<Refund, 'id' | 'orderId' | 'amountMinor'> | null> {
  const money = (await deps.payments.of(tx, [order.id])).get(order.id)
  if (!money) return null
  const { due, refunding } = balanceOf(order.totals.total, money)
  const amountMinor = -due - refunding
  if (amountMinor < 1) return null
  const refund: Refund = {
    id: newId(),
    orderId: order.id,
    amountMinor,
    taxMinor: 0,
    reason,
    lines: [],
    deliveryGroupIds: [],
    deliveryMinor: 0,
    fees: [],
    ofBalance: true,
    payments: deps.payments.refundParts(money, amountMinor, {}),
    createdDate: tx.now,
  }
  const isExternal = refund.payments.every((one) => one.isExternal)
  const content = { refundId: refund.id, amount: amountMinor, reason, isExternal }
  await saveOrder(tx, deps, order, order, {
    definition: OrderRefunded,
    others: ['refunds'],
    activities: [{ kind: 'REFUNDED', content }],
  })
  await deps.payments.reserveRefund(tx, refund, undefined)
  if (notify) await notifyBuyer(tx, deps, order, 'order-refunded', { amountMinor, reason })
  return refund
}
