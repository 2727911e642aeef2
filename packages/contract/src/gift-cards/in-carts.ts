import { Omittable, Text, Type } from '../kit/index.ts'
import {
  GiftCardCannotBuyGiftCards,
  GiftCardDisabled,
  GiftCardExpired,
  GiftCardIsEmpty,
  GiftCardIsLocked,
  GiftCardNotFound,
  GiftCardOtherCurrency,
  TooManyGiftCards,
} from './errors.ts'

/** Codes of gift cards that one network may try in a minute. */
export const GIFT_CARD_TRIES = 20

/** The gift card to add to a cart or checkout. */
export const giftCardInput = {
  code: Text(8, 40),
  /** At most so much of it, in minor units; default: as much as there is to pay. */
  amount: Omittable(Type.Integer({ minimum: 1 })),
}

/** Why a gift card is refused. */
export const giftCardErrors = [
  GiftCardNotFound,
  GiftCardIsEmpty,
  GiftCardDisabled,
  GiftCardExpired,
  GiftCardOtherCurrency,
  GiftCardIsLocked,
  TooManyGiftCards,
  GiftCardCannotBuyGiftCards,
]
