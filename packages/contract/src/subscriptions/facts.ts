import { defineFact } from '../kit/index.ts'

/**
 * Facts of subscriptions. `before` and `after` contain product, plan, dates and state; changes of the buyer's email
 * address, name and addresses appear only in the changed fields.
 */
export const SubscriptionCreated = defineFact('subscription.created')
/** Its state, dates, address or open order changed. */
export const SubscriptionUpdated = defineFact('subscription.updated')
/** An order was created for one of its dates. */
export const SubscriptionRenewed = defineFact('subscription.renewed')
/** Cancelled by the buyer, by a merchant, or because of missing payments. */
export const SubscriptionCancelled = defineFact('subscription.cancelled')
