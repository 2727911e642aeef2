import type { ContactMessage } from '@vitrine/contract/contact-messages'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../platform/platform.ts'
import type { Events } from '../events/index.ts'
import type { MailFeature } from '../mail/index.ts'
import type { PagesFeature } from '../pages/index.ts'

export type { ContactMessage } from '@vitrine/contract/contact-messages'

export interface NewMessage extends Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message'> {
  readonly sectionId: string
  readonly memberId: string | null
  /** What a program wrote into the field that people do not see. */
  readonly website: string
}

export interface ContactMessagesDeps {
  readonly platform: Pick<Platform, 'attempts' | 'clock' | 'config'>
  readonly events: Events
  readonly mail: Pick<MailFeature, 'write'>
  readonly sitePages: Pick<PagesFeature, 'findSection'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  readonly ownersOf: (siteId: string) => Promise<readonly { readonly email: string }[]>
}
