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
  /** The page with the form; it may be gone. */
  pageId: Guid(),
  /** The words of the form to which consent was given. */
  consentText: Type.String(),
  requestedDate: Timestamp(),
  confirmedDate: Nullable(Timestamp()),
  unsubscribedDate: Nullable(Timestamp()),
})
export type Subscriber = Static<typeof Subscriber>
