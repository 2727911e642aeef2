import { defineFact } from '../kit/index.ts'

/** Facts of product reviews. `before` and `after` have neither the texts of the buyer nor whose they are. */
export const ReviewCreated = defineFact('product_review.created')
/** Its author, a moderator or a report has changed it, or its order was paid. */
export const ReviewUpdated = defineFact('product_review.updated')
export const ReviewDeleted = defineFact('product_review.deleted')
