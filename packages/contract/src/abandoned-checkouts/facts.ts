import { defineFact } from '../kit/index.ts'

const abandoned = 'wix.ecom.v1.abandoned_checkout'

/**
 * Facts of abandoned checkouts. `before` and `after` have states, totals and lines, and nothing that the buyer wrote about
 * itself.
 */
export const AbandonedCheckoutCreated = defineFact('abandoned_checkout.created', [
  `${abandoned}_created`,
])
/** It was touched and abandoned again, or something is noted of it, such as a mail. */
export const AbandonedCheckoutUpdated = defineFact('abandoned_checkout.updated', [
  `${abandoned}_updated`,
])
/** Its buyer has ordered. */
export const AbandonedCheckoutRecovered = defineFact('abandoned_checkout.recovered', [
  `${abandoned}_recovered`,
])
export const AbandonedCheckoutDeleted = defineFact('abandoned_checkout.deleted', [
  `${abandoned}_deleted`,
])
