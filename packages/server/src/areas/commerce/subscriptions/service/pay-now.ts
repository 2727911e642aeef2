import {
  SubscriptionOrderUnavailable,
  SubscriptionStatusUnsuitable,
} from '@vitrine/contract/subscriptions'
import type { Tx } from '../../../../platform/tx.ts'
import type { Subscription } from '../model.ts'
import { isEnded } from '../rules/transitions.ts'
import { type SubscriptionDeps, save } from './deps.ts'
import { openRequest } from './mails.ts'
import { lockSubscription } from './read.ts'
import { isOutOfStock, orderNext } from './renew.ts'

/**
 * Lets a buyer pay with another method, which is saved with the payment and charged from then on. Returns the page for
 * paying the open order; without one, the order of the next date is created now.
 */
export async function payNow(tx: Tx, deps: SubscriptionDeps, id: string): Promise<string> {
  const one = await lockSubscription(tx, deps, id)
  if (isEnded(one.status)) throw SubscriptionStatusUnsuitable({ status: one.status })
  const orderId = one.openOrderId ?? (await orderAhead(tx, deps, one))
  const request = await openRequest(tx, deps, orderId)
  return deps.paymentPageOf(tx.siteId, request.id)
}

/** If the buyer does not pay there, the saved method is charged on the order's date as usual. */
async function orderAhead(tx: Tx, deps: SubscriptionDeps, one: Subscription): Promise<string> {
  const { status, nextCycle, nextDate, cancelAtPeriodEnd } = one
  if (status !== 'ACTIVE' || cancelAtPeriodEnd || nextCycle === null || nextDate === null) {
    throw SubscriptionStatusUnsuitable({ status })
  }
  const made = await orderNext(tx, deps, { ...one, nextCycle, nextDate }).catch((error) => {
    if (isOutOfStock(error)) throw SubscriptionOrderUnavailable({ problem: 'SOLD_OUT' })
    throw error
  })
  if (typeof made === 'string') throw SubscriptionOrderUnavailable({ problem: made })
  const { renewed, order } = made
  if (renewed.openOrderId === null)
    throw SubscriptionOrderUnavailable({ problem: 'NOTHING_TO_PAY' })
  await save(tx, deps, renewed, { ...renewed, retryDate: nextDate })
  return order.id
}
