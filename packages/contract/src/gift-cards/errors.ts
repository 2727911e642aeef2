import { defineError } from '../kit/index.ts'

/** For an unknown code or id. */
export const GiftCardNotFound = defineError({
  code: 'GIFT_CARD_NOT_FOUND',
  status: 404,
  description: 'There is no gift card with this code',
})
export const GiftCardIsEmpty = defineError({
  code: 'GIFT_CARD_IS_EMPTY',
  status: 428,
  description: 'Nothing is left on this gift card',
})
export const GiftCardDisabled = defineError({
  code: 'GIFT_CARD_DISABLED',
  status: 428,
  description: 'The shop has disabled this gift card',
})
export const GiftCardExpired = defineError({
  code: 'GIFT_CARD_EXPIRED',
  status: 428,
  description: 'The time of this gift card is over',
})
/** `data.currency` is that of the gift card. */
export const GiftCardOtherCurrency = defineError({
  code: 'GIFT_CARD_OTHER_CURRENCY',
  status: 428,
  description: 'The gift card is in another currency than the shop',
})
/** Nothing else is in the cart. */
export const GiftCardCannotBuyGiftCards = defineError({
  code: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  status: 428,
  description: 'Gift cards are not paid with gift cards',
})
/** `data.lastFour` are the last characters of the codes. */
export const SoldGiftCardIsSpent = defineError({
  code: 'SOLD_GIFT_CARD_IS_SPENT',
  status: 428,
  description:
    'A gift card of this order was spent, in part or as a whole, and cannot be taken back; leave its piece in the order',
})
export const TooManyGiftCards = defineError({
  code: 'MAX_GIFT_CARDS_PER_CART_EXCEEDED',
  status: 428,
  description: 'A cart takes at most 5 gift cards; remove one first',
})
/** `data.giftCardId` is the id as sent. */
export const GiftCardNotFoundInCart = defineError({
  code: 'GIFT_CARD_NOT_FOUND_IN_CART',
  status: 404,
  description: 'The cart has no gift card with this id',
})
export const GiftCardIsLocked = defineError({
  code: 'GIFT_CARD_LOCKED',
  status: 403,
  description: 'The merchant has fixed the gift cards of this cart or checkout',
})
/** It was spent or disabled meanwhile. `data.giftCardId` is its id. */
export const GiftCardNotRedeemed = defineError({
  code: 'REDEEM_GIFT_CARD_ERROR',
  status: 409,
  description: 'A gift card has less than was expected; look at the checkout again',
})
export const GiftCardWithoutRecipient = defineError({
  code: 'GIFT_CARD_WITHOUT_RECIPIENT',
  status: 428,
  description: 'The gift card has no e-mail address to send it to',
})
