import {
  Email,
  Guid,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Mails with a link to confirm that an address gets in 24 hours. */
export const MAX_CONFIRMATIONS_A_DAY = 3

export const subscriberStates = [
  /** Asked for, and not confirmed: nobody writes to it. */
  'PENDING',
  'ACTIVE',
  'UNSUBSCRIBED',
] as const
export type SubscriberState = (typeof subscriberStates)[number]

export const consentSources = [
  /** Asked for by a form of a page. */
  'NEWSLETTER_FORM',
  /** Asked for by a member in the account. */
  'ACCOUNT',
  /** Given with an order. */
  'CHECKOUT',
] as const
export type ConsentSource = (typeof consentSources)[number]

/** The key of the consent to the newsletter in a checkout. */
export const NEWSLETTER_CONSENT = 'newsletter'

/** What a visitor sends. */
export const NewSubscriber = {
  /** The section of a published page with the form. */
  sectionId: Guid(),
  email: Email(),
  /** Of the mail that asks to confirm, such as `de`; the shop’s by default. */
  language: Omittable(Text(2, 35)),
  /** A field that people do not see. Where something is in it, nothing is stored. */
  website: Omittable(Text(0, 200)),
}

/** Somebody who has asked for the newsletter; its dates are the proof of consent. */
export const Subscriber = Type.Object({
  id: Guid(),
  email: Type.String(),
  language: Type.String(),
  state: OneOf(subscriberStates),
  /** Where consent was given. */
  source: OneOf(consentSources),
  /** The page with the form, which may be gone; null for other sources. */
  pageId: Nullable(Guid()),
  /** The number of the order that it was given with; null for other sources. */
  orderNumber: Nullable(Type.String()),
  /** The words to which consent was given. */
  consentText: Type.String(),
  requestedDate: Timestamp(),
  confirmedDate: Nullable(Timestamp()),
  unsubscribedDate: Nullable(Timestamp()),
})
export type Subscriber = Static<typeof Subscriber>
