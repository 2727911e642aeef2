import { defineError } from '../kit/index.ts'

export const NewsletterFormNotFound = defineError({
  code: 'NEWSLETTER_FORM_NOT_FOUND',
  status: 404,
  description: 'No page that visitors see has this newsletter form',
})
export const NewsletterNotOffered = defineError({
  code: 'NEWSLETTER_NOT_OFFERED',
  status: 428,
  description: 'The shop offers its newsletter in no account: `newsletter.offer` is off',
})
/** `data.most` is the maximum. */
export const TooManyNewsletterRequests = defineError({
  code: 'TOO_MANY_NEWSLETTER_REQUESTS',
  status: 429,
  description: 'This address was asked to confirm as often today as it may be',
})
export const NewsletterLinkInvalid = defineError({
  code: 'NEWSLETTER_LINK_INVALID',
  status: 400,
  description: 'The link is not whole, or leads to an address that is not there any more',
})
export const SubscriberNotFound = defineError({
  code: 'SUBSCRIBER_NOT_FOUND',
  status: 404,
  description: 'There is no subscriber of the newsletter with this id',
})
