import type { GiftCard } from '../model.ts'

/** What a fact says of a gift card: nothing of people, and nothing of its code but the end. */
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
