import { findReviewed } from '../store/payments.ts'
import { tryReadOpen } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import type { LockOrder } from './process-events.ts'

const AT_ONCE = 200
/** How long a provider may review a payment before it is queried. */
const REVIEW_HOURS = 1

/** Queries providers about payments under review, whose message may be lost: their orders do not expire. */
export async function askReviews(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock } = deps.platform
  const before = clock.after(clock.now(), { hours: -REVIEW_HOURS })
  let after = '0'
  for (;;) {
    const payments = await findReviewed(db, { before, after, limit: AT_ONCE })
    for (const { siteId, orderId } of payments) {
      if (signal?.aborted) return
      await tryReadOpen(deps, lockOrder, { siteId, orderId })
    }
    const last = payments.at(-1)
    if (!last) return
    after = last.place
  }
}
