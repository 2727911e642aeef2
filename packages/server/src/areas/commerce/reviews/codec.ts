import type {
  OwnReview,
  PublishedReview,
  ReviewableLine,
  Review as WireReview,
} from '@vitrine/contract/product-reviews'
import type { MediaUrl } from '../../catalog/index.ts'
import type { Review } from './model.ts'
import type { Reviewable } from './service/list-reviewable.ts'

const wordsOf = (review: Review) => ({
  id: review.id,
  rating: review.rating,
  title: review.title,
  text: review.text,
  displayName: review.displayName,
  isVerified: review.isVerified,
  createdDate: review.createdDate,
  editedDate: review.editedDate,
  reply:
    review.reply !== null && review.replyDate
      ? { text: review.reply, date: review.replyDate }
      : null,
})

export const encodePublished = (review: Review): PublishedReview => ({
  ...wordsOf(review),
  language: review.language,
})

export const encodeOwn = (review: Review): OwnReview => ({
  ...wordsOf(review),
  status: review.status,
})

export const encodeReview = (review: Review): WireReview => ({
  ...wordsOf(review),
  revision: review.revision,
  status: review.status,
  language: review.language,
  productId: review.productId,
  productName: review.productName,
  orderId: review.orderId,
  orderNumber: String(review.orderNumber),
  memberId: review.memberId,
  email: review.email,
  reportCount: review.reportCount,
  updatedDate: review.updatedDate,
})

export const encodeReviewable = (
  { line, review }: Reviewable['lines'][number],
  mediaUrl: MediaUrl,
): ReviewableLine => ({
  lineId: line.id,
  productId: line.productId,
  name: line.name,
  imageUrl: line.image && mediaUrl(line.image.id),
  review: review ? encodeOwn(review) : null,
})
