import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { METHOD_REVOKED } from '../../payments/index.ts'
import type { Subscription } from '../model.ts'
import { daysAfter, retryAfter } from '../rules/schedule.ts'
import { requireAfter } from '../rules/transitions.ts'
import { lockWaitingFor } from '../store/subscriptions.ts'
import { endNow } from './change.ts'
import { type SubscriptionDeps, save } from './deps.ts'
import { mailPaymentFailed } from './mails.ts'

/** Creates a charge for an open order. Returns the payment that is started after the commit. */
export async function charge(
  tx: Tx,
  deps: SubscriptionDeps,
  { paymentId }: Subscription,
  orderId: string,
): Promise<{ readonly paymentId: string } | undefined> {
  const method = paymentId === null ? undefined : await deps.payments.chargeable(tx, paymentId)
  if (!method || paymentId === null) return undefined
  const returnUrl = await deps.shopUrlOf(tx.siteId)
  const payment = await deps.orders.charge(tx, orderId, {
    method,
    chargedFrom: paymentId,
    returnUrl,
  })
  return payment && { paymentId: payment.id }
}

/** Retries a failed charge; without a chargeable method the buyer did not pay in time. */
export async function retry(
  tx: Tx,
  deps: SubscriptionDeps,
  before: Subscription,
): Promise<{ readonly paymentId: string } | undefined> {
  const { openOrderId } = before
  if (openOrderId !== null && (await isChecked(tx, deps, openOrderId))) {
    await save(tx, deps, before, { ...before, retryDate: daysAfter(tx.now, 1) })
    return undefined
  }
  const charged = openOrderId === null ? undefined : await charge(tx, deps, before, openOrderId)
  if (!charged) await fail(tx, deps, before)
  else await save(tx, deps, before, { ...before, retryDate: null })
  return charged
}

/** Whether a payment of the order is still under review. */
async function isChecked(tx: Tx, { payments }: SubscriptionDeps, orderId: string) {
  const money = (await payments.of(tx, [orderId])).get(orderId)
  return money?.payments.some(({ state }) => state === 'IN_REVIEW') ?? false
}

interface ChangedPayment {
  readonly id: string
  readonly orderId: string
  readonly state: string
}

/** Handles failed charges without the buyer. Failed attempts of the buyer are ignored, because the page shows them. */
export async function followPayment(
  tx: Tx,
  deps: SubscriptionDeps,
  { after, before }: Fact,
): Promise<void> {
  const { id, orderId, state } = after as ChangedPayment
  if (state !== 'FAILED' || (before as ChangedPayment | undefined)?.state === 'FAILED') return
  const waiting = (await lockWaitingFor(tx, orderId)).filter((one) => one.openOrderId === orderId)
  if (waiting.length === 0) return
  const money = (await deps.payments.of(tx, [orderId])).get(orderId)
  const failed = money?.payments.find((one) => one.id === id)
  if (failed?.chargedFrom === null) return
  // A revoked method is not charged again: the buyer has to pay with the link.
  const isRevoked = failed?.failure === METHOD_REVOKED
  for (const one of waiting) await fail(tx, deps, one, isRevoked ? { paymentId: null } : {})
}

/** Marks it as past due and schedules a retry; after the last retry it ends. */
async function fail(
  tx: Tx,
  deps: SubscriptionDeps,
  before: Subscription,
  more: Partial<Pick<Subscription, 'paymentId'>> = {},
): Promise<void> {
  const failedCharges = before.failedCharges + 1
  const retryDate = retryAfter(tx.now, failedCharges)
  if (!retryDate) {
    await endNow(tx, deps, before)
    return
  }
  const status = requireAfter(before.status, 'FAIL')
  const failed = { ...before, ...more, status, failedCharges, retryDate }
  const after = await save(tx, deps, before, failed)
  await mailPaymentFailed(tx, deps, after)
}
