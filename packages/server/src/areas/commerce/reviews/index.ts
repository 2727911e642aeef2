import {
  type ReviewReport,
  type ReviewStatus,
  reviewRequestConsents,
} from '@vitrine/contract/product-reviews'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { BatchListener, Listener } from '../../site/events/index.ts'
import type { UndoHandler } from '../../site/undo/index.ts'
import type { CartCaller } from '../cart/index.ts'
import type { ReviewWords } from './model.ts'
import type { ReviewDeps } from './service/deps.ts'
import { followDelivery, followOrders, verifyReviews } from './service/follow-orders.ts'
import { endRequestsTo, findRequestsEnded, unsubscribe } from './service/links.ts'
import { listPublished, ratingsOf } from './service/list-published.ts'
import { listReviewable } from './service/list-reviewable.ts'
import { moderateReviews, replyToReview, reportReview, viewReview } from './service/moderate.ts'
import { sendDueRequests } from './service/request-mails.ts'
import { undoModeration } from './service/undo.ts'
import { type BoughtLine, withdrawReview, writeReview } from './service/write-review.ts'
import type { PublishedPage } from './store/published.ts'
import { queryReviews, type ReviewQuery } from './store/query-reviews.ts'

export type * from './model.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'reviews:request': Record<string, unknown>
    'reviews.verify': { siteId: string; orderId: string }
  }
}

/** Sends due review requests every ten minutes. */
export const reviewsCrontab = '*/10 * * * * reviews:request'

/** Facts of orders that reviews follow. */
export const reviewedOrderFacts = ['placed', 'updated', 'edited', 'refunded'].map(
  (one) => `order.${one}`,
)

export type ReviewsFeature = ReturnType<typeof createReviews>

/** Product reviews of buyers. */
export const createReviews = (deps: ReviewDeps) => ({
  listPublished: (tx: Tx, page: PublishedPage) => listPublished(tx, deps, page),
  /** Ratings of products that have any, in one statement. */
  ratingsOf,
  listReviewable: (tx: Tx, bought: { readonly caller: CartCaller; readonly order: string }) =>
    listReviewable(tx, deps, bought),
  write: (tx: Tx, bought: BoughtLine, words: ReviewWords) => writeReview(tx, deps, bought, words),
  withdraw: (tx: Tx, bought: BoughtLine) => withdrawReview(tx, deps, bought),
  query: (tx: Tx, query: ReviewQuery) => queryReviews(tx, query),
  view: viewReview,
  moderate: (tx: Tx, ids: readonly string[], status: ReviewStatus) =>
    moderateReviews(tx, deps, ids, status),
  reply: (tx: Tx, id: string, text: string) => replyToReview(tx, deps, id, text),
  /** `by` is the reporter; a repeated report counts once. */
  report: (
    tx: Tx,
    id: string,
    report: Pick<ReviewReport, 'reason' | 'note'> & { readonly by: string },
  ) => reportReview(tx, deps, id, report),
  undoHandlers: {
    product_review: ((tx, facts) => undoModeration(tx, deps, facts)) satisfies UndoHandler,
  },
  unsubscribe: (tx: Tx, link: string) => unsubscribe(tx, deps, link),
  /** Consents that allow review requests, and unsubscribed addresses. */
  consented: {
    keys: reviewRequestConsents,
    endedFor: (tx: Tx, emails: readonly string[]) => findRequestsEnded(tx, deps, emails),
    end: (tx: Tx, emails: readonly string[]) => endRequestsTo(tx, deps, emails),
  },
  onOrdersChanged: ((tx, facts) => followOrders(tx, deps, facts)) satisfies BatchListener,
  onFulfillmentChanged: ((tx, fact) => followDelivery(tx, deps, fact)) satisfies Listener,
  tasks: {
    'reviews:request': (_payload, { signal }) => sendDueRequests(deps, signal),
    'reviews.verify': (order) => verifyReviews(deps, order),
  } satisfies Pick<Tasks<JobPayloads>, 'reviews:request' | 'reviews.verify'>,
})
