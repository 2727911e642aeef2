import type { Messages } from '../messages/index.ts'
import type { Site } from '../request/api.ts'

/** Mails that the checkout asks for, where the shop requires consent for them. */
export const consentKeys = ['newsletter', 'reminders', 'review-request'] as const
export type ConsentKey = (typeof consentKeys)[number]

/** A box of the checkout. */
export type ConsentView = { key: ConsentKey; isWanted: boolean }

export const wantedIn = (form: FormData): ConsentKey[] =>
  consentKeys.filter((key) => form.get(key) !== null)

/**
 * The consents to ask for; given ones are not asked for again, because every such mail can be unsubscribed
 * from.
 */
export function consentsToAsk(
  site: Pick<Site, 'offersNewsletter' | 'asksForReminders' | 'asksForReviewRequests'>,
  agreed: readonly { readonly key: string }[],
  wanted: readonly ConsentKey[],
): ConsentView[] {
  const isAsked = {
    newsletter: site.offersNewsletter,
    reminders: site.asksForReminders,
    'review-request': site.asksForReviewRequests,
  }
  return consentKeys
    .filter((one) => isAsked[one] && !agreed.some(({ key }) => key === one))
    .map((key) => ({ key, isWanted: wanted.includes(key) }))
}

/** The exact text of the consent on the page. */
export const consentText = (
  key: ConsentKey,
  { checkout }: Pick<Messages, 'checkout'>,
  shop: string,
): string => wordsOf(checkout)[key]({ shop })

const wordsOf = ({ sendMeNews, remindMe, askMeForReviews }: Messages['checkout']) => ({
  newsletter: sendMeNews,
  reminders: remindMe,
  'review-request': askMeForReviews,
})
