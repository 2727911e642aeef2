import { defineError } from '../kit/index.ts'

export const AbandonedCheckoutNotFound = defineError({
  code: 'ABANDONED_CHECKOUT_NOT_FOUND',
  status: 404,
  description: 'There is no abandoned checkout with this id',
})
/** Also for a link of something that was deleted meanwhile. */
export const ReminderLinkInvalid = defineError({
  code: 'REMINDER_LINK_INVALID',
  status: 404,
  description: 'This link was not made by the shop, or what it led to is gone',
})
/** `data.recoveredDate` is when. */
export const CheckoutAlreadyRecovered = defineError({
  code: 'CHECKOUT_ALREADY_RECOVERED',
  status: 428,
  description: 'The checkout was ordered meanwhile; there is nothing to remind of',
})
export const BuyerUnsubscribed = defineError({
  code: 'BUYER_UNSUBSCRIBED',
  status: 428,
  description: 'The buyer wants no reminders from this shop',
})
export const ReminderNeedsConsent = defineError({
  code: 'REMINDER_NEEDS_CONSENT',
  status: 428,
  description: 'The buyer has not agreed to reminders, and the shop reminds only those who have',
})
/** `data.most` is how many. */
export const TooManyReminders = defineError({
  code: 'TOO_MANY_REMINDERS',
  status: 428,
  description: 'The buyer was reminded as often as one checkout allows',
})
