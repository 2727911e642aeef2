import { defineFact } from '../kit/index.ts'

/** Facts of product reviews. `before` and `after` contain neither the texts nor the identity of the buyer. */
export const ReviewCreated = defineFact('product_review.created')
/** Its author or a report has changed it, or its order was paid. */
export const ReviewUpdated = defineFact('product_review.updated')
/** Staff published or rejected it, or returned it to the pending ones. */
export const ReviewModerated = defineFact('product_review.moderated')
/** Staff replied to it, or removed the reply. */
export const ReviewAnswered = defineFact('product_review.answered')
export const ReviewDeleted = defineFact('product_review.deleted')
