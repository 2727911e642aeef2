import {
  GiftCardDisabled,
  GiftCardExpired,
  GiftCardIsEmpty,
  GiftCardOtherCurrency,
  type GiftCardStatus,
} from '@vitrine/contract/gift-cards'
import type { GiftCard } from '../model.ts'

/** Whether a gift card can be spent. */
export function statusAt(
  {
    cancelledDate,
    disabledDate,
    expirationDate,
    balanceMinor,
  }: Pick<GiftCard, 'cancelledDate' | 'disabledDate' | 'expirationDate' | 'balanceMinor'>,
  now: Date,
): GiftCardStatus {
  if (cancelledDate ?? disabledDate) return 'DISABLED'
  if (expirationDate && expirationDate <= now) return 'EXPIRED'
  return balanceMinor === 0 ? 'SPENT' : 'ACTIVE'
}

/** Refuses a gift card that pays nothing in this currency. */
export function refuseUnusable(card: GiftCard, currency: string, now: Date): void {
  const status = statusAt(card, now)
  if (status === 'DISABLED') throw GiftCardDisabled()
  if (status === 'EXPIRED') throw GiftCardExpired()
  if (status === 'SPENT') throw GiftCardIsEmpty()
  if (card.currency !== currency) throw GiftCardOtherCurrency({ currency: card.currency })
}
