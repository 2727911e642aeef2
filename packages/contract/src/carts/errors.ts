import { defineError } from '../kit/index.ts'

export const OwnedCartNotFound = defineError({
  code: 'OWNED_CART_NOT_FOUND',
  status: 404,
  description: 'The caller has no cart',
})
export const CartNotFound = defineError({
  code: 'CART_NOT_FOUND',
  status: 404,
  description: 'There is no cart with this id',
})
/** `data.lineItemIds` has the unknown ids. Nothing is changed. */
export const LineItemNotFound = defineError({
  code: 'LINE_ITEM_NOT_FOUND',
  status: 404,
  description: 'The cart has no line with this id',
})
/** `data.invalidItems` has the `catalogReference` of each. Hidden products are not sold either. */
export const ItemNotFoundInCatalog = defineError({
  code: 'ITEM_NOT_FOUND_IN_CATALOG',
  status: 404,
  description: 'This product or variant is not sold here',
})
/** `data.invalidItems` has the `requestedQuantity` and `availableQuantity` of each. */
export const InsufficientInventory = defineError({
  code: 'INSUFFICIENT_INVENTORY',
  status: 428,
  description: 'Nothing is left of this product',
})
/** `data` has the `productId` and the `maximum` of one order. */
export const QuantityLimitReached = defineError({
  code: 'QUANTITY_LIMIT_REACHED',
  status: 428,
  description: 'The cart has as many of this product as one order takes',
})
/** `data` has the `depositAmount` and the `unitPrice` of one piece. */
export const DepositAboveUnitPrice = defineError({
  code: 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
  status: 428,
  description: 'The deposit for one piece is more than the piece costs',
})
export const CantCreateCartWithoutItems = defineError({
  code: 'CANT_CREATE_CART_WITHOUT_ITEMS',
  status: 428,
  description: 'A cart is created with at least one item',
})
export const CanOnlyUpdateContactIdForNotLoggedInCustomer = defineError({
  code: 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
  status: 428,
  description: 'The cart of a member has the member’s contact',
})
/** `Idempotency-Key` was sent before with another request. */
export const IdempotencyKeyReused = defineError({
  code: 'IDEMPOTENCY_KEY_REUSED',
  status: 422,
  description: 'This Idempotency-Key was used for another request; send a new one',
})
/** `data` contains the actual (`have`) and the required subtotal (`need`), in minor units. */
export const InvalidSubtotalForCoupon = defineError({
  code: 'ERROR_INVALID_SUBTOTAL',
  status: 428,
  description: 'The cart is not worth as much as this code asks for',
})
export const InvalidProductForCoupon = defineError({
  code: 'ERROR_INVALID_PRODUCT',
  status: 428,
  description: 'This code is for other products than those in the cart',
})
/** Nothing else is in the cart. */
export const CouponCannotBuyGiftCards = defineError({
  code: 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  status: 428,
  description: 'Codes take nothing off gift cards',
})
export const TooManyCodes = defineError({
  code: 'TOO_MANY_CODES',
  status: 428,
  description: 'A cart takes at most 5 codes; remove one first',
})
export const CodeNotFoundInCart = defineError({
  code: 'CODE_NOT_FOUND_IN_CART',
  status: 404,
  description: 'The cart does not have this code',
})
/** `data.lineItemIds` has the lines. They can be removed. */
export const FixedQuantityItem = defineError({
  code: 'FIXED_QUANTITY_ITEM',
  status: 428,
  description: 'The quantity of this line is fixed',
})
export const CouponCodeIsLocked = defineError({
  code: 'COUPON_CODE_IS_LOCKED',
  status: 403,
  description: 'The merchant has fixed the code of this cart or checkout',
})
/** `data.cartId`, and `data.orderId` where known. */
export const CartAlreadyOrdered = defineError({
  code: 'CART_ALREADY_ORDERED',
  status: 428,
  description: 'An order was made of this cart; it changes no more',
})
/** `data.code` and `data.appId` are the delivery that was chosen. */
export const DeliveryMethodNotFound = defineError({
  code: 'DELIVERY_METHOD_NOT_FOUND',
  status: 404,
  description: 'This delivery is not offered for the items and the address of the cart',
})
export const DeliveryMethodMissingAddress = defineError({
  code: 'DELIVERY_METHOD_MISSING_ADDRESS',
  status: 428,
  description: 'The cart needs a delivery address with its country first',
})
export const DeliveryMethodMissingLineItems = defineError({
  code: 'DELIVERY_METHOD_MISSING_LINE_ITEMS',
  status: 428,
  description: 'Nothing in the cart has to be delivered',
})
