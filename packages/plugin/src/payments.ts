import type { Text } from './blocks.ts'
import type { PluginContext } from './context.ts'

/** The account of a shop at the provider, as its merchant has entered it. */
export interface PaymentAccount {
  /** Of the connection; the same for as long as the shop is connected. */
  readonly id: string
  /** Keys for tests: no money moves. */
  readonly isTest: boolean
  /** MANUAL: money is authorized when the buyer pays, and taken by the merchant later. */
  readonly capture: 'AUTOMATIC' | 'MANUAL'
  readonly key: string
  /** Empty where the account has none. */
  readonly clientId: string
  /** What messages are checked by; null where nothing is stored. */
  readonly webhookSecret: string | null
}

/** A payment to collect. Amounts are whole minor units of the currency: 1390 of EUR are 13.90 €. */
export interface PaymentToStart {
  /** Ours; the idempotency key: the same payment may be started again, and is then the same one at the provider. */
  readonly paymentId: string
  readonly orderNumber: string
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  readonly email: string | null
  /** Such as `de`. */
  readonly language: string
  /** Where the buyer goes afterwards. */
  readonly returnUrl: string
  /** Where the provider sends its messages. */
  readonly webhookUrl: string
}

/** A payment that was started. */
export interface KnownPayment {
  readonly paymentId: string
  readonly amountMinor: number
  readonly currency: string
  /** The provider's name for it, from `reference` of an event; null while none was given. */
  readonly reference: string | null
}

export type PaymentEventKind =
  /** Started: the buyer is to do something. */
  | 'ACTION_REQUIRED'
  /** Paid, and checked for a while, such as a debit. */
  | 'PROCESSING'
  | 'AUTHORIZED'
  | 'CAPTURED'
  /** The attempt has ended without money. */
  | 'FAILED'
  /** The buyer or the merchant has ended it, or its time is over. */
  | 'CANCELLED'
  /** Authorized money is given up. */
  | 'RELEASED'
  /** The provider has taken a refund, and the money is on its way. */
  | 'REFUND_SENT'
  | 'REFUNDED'
  | 'REFUND_FAILED'
  | 'DISPUTED'
  | 'DISPUTE_WON'
  /** Says something that changes no state, such as why a card was declined. */
  | 'NOTED'

/** What has happened to a payment. Order and repetition do not matter: the state is what all events come to. */
export interface PaymentEvent {
  /** The same whenever and however it is learnt of: an event counts once. 1 to 200 characters. */
  readonly id: string
  readonly paymentId: string
  readonly kind: PaymentEventKind
  /** In minor units; needed for AUTHORIZED, CAPTURED, REFUNDED, DISPUTED and DISPUTE_WON. */
  readonly amountMinor?: number
  /** Counted only when it is that of the order. */
  readonly currency: string
  readonly date: Date
  /** What the provider calls the payment. */
  readonly reference?: string
  /** Of refunds that the shop has asked for. */
  readonly refundId?: string
  readonly card?: { readonly brand: string; readonly lastFourDigits: string }
  /** Why it failed, such as `declined`, `insufficient_funds` or `expired_card`. */
  readonly failure?: string
}

export interface PaymentFinding {
  readonly problem:
    | 'KEY_REFUSED'
    | 'KEY_LACKS_PERMISSION'
    | 'UNREACHABLE'
    | 'PAYMENTS_NOT_ENABLED'
    | 'WEBHOOK_SECRET_MISSING'
    | 'WEBHOOK_MISSING'
    | 'SHOP_NOT_REACHABLE'
  /** What the provider says about it. */
  readonly says?: string
}

/** What the provider has sent to the address for messages, as it came. */
export interface PaymentMessage {
  readonly body: Uint8Array
  header(name: string): string | undefined
}

export interface PaymentNotice {
  /** The provider's id of the message; the same message is followed once. */
  readonly messageId: string
  readonly type: string
  /** What it is about, for `follow`; null for what payments have nothing to do with. */
  readonly reference: string | null
}

/** What every call to a provider is made with. */
export interface PaymentCall {
  readonly account: PaymentAccount
  readonly context: PluginContext
  /** Aborted after half a minute. */
  readonly signal: AbortSignal
}

/** A field of the form in which a merchant connects the provider. */
export interface AccountField {
  readonly label: Text
  readonly help?: Text
}

/**
 * A payment provider. The shop calls it outside of every transaction, and alone stores what it answers. Calls may come again
 * with the same ids, and do nothing twice then. A call that throws `PaymentRefused` has failed for good; whatever else it
 * throws means that the provider cannot be reached, and the call is made again later. At most one for each plug-in; it is
 * known by the name of the plug-in in capitals, `bank-link` as `BANK_LINK`.
 */
export interface Payments {
  readonly title: Text
  /** One sentence for merchants. */
  readonly about?: Text
  /** What merchants enter to connect the provider; what is stored is sealed, and only `clientId` is shown again. */
  readonly account: {
    readonly key: AccountField
    readonly clientId?: AccountField
    readonly webhookSecret?: AccountField
    /** What to do with the address for messages. */
    readonly webhook?: Text
  }
  /** Whether a key is one for tests; it is asked of the merchant unless given. Throws `PaymentRefused` for what is no key. */
  readonly isTestKey?: (key: string) => boolean
  /** Asks for the money; the buyer is sent to `url`. */
  start(
    call: PaymentCall & { readonly payment: PaymentToStart },
  ): Promise<{ readonly url: string; readonly events: readonly PaymentEvent[] }>
  /** What is true now. */
  read(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /** Takes money that is authorized: `amountMinor` of it. Where that was done before, the answer is what is true. */
  capture?(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /** Gives up money that is authorized. Where that was done before, the answer is what is true. */
  release?(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /** Ends an attempt that nobody waits for any more, so that its page takes no money. */
  cancel?(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /** Pays money back; `refundId` is the idempotency key. One that throws `PaymentRefused` gives the money free again. */
  refund(
    call: PaymentCall & {
      readonly payment: KnownPayment
      readonly refund: { readonly refundId: string; readonly amountMinor: number }
    },
  ): Promise<readonly PaymentEvent[]>
  /** Whether the keys work; empty findings when nothing is wrong. */
  check(
    call: PaymentCall & { readonly webhookUrl: string },
  ): Promise<{ readonly account: string; readonly findings: readonly PaymentFinding[] }>
  /** Which message it is. Throws `MessageRefused` for what the provider has not sent, or too long ago. */
  readMessage(call: PaymentCall & { readonly message: PaymentMessage }): Promise<PaymentNotice>
  /** What is true now of what a message is about; nothing for payments of others than `context.siteId`. */
  follow(call: PaymentCall & { readonly reference: string }): Promise<readonly PaymentEvent[]>
}

/** The provider has said no, for good. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
  /** Such as `amount_too_small` or `key_refused`; `refused` where nothing better is known. */
  readonly code: string
  constructor(code: string, says: string) {
    super(says)
    this.code = code
  }
}

/** What came is not the provider's, or is too old. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}
