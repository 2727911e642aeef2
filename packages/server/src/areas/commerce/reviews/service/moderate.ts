import { createHmac } from 'node:crypto'
import {
  ReviewAnswered,
  ReviewModerated,
  ReviewNotFound,
  type ReviewReport,
  type ReviewStatus,
} from '@vitrine/contract/product-reviews'
import type { Tx } from '../../../../platform/tx.ts'
import type { Review } from '../model.ts'
import { findReports, insertReport } from '../store/reports.ts'
import { findReviews } from '../store/reviews.ts'
import type { ReviewDeps } from './deps.ts'
import { saveReview } from './save.ts'

export async function requireReview(tx: Tx, id: string, lock = false): Promise<Review> {
  const [review] = await findReviews(tx, [id], lock)
  if (!review) throw ReviewNotFound({ id })
  return review
}

/** A review with its reports. */
export async function viewReview(tx: Tx, id: string) {
  return { review: await requireReview(tx, id), reports: await findReports(tx, id) }
}

/** Moderates reviews, skipping deleted ones. A decision closes their reports. */
export async function moderateReviews(
  tx: Tx,
  deps: ReviewDeps,
  ids: readonly string[],
  status: ReviewStatus,
): Promise<Review[]> {
  const moved: Review[] = []
  for (const review of await findReviews(tx, ids, true)) {
    const reportCount = status === 'PENDING' ? review.reportCount : 0
    const after = { ...review, status, reportCount }
    moved.push(await saveReview(tx, deps, review, after, ReviewModerated))
  }
  return moved
}

/** Sets the shop's reply to a review; an empty text removes it. */
export async function replyToReview(
  tx: Tx,
  deps: ReviewDeps,
  id: string,
  text: string,
): Promise<Review> {
  const review = await requireReview(tx, id, true)
  const reply = text.trim() || null
  if (reply === review.reply) return review
  const after = { ...review, reply, replyDate: reply === null ? null : tx.now }
  return saveReview(tx, deps, review, after, ReviewAnswered)
}

/** Counts a report of a published review, once for each caller. */
export async function reportReview(
  tx: Tx,
  deps: ReviewDeps,
  id: string,
  { by, reason, note }: Pick<ReviewReport, 'reason' | 'note'> & { readonly by: string },
): Promise<void> {
  const review = await requireReview(tx, id, true)
  if (review.status !== 'PUBLISHED') throw ReviewNotFound({ id })
  const reporter = createHmac('sha256', deps.reporterKey).update(`${tx.siteId} ${by}`).digest()
  if (!(await insertReport(tx, id, { reporter, reason, note }))) return
  await saveReview(tx, deps, review, { ...review, reportCount: review.reportCount + 1 })
}
