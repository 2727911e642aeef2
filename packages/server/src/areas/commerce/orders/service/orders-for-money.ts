import type { Tx } from '../../../../platform/tx.ts'
import { balanceOf } from '../rules/states.ts'
import { findOrdersForMoney, type OrdersForMoney } from '../store/orders-for-money.ts'
import type { OrderDeps } from './deps.ts'

/** An order that money may be for. */
export interface OrderForMoney {
  readonly id: string
  readonly number: number
  readonly buyerName: string
  readonly currency: string
  /** In minor units; 0 or less where nothing is due. */
  readonly due: number
  readonly cancelled: boolean
}

/** Orders that payments may be for, with amounts due, in a constant number of statements. */
export async function ordersForMoney(
  tx: Tx,
  { payments }: Pick<OrderDeps, 'payments'>,
  wanted: OrdersForMoney,
): Promise<OrderForMoney[]> {
  const found = await findOrdersForMoney(tx, wanted)
  const money = await payments.of(
    tx,
    found.map(({ id }) => id),
  )
  return found.map(({ state, totalMinor, ...order }) => ({
    ...order,
    due: balanceOf(totalMinor, money.get(order.id) ?? { payments: [], refunds: [] }).due,
    cancelled: state === 'CANCELLED' || state === 'REJECTED' || state === 'EXPIRED',
  }))
}
