import type { MailLanguage, MailName, MailTexts } from '@vitrine/contract/mail-texts'
import type { Mail } from '@vitrine/contract/mailbox'
import type { SiteState, StaffRole } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type {
  BackInStockMail,
  MailAmount,
  PriceDropsMail,
  ReminderMail,
  ReviewRequestMail,
} from './model/shopper-mails.ts'
import type { ContactMessageMail, ImportMail, ProductQuestionMail } from './model/staff-mails.ts'

export type * from './model/shopper-mails.ts'
export type * from './model/staff-mails.ts'

export type MailState = Mail['state']

/** The data of each mail, by the name of its template. Names are empty or absent when unknown. */
export interface MailFacts {
  welcome: { readonly address: string; readonly isWaiting: boolean; readonly name?: string }
  'verification-code': { readonly code: string; readonly minutes: number; readonly name?: string }
  'password-recovery': { readonly address: string; readonly hours: number; readonly name?: string }
  /** The owner made the account; its person sets the first password. */
  activation: { readonly address: string; readonly hours: number; readonly name?: string }
  approved: { readonly address: string; readonly name?: string }
  'password-changed': SecurityEvent
  /** A sign-in from a new device. */
  'new-sign-in': SecurityEvent
  'second-factor-code': { readonly code: string; readonly minutes: number; readonly name?: string }
  'factor-changed': {
    readonly factor: SecondFactor
    readonly change: 'added' | 'removed'
    /** The owner's name for it. */
    readonly label?: string
    readonly name?: string
  }
  /** An account can be signed in to with a provider from now on, or no longer. */
  'sign-in-linked': {
    readonly provider: string
    readonly change: 'linked' | 'unlinked'
    readonly name?: string
  }
  /** Its owner has refused a sign-in where they are signed in; the occasion is that of the other one. */
  'sign-in-denied': SecurityEvent
  /** A passkey whose counter did not increase was used: it may have been copied. */
  'passkey-copied': SecurityEvent & { readonly passkey: string }
  /** Removal of the second factors was requested from staff; the token stops it. */
  'factor-reset': { readonly due: Date; readonly token: string; readonly name?: string }
  /** A registration with an address that has an account. */
  'account-exists': { readonly address: string; readonly name?: string }
  'staff-invitation': {
    readonly address: string
    readonly siteName: string
    readonly role: StaffRole
    readonly inviter: string
  }
  /** A link with which a staff member sets a new password. */
  'staff-recovery': { readonly address: string; readonly name?: string }
  /** A sign-in factor of a staff member has changed, or a recovery code was used. */
  'staff-factor-changed': {
    readonly address: string
    readonly factor: SecondFactor
    readonly change: 'added' | 'removed' | 'used' | 'reset'
    readonly codesLeft: number
    readonly name?: string
  }
  /** To owners: a member waits for approval. */
  'member-waiting': { readonly address: string; readonly member: string; readonly name?: string }
  'order-confirmed': OrderMail
  'order-paid': OrderMail
  /** The buyer can pay again. */
  'order-payment-failed': OrderMail
  'order-cancelled': OrderMail
  'order-edited': OrderMail
  /** Asks the buyer to accept an edit; `address` is the page for it. */
  'order-change-proposed': ProposalMail
  'order-refunded': OrderMail
  /** A refund of which something became store credit. */
  'order-credited': OrderMail & { readonly credit: MailAmount }
  /** About one parcel. */
  'order-shipped': ShipmentMail
  /** Goods wait to be collected. */
  'order-ready': ShipmentMail
  'return-requested': ReturnMail
  'return-agreed': ReturnMail
  'return-declined': ReturnMail
  'return-refunded': ReturnMail
  'return-credited': ReturnMail & { readonly amount: MailAmount; readonly credit: MailAmount }
  /** The receipt required by law, with content and time of the declaration. */
  'withdrawal-received': ReturnMail
  /** To owners: a return or withdrawal of a buyer; `address` is the order in the dashboard. */
  'return-for-shop': ShopReturnMail
  'withdrawal-for-shop': ShopReturnMail
  /** A link by which the buyer pays. */
  'payment-requested': PaymentRequestMail
  /** Some days before the next order of a subscription; `amount` is that of its goods. */
  'subscription-renewing': SubscriptionMail & { readonly date: Date; readonly amount: MailAmount }
  /** `address` is the page on which the order is paid, `date` when the method is charged again. */
  'subscription-payment-failed': SubscriptionMail & {
    readonly date: Date
    readonly amount: MailAmount
    readonly address: string
  }
  /** At once, or at `date`. */
  'subscription-cancelled': SubscriptionMail & { readonly date?: Date }
  /** There is no order this time; `date` is that of the next one. */
  'subscription-unavailable': SubscriptionMail & { readonly date?: Date }
  /** To owners; `address` is the subscription in the dashboard, `date` that of its next order. */
  'subscription-unavailable-for-shop': Pick<SubscriptionMail, 'product' | 'name'> & {
    readonly buyer: string
    readonly address: string
    readonly date?: Date
  }
  /** With the code that it is spent by. */
  'gift-card': GiftCardMail
  /** This amount of store credit expires at `date`. */
  'store-credit-ending': {
    /** Path of the page with the member's credit. */
    readonly path: string
    readonly amount: MailAmount
    readonly date: Date
    readonly name?: string
  }
  invoice: InvoiceMail
  'credit-note': InvoiceMail
  /** About an abandoned checkout. */
  'checkout-reminder': ReminderMail
  /** Something that its reader waited for can be bought again. */
  'back-in-stock': BackInStockMail
  /** Asks for reviews of purchased products. */
  'review-request': ReviewRequestMail
  /** Products on a wish list cost less than in the previous mail. */
  'price-drops': PriceDropsMail
  /** Proves an address before mails about prices go there; `path` is the page of the shop that does. */
  'price-mails-confirm': { readonly path: string }
  /** Proves an address before the newsletter goes there; `path` is the page of the shop that does. */
  'newsletter-confirm': { readonly path: string }
  /** To the shop: a message from a contact form; `address` is the list in the dashboard. */
  'contact-message': ContactMessageMail
  /** To the shop: a question about a product; `address` is the list in the dashboard. */
  'product-question': ProductQuestionMail
  /** To owners; `address` is the order in the dashboard. */
  'order-received': OrderMail & { readonly buyer: string; readonly address: string }
  /** To owners: a scheduled import has failed several times in a row. */
  'import-failing': ImportMail & { readonly reason: string }
  /** To owners, after `import-failing`: the scheduled import works again. */
  'import-working': ImportMail
  /** Proves the settings of the mail server. */
  test: Record<never, never>
}
export type TemplateName = keyof MailFacts

