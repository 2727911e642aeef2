import type { Messages } from '../../messages/index.ts'

/**
 * Mails to unsubscribe from: about abandoned checkouts, back-in-stock products, review requests, prices, and
 * the newsletter. The last two are also subscribed to here.
 */
export type MailKind =
  | 'reminders'
  | 'backInStock'
  | 'reviewRequests'
  | 'priceMails'
  | 'endNewsletter'
export type LinkKind = MailKind | 'confirmPriceMails' | 'confirmNewsletter'

/** `ask` first; then these mails or all of them have ended, or the link is not valid. */
export type MailState = 'ask' | 'ended' | 'allEnded' | 'gone'

/** The field of the form that ends all mails but those about orders. */
export const ALL_MAILS = 'all'

export const wordsFor = (
  { about, state }: { readonly about: LinkKind; readonly state: MailState },
  messages: Messages,
) => (state === 'allEnded' ? messages.allMails.ended : messages[about][state])
