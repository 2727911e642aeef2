import type { PaymentState, PaymentStep } from '@vitrine/contract/payments'

/** A payment method as configured by a merchant. Totals are in minor units of the shop's currency. */
export interface PaymentMethod {
  readonly id: string
  readonly revision: number
  readonly provider: string
  readonly name: string
  readonly description: string
  readonly instructions: string
  readonly active: boolean
  readonly position: number
  /** Countries of the billing address; empty: all. */
  readonly countries: readonly string[]
  readonly minTotal: number | null
  readonly maxTotal: number | null
  /** Orders it is for: those to pick up, or those to ship. */
  readonly delivery: 'ANY' | 'PICKUP' | 'SHIPPING'
  readonly dueDays: number
  readonly account: BankAccount | null
}

export interface BankAccount {
  readonly holder: string
  readonly iban: string
  readonly bic: string
}

export interface Card {
  readonly brand: string
  readonly lastFourDigits: string
}

/** An attempt to pay, or a recorded payment; state and amounts are folded from its events. */
export interface Payment extends Fold {
  readonly id: string
  readonly orderId: string
  readonly methodId: string | null
  /** A provider's name, or `RECORDED`. */
  readonly provider: string
  readonly name: string
  readonly isOffline: boolean
  readonly amountMinor: number
  readonly currency: string
  /** Details of a recorded payment; null for attempts to pay. */
  readonly details: RecordedDetails | null
  /** The buyer's next step; null until the provider has returned it. */
  readonly step: PaymentStep | null
  readonly returnUrl: string | null
  /** Whether the buyer agreed to later charges of the method. */
  readonly savesMethod: boolean
  /** The payment whose saved method this one charges without the buyer. */
  readonly chargedFrom: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** The provider's id of a method that can be charged again, and how the buyer recognizes it. */
export interface SavedMethod {
  readonly method: string
  readonly customer?: string
  /** Absent for a card, which the payment describes. */
  readonly kind?: 'SEPA' | 'PAYPAL'
  /** The part of an account that may be shown: the end of an IBAN, or a masked email address. */
  readonly hint?: string
}

/** Details of a payment that was made elsewhere. */
export interface RecordedDetails {
  /** Paid without a provider, such as in cash. */
  readonly isOffline: boolean
  readonly isRefundDisabled: boolean
  /** Further values as they were recorded, such as ids at a gateway. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** The sums of a payment's events, in minor units. */
export interface Fold {
  readonly state: PaymentState
  readonly authorizedMinor: number
  readonly capturedMinor: number
  readonly refundedMinor: number
  /** The part of the refunded amount that became store credit or pays another order. */
  readonly creditedMinor: number
  readonly disputedMinor: number
  readonly reference: string | null
  readonly card: Card | null
  readonly failure: string | null
}

export type EventKind =
  | 'ACTION_REQUIRED'
  | 'PROCESSING'
  | 'AUTHORIZED'
  | 'CAPTURED'
  | 'FAILED'
  | 'CANCELLED'
  | 'RELEASED'
  | 'REFUNDED'
  /** The provider has accepted the refund; the money is on its way. */
  | 'REFUND_SENT'
  | 'REFUND_FAILED'
  | 'DISPUTED'
  | 'DISPUTE_WON'
  /** A note that changes no state, such as why a card was declined. */
  | 'NOTED'
  /** The state that a merchant sets for a recorded payment; the last one wins. */
  | 'STATED'

/** An event that a provider reports about a payment. */
export interface PaymentEvent {
  readonly provider: string
  /** The merchant's account at the provider. */
  readonly account: string
  /** The provider's id of the event; events with the same id count once. */
  readonly id: string
  readonly paymentId: string
  readonly kind: EventKind
  readonly amountMinor: number | null
  readonly currency: string | null
  readonly date: Date
  readonly details: EventDetails
}

export interface EventDetails {
  readonly refundId?: string
  /** For REFUNDED: the buyer got store credit instead of money. */
  readonly toStoreCredit?: boolean
  /** For REFUNDED: the amount pays another order instead. */
  readonly toOrder?: boolean
  readonly reference?: string
  readonly card?: Card
  /** For incoming money: the saved method, if the buyer agreed to later charges. */
  readonly savedMethod?: SavedMethod
  readonly failure?: string
  /** For STATED: the state that was set, and the number of this event among those of its kind. */
  readonly stated?: PaymentState
  readonly nth?: number
  /** The unchanged payload. */
  readonly raw?: unknown
}

/** A refund of an order. */
export interface Refund {
  readonly id: string
  readonly orderId: string
  readonly amountMinor: number
  readonly taxMinor: number
  readonly reason: string
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    /** Quantity that returned to stock. */
    readonly restock?: number
  }[]
  readonly deliveryGroupIds: readonly string[]
  /** Refunded part of deliveries that are not refunded whole. */
  readonly deliveryMinor: number
  readonly fees: readonly { readonly id: string; readonly amountMinor: number }[]
  /** Refunds an overpaid balance, without taking back any items. Default: false. */
  readonly ofBalance?: boolean
  readonly payments: readonly RefundPayment[]
  readonly createdDate: Date
}

export type RefundState = 'RESERVED' | 'SENT' | 'DONE' | 'FAILED'

/** The part of a refund that is paid back through one payment. */
export interface RefundPayment {
  readonly paymentId: string
  readonly amountMinor: number
  readonly state: RefundState
  readonly isExternal: boolean
  /** Whether the buyer gets store credit instead of money; default: false. */
  readonly toStoreCredit?: boolean
  /** The order that it pays instead of a payout; default: none. */
  readonly toOrderId?: string | null
}

/** The payments of an order. */
export interface OrderPayments {
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
}
