import type { Payment } from '../model/payment.ts'

/** What a payment by gift card has as its provider. */
export const GIFT_CARD_PROVIDER = 'GIFT_CARD'
/** What a payment by store credit has as its provider. */
export const STORE_CREDIT_PROVIDER = 'STORE_CREDIT'

/** What a payment with money of another order of the buyer has as its provider. */
export const ORDER_CREDIT_PROVIDER = 'ORDER_CREDIT'

/** Paid with what the shop owes the buyer: no money comes in, and no provider is asked. */
export const isTender = (payment: Pick<Payment, 'provider'>): boolean =>
  returnsToItself(payment) || payment.provider === ORDER_CREDIT_PROVIDER

/** Whether a refund goes back to the gift card or the balance that has paid; else somebody pays it back. */
export const returnsToItself = ({ provider }: Pick<Payment, 'provider'>): boolean =>
  provider === GIFT_CARD_PROVIDER || provider === STORE_CREDIT_PROVIDER

/** What a fact says of a payment, as far as tenders follow it. */
export interface TenderFact {
  readonly id: string
  readonly provider: string
  readonly state: string
  readonly amountMinor: number
  readonly refundedMinor: number
  readonly creditedMinor?: number
}

const spentStates = new Set(['PENDING', 'CAPTURED'])

/** What a payment by a tender keeps; the rest returns to whatever paid it. What pays another order stays spent. */
export const stillSpentOf = ({
  state,
  amountMinor,
  refundedMinor,
  creditedMinor = 0,
}: TenderFact): number => (spentStates.has(state) ? amountMinor - refundedMinor + creditedMinor : 0)
