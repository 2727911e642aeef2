import type { Tx } from '../../../../platform/tx.ts'
import type { Subscription } from '../model.ts'
import { reminderDate } from '../rules/schedule.ts'
import { findDue } from '../store/subscriptions.ts'
import { end } from './change.ts'
import { type SubscriptionDeps, save } from './deps.ts'
import { mailRenewing } from './mails.ts'
import { lockSubscription } from './read.ts'
import { type Due, isOutOfStock, leaveOut, renew } from './renew.ts'
import { retry } from './unpaid.ts'

const AT_ONCE = 200

/** Processes due subscriptions, each in its own transaction; providers are called after the commit. */
export async function runDue(
  deps: SubscriptionDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, logger } = deps.platform
  for (const { siteId, id } of await findDue(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    try {
      const started = await workOn(deps, siteId, id)
      if (started) await deps.payments.start({ siteId, ...started })
    } catch (error) {
      // The next run retries; other subscriptions are not blocked.
      logger.warn({ err: error, subscriptionId: id }, 'a subscription could not be renewed')
    }
  }
}

async function workOn(deps: SubscriptionDeps, siteId: string, id: string) {
  const { work } = deps.platform
  const site = { siteId, actor: { type: 'system', id: 'subscriptions' } } as const
  try {
    return await work(site, async (tx) => doNext(tx, deps, await lockSubscription(tx, deps, id)))
  } catch (error) {
    if (!isOutOfStock(error)) throw error
    // Another buyer took the stock between the check and the order.
    return work(site, async (tx) => {
      const one = await lockSubscription(tx, deps, id)
      return isDue(tx, one) ? leaveOut(tx, deps, one, 'SOLD_OUT') : undefined
    })
  }
}

const isDue = ({ now }: Tx, one: Subscription): one is Due =>
  (one.status === 'ACTIVE' || one.status === 'PAST_DUE') &&
  one.nextCycle !== null &&
  one.nextDate !== null &&
  one.nextDate <= now

/** Does one step; the next run does the following one. */
async function doNext(tx: Tx, deps: SubscriptionDeps, one: Subscription) {
  if (one.retryDate && one.retryDate <= tx.now) return retry(tx, deps, one)
  if (isDue(tx, one)) {
    if (!one.cancelAtPeriodEnd) return renew(tx, deps, one)
    await end(tx, deps, one)
    return undefined
  }
  const reminder = reminderDate(one)
  if (one.status !== 'ACTIVE' || !reminder || reminder > tx.now) return undefined
  await save(tx, deps, one, { ...one, remindedCycle: one.nextCycle })
  await mailRenewing(tx, deps, one)
  return undefined
}
