import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import type { Order } from '../../orders/index.ts'
import { wasPaid } from '../rules/status.ts'
import { postponeRequest, scheduleRequest } from '../store/requests.ts'
import { findReviewsOfOrder } from '../store/reviews.ts'
import { type ReviewDeps, system } from './deps.ts'
import { saveReview } from './save.ts'

type OrderFact = Pick<Order, 'paymentState' | 'fulfillmentState' | 'state'>
type FulfillmentFact = { readonly orderId: string; readonly state: string }

/**
 * Schedules a review request some days after the shipment. After the payment, a job marks its reviews as
 * verified.
 */
export async function followOrders(
  tx: Tx,
  deps: ReviewDeps,
  facts: readonly Fact[],
): Promise<void> {
  for (const { entityId, before, after } of facts) {
    const [was, is] = [before as OrderFact | undefined, after as OrderFact | undefined]
    if (!is) continue
    const isSent = is.state === 'PLACED' && is.fulfillmentState === 'ALL'
    const wasSent = was?.state === 'PLACED' && was.fulfillmentState === 'ALL'
    if (isSent && !wasSent) await schedule(tx, deps, entityId, scheduleRequest)
    if (wasPaid(is) && was && !wasPaid(was)) await verifySoon(tx, deps, entityId)
  }
}

/** A parcel that arrives moves the request of its order. */
export async function followDelivery(
  tx: Tx,
  deps: ReviewDeps,
  { before, after }: Fact,
): Promise<void> {
  const [was, is] = [before as FulfillmentFact | undefined, after as FulfillmentFact | undefined]
  if (is?.state !== 'DELIVERED' || was?.state === 'DELIVERED') return
  await schedule(tx, deps, is.orderId, postponeRequest)
}

async function schedule(
  tx: Tx,
  { platform, settingsOf }: Pick<ReviewDeps, 'platform' | 'settingsOf'>,
  orderId: string,
  store: typeof scheduleRequest,
): Promise<void> {
  const { request, requestAfterDays } = (await settingsOf(tx.siteId)).reviews
  if (!request) return
  await store(tx, orderId, platform.clock.after(tx.now, { days: requestAfterDays }))
}

async function verifySoon(
  tx: Tx,
  { platform }: Pick<ReviewDeps, 'platform'>,
  orderId: string,
): Promise<void> {
  if ((await findReviewsOfOrder(tx, orderId)).length === 0) return
  const { siteId } = tx
  const key = `verified reviews ${siteId} ${orderId}`
  await platform.jobs.add(tx, 'reviews.verify', { siteId, orderId }, { key })
}

/** Reviews of an order that is paid by now. */
export const verifyReviews = (
  deps: ReviewDeps,
  { siteId, orderId }: { readonly siteId: string; readonly orderId: string },
): Promise<void> =>
  deps.platform.work({ siteId, actor: system }, async (tx) => {
    const order = await deps.orders.require(tx, { kind: 'merchant' }, orderId)
    if (!wasPaid(order)) return
    for (const review of await findReviewsOfOrder(tx, orderId, true)) {
      await saveReview(tx, deps, review, { ...review, isVerified: true })
    }
  })
