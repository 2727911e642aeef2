import type { Text } from './blocks.ts'
import type { PluginContext } from './context.ts'

/** The account of a shop at the provider, as entered by its merchant. */
export interface PaymentAccount {
  /** Id of the connection; stays the same as long as the shop is connected. */
  readonly id: string
  /** Whether the keys are for tests, so that no money moves. */
  readonly isTest: boolean
  /** MANUAL: payments are authorized at checkout and captured by the merchant later. */
  readonly capture: 'AUTOMATIC' | 'MANUAL'
  readonly key: string
  /** Empty if the account has none. */
  readonly clientId: string
  /** The secret that verifies messages; null if none is stored. */
  readonly webhookSecret: string | null
}

/** A payment to collect. Amounts are whole minor units of the currency: 1390 of EUR are 13.90 €. */
export interface PaymentToStart {
  /** Our id and idempotency key: starting the same payment again has to return the same one of the provider. */
  readonly paymentId: string
  readonly orderNumber: string
  readonly amountMinor: number
  /** ISO 4217. */
  readonly currency: string
  readonly email: string | null
  /** Language of the buyer, such as `de`. */
  readonly language: string
  /** The URL that the buyer returns to. */
  readonly returnUrl: string
  /** The URL that the provider sends its messages to. */
  readonly webhookUrl: string
}

/** A started payment. */
export interface KnownPayment {
  readonly paymentId: string
  readonly amountMinor: number
  readonly currency: string
  /** The provider's id, from the `reference` of an event; null until there is one. */
  readonly reference: string | null
}

export type PaymentEventKind =
  /** Started; the buyer has to act. */
  | 'ACTION_REQUIRED'
  /** Paid, but under review for some time, such as a direct debit. */
  | 'PROCESSING'
  | 'AUTHORIZED'
  | 'CAPTURED'
  /** The attempt failed without a payment. */
  | 'FAILED'
  /** Cancelled by the buyer or the merchant, or expired. */
  | 'CANCELLED'
  /** The authorization was released. */
  | 'RELEASED'
  /** The provider has accepted a refund, and the money is on its way. */
  | 'REFUND_SENT'
  | 'REFUNDED'
  | 'REFUND_FAILED'
  | 'DISPUTED'
  | 'DISPUTE_WON'
  /** A note that changes no state, such as why a card was declined. */
  | 'NOTED'

/** An event of a payment. Order and repetition do not matter: the state is computed from all events. */
export interface PaymentEvent {
  /** The same id however the event is received, so that it counts once. 1 to 200 characters. */
  readonly id: string
  readonly paymentId: string
  readonly kind: PaymentEventKind
  /** In minor units; required for AUTHORIZED, CAPTURED, REFUNDED, DISPUTED and DISPUTE_WON. */
  readonly amountMinor?: number
  /** ISO 4217; events in another currency than the order's are ignored. */
  readonly currency: string
  readonly date: Date
  /** The provider's id of the payment. */
  readonly reference?: string
  /** For refunds that the shop requested. */
  readonly refundId?: string
  readonly card?: { readonly brand: string; readonly lastFourDigits: string }
  /** Failure code, such as `declined`, `insufficient_funds` or `expired_card`. */
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
  /** The provider's message. */
  readonly says?: string
}

/** The unchanged request that a provider sent to the webhook URL. */
export interface PaymentMessage {
  readonly body: Uint8Array
  header(name: string): string | undefined
}

export interface PaymentNotice {
  /** The provider's id of the message; a message with the same id is processed once. */
  readonly messageId: string
  readonly type: string
  /** The subject of the message, for `follow`; null if it does not concern payments. */
  readonly reference: string | null
}

/** The arguments of every call to a provider. */
export interface PaymentCall {
  readonly account: PaymentAccount
  readonly context: PluginContext
  /** Aborted after 30 seconds. */
  readonly signal: AbortSignal
}

/** A form field for connecting the provider. */
export interface AccountField {
  readonly label: Text
  readonly help?: Text
}

/**
 * A payment provider. The shop calls it outside of any transaction and alone stores its results. Calls may be repeated
 * with the same ids and must then have no further effect. Throwing `PaymentRefused` is final; any other error means
 * that the provider is unavailable, and the call is retried. At most one per plug-in; its name is the plug-in's in
 * upper case: `bank-link` becomes `BANK_LINK`.
 */
export interface Payments {
  readonly title: Text
  /** A description for merchants, in one sentence. */
  readonly about?: Text
  /**
   * The fields that merchants enter to connect the provider. They are stored encrypted, and only `clientId` is shown
   * again.
   */
  readonly account: {
    readonly key: AccountField
    readonly clientId?: AccountField
    readonly webhookSecret?: AccountField
    /** Instructions for the webhook URL. */
    readonly webhook?: Text
  }
  /** Whether a key is for tests; if absent, the merchant states it. Throws `PaymentRefused` for an invalid key. */
  readonly isTestKey?: (key: string) => boolean
  /** Starts a payment; the buyer is redirected to `url`. */
  start(
    call: PaymentCall & { readonly payment: PaymentToStart },
  ): Promise<{ readonly url: string; readonly events: readonly PaymentEvent[] }>
  /** Returns the current state. */
  read(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /** Captures `amountMinor` of an authorized payment. If that was done before, returns the current state. */
  capture?(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /** Releases an authorized payment. If that was done before, returns the current state. */
  release?(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /** Cancels an abandoned attempt, so that its page takes no more money. */
  cancel?(call: PaymentCall & { readonly payment: KnownPayment }): Promise<readonly PaymentEvent[]>
  /**
   * Refunds a payment; `refundId` is the idempotency key. Throwing `PaymentRefused` makes the amount refundable again.
   */
  refund(
    call: PaymentCall & {
      readonly payment: KnownPayment
      readonly refund: { readonly refundId: string; readonly amountMinor: number }
    },
  ): Promise<readonly PaymentEvent[]>
  /** Checks whether the keys work; returns no findings if nothing is wrong. */
  check(
    call: PaymentCall & { readonly webhookUrl: string },
  ): Promise<{ readonly account: string; readonly findings: readonly PaymentFinding[] }>
  /** Identifies a message. Throws `MessageRefused` if it is not from the provider or too old. */
  readMessage(call: PaymentCall & { readonly message: PaymentMessage }): Promise<PaymentNotice>
  /** Returns the current state of a message's subject; empty for payments of sites other than `context.siteId`. */
  follow(call: PaymentCall & { readonly reference: string }): Promise<readonly PaymentEvent[]>
}

/** The provider refused permanently. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
  /** Such as `amount_too_small` or `key_refused`; `refused` if unknown. */
  readonly code: string
  constructor(code: string, says: string) {
    super(says)
    this.code = code
  }
}

/** The message is not from the provider, or too old. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}
