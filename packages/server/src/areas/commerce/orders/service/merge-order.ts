import { OrderRefunded } from '@vitrine/contract/orders'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { ORDER_CREDIT_PROVIDER, type Refund } from '../../payments/index.ts'
import type { Order, OrderView } from '../model/order.ts'
import { numberOf } from '../rules/number.ts'
import type { OrderDeps } from './deps.ts'
import { type EditedOrder, editOrder } from './edit-order.ts'
import { giveUp } from './give-up.ts'
import { saveOrder } from './save-order.ts'
import { requireOrder } from './view-order.ts'

/** Two orders of one buyer, both locked, that become one. */
export interface MergedOrders {
  readonly into: OrderView
  readonly from: OrderView
  /** The edit of the first order with the lines of the second, which retain their stock. */
  readonly edited: Omit<EditedOrder, 'activity' | 'stockFollows'>
  /**
   * The payments of the second order, in minor units: the refunded part, and the part that pays the first.
   */
  readonly paidBack: number
  readonly moved: number
}

const merchant = { kind: 'merchant' } as const

/**
 * Merges two orders: cancels the second and moves its lines and payments to the first. Changes no stock, and
 * only pays the refund. Returns the first, and the refund to send after the commit.
 */
export async function mergeOrder(
  tx: Tx,
  deps: OrderDeps,
  { into, from, edited, paidBack, moved }: MergedOrders,
): Promise<{ readonly order: Order; readonly refund: Pick<Refund, 'id' | 'orderId'> | null }> {
  const { order: first } = into
  const { order: second } = from
  const mergedInto = { orderId: first.id, orderNumber: numberOf(first) }
  await giveUp(tx, deps, second, 'CANCELLED', { isMerged: true, note: { mergedInto } })
  const refund = await returnMoney(tx, deps, second, paidBack, undefined)
  await returnMoney(tx, deps, second, moved, first.id)
  const mergedFrom = { orderId: second.id, orderNumber: numberOf(second) }
  if (moved > 0) {
    await deps.payments.addTender(tx, {
      provider: ORDER_CREDIT_PROVIDER,
      orderId: first.id,
      name: `#${second.number}`,
      amountMinor: moved,
      currency: first.currency,
      isCaptured: true,
    })
  }
  const money = (await deps.payments.of(tx, [first.id])).get(first.id)
  await editOrder(
    tx,
    deps,
    { ...into, ...money },
    {
      ...edited,
      activity: { mergedFrom, changes: [] },
      stockFollows: () => false,
    },
  )
  return { order: await requireOrder(tx, merchant, first.id), refund }
}

/** Moves a payment of an order whose sale was reversed: to a refund, or to another order. */
async function returnMoney(
  tx: Tx,
  deps: OrderDeps,
  { id: orderId }: Order,
  amountMinor: number,
  toOrderId: string | undefined,
): Promise<Refund | null> {
  if (amountMinor === 0) return null
  const order = await requireOrder(tx, merchant, orderId)
  const money = (await deps.payments.of(tx, [orderId])).get(orderId)
  if (!money) return null
  const refund: Refund = {
    id: newId(),
    orderId,
    amountMinor,
    taxMinor: 0,
    reason: '',
    lines: [],
    deliveryGroupIds: [],
    deliveryMinor: 0,
    fees: [],
    payments: deps.payments.refundParts(money, amountMinor, { toOrderId }),
    createdDate: tx.now,
  }
  const isExternal = refund.payments.every((one) => one.isExternal)
  const content = { refundId: refund.id, amount: amountMinor, reason: '', isExternal }
  await saveOrder(tx, deps, order, order, {
    definition: OrderRefunded,
    others: ['refunds'],
    activities: [{ kind: 'REFUNDED', content: { ...content, ...(toOrderId && { toOrderId }) } }],
  })
  await deps.payments.reserveRefund(tx, refund, undefined)
  return refund
}
