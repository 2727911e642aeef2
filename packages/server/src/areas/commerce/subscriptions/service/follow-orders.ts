import { SubscriptionCancelled, SubscriptionUpdated } from '@vitrine/contract/subscriptions'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import type { Subscription } from '../model.ts'
import { isComplete, withNext } from '../rules/schedule.ts'
import { after as statusAfter } from '../rules/transitions.ts'
import { insertCycle } from '../store/cycles.ts'
import { lockWaitingFor } from '../store/subscriptions.ts'
import { type SubscriptionDeps, save } from './deps.ts'

interface PlacedOrder {
  readonly lines: readonly { readonly subscriptionId?: string | null }[]
}

/** An order is placed: subscriptions that wait for it start or continue. */
export async function followPlaced(
  tx: Tx,
  deps: SubscriptionDeps,
  { entityId: orderId, after }: Fact,
): Promise<void> {
  // Only an order placed at its creation has lines in the fact, and most have no subscription.
  const { lines } = after as PlacedOrder
  if (lines.length > 0 && !lines.some(({ subscriptionId }) => subscriptionId)) return
  const waiting = await lockWaitingFor(tx, orderId)
  if (waiting.length === 0) return
  const paymentId = await savedBy(tx, deps, orderId)
  for (const before of waiting) {
    const changed = before.status === 'PENDING' ? await started(tx, before) : settled(tx, before)
    await save(tx, deps, before, { ...changed, paymentId: paymentId ?? before.paymentId })
  }
}

/** The payment with which the buyer of an order saved a method. */
async function savedBy(
  tx: Tx,
  { payments }: SubscriptionDeps,
  orderId: string,
): Promise<string | undefined> {
  const money = (await payments.of(tx, [orderId])).get(orderId)
  return money?.payments.findLast(
    ({ savesMethod, state }) => savesMethod && (state === 'CAPTURED' || state === 'AUTHORIZED'),
  )?.id
}

/** The first order is the first cycle. */
async function started(tx: Tx, before: Subscription): Promise<Subscription> {
  await insertCycle(tx, before.id, {
    cycle: 0,
    outcome: 'ORDERED',
    orderId: before.orderId,
    orderNumber: before.orderNumber,
    problem: null,
    dueDate: tx.now,
  })
  const one: Subscription = { ...before, status: 'ACTIVE', startDate: tx.now }
  return isComplete(one) ? completed(tx, one) : withNext(one, 1)
}

export const completed = ({ now }: Pick<Tx, 'now'>, one: Subscription): Subscription => ({
  ...withNext(one, null),
  status: 'COMPLETED',
  endedDate: now,
})

/** Closes the open order, and the subscription if all of its orders are made. */
function settled({ now }: Pick<Tx, 'now'>, before: Subscription): Subscription {
  const one: Subscription = {
    ...before,
    status: statusAfter(before.status, 'PAY') ?? before.status,
    openOrderId: null,
    failedCharges: 0,
    retryDate: null,
  }
  return isComplete(one) && one.status === 'ACTIVE' ? completed({ now }, one) : one
}

/** An order ended unpaid: its subscription does not start, and a renewal is no longer open. */
export async function followEnded(
  tx: Tx,
  deps: SubscriptionDeps,
  { entityId: orderId }: Fact,
): Promise<void> {
  for (const before of await lockWaitingFor(tx, orderId)) {
    if (before.status === 'PENDING') {
      const ended = { ...before, status: 'CANCELLED', endedDate: tx.now } as const
      await save(tx, deps, before, ended, SubscriptionCancelled)
    } else await save(tx, deps, before, settled(tx, before), SubscriptionUpdated)
  }
}
