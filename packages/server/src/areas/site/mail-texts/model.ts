import type { MailLanguage, MailName, MailTexts } from '@vitrine/contract/mail-texts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { MailFeature, OrderMail } from '../mail/index.ts'

/** A mail in a language. */
export interface WhichMail {
  readonly mail: MailName
  readonly language: MailLanguage
}

export interface StoredTexts extends WhichMail {
  readonly texts: MailTexts
  readonly revision: number
}

/** What a preview or a test shows. */
export interface Draft extends WhichMail {
  /** Those that are saved unless given. */
  readonly texts?: MailTexts | undefined
  readonly orderId?: string | null | undefined
}

export interface MailTextsDeps {
  readonly platform: Pick<Platform, 'attempts'>
  readonly events: Events
  readonly sites: {
    get(siteId: string): Promise<{ readonly settings: { readonly currency: string } }>
  }
  readonly mail: Pick<MailFeature, 'render' | 'writeWith' | 'languageOf'>
  /** What mails say of an order of the site. */
  readonly orderMail: (tx: Tx, orderId: string) => Promise<OrderMail | undefined>
  /** The address of a member of staff; undefined for who is none. */
  readonly staffAddress: (tx: Tx, id: string) => Promise<string | undefined>
}
