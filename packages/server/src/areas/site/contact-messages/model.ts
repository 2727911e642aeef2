import type { ContactMessage, InquiredProduct } from '@vitrine/contract/contact-messages'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { MailFeature } from '../mail/index.ts'
import type { PagesFeature } from '../pages/index.ts'

export type { ContactMessage, InquiredProduct } from '@vitrine/contract/contact-messages'

type MessageContent = Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message' | 'memberId'> & {
  /** A honeypot field that only bots fill in. */
  readonly website: string
}

export type NewMessage = MessageContent & { readonly sectionId: string }

export type NewQuestion = Omit<MessageContent, 'phone'> & {
  readonly productId: string
  /** Null: none. */
  readonly variantId: string | null
}

/** A message before it is checked and stored. */
export type MessageDraft = MessageContent & Pick<ContactMessage, 'pageId' | 'product'>

export interface ContactMessagesDeps {
  readonly platform: Pick<Platform, 'attempts' | 'clock' | 'config'>
  readonly events: Events
  readonly mail: Pick<MailFeature, 'write'>
  readonly sitePages: Pick<PagesFeature, 'findSection'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** The visible item of a product or a variant; throws if there is none. */
  readonly shownItem: (
    tx: Tx,
    productId: string,
    variantId: string | null,
  ) => Promise<Omit<InquiredProduct, 'id'> & { readonly productId: string }>
  readonly ownersOf: (siteId: string) => Promise<readonly { readonly email: string }[]>
}
