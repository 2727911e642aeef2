import { useMessages } from '../../shared/messages.tsx'
import type { OrderPayment } from './setup.ts'

/** The name of a payment: credit in the language of the dashboard, all others as the shop names them. */
export function usePaymentName() {
  const {
    payments: { providers },
    order: { payments: words },
  } = useMessages()
  return ({ provider, name }: Pick<OrderPayment, 'provider' | 'name'>): string => {
    if (provider === 'ORDER_CREDIT') return words.orderCredit({ number: name })
    return provider === 'STORE_CREDIT' ? providers.STORE_CREDIT : name
  }
}

/** Paid with money of another order of the buyer. */
export const isOrderCredit = ({ provider }: Pick<OrderPayment, 'provider'>): boolean =>
  provider === 'ORDER_CREDIT'

/** A payment by gift card or store credit, which refunds return to. */
export const isTender = ({ provider }: Pick<OrderPayment, 'provider'>): boolean =>
  provider === 'GIFT_CARD' || provider === 'STORE_CREDIT'
