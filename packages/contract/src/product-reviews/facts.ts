import { defineFact } from '../kit/index.ts'

/** Facts of product reviews. `before` and `after` have neither the texts of the buyer nor whose they are. */
export const ReviewCreated = defineFact('product_review.created')
/** Its author or a report has changed it, or its order was paid. */
export const ReviewUpdated = defineFact('product_review.updated')
/** Somebody of the shop has published or rejected it, or put it back to those that wait. */
export const ReviewModerated = defineFact('product_review.moderated')
/** Somebody of the shop has said something to it, or taken that back. */
export const ReviewAnswered = defineFact('product_review.answered')
export const ReviewDeleted = defineFact('product_review.deleted')
