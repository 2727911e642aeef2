import { useMessages } from '../../shared/messages.tsx'
import type { OrderPayment } from './setup.ts'

/** What a payment is called: credit in the words of the dashboard, all others as the shop calls them. */
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

/** Paid with what the shop owed the buyer: what goes back returns here. */
export const isTender = ({ provider }: Pick<OrderPayment, 'provider'>): boolean =>
  provider === 'GIFT_CARD' || provider === 'STORE_CREDIT'
