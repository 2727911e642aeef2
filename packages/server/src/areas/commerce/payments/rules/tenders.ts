import type { Payment } from '../model/payment.ts'

/** `provider` of payments by gift card. */
export const GIFT_CARD_PROVIDER = 'GIFT_CARD'
/** `provider` of payments by store credit. */
export const STORE_CREDIT_PROVIDER = 'STORE_CREDIT'

/** `provider` of payments with the credit of another order of the same buyer. */
export const ORDER_CREDIT_PROVIDER = 'ORDER_CREDIT'

/** Paid from a balance that the shop owes the buyer: no money comes in and no provider is called. */
export const isTender = (payment: Pick<Payment, 'provider'>): boolean =>
  returnsToItself(payment) || payment.provider === ORDER_CREDIT_PROVIDER

/** Whether a refund returns to the gift card or balance that paid; otherwise it has to be paid back. */
export const returnsToItself = ({ provider }: Pick<Payment, 'provider'>): boolean =>
  provider === GIFT_CARD_PROVIDER || provider === STORE_CREDIT_PROVIDER

/** The fields of a payment's fact that concern tenders. */
export interface TenderFact {
  readonly id: string
  readonly provider: string
  readonly state: string
  readonly amountMinor: number
  readonly refundedMinor: number
  readonly creditedMinor?: number
}

const spentStates = new Set(['PENDING', 'CAPTURED'])

/** The spent part of a tender; the rest returns to its source. A part that pays another order stays spent. */
export const stillSpentOf = ({
  state,
  amountMinor,
  refundedMinor,
  creditedMinor = 0,
}: TenderFact): number => (spentStates.has(state) ? amountMinor - refundedMinor + creditedMinor : 0)
