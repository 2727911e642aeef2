import type { Messages } from '../../messages/index.ts'
import type { FormState } from '../../shared/use-form.ts'
import { flag, oneOf, type Setting, type SettingsForm, wholeNumber } from './spec.ts'

export const mergeStrategies = ['SUM', 'NEWEST', 'MEMBER'] as const
export const publishing = ['AFTER_APPROVAL', 'AT_ONCE'] as const
export const roundingPoints = ['LINE', 'RATE'] as const
export const roundingModes = ['HALF_UP', 'HALF_EVEN'] as const

const MAX_HOURS = 720
const MAX_MAILS = 3

/** Up to three numbers of hours, such as `1, 24, 72`, each more than the one before. */
const hours = (path: string): Setting<string> => ({
  path,
  read: (stored) => (Array.isArray(stored) ? stored.join(', ') : ''),
  write: (typed) => hoursIn(typed),
  check: (typed, { checkoutSettings }: Messages) => {
    const all = hoursIn(typed)
    const isRight =
      all.length >= 1 &&
      all.length <= MAX_MAILS &&
      all.every((one, at) => one >= 1 && one <= MAX_HOURS && one > (all[at - 1] ?? 0))
    return isRight ? undefined : checkoutSettings.badHours
  },
})

const hoursIn = (typed: string): number[] =>
  typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (/^\d+$/.test(one) ? Number(one) : Number.NaN))

/** Settings of carts, abandoned checkouts, the newsletter, reviews, and rounding. */
export const checkoutSpec = {
  merge: oneOf('carts.mergeAtSignIn', mergeStrategies),
  visitorDays: wholeNumber('carts.visitorDays', 1, 365),
  memberDays: wholeNumber('carts.memberDays', 1, 365),
  afterMinutes: wholeNumber('abandonedCheckouts.afterMinutes', 10, 10_080),
  remind: flag('abandonedCheckouts.remind'),
  reminderHours: hours('abandonedCheckouts.reminderHours'),
  onlyWithConsent: flag('abandonedCheckouts.onlyWithConsent'),
  keepDays: wholeNumber('abandonedCheckouts.keepDays', 1, 730),
  offerNewsletter: flag('newsletter.offer'),
  doubleOptIn: flag('newsletter.doubleOptIn'),
  collectReviews: flag('reviews.collect'),
  publishReviews: oneOf('reviews.publish', publishing),
  markVerifiedOnly: flag('reviews.markVerifiedOnly'),
  requestReviews: flag('reviews.request'),
  requestAfterDays: wholeNumber('reviews.requestAfterDays', 1, 90),
  requestOnlyWithConsent: flag('reviews.requestOnlyWithConsent'),
  roundTaxPer: oneOf('taxes.roundTaxPer', roundingPoints),
  roundingMode: oneOf('taxes.roundingMode', roundingModes),
}

export type CheckoutState = FormState<SettingsForm<typeof checkoutSpec>>
