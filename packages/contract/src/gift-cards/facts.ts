import { defineFact } from '../kit/index.ts'

/** Facts of gift cards. `before` and `after` are the gift card without its code and its message. */
export const GiftCardIssued = defineFact('gift_card.issued')
/** Settings changed, or the balance: spent by an order, or returned. */
export const GiftCardUpdated = defineFact('gift_card.updated')
