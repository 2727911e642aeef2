import { defineError } from '../kit/index.ts'

/** Also returned for a subscription of another buyer. */
export const SubscriptionNotFound = defineError({
  code: 'SUBSCRIPTION_NOT_FOUND',
  status: 404,
  description: 'There is no subscription with this id',
})
/** `data.problem` is one of the reasons why a date has no order, or `NOTHING_TO_PAY` if the order is free. */
export const SubscriptionOrderUnavailable = defineError({
  code: 'SUBSCRIPTION_ORDER_UNAVAILABLE',
  status: 428,
  description: 'The next order of the subscription cannot be made now; data.problem says why',
})
/** `data.status` is the current status. */
export const SubscriptionStatusUnsuitable = defineError({
  code: 'SUBSCRIPTION_STATUS_UNSUITABLE',
  status: 428,
  description: 'This cannot be done with a subscription in this state',
})
