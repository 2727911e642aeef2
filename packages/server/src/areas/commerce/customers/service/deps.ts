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
  /** Erases texts by, to and about a guest outside of orders. */
  readonly eraseGuest: (tx: Tx, guest: Guest) => Promise<void>
  /** The email address of a member's account. */
  readonly addressOf: (
    tx: Tx,
    memberId: string,
  ) => Promise<
    | { readonly email: string; readonly isVerified: boolean; readonly language: string | null }
    | undefined
  >
  /** Mails that are sent only with a consent given with an order. */
  readonly consentedMails: readonly ConsentedMails[]
  readonly newsletter: Pick<
    NewsletterFeature,
    'subscribeMember' | 'subscribersOf' | 'unsubscribeAddresses'
  >
  /** Mails that are not about orders, by kind. */
  readonly shopMails: Readonly<Record<ShopMailKind, ShopMails>>
  readonly currencyOf: (tx: Tx) => Promise<string>
}

/** Mails of a feature that recipients can unsubscribe from. */
export interface ShopMails {
  /** The address in an unsubscribe link; refuses links of other mails. */
  readonly addressIn: (tx: Tx, link: string) => Promise<string>
  /** Unsubscribes an address. */
  readonly end: (tx: Tx, email: string) => Promise<void>
}

/** Mails of a feature that require consent. */
export interface ConsentedMails {
  /** Keys of the consents that allow these mails. */
  readonly keys: readonly string[]
  /** When addresses unsubscribed, by address. */
  readonly endedFor: (tx: Tx, emails: readonly string[]) => Promise<ReadonlyMap<string, Date>>
  /** Unsubscribes these addresses. */
  readonly end: (tx: Tx, emails: readonly string[]) => Promise<void>
}

/** Identifies a guest. */
export interface Guest {
  readonly emails: readonly string[]
  readonly visitorIds: readonly string[]
  readonly orderIds: readonly string[]
}
