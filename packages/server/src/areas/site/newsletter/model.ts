import type { Subscriber, SubscriberState } from '@vitrine/contract/newsletter'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../platform/platform.ts'
import type { Events } from '../events/index.ts'
import type { MailFeature } from '../mail/index.ts'
import type { PagesFeature } from '../pages/index.ts'

export type { Subscriber } from '@vitrine/contract/newsletter'

export interface SubscriptionRequest {
  readonly sectionId: string
  readonly email: string
  readonly language: string | undefined
  /** Honeypot field, which only bots fill in. */
  readonly website: string
}

export interface SubscriberFilter {
  readonly state: SubscriberState | undefined
  readonly search: string
  readonly limit: number
  readonly offset: number
}

/** The text and place of a consent. */
export type NewsletterConsent = Pick<
  Subscriber,
  'source' | 'pageId' | 'orderNumber' | 'consentText' | 'requestedDate'
>

/** A subscriber without the fields that derive from the dates. */
export type StoredSubscriber = Omit<Subscriber, 'state'> & {
  /** A new request that is not confirmed; the earlier consent stays until then. */
  readonly request: NewsletterConsent | null
}

/** A consent from outside of forms. */
export interface GivenConsent {
  readonly email: string
  /** Language of the confirmation mail; null: the shop's. */
  readonly language: string | null
  readonly text: string
}

export interface NewsletterDeps {
  readonly platform: Pick<Platform, 'attempts' | 'sealing'>
  readonly events: Events
  readonly mail: Pick<MailFeature, 'write'>
  readonly sitePages: Pick<PagesFeature, 'findSection'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}
