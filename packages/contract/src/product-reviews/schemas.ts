import { Guid, Nullable, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

export const reviewStatuses = ['PENDING', 'PUBLISHED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** Sort orders of a product's reviews; equal ratings are sorted newest first. */
export const reviewSorts = ['NEWEST', 'HIGHEST', 'LOWEST'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const reportReasons = ['SPAM', 'OFFENSIVE', 'PRIVATE_DATA', 'NOT_ABOUT_PRODUCT'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Reviews that one buyer may write within 24 hours. */
export const MAX_REVIEWS_PER_DAY = 20
export const MAX_MODERATED_AT_ONCE = 100
/** Lengths of texts in characters. */
export const REVIEW_TITLE_LENGTH = 120
export const REVIEW_TEXT_LENGTH = 4000
export const REVIEW_NAME_LENGTH = 60
export const REVIEW_REPLY_LENGTH = 2000

/** One to five stars. */
export const Stars = () => Type.Integer({ minimum: 1, maximum: 5 })

const ratingFields = {
  /** Published reviews. */
  count: Type.Integer({ minimum: 1 }),
  /** Mean of their stars, rounded to hundredths. */
  average: Type.Number({ minimum: 1, maximum: 5 }),
}
/** Rating summary of a product's published reviews. */
export const ProductRating = Type.Object(ratingFields)
export type ProductRating = Static<typeof ProductRating>

/** The shop's public reply to a review. */
export const ReviewReply = Type.Object({ text: Type.String(), date: Timestamp() })
export type ReviewReply = Static<typeof ReviewReply>

const written = {
  id: Guid(),
  rating: Stars(),
  /** Empty if not given, like the others. */
  title: Type.String(),
  text: Type.String(),
  /** The name to show with it, as its author chose it. */
  displayName: Type.String(),
  /** Whether its order was paid. */
  isVerified: Type.Boolean(),
  createdDate: Timestamp(),
  /** When its author has changed it last; null: never. */
  editedDate: Nullable(Timestamp()),
  reply: Nullable(ReviewReply),
}

/** A review as visitors read it. */
export const PublishedReview = Type.Object({
  ...written,
  /** The language of the order, such as `de`. */
  language: Type.String(),
})
export type PublishedReview = Static<typeof PublishedReview>

/** A review as its author sees it. */
export const OwnReview = Type.Object({ ...written, status: OneOf(reviewStatuses) })
export type OwnReview = Static<typeof OwnReview>

/** A line of an order that can be reviewed, or was. */
export const ReviewableLine = Type.Object({
  /** Id of the order's line. */
  lineId: Guid(),
  productId: Guid(),
  /** The product's name in the order. */
  name: Type.String(),
  imageUrl: Nullable(Type.String()),
  review: Nullable(OwnReview),
})
export type ReviewableLine = Static<typeof ReviewableLine>

/** A review as merchants see it. */
export const Review = Type.Object({
  ...written,
  revision: Type.Integer(),
  status: OneOf(reviewStatuses),
  language: Type.String(),
  productId: Guid(),
  /** The product's name in the order. */
  productName: Type.String(),
  orderId: Guid(),
  orderNumber: Type.String(),
  memberId: Nullable(Guid()),
  /** Email address of the order; empty without one. */
  email: Type.String(),
  /** Number of reports since it was last published or rejected. */
  reportCount: Type.Integer(),
  updatedDate: Timestamp(),
})
export type Review = Static<typeof Review>

/** A complaint about a review. */
export const ReviewReport = Type.Object({
  reason: OneOf(reportReasons),
  note: Type.String(),
  createdDate: Timestamp(),
})
export type ReviewReport = Static<typeof ReviewReport>

/** The texts of a review. */
export const ReviewTexts = {
  rating: Stars(),
  title: Text(0, REVIEW_TITLE_LENGTH),
  text: Text(0, REVIEW_TEXT_LENGTH),
  /** Shown with the review; empty: no name is shown. */
  displayName: Text(0, REVIEW_NAME_LENGTH),
}

/** Consents of a checkout that allow a mail requesting reviews. */
export const reviewRequestConsents = ['review-request', 'newsletter'] as const