/** Data of a subscription. */
export interface SubscriptionMail {
  readonly product: string
  /** Its page, as a path of the shop. */
  readonly path: string
  readonly name?: string
}

/** An edit of an order that its buyer is asked to accept. */
export interface ProposalMail {
  readonly number: string
  readonly address: string
  /** The new total. */
  readonly amount: MailAmount
}

/** Data of an order. */
export interface OrderMail {
  readonly number: string
  /** The page of the order, as a path of the shop. */
  readonly path: string
  /** The amount that the mail is about: the total, a payment or a refund. */
  readonly amount: MailAmount
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly total: MailAmount
    /** A preorder; its shipping day is in UTC, `YYYY-MM-DD`. */
    readonly preorder?: { readonly shipsAt?: string }
  }[]
  readonly delivery?: { readonly title: string; readonly price: MailAmount }
  readonly discount?: MailAmount
  readonly total: MailAmount
  readonly reason?: string
  /** Account data for a transfer. */
  readonly transfer?: { readonly holder: string; readonly iban: string; readonly reference: string }
  readonly name?: string
}

/** Data of a parcel, or of a pickup. */
export interface ShipmentMail {
  /** The order's number. */
  readonly number: string
  /** The page of the order, as a path of the shop. */
  readonly path: string
  readonly lines: readonly { readonly name: string; readonly quantity: number }[]
  readonly carrier?: string
  readonly trackingNumber?: string
  /** Tracking URL of the parcel. */
  readonly trackingLink?: string
  /** Pickup location of the goods. */
  readonly place?: string
  readonly name?: string
}

