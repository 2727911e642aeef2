import { findReviewed } from '../store/payments.ts'
import { tryReadOpen } from './attempts.ts'
import type { PaymentsDeps } from './deps.ts'
import type { LockOrder } from './judge.ts'

const AT_ONCE = 200
/** So long a provider that checks a payment has time to say what came of it. */
const PATIENCE_HOURS = 1

/** Asks providers about payments that they check, whose message may have got lost: their orders do not expire. */
export async function askReviews(
  deps: PaymentsDeps,
  lockOrder: LockOrder,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock } = deps.platform
  const before = clock.after(clock.now(), { hours: -PATIENCE_HOURS })
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
