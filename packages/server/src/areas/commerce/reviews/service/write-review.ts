import {
  LineNotReviewable,
  MAX_REVIEWS_PER_DAY,
  ReviewCreated,
  ReviewDeleted,
  ReviewNotFound,
  ReviewsDisabled,
  TooManyReviews,
} from '@vitrine/contract/product-reviews'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CartCaller } from '../../cart/index.ts'
import type { Order, OrderLine } from '../../orders/index.ts'
import type { Review, ReviewWords } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { initialStatus, wasPaid } from '../rules/status.ts'
import { countReviews, deleteReview, findReviewsOfOrder, insertReview } from '../store/reviews.ts'
import type { ReviewDeps } from './deps.ts'
import { isReviewable, requireBoughtOrder } from './order-of.ts'
import { saveReview } from './save.ts'

/** The line of an order, as its buyer names it. */
export interface BoughtLine {
  readonly caller: CartCaller
  /** Its id, or its link. */
  readonly order: string
  readonly lineId: string
}

/** Saves a buyer's review. Locks the order, so that concurrent calls create one review per line. */
export async function writeReview(
  tx: Tx,
  deps: ReviewDeps,
  bought: BoughtLine,
  words: ReviewWords,
): Promise<Review> {
  const { reviews: settings } = await deps.settingsOf(tx.siteId)
  if (!settings.collect) throw ReviewsDisabled()
  const order = await requireBoughtOrder(tx, deps, bought, true)
  const line = (await deps.orders.linesOf(tx, order.id)).find(({ id }) => id === bought.lineId)
  if (!isReviewable(order) || !line?.productId) {
    throw LineNotReviewable({ lineId: bought.lineId })
  }
  const written = trimmed(words)
  const before = await reviewOf(tx, order.id, bought.lineId)
  if (!before) {
    const status = initialStatus(settings)
    return insert(tx, deps, newReview(tx, order, { ...line, productId: line.productId }), {
      ...written,
      status,
    })
  }
  if (isSame(before, written)) return before
  const status = initialStatus(settings, before.status)
  return saveReview(tx, deps, before, { ...before, ...written, status, editedDate: tx.now })
}

const reviewOf = async (tx: Tx, orderId: string, lineId: string): Promise<Review | undefined> =>
  (await findReviewsOfOrder(tx, orderId, true)).find((one) => one.lineId === lineId)

const trimmed = ({ rating, title, text, displayName }: ReviewWords): ReviewWords => ({
  rating,
  title: title.trim(),
  text: text.trim(),
  displayName: displayName.trim(),
})

const isSame = (review: Review, words: ReviewWords): boolean =>
  (Object.keys(words) as (keyof ReviewWords)[]).every((key) => review[key] === words[key])

const newReview = (
  { now }: Pick<Tx, 'now'>,
  order: Order,
  line: OrderLine & { readonly productId: string },
): Omit<Review, keyof ReviewWords | 'status'> => ({
  id: newId(),
  revision: 1,
  productId: line.productId,
  productName: line.name,
  orderId: order.id,
  orderNumber: order.number,
  lineId: line.id,
  memberId: order.memberId,
  email: order.email ?? '',
  language: order.language,
  isVerified: wasPaid(order),
  reply: null,
  replyDate: null,
  reportCount: 0,
  createdDate: now,
  updatedDate: now,
  editedDate: null,
})

async function insert(
  tx: Tx,
  { events, platform }: ReviewDeps,
  made: ReturnType<typeof newReview>,
  written: ReviewWords & Pick<Review, 'status'>,
): Promise<Review> {
  const review: Review = { ...made, ...written }
  const dayAgo = platform.clock.after(tx.now, { hours: -24 })
  if ((await countReviews(tx, review, dayAgo)) >= MAX_REVIEWS_PER_DAY) {
    throw TooManyReviews({ most: MAX_REVIEWS_PER_DAY })
  }
  await insertReview(tx, review)
  await events.append(tx, {
    definition: ReviewCreated,
    entityId: review.id,
    after: factOf(review),
  })
  return review
}

/** Deletes a review on behalf of its author. */
export async function withdrawReview(tx: Tx, deps: ReviewDeps, bought: BoughtLine): Promise<void> {
  const order = await requireBoughtOrder(tx, deps, bought, true)
  const review = await reviewOf(tx, order.id, bought.lineId)
  if (!review) throw ReviewNotFound({ lineId: bought.lineId })
  await deleteReview(tx, review.id)
  await deps.events.append(tx, {
    definition: ReviewDeleted,
    entityId: review.id,
    before: factOf(review),
  })
}
