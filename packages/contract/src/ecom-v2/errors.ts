import { defineError } from '../kit/index.ts'

export {
  GiftCardCannotBuyGiftCards,
  GiftCardIsLocked,
  GiftCardNotFoundInCart,
  TooManyGiftCards,
} from '../gift-cards/errors.ts'

/** `data.couponCode` is the code as sent. */
export const InvalidCouponCode = defineError({
  code: 'INVALID_COUPON_CODE',
  status: 404,
  description: 'There is no coupon with this code',
})
/** `data.couponCode`, and in `data.reason` why, such as `EXPIRED`. */
export const InvalidCouponStatus = defineError({
  code: 'INVALID_COUPON_STATUS',
  status: 428,
  description: 'This coupon cannot be used for this cart',
})
export const CouponAlreadyExists = defineError({
  code: 'COUPON_ALREADY_EXISTS',
  status: 409,
  description: 'The cart has this coupon already',
})
export const MaxCouponsPerCartExceeded = defineError({
  code: 'MAX_COUPONS_PER_CART_EXCEEDED',
  status: 428,
  description: 'A cart takes one coupon; remove it first',
})
/** `data.couponId` is the id that was sent. */
export const CouponNotFoundInCart = defineError({
  code: 'COUPON_NOT_FOUND_IN_CART',
  status: 404,
  description: 'The cart has no coupon with this id',
})
export const CouponLocked = defineError({
  code: 'COUPON_LOCKED',
  status: 403,
  description: 'The merchant has fixed the coupon of this cart',
})
/** `data.giftCardCode` is the code as sent. */
export const InvalidGiftCardCode = defineError({
  code: 'INVALID_GIFT_CARD_CODE',
  status: 404,
  description: 'There is no gift card with this code',
})
/** `data.giftCardCode` is the code as sent, `data.reason` the reason. */
export const InvalidGiftCardStatus = defineError({
  code: 'INVALID_GIFT_CARD_STATUS',
  status: 428,
  description: 'Nothing can be paid with this gift card',
})
/** `data.giftCardCode` is the code as sent. */
export const GiftCardAlreadyExists = defineError({
  code: 'GIFT_CARD_ALREADY_EXISTS',
  status: 409,
  description: 'The cart has this gift card already',
})
export const NoLineItemsToAdd = defineError({
  code: 'NO_LINE_ITEMS_TO_ADD',
  status: 428,
  description: 'Send at least one item to add',
})
/** `data.requestCount` and `data.maxCount`. */
export const MaxLineItemsExceeded = defineError({
  code: 'MAX_LINE_ITEMS_EXCEEDED',
  status: 428,
  description: 'A cart has at most 300 lines',
})
/** `data.field` names the item. */
export const InvalidMembershipPaymentOption = defineError({
  code: 'INVALID_MEMBERSHIP_PAYMENT_OPTION',
  status: 428,
  description:
    'There are no memberships here; take FULL_PAYMENT_ONLINE, FULL_PAYMENT_OFFLINE or DEPOSIT_ONLINE',
})
export const EmptyLineItemUpdates = defineError({
  code: 'EMPTY_LINE_ITEM_UPDATES',
  status: 428,
  description: 'Each update says a new quantity',
})
/** `data.lineItemIds` has the lines that are named twice. */
export const DuplicateLineItemUpdates = defineError({
  code: 'DUPLICATE_LINE_ITEM_UPDATES',
  status: 428,
  description: 'A line is updated once in a call',
})
/** `data.lineItemIds` has the unknown ids. Nothing is changed. */
export const LineItemNotFoundInCart = defineError({
  code: 'LINE_ITEM_NOT_FOUND_IN_CART',
  status: 404,
  description: 'The cart has no line with this id',
})
/** `data.id` is the id that two groups have. */
export const DuplicateModifierGroupIds = defineError({
  code: 'DUPLICATE_MODIFIER_GROUP_IDS',
  status: 400,
  description: 'Each group of modifiers of an item needs an id of its own',
})
/** `data.id` is the id that two modifiers have. */
export const DuplicateItemModifierIds = defineError({
  code: 'DUPLICATE_ITEM_MODIFIER_IDS',
  status: 400,
  description: 'Each modifier of an item needs an id of its own',
})
/** `data.field` names the item, `data.requestCount` and `data.maxCount` its modifiers, or its groups of them. */
export const MaxItemModifiersExceeded = defineError({
  code: 'MAX_ITEM_MODIFIERS_EXCEEDED',
  status: 428,
  description: 'An item has at most 25 groups of 25 modifiers',
})
/** `data.invalidItems` has the references of items that are sent with two prices. */
export const LineItemPriceConflict = defineError({
  code: 'LINE_ITEM_PRICE_CONFLICT',
  status: 428,
  description: 'The same item is sent with two prices; send one price, or two different items',
})
/** `data.locationId` is the id that was sent. */
export const BusinessLocationNotFound = defineError({
  code: 'BUSINESS_LOCATION_NOT_FOUND',
  status: 404,
  description: 'The site has no location with this id',
})
/** `data.field` names the part of the address. */
export const InvalidAddressFormat = defineError({
  code: 'INVALID_ADDRESS_FORMAT',
  status: 400,
  description: 'Countries are codes of two letters of ISO 3166-1, such as DE',
})
