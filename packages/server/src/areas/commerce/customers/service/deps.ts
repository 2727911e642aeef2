import type { ShopMailKind } from '@vitrine/contract/customers'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { NewsletterFeature } from '../../../site/newsletter/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

export interface CustomerDeps {
  readonly platform: Pick<Platform, 'work' | 'db' | 'logger'>
  readonly events: Events
  readonly orders: Pick<OrdersFeature, 'query' | 'forgetBuyer' | 'visitorsOf'>
  /** Erases what was written by and to a guest outside of orders, and what mentions them. */
  readonly eraseGuest: (tx: Tx, guest: Guest) => Promise<void>
  /** The address of the account of a member. */
  readonly addressOf: (
    tx: Tx,
    memberId: string,
  ) => Promise<
    | { readonly email: string; readonly isVerified: boolean; readonly language: string | null }
    | undefined
  >
  /** Mails that consents of orders allow. */
  readonly consentedMails: readonly ConsentedMails[]
  readonly newsletter: Pick<
    NewsletterFeature,
    'subscribeMember' | 'subscribersOf' | 'unsubscribeAddresses'
  >
  /** Mails that are not about orders, by their kind. */
  readonly shopMails: Readonly<Record<ShopMailKind, ShopMails>>
  readonly currencyOf: (tx: Tx) => Promise<string>
}

/** Mails of a feature that their reader can end. */
export interface ShopMails {
  /** Whose mails the link of one is about; refuses a link that is not of such a mail. */
  readonly addressIn: (tx: Tx, link: string) => Promise<string>
  /** No more of them to this address. */
  readonly end: (tx: Tx, email: string) => Promise<void>
}

/** Mails of a feature that go only to who has agreed. */
export interface ConsentedMails {
  /** Keys of the consents that allow them. */
  readonly keys: readonly string[]
  /** Since when addresses want none, by address. */
  readonly endedFor: (tx: Tx, emails: readonly string[]) => Promise<ReadonlyMap<string, Date>>
  /** No more of them to these addresses. */
  readonly end: (tx: Tx, emails: readonly string[]) => Promise<void>
}

/** By what a guest is known. */
export interface Guest {
  readonly emails: readonly string[]
  readonly visitorIds: readonly string[]
  readonly orderIds: readonly string[]
}
