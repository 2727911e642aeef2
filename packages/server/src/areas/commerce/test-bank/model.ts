import type { EventKind } from '../payments/index.ts'

export type BankState =
  | 'NEW'
  | 'CHALLENGE'
  | 'AUTHORIZED'
  | 'CAPTURED'
  | 'IN_REVIEW'
  | 'DECLINED'
  | 'CANCELLED'
  | 'RELEASED'

/** An event of a payment at the bank. */
export interface BankEvent {
  readonly id: string
  readonly kind: EventKind
  readonly amountMinor: number
  readonly date: string
  readonly refundId?: string
  readonly failure?: string
}

/** A payment in the books of the bank. */
export interface BankPayment {
  readonly id: string
  readonly siteId: string
  readonly state: BankState
  readonly amountMinor: number
  readonly currency: string
  readonly orderNumber: string
  readonly returnUrl: string
  readonly card: string | null
  /** All events, the earliest first. */
  readonly events: readonly BankEvent[]
}
