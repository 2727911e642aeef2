import { useMessages } from '../../shared/messages.tsx'
import type { OrderPayment } from './setup.ts'

/** What a payment is called: store credit in the words of the dashboard, all others as the shop calls them. */
export function usePaymentName() {
  const { providers } = useMessages().payments
  return ({ provider, name }: Pick<OrderPayment, 'provider' | 'name'>): string =>
    provider === 'STORE_CREDIT' ? providers.STORE_CREDIT : name
}

/** Paid with what the shop owed the buyer: what goes back returns here. */
export const isTender = ({ provider }: Pick<OrderPayment, 'provider'>): boolean =>
  provider === 'GIFT_CARD' || provider === 'STORE_CREDIT'
