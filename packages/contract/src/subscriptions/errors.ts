import { defineError } from '../kit/index.ts'

/** Also for a subscription of somebody else. */
export const SubscriptionNotFound = defineError({
  code: 'SUBSCRIPTION_NOT_FOUND',
  status: 404,
  description: 'There is no subscription with this id',
})
/** `data.status` is what it is. */
export const SubscriptionStatusUnsuitable = defineError({
  code: 'SUBSCRIPTION_STATUS_UNSUITABLE',
  status: 428,
  description: 'This cannot be done with a subscription in this state',
})
