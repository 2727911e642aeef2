import type { PaymentState, PaymentStep } from '@vitrine/contract/payments'

/** A way to pay, as a merchant has set it up. Totals in minor units of the shop's currency. */
export interface PaymentMethod {
  readonly id: string
  readonly revision: number
  readonly provider: string
  readonly name: string
  readonly description: string
  readonly instructions: string
  readonly active: boolean
  readonly position: number
  /** Of the bill; empty: everywhere. */
  readonly countries: readonly string[]
  readonly minTotal: number | null
  readonly maxTotal: number | null
  /** Which orders it is for: those that are collected, or those that are sent. */
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

/** An attempt to pay, or recorded money; its state and amounts are the fold of its events. */
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
  /** What a recorded payment says of itself; null for attempts to pay. */
  readonly details: RecordedDetails | null
  /** What the buyer does next; null until the provider has said so. */
  readonly step: PaymentStep | null
  readonly returnUrl: string | null
  /** Whether the buyer agreed that the method is charged again. */
  readonly savesMethod: boolean
  /** The payment whose saved method this one charges without the buyer. */
  readonly chargedFrom: string | null
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** What a provider calls a method that it charges again, and how its buyer knows it. */
export interface SavedMethod {
  readonly method: string
  readonly customer?: string
  /** Absent for a card, whose payment says which one it is. */
  readonly kind?: 'SEPA' | 'PAYPAL'
  /** What of an account may be shown: the end of an IBAN, or an address in part. */
  readonly hint?: string
}

/** What is known of a payment that was made elsewhere. */
export interface RecordedDetails {
  /** Paid outside of any provider, such as in cash. */
  readonly isOffline: boolean
  readonly isRefundDisabled: boolean
  /** Further values in the form in which they were recorded, such as ids at a gateway. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** What the events of a payment come to, in minor units. */
export interface Fold {
  readonly state: PaymentState
  readonly authorizedMinor: number
  readonly capturedMinor: number
  readonly refundedMinor: number
  /** What of the refunded amount became store credit, or pays another order, in place of money. */
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
  /** The provider has taken the refund, and the money is on its way. */
  | 'REFUND_SENT'
  | 'REFUND_FAILED'
  | 'DISPUTED'
  | 'DISPUTE_WON'
  /** Says something of a payment that changes no state, such as why a card was declined. */
  | 'NOTED'
  /** What a merchant says that a recorded payment is; the last one counts. */
  | 'STATED'

/** What a provider says of a payment. */
export interface PaymentEvent {
  readonly provider: string
  /** The merchant's account at the provider. */
  readonly account: string
  /** The provider's id of the event; the same one is judged once. */
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
  /** Of REFUNDED: the buyer got store credit, and no money went back. */
  readonly toStoreCredit?: boolean
  /** Of REFUNDED: it pays another order, and no money went back. */
  readonly toOrder?: boolean
  readonly reference?: string
  readonly card?: Card
  /** Of money that came in: the method, where the buyer agreed that it is charged again. */
  readonly savedMethod?: SavedMethod
  readonly failure?: string
  /** Of STATED: what it is said to be, and the how manieth of these events it is. */
  readonly stated?: PaymentState
  readonly nth?: number
  /** As it was sent. */
  readonly raw?: unknown
}

/** Money that goes back. */
export interface Refund {
  readonly id: string
  readonly orderId: string
  readonly amountMinor: number
  readonly taxMinor: number
  readonly reason: string
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    /** Pieces of them that returned to stock. */
    readonly restock?: number
  }[]
  readonly deliveryGroupIds: readonly string[]
  /** What is paid back of deliveries beside whole ones. */
  readonly deliveryMinor: number
  readonly fees: readonly { readonly id: string; readonly amountMinor: number }[]
  /** Money that an order no longer costs: nothing of what was sold is taken back. Default no. */
  readonly ofBalance?: boolean
  readonly payments: readonly RefundPayment[]
  readonly createdDate: Date
}

export type RefundState = 'RESERVED' | 'SENT' | 'DONE' | 'FAILED'

/** The part of a refund that one payment pays back. */
export interface RefundPayment {
  readonly paymentId: string
  readonly amountMinor: number
  readonly state: RefundState
  readonly isExternal: boolean
  /** Whether the buyer gets it as store credit; default no. */
  readonly toStoreCredit?: boolean
  /** The order that it pays in place of money; default none. */
  readonly toOrderId?: string | null
}

/** The payments of an order. */
export interface OrderPayments {
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
}
