import {
  DeliveryMethodMissingAddress,
  DeliveryMethodMissingLineItems,
  DeliveryMethodNotFound,
  DepositAboveUnitPrice,
  FixedQuantityItem,
  InsufficientInventory,
  ItemNotFoundInCatalog,
  QuantityLimitReached,
} from '../carts/errors.ts'
import { MAX_QUANTITY } from '../carts/schemas.ts'
import { Guid, Maybe, Omittable, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { CartInfoV2, CartV2, DeliveryMethodInput, NewCartInfoV2 } from './cart.ts'
import {
  BusinessLocationNotFound,
  CouponAlreadyExists,
  CouponLocked,
  DuplicateItemModifierIds,
  DuplicateLineItemUpdates,
  DuplicateModifierGroupIds,
  EmptyLineItemUpdates,
  GiftCardAlreadyExists,
  GiftCardCannotBuyGiftCards,
  GiftCardIsLocked,
  InvalidAddressFormat,
  InvalidCouponCode,
  InvalidCouponStatus,
  InvalidGiftCardCode,
  InvalidGiftCardStatus,
  InvalidMembershipPaymentOption,
  LineItemNotFoundInCart,
  LineItemPriceConflict,
  MaxCouponsPerCartExceeded,
  MaxItemModifiersExceeded,
  MaxLineItemsExceeded,
  TooManyGiftCards,
} from './errors.ts'
import { CatalogItem, CustomItem } from './line-item.ts'
import { SentMoney } from './money.ts'
import { CartSummaryV2 } from './summary.ts'

/** The mounts of both services of carts of the second generation. */
export const cartV2Mounts = ['/ecom/v2/carts', '/_api/cart-v2/v2/carts']

export const cartV2Reply = Type.Object({ cart: CartV2 })
export const summaryReply = Type.Object({ cart: CartV2, summary: CartSummaryV2 })

/** More than 300 lines are answered with a specific error code. */
const MAX_SENT = 1000
const items = {
  catalogItems: Omittable(Type.Array(CatalogItem, { maxItems: MAX_SENT })),
  /** Merchants only. */
  customItems: Omittable(Type.Array(CustomItem, { maxItems: MAX_SENT })),
}

const CouponInput = Type.Object({ code: Text(1, 50) })
const GiftCardInput = Type.Object({ code: Text(8, 20), redeemAmount: Maybe(SentMoney) })

export const CreateFieldsV2 = {
  cart: Omittable(NewCartInfoV2),
  ...items,
  coupons: Omittable(Type.Array(CouponInput, { maxItems: 1 })),
  deliveryMethod: Maybe(DeliveryMethodInput),
  giftCards: Omittable(Type.Array(GiftCardInput, { maxItems: 5 })),
}
export const UpdateFieldsV2 = { cart: CartInfoV2 }
export const AddFieldsV2 = items
export const LineUpdateFieldsV2 = {
  lineItems: Omittable(
    Type.Array(
      Type.Object({
        lineItemId: Guid(),
        quantity: Maybe(
          Type.Object({ newQuantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }) }),
        ),
      }),
      { maxItems: 300 },
    ),
  ),
}
export const RemoveFieldsV2 = {
  lineItemIds: Type.Array(Guid(), { minItems: 1, maxItems: 300 }),
}
export const CouponFieldsV2 = { coupon: CouponInput }
export const CouponIdFieldsV2 = { couponId: Text(1, 100) }
export const DeliveryFieldsV2 = { deliveryMethod: DeliveryMethodInput }
export const GiftCardFieldsV2 = { giftCard: GiftCardInput }
export const GiftCardIdFieldsV2 = { giftCardId: Text(1, 100) }

export const validationConfigs = [
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
] as const

/** The parts to estimate. Absent flags are false. */
export const EstimateFieldsV2 = {
  refreshCart: Maybe(Type.Boolean()),
  /** The violations to check for; none by default. */
  validationConfig: Maybe(OneOf(validationConfigs)),
  calculateDelivery: Maybe(Type.Boolean()),
  calculateAdditionalFees: Maybe(Type.Boolean()),
  calculateTax: Maybe(Type.Boolean()),
  calculateGiftCards: Maybe(Type.Boolean()),
}
const EstimateRequest = Type.Object(EstimateFieldsV2)
export type EstimateRequestV2 = Static<typeof EstimateRequest>

export const CalculateFieldsV2 = { refreshCart: Maybe(Type.Boolean()) }

export const itemErrorsV2 = [
  ItemNotFoundInCatalog,
  InsufficientInventory,
  QuantityLimitReached,
  MaxLineItemsExceeded,
  DepositAboveUnitPrice,
  InvalidMembershipPaymentOption,
  MaxItemModifiersExceeded,
  DuplicateModifierGroupIds,
  DuplicateItemModifierIds,
  LineItemPriceConflict,
]
export const couponErrorsV2 = [InvalidCouponCode, InvalidCouponStatus]
export const giftCardErrorsV2 = [
  InvalidGiftCardCode,
  InvalidGiftCardStatus,
  GiftCardAlreadyExists,
  GiftCardIsLocked,
  TooManyGiftCards,
  GiftCardCannotBuyGiftCards,
]
/** Errors in the buyer and address data of a cart. */
export const infoErrorsV2 = [BusinessLocationNotFound, InvalidAddressFormat]
export const createErrorsV2 = [
  ...infoErrorsV2,
  ...itemErrorsV2,
  ...couponErrorsV2,
  ...giftCardErrorsV2,
]
export const couponStateErrorsV2 = [CouponAlreadyExists, MaxCouponsPerCartExceeded, CouponLocked]
export const lineUpdateErrorsV2 = [
  EmptyLineItemUpdates,
  DuplicateLineItemUpdates,
  LineItemNotFoundInCart,
  ItemNotFoundInCatalog,
  InsufficientInventory,
  QuantityLimitReached,
  FixedQuantityItem,
]
export const deliveryErrorsV2 = [
  DeliveryMethodNotFound,
  DeliveryMethodMissingAddress,
  DeliveryMethodMissingLineItems,
]
