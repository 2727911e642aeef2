import {
  CouponCannotBuyGiftCards,
  DepositAboveUnitPrice,
  InsufficientInventory,
  InvalidProductForCoupon,
  InvalidSubtotalForCoupon,
  ItemNotFoundInCatalog,
  QuantityLimitReached,
} from '../carts/errors.ts'
import { MAX_ADDED_LINES, MAX_LINES, Quantity } from '../carts/schemas.ts'
import { defineError, Guid, Maybe, Omittable, Text, Type } from '../kit/index.ts'
import {
  CouponDoesNotExist,
  CouponHasExpired,
  CouponIsDisabled,
  CouponIsNotActiveYet,
  CouponLimitPerCustomerExceeded,
  CouponUsageExceeded,
} from '../promotions/errors.ts'
import { CartInfo, CartV1 } from './cart.ts'
import { CustomLineItem, LineItemToAdd } from './line-item.ts'

/** The mounts of both services of carts. */
export const cartMounts = ['/ecom/v1/carts', '/_api/ecom-cart/v1/carts', '/_api/cart/v1/carts']

/** Writes of one network and minute; a person at a keyboard stays far below. */
export const cartCallsPerMinute = 600

export const cartReply = Type.Object({ cart: CartV1 })

const items = (maxItems: number) => ({
  lineItems: Omittable(Type.Array(LineItemToAdd, { maxItems })),
  /** Merchants only. */
  customLineItems: Omittable(Type.Array(CustomLineItem, { maxItems })),
})

export const ChangeFields = {
  cartInfo: Omittable(CartInfo),
  couponCode: Maybe(Text(1, 20)),
  ...items(MAX_LINES),
}
export const AddFields = { ...items(MAX_ADDED_LINES), businessLocationId: Maybe(Text(0, 100)) }
export const RemoveFields = {
  lineItemIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_ADDED_LINES }),
}
export const QuantityFields = {
  lineItems: Type.Array(Type.Object({ id: Guid(), quantity: Quantity() }), {
    minItems: 1,
    maxItems: MAX_ADDED_LINES,
  }),
}

/** `data.businessLocationId` is the place of the cart. */
export const CartIsAtAnotherLocation = defineError({
  code: 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
  status: 428,
  description: 'The cart belongs to another place; update its place first, or send that one',
})
/** `data.field` names the line. */
export const CantAddSelectedMembership = defineError({
  code: 'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
  status: 428,
  description: 'This item is not sold for a membership; send it without selectedMembership',
})
/** `data.field` names the line. */
export const CustomLineItemPaymentOption = defineError({
  code: 'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE',
  status: 428,
  description:
    'Items that are written by hand take FULL_PAYMENT_ONLINE, FULL_PAYMENT_OFFLINE and DEPOSIT_ONLINE',
})

/** `data.field` names the line. */
export const CustomLineItemPropertiesType = defineError({
  code: 'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE',
  status: 428,
  description: 'An item is a thing or a service; send physicalProperties or serviceProperties',
})

/** `data.field` names the line. */
export const LineItemWithZeroQuantity = defineError({
  code: 'LINE_ITEM_WITH_ZERO_QUANTITY',
  status: 428,
  description: 'Send one piece or more of each line',
})

export const itemErrors = [
  ItemNotFoundInCatalog,
  InsufficientInventory,
  QuantityLimitReached,
  DepositAboveUnitPrice,
  CantAddSelectedMembership,
  CustomLineItemPaymentOption,
  CustomLineItemPropertiesType,
  LineItemWithZeroQuantity,
]
export const couponErrors = [
  CouponDoesNotExist,
  CouponHasExpired,
  CouponIsDisabled,
  CouponIsNotActiveYet,
  CouponLimitPerCustomerExceeded,
  CouponUsageExceeded,
  InvalidSubtotalForCoupon,
  CouponCannotBuyGiftCards,
  InvalidProductForCoupon,
]
