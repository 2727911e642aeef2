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

/** Maximum number of confirmation mails to an address in 24 hours. */
export const MAX_CONFIRMATIONS_A_DAY = 3

export const subscriberStates = [
  /** Requested and not confirmed: gets no newsletter. */
  'PENDING',
  'ACTIVE',
  'UNSUBSCRIBED',
] as const
export type SubscriberState = (typeof subscriberStates)[number]

export const consentSources = [
  /** Requested with the form of a page. */
  'NEWSLETTER_FORM',
  /** Requested by a member in the account. */
  'ACCOUNT',
  /** Given with an order. */
  'CHECKOUT',
] as const
export type ConsentSource = (typeof consentSources)[number]

/** Key of the newsletter consent in a checkout. */
export const NEWSLETTER_CONSENT = 'newsletter'

/** A visitor's form submission. */
export const NewSubscriber = {
  /** The section of a published page with the form. */
  sectionId: Guid(),
  email: Email(),
  /** Language of the confirmation mail, such as `de`; default: the shop’s. */
  language: Omittable(Text(2, 35)),
  /** A hidden honeypot field. If it is filled in, nothing is stored. */
  website: Omittable(Text(0, 200)),
}

/** A subscriber; the dates are the proof of consent. */
export const Subscriber = Type.Object({
  id: Guid(),
  email: Type.String(),
  language: Type.String(),
  state: OneOf(subscriberStates),
  /** The source of the consent. */
  source: OneOf(consentSources),
  /** The page with the form, which may have been deleted; null for other sources. */
  pageId: Nullable(Guid()),
  /** The number of the order with the consent; null for other sources. */
  orderNumber: Nullable(Type.String()),
  /** The text of the consent. */
  consentText: Type.String(),
  requestedDate: Timestamp(),
  confirmedDate: Nullable(Timestamp()),
  unsubscribedDate: Nullable(Timestamp()),
})
export type Subscriber = Static<typeof Subscriber>
