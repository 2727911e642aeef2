import type { Payment } from '../model/payment.ts'

/** What a payment by gift card has as its provider. */
export const GIFT_CARD_PROVIDER = 'GIFT_CARD'

/** Paid with what the shop owes the buyer: no money comes in, and no provider is asked. */
export const isTender = ({ provider }: Pick<Payment, 'provider'>): boolean =>
  provider === GIFT_CARD_PROVIDER
