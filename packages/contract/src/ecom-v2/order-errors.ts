import { MembersOnlyItem } from '../checkout-v1/errors.ts'
import { defineError } from '../kit/index.ts'

export const EmptyCart = defineError({
  code: 'EMPTY_CART',
  status: 428,
  description: 'There is nothing in this cart',
})
/** `data.lineItemIds` are the lines, and `data.allLineItemsOutOfStock` is true if none is available. */
export const LineItemsOutOfStock = defineError({
  code: 'LINE_ITEMS_OUT_OF_STOCK',
  status: 428,
  description: 'Something of this cart is not left, or less than was asked for',
})
/** Recalculate the cart, and show the buyer the current price. */
export const CartPricesOutOfSync = defineError({
  code: 'CART_PRICES_OUT_OF_SYNC',
  status: 428,
  description: 'The cart costs something else than when the token was made',
})
export const InvalidPriceVerificationToken = defineError({
  code: 'INVALID_PRICE_VERIFICATION_TOKEN',
  status: 400,
  description: 'This is no token that calculating a cart has answered with',
})
export const MissingDeliveryAddress = defineError({
  code: 'MISSING_DELIVERY_ADDRESS',
  status: 428,
  description: 'An address is needed for the delivery',
})
export const MissingDeliveryMethod = defineError({
  code: 'MISSING_DELIVERY_METHOD',
  status: 428,
  description: 'Choose a delivery',
})
export const DeliveryMethodGone = defineError({
  code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  status: 428,
  description: 'The delivery that was chosen is not offered any more',
})
export const DeliveryMethodNotForAll = defineError({
  code: 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  status: 428,
  description: 'The delivery that was chosen does not take everything that is in the cart',
})

/** For the URL of a checkout, while visitors cannot order yet. */
export const SiteNotPublished = defineError({
  code: 'SITE_NOT_PUBLISHED',
  status: 428,
  description: 'This shop opens soon; there is no page to pay on until then',
})
/** `data.reason` names the cause. */
export const GiftCardRedeemError = defineError({
  code: 'GIFT_CARD_REDEEM_ERROR',
  status: 428,
  description: 'A gift card of this cart has changed; calculate the cart again',
})
/** `data.lineItemIds` has the subscriptions. */
export const UnconfirmedSavePaymentMethod = defineError({
  code: 'UNCONFIRMED_SAVE_PAYMENT_METHOD',
  status: 428,
  description:
    'A subscription is paid again each time; send savePaymentMethod once its buyer has agreed',
})

/** Errors that prevent ordering a cart. */
export const orderErrorsV2 = [
  EmptyCart,
  LineItemsOutOfStock,
  CartPricesOutOfSync,
  InvalidPriceVerificationToken,
  MissingDeliveryAddress,
  MissingDeliveryMethod,
  DeliveryMethodGone,
  DeliveryMethodNotForAll,
  MembersOnlyItem,
  GiftCardRedeemError,
  UnconfirmedSavePaymentMethod,
]
