import { defineError } from '../kit/index.ts'

/** Also for a review that is not published, for visitors. */
export const ReviewNotFound = defineError({
  code: 'REVIEW_NOT_FOUND',
  status: 404,
  description: 'There is no review with this id',
})
export const ReviewsDisabled = defineError({
  code: 'REVIEWS_DISABLED',
  status: 428,
  description: 'The shop takes no reviews',
})
/** The order was cancelled or is not placed yet, or the line is no product of the catalog. */
export const LineNotReviewable = defineError({
  code: 'LINE_NOT_REVIEWABLE',
  status: 428,
  description: 'This line of the order cannot be reviewed',
})
/** `data.most` is how many reviews a buyer may write within 24 hours. */
export const TooManyReviews = defineError({
  code: 'TOO_MANY_REVIEWS',
  status: 429,
  description: 'The buyer has written as many reviews as one may in a day',
})
export const ReviewLinkInvalid = defineError({
  code: 'REVIEW_LINK_INVALID',
  status: 404,
  description: 'This link was not made by the shop',
})
