import type { Tx } from '../../../../platform/tx.ts'
import { findOrder, findOverdue } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'
import { giveUp } from './give-up.ts'

const ORDERS_AT_ONCE = 200

/**
 * Expires unpaid orders, each in its own transaction. Queries their providers first, so that payments in
 * progress are not lost.
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
      // The next run retries; other orders are not blocked.
      logger.warn({ err: error, orderId: id }, 'an order could not expire')
    }
  }
}

async function expireOrder(tx: Tx, deps: OrderDeps, id: string): Promise<void> {
  const order = await findOrder(tx, id, true)
  const isDue = order?.payUntilDate && order.payUntilDate <= tx.now
  if (isDue && order.state === 'AWAITING_PAYMENT') await giveUp(tx, deps, order, 'EXPIRED')
}
