import type { OrderPaymentState } from '@vitrine/contract/orders'
import { OrderPlaced } from '@vitrine/contract/orders'
import { SUBSCRIPTION_RETRY_DAYS } from '@vitrine/contract/subscriptions'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import type { Activity, Order } from '../model/order.ts'
import {
  isCovered,
  isGivenUp,
  isPaidInFull,
  paymentStateOf,
  stateAfterPayment,
} from '../rules/states.ts'
import { findOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { asPlaced, placedActivities } from './follow-fulfillments.ts'
import { giveUp } from './give-up.ts'
import { recoverLate } from './late-payment.ts'
import { notifyBuyer, notifyOwners } from './notify.ts'
import { undoFailedRefunds } from './refund-order.ts'
import { saveOrder } from './save-order.ts'
import { issueSoldGiftCards } from './sold-gift-cards.ts'
import { takeWhenPaid } from './take-sold.ts'
import { takeStock } from './take-stock.ts'

/** The changed payment in its fact. */
interface ChangedPayment {
  readonly orderId: string
  readonly refunds?: readonly {
    readonly refundId: string
    readonly state: string
    readonly amountMinor: number
  }[]
}

/** Updates an order after a change of one of its payments. The caller has locked it. */
export async function followPayment(tx: Tx, deps: OrderDeps, { after }: Fact): Promise<void> {
  const { orderId, refunds = [] } = after as ChangedPayment
  const failed = refunds.filter(({ state }) => state === 'FAILED')
  if (failed.length > 0) await undoFailedRefunds(tx, deps, orderId, failed)
  await refreshOrder(tx, deps, orderId)
}

/** Recomputes the states of an order from its payments, and runs the consequences. */
export async function refreshOrder(tx: Tx, deps: OrderDeps, orderId: string): Promise<void> {
  const before = await findOrder(tx, orderId)
  const money = (await deps.payments.of(tx, [orderId])).get(orderId)
  if (!before || !money) return
  const isPlaced = before.placedDate !== null
  const paymentState = paymentStateOf(before.totals.total, isPlaced, money)
  const state = stateAfterPayment(before.state, paymentState)
  const activities = activitiesOf(before, paymentState)
  const changed: Order = { ...before, paymentState }
  if (state === 'REJECTED' && before.state !== 'REJECTED') {
    if (money.payments.at(-1)?.chargedFrom != null) {
      await awaitFurtherCharge(tx, deps, before, changed, activities)
      return
    }
    const saved = await saveOrder(tx, deps, before, changed, { activities })
    await giveUp(tx, deps, saved, 'REJECTED')
    return
  }
  if (state === 'PLACED' && before.state !== 'PLACED') {
    // Pending tenders are captured with it; that triggers this listener again.
    if (await deps.payments.captureTenders(tx, orderId)) return
    await placePaid(tx, deps, before, changed, activities)
    return
  }
  if (state === 'IN_REVIEW' && before.state !== 'IN_REVIEW') {
    await deps.stock.postpone(tx, orderId)
    const reviewed = { ...changed, state, payUntilDate: null }
    await saveOrder(tx, deps, before, reviewed, { activities })
    return
  }
  const saved = await saveOrder(tx, deps, before, changed, { activities })
  // Automatic charges send their own mails, including the time of the next try.
  if (money.payments.at(-1)?.chargedFrom == null) await notifyOfPayment(tx, deps, before, saved)
  if (isPaidInFull(paymentState) && state === 'PLACED') {
    await deps.stock.commit(tx, orderId)
    if (!isPaidInFull(before.paymentState)) {
      await takeWhenPaid(tx, deps, saved)
      await issueSoldGiftCards(tx, deps, saved)
    }
  }
  const isLate = isCovered(paymentState) && !isCovered(before.paymentState)
  if (isLate && isGivenUp(state)) await recoverLate(tx, deps, saved)
}

/** The number of days in which charges without the buyer are retried, plus one. */
const CHARGE_DAYS = SUBSCRIPTION_RETRY_DAYS.reduce((all, days) => all + days, 1)

/** A charge without the buyer that is refused after a review is retried: the order is not cancelled. */
async function awaitFurtherCharge(
  tx: Tx,
  deps: OrderDeps,
  before: Order,
  changed: Order,
  activities: readonly Pick<Activity, 'kind' | 'content'>[],
): Promise<void> {
  const payUntilDate = deps.platform.clock.after(tx.now, { days: CHARGE_DAYS })
  const waiting: Order = { ...changed, state: 'AWAITING_PAYMENT', payUntilDate }
  await saveOrder(tx, deps, before, waiting, { activities })
}

/** The buyer learns that the money for an order has come, or that a payment has failed. */
async function notifyOfPayment(
  tx: Tx,
  deps: OrderDeps,
  before: Order,
  after: Order,
): Promise<void> {
  if (before.paymentState === after.paymentState) return
  if (after.state === 'PLACED' && after.paymentState === 'PAID' && !wasPaid(before)) {
    await notifyBuyer(tx, deps, after, 'order-paid')
  }
  if (after.state === 'AWAITING_PAYMENT' && after.paymentState === 'DECLINED') {
    await notifyBuyer(tx, deps, after, 'order-payment-failed')
  }
}

/** A refund that failed makes an order paid again, which is no news. */
const wasPaid = ({ paymentState }: Order) =>
  paymentState === 'PARTLY_REFUNDED' || paymentState === 'REFUNDED' || paymentState === 'OVERPAID'

/** Places an order whose payment arrived, or is guaranteed. */
async function placePaid(
  tx: Tx,
  deps: OrderDeps,
  before: Order,
  changed: Order,
  activities: readonly Pick<Activity, 'kind' | 'content'>[],
): Promise<void> {
  const placed = await asPlaced(tx, changed)
  await takeStock(tx, deps, placed)
  if (isPaidInFull(placed.paymentState)) await takeWhenPaid(tx, deps, placed)
  if (before.checkoutId) await deps.checkouts.completeOrdered(tx, before.checkoutId)
  await saveOrder(tx, deps, before, placed, {
    definition: OrderPlaced,
    activities: [...activities, ...placedActivities(placed)],
  })
  if (isPaidInFull(placed.paymentState)) await issueSoldGiftCards(tx, deps, placed)
  await notifyBuyer(tx, deps, placed, 'order-confirmed')
  await notifyOwners(tx, deps, placed)
}

const kinds: Partial<Record<OrderPaymentState, Activity['kind']>> = {
  PARTLY_PAID: 'PARTLY_PAID',
  PAID: 'PAID',
  OVERPAID: 'PAID',
  AUTHORIZED: 'PAYMENT_AUTHORIZED',
  IN_REVIEW: 'PAYMENT_IN_REVIEW',
  DECLINED: 'PAYMENT_FAILED',
}

function activitiesOf(
  before: Order,
  after: OrderPaymentState,
): Pick<Activity, 'kind' | 'content'>[] {
  if (before.paymentState === after) return []
  if (before.paymentState === 'AUTHORIZED' && after === 'CANCELLED') {
    return [{ kind: 'PAYMENT_RELEASED', content: {} }]
  }
  const kind = kinds[after]
  if (kind === kinds[before.paymentState]) return []
  return kind ? [{ kind, content: {} }] : []
}
