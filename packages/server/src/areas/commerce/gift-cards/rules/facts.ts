import type { GiftCard } from '../model.ts'

/** The fact of a gift card, without personal data, and with the last characters of its code only. */
export const factOf = (card: GiftCard) => ({
  id: card.id,
  revision: card.revision,
  lastFour: card.lastFour,
  currency: card.currency,
  initialMinor: card.initialMinor,
  origin: card.origin,
  balanceMinor: card.balanceMinor,
  disabledDate: card.disabledDate,
  cancelledDate: card.cancelledDate,
  expirationDate: card.expirationDate,
  sendDate: card.sendDate,
  mailedDate: card.mailedDate,
})
