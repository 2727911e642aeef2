import type { Payment } from '../model/payment.ts'

/** What a payment by gift card has as its provider. */
export const GIFT_CARD_PROVIDER = 'GIFT_CARD'
/** What a payment by store credit has as its provider. */
export const STORE_CREDIT_PROVIDER = 'STORE_CREDIT'

/** Paid with what the shop owes the buyer: no money comes in, and no provider is asked. */
export const isTender = ({ provider }: Pick<Payment, 'provider'>): boolean =>
  provider === GIFT_CARD_PROVIDER || provider === STORE_CREDIT_PROVIDER

/** What a fact says of a payment, as far as tenders follow it. */
export interface TenderFact {
  readonly id: string
  readonly provider: string
  readonly state: string
  readonly amountMinor: number
  readonly refundedMinor: number
}

const spentStates = new Set(['PENDING', 'CAPTURED'])

/** What a payment by a tender keeps; the rest returns to whatever paid it. */
export const stillSpentOf = ({ state, amountMinor, refundedMinor }: TenderFact): number =>
  spentStates.has(state) ? amountMinor - refundedMinor : 0
