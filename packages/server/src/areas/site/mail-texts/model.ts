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

/** Input of a preview or a test. */
export interface Draft extends WhichMail {
  /** The saved ones by default. */
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
  /** The data of an order for mails. */
  readonly orderMail: (tx: Tx, orderId: string) => Promise<OrderMail | undefined>
  /** The address of a member of staff; undefined for who is none. */
  readonly staffAddress: (tx: Tx, id: string) => Promise<string | undefined>
}
