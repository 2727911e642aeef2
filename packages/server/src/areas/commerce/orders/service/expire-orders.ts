import type { Tx } from '../../../../platform/tx.ts'
import { findOrder, findOverdue } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { giveUp } from './give-up.ts'

const ORDERS_AT_ONCE = 200

/**
 * Ends orders whose payment did not come in time. Their providers are asked before: money that is on its way is not
 * lost. Each order has a transaction of its own.
 */
export async function expireOrders(
  deps: OrderDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, id } of await findOverdue(db, clock.now(), ORDERS_AT_ONCE)) {
    if (signal?.aborted) return
    try {
      await deps.payments.readOpen({ siteId, orderId: id })
      const site = { siteId, actor: { type: 'system', id: 'orders' } } as const
      await work(site, (tx) => expireOrder(tx, deps, id))
    } catch (error) {
      // The next run tries again; others are not held up.
      logger.warn({ err: error, orderId: id }, 'an order could not expire')
    }
  }
}

async function expireOrder(tx: Tx, deps: OrderDeps, id: string): Promise<void> {
  const order = await findOrder(tx, id, true)
  const isDue = order?.payUntilDate && order.payUntilDate <= tx.now
  if (isDue && order.state === 'AWAITING_PAYMENT') await giveUp(tx, deps, order, 'EXPIRED')
}
