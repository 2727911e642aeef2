import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Nullable,
  Offset,
  Omittable,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  PUT,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { OrderNotFound } from '../orders/errors.ts'
import {
  LineNotReviewable,
  ReviewLinkInvalid,
  ReviewNotFound,
  ReviewsDisabled,
  TooManyReviews,
} from './errors.ts'
import {
  ReviewAnswered,
  ReviewCreated,
  ReviewDeleted,
  ReviewModerated,
  ReviewUpdated,
} from './facts.ts'
import {
  MAX_MODERATED_AT_ONCE,
  OwnReview,
  ProductRating,
  PublishedReview,
  REVIEW_REPLY_LENGTH,
  Review,
  ReviewableLine,
  ReviewReport,
  ReviewTexts,
  reportReasons,
  reviewSorts,
  reviewStatuses,
  Stars,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { id: Guid() }
/** An own order by its id, or any order by the link that its buyer has. */
const byOrder = { order: Text(1, 500) }
const byLine = { ...byOrder, lineId: Guid() }

/**
 * Reviews of products by their buyers. Each review belongs to a line of an order. The settings
 * `reviews.collect` and `reviews.publish` determine whether the site accepts reviews, and whether they are
 * approved before they are shown.
 */
export const productReviews = service({
  name: 'product-reviews',
  summary: 'Reviews of products by buyers, and their moderation',
  mounts: ['/vitrine/v1/product-reviews'],
  operations: {
    listReviews: operation({
      route: GET('/products/{productId}'),
      permission: 'anyone',
      cached: 'catalog',
      summary: 'List the published reviews of a product, page by page',
      request: Type.Object({
        productId: Guid(),
        /** Default: NEWEST. */
        sort: Type.Optional(OneOf(reviewSorts)),
        /** Only reviews with so many stars. */
        stars: Type.Optional(Stars()),
        /** Default 10, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        /** The average of all published reviews; null without any. */
        rating: Nullable(ProductRating),
        /** How many have one star, two, and so on: always five numbers. */
        countByStars: Type.Array(Type.Integer()),
        reviews: Type.Array(PublishedReview),
        /** How many fit `stars`. */
        total: Type.Integer(),
        /** Whether reviews are approved before they are shown. */
        isModerated: Type.Boolean(),
        /** Whether the rating for search engines only includes reviews of paid orders. */
        marksVerifiedOnly: Type.Boolean(),
        /** The rating for search engines: of all published reviews, or of those of paid orders. */
        markedRating: Nullable(ProductRating),
      }),
    }),
    listReviewable: operation({
      route: GET('/orders/{order}'),
      permission: 'anyone',
      callsPerMinute: 60,
      summary: 'List what can be reviewed of an order, with its existing reviews',
      description:
        '`order` is the id of an own order, or the link of an order, which needs no sign-in. Of an order that was ' +
        'cancelled or is not placed yet there is nothing.',
      request: Type.Object(byOrder),
      response: Type.Object({
        orderNumber: Type.String(),
        /** A name to begin with: the first one of the buyer, who may choose another. */
        suggestedName: Type.String(),
        lines: Type.Array(ReviewableLine),
      }),
      errors: [OrderNotFound],
    }),
    saveReview: operation({
      route: PUT('/orders/{order}/lines/{lineId}'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 20,
      summary: 'Review a purchased product, or change the review',
      description:
        'A line of an order has one review. Where the shop reads reviews first, a changed one waits to be read again, as ' +
        'does one that was rejected in every shop.',
      request: Type.Object({ ...byLine, ...ReviewTexts }),
      response: Type.Object({ review: OwnReview }),
      errors: [OrderNotFound, ReviewsDisabled, LineNotReviewable, TooManyReviews],
      facts: [ReviewCreated, ReviewUpdated],
    }),
    withdrawReview: operation({
      route: DELETE('/orders/{order}/lines/{lineId}'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 20,
      summary: 'Delete an own review; it can be submitted again',
      request: Type.Object(byLine),
      response: Type.Object({}),
      errors: [OrderNotFound, ReviewNotFound],
      facts: [ReviewDeleted],
    }),
    reportReview: operation({
      route: POST('/{id}/report'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 5,
      summary: 'Report a published review that breaks a rule',
      description: 'A repeated report of the same caller counts once.',
      request: Type.Object({
        ...byId,
        reason: OneOf(reportReasons),
        note: Omittable(Text(0, 500)),
      }),
      response: Type.Object({}),
      errors: [ReviewNotFound],
      facts: [ReviewUpdated],
    }),
    queryReviews: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find reviews in every state, newest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({ reviews: Type.Array(Review), pagingMetadata: PagingMetadata }),
      errors: [InvalidFilter],
    }),
    getReview: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a review with its reports',
      request: Type.Object(byId),
      response: Type.Object({ review: Review, reports: Type.Array(ReviewReport) }),
      errors: [ReviewNotFound],
    }),
    moderateReviews: operation({
      route: POST('/moderate'),
      permission: 'admin',
      writes: true,
      summary: 'Publish or reject reviews, or set them back to pending',
      description:
        'Each decision can be changed by another call. Publishing and rejecting answers the reports of a review. ' +
        'Unknown ids are ignored.',
      request: Type.Object({
        ids: Type.Array(Guid(), { minItems: 1, maxItems: MAX_MODERATED_AT_ONCE }),
        status: OneOf(reviewStatuses),
      }),
      response: Type.Object({ reviews: Type.Array(Review) }),
      facts: [ReviewModerated],
    }),
    replyToReview: operation({
      route: PUT('/{id}/reply'),
      permission: 'admin',
      writes: true,
      summary: 'Reply to a review in public; an empty text removes the reply',
      request: Type.Object({ ...byId, text: Text(0, REVIEW_REPLY_LENGTH) }),
      response: Type.Object({ review: Review }),
      errors: [ReviewNotFound],
      facts: [ReviewAnswered],
    }),
    unsubscribe: operation({
      route: POST('/links/{link}/unsubscribe'),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 60,
      summary:
        'Unsubscribe the address of a link from mails that ask for reviews, without signing in',
      description: 'It may be repeated.',
      request: Type.Object({ link: Text(1, 1000) }),
      response: Type.Object({}),
      errors: [ReviewLinkInvalid],
    }),
  },
})
