import { OrderEdited } from '@vitrine/contract/orders'
import { hashSnapshot, type PriceResult, type PriceSnapshot } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import type { Activity, Order, OrderFee, OrderLine, OrderPrice, OrderView } from '../model/order.ts'
import { bookedDifference } from '../rules/edited-sale.ts'
import { nameOf } from '../rules/new-order.ts'
import { fulfillmentStateOf, isPaidInFull, paymentStateOf } from '../rules/states.ts'
import { replaceLines, updateBought } from '../store/edited-orders.ts'
import { adjustStock } from './adjust-stock.ts'
import type { OrderDeps } from './deps.ts'
import { saveOrder } from './save-order.ts'
import { cancelSoldGiftCards, giftCardLineIds, issueSoldGiftCards } from './sold-gift-cards.ts'

/** The result of an edit with its price. */
export interface PricedSale {
  readonly lines: readonly OrderLine[]
  readonly result: PriceResult
  readonly snapshot: PriceSnapshot
}

export interface EditedOrder extends PricedSale {
  readonly changes: Partial<Pick<Order, 'email' | 'memberId' | 'shipping' | 'billing' | 'note'>>
  /** Activity to record on the order; null: none. */
  readonly activity: Activity['content'] | null
  /** Whether the stock of a line is updated. */
  readonly stockFollows: (lineId: string) => boolean
}

/**
 * Edits a locked order: lines, totals, the difference in the ledger, and last the stock. Payments stay; their
 * state is recomputed.
 */
export async function editOrder(
  tx: Tx,
  deps: OrderDeps,
  view: OrderView,
  edited: EditedOrder,
): Promise<Order> {
  const { order: before } = view
  const after = orderAfter(view, edited)
  const booked = await deps.ledger.of(tx, before.id)
  await deps.ledger.post(tx, {
    orderId: before.id,
    kind: 'SALE',
    currency: before.currency,
    entries: bookedDifference(booked, edited.result, giftCardLineIds(edited.lines)),
  })
  await updateBought(tx, after, orderPriceOf(edited))
  await replaceLines(tx, before.id, view.lines, edited.lines)
  const content = edited.activity
  const saved = await saveOrder(tx, deps, before, after, {
    definition: OrderEdited,
    others: ['lines'],
    activities: content ? [{ kind: 'EDITED', content }] : [],
  })
  await settleGiftCards(tx, deps, view, saved, edited.lines)
  const stock = { before: view.lines, after: edited.lines, follows: edited.stockFollows }
  await adjustStock(tx, deps, saved, stock)
  return saved
}

/** Cancels gift cards of removed pieces; issues those of paid ones. */
async function settleGiftCards(
  tx: Tx,
  deps: OrderDeps,
  { order, lines: before }: OrderView,
  saved: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  await cancelSoldGiftCards(tx, deps, order.id, before, ({ id, quantity }) =>
    Math.max(0, quantity - (left.get(id) ?? 0)),
  )
  if (isPaidInFull(saved.paymentState)) await issueSoldGiftCards(tx, deps, saved)
}

function orderAfter(view: OrderView, { lines, result, changes }: EditedOrder): Order {
  const { order } = view
  const { totals, discounts, delivery, taxes } = result
  const changed = { ...order, ...changes }
  return {
    ...changed,
    buyerName: nameOf(changed.shipping) || nameOf(changed.billing) || order.buyerName,
    totals,
    discounts,
    delivery,
    taxes,
    fees: feesOf(result),
    paymentState: paymentStateOf(totals.total, true, view),
    fulfillmentState: fulfillmentStateOf({ placedDate: order.placedDate, delivery }, lines),
  }
}

export const feesOf = ({ fees }: PriceResult): OrderFee[] =>
  fees.map(({ id, name, beforeTax, tax, afterTax }) => ({
    id,
    code: '',
    name,
    beforeTax,
    tax,
    afterTax,
  }))

export const orderPriceOf = ({
  result,
  snapshot,
}: Pick<PricedSale, 'result' | 'snapshot'>): OrderPrice => ({
  engineVersion: result.engineVersion,
  snapshotHash: hashSnapshot(snapshot),
  snapshot,
  trace: result.trace,
})
