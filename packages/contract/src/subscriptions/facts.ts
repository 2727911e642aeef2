import { defineFact } from '../kit/index.ts'

/**
 * Facts of subscriptions. `before` and `after` have product, plan, dates and state; the buyer's e-mail address, name and
 * addresses are only named in the changed fields.
 */
export const SubscriptionCreated = defineFact('subscription.created')
/** Its state, its dates, its address, or what it waits for. */
export const SubscriptionUpdated = defineFact('subscription.updated')
/** An order was made for one of its dates. */
export const SubscriptionRenewed = defineFact('subscription.renewed')
/** By the buyer, by a merchant, or because nobody paid. */
export const SubscriptionCancelled = defineFact('subscription.cancelled')