/** Data of a return. */
export interface ReturnMail {
  /** The order's number. */
  readonly number: string
  readonly returnNumber: string
  /** The page of the order, as a path of the shop. */
  readonly path: string
  readonly lines: readonly { readonly name: string; readonly quantity: number }[]
  /** The refunded amount. */
  readonly amount?: MailAmount
  readonly reason?: string
  /** Return address and instructions. */
  readonly returnTo?: string
  readonly instructions?: string
  /** Only for a withdrawal. */
  readonly declared?: {
    readonly at: Date
    readonly name: string
    readonly email: string
    /** The part of the order in words. */
    readonly statement?: string
    /** The text of the page and the button. */
    readonly wording: string
    readonly deadline?: Date
  }
  readonly name?: string
}

export interface ShopReturnMail extends ReturnMail {
  readonly buyer: string
  readonly address: string
}

/** Data of an invoice or a credit note. */
export interface InvoiceMail {
  readonly number: string
  /** The number of the order. */
  readonly order: string
  /** URL of the document. */
  readonly file: string
  readonly amount: MailAmount
  readonly dueDate?: Date
  readonly name?: string
}

/** Data of a payment request. */
export interface PaymentRequestMail {
  /** The number of the order. */
  readonly number: string
  /** The page on which it is paid. */
  readonly address: string
  readonly amount: MailAmount
  readonly title?: string
  readonly description?: string
  /** Until when it can be paid. */
  readonly expirationDate?: Date
  readonly name?: string
}

/** Data of a gift card, for its recipient. */
export interface GiftCardMail {
  readonly code: string
  /** The first page of the shop. */
  readonly address: string
  readonly amount: MailAmount
  readonly name?: string
  readonly sender?: string
  readonly message?: string
  /** Until when it can be spent. */
  readonly expirationDate?: Date
}

/** The second factors that mails mention. */
export const secondFactors = [
  'TOTP',
  'EMAIL',
  'SMS',
  'CALL',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
] as const
export type SecondFactor = (typeof secondFactors)[number]

/** When something happened, and from where as far as that is known. */
export interface SecurityEvent {
  readonly at: Date
  readonly network?: string
  readonly userAgent?: string
  readonly name?: string
}

/** A mail to send. */
export interface MailRequest<Name extends TemplateName> {
  readonly to: string
  /** Language tag of the person or the call; the site's where absent or unsupported. */
  readonly language?: string | null
  readonly template: Name
  readonly facts: MailFacts[Name]
  /** The reply address; absent: the sender of the site. */
  readonly replyTo?: string
  /** Whether it is about a rehearsed order: then it goes to the mailbox and nowhere else. Default no. */
  readonly isRehearsal?: boolean
}

/** A mail before it is stored in the mailbox. */
export interface NewMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The page to unsubscribe from such mails; null where that is not possible. */
  readonly unsubscribeUrl: string | null
  /** The reply address; null: the default of the site. */
  readonly replyTo?: string | null
}

export interface StoredMail extends NewMail {
  readonly id: string
  readonly template: string
  readonly state: MailState
  readonly failure: string | null
  readonly isRehearsal: boolean
  readonly createdDate: Date
  /** When its body was removed. */
  readonly clearedDate: Date | null
}

/** What mail needs from a site. */
export interface MailSite {
  readonly id: string
  readonly state: SiteState
  readonly domains: readonly string[]
  readonly settings: {
    readonly name: string
    readonly locale: string
    readonly branding?: { readonly logoUrl: string; readonly accentColor: string }
    readonly mail?: {
      readonly senderName: string
      readonly senderAddress: string
      readonly hasSmtpUrl?: boolean
    }
  }
}

export interface MailSites {
  get(siteId: string): Promise<MailSite>
  list(): Promise<readonly Pick<MailSite, 'id'>[]>
  /** The address of the site's own mail server, with its password. */
  secretOf?(siteId: string, name: 'smtp'): Promise<string | undefined>
}

/** What mail needs from the merchant's texts. */
export interface SavedTexts {
  /** The texts of one mail in one language; empty if the merchant has none. */
  find(tx: Tx, mail: MailName, language: MailLanguage): Promise<MailTexts>
}

/** The recipient whose account a fact is about. */
export interface Person {
  readonly email: string
  readonly status: string
  readonly reasons?: readonly string[]
  readonly profile: {
    readonly nickname?: string | null
    readonly firstName?: string | null
    readonly language?: string | null
  }
}

/** The sender and reply address of a site. */
export interface Envelope {
  readonly from: { readonly name: string; readonly address: string }
  readonly replyTo?: string
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'mail.send': { siteId: string; id: string }
    'mail:clear': Record<string, unknown>
  }
}
