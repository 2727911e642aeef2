import { Json, OneOf, type Static, Type } from '../kit/index.ts'
import { DeliveryMethod } from './cart.ts'
import { DiscountSource } from './line-item.ts'
import { ConvertedMoney, Words } from './money.ts'

export const violationScopes = [
  'GLOBAL',
  'LINE_ITEM',
  'DISCOUNT',
  'DELIVERY',
  'TAX',
  'MEMBERSHIP',
  'GIFT_CARD',
] as const

/** Where a violation is shown: at one line, or with the whole cart. */
const ViolationTarget = Type.Object({
  lineItem: Type.Optional(Type.Object({ name: OneOf(['LINE_ITEM_DEFAULT']), id: Type.String() })),
  other: Type.Optional(Type.Object({ name: OneOf(['OTHER_DEFAULT']) })),
})
export type ViolationTarget = Static<typeof ViolationTarget>

/** A reason that prevents ordering, or a warning for the buyer. */
export const ViolationV2 = Type.Object({
  scope: OneOf(violationScopes),
  code: Type.String(),
  description: Type.String(),
  severity: OneOf(['WARNING', 'ERROR']),
  invalidCouponCodeData: Type.Optional(Type.Object({ couponCode: Type.String() })),
  invalidCouponStatusData: Type.Optional(
    Type.Object({
      couponCode: Type.String(),
      reason: Type.String(),
      minSubtotalNotReachedDetails: Type.Optional(
        Type.Object({ requiredMinimumSubtotal: ConvertedMoney }),
      ),
      minLineItemQuantityNotReachedDetails: Type.Optional(
        Type.Object({ requiredMinimumQuantity: Type.Integer() }),
      ),
    }),
  ),
  /** Set for a rule of a plug-in. */
  customValidationData: Type.Optional(Type.Object({ target: ViolationTarget })),
  subtotalBelowOrderMinimumData: Type.Optional(
    Type.Object({ minimumOrderSubtotal: ConvertedMoney, remainingAmount: ConvertedMoney }),
  ),
  lineItemsOutOfStockData: Type.Optional(
    Type.Object({
      lineItemIds: Type.Array(Type.String()),
      allLineItemsOutOfStock: Type.Boolean(),
    }),
  ),
})
export type ViolationV2 = Static<typeof ViolationV2>

/** The price of a cart. Parts that were not requested are 0. */
export const CartSummaryV2 = Type.Object({
  cartId: Type.String(),
  cartRevision: Type.String(),
  /** Another one at each calculation. */
  calculationId: Type.String(),
  lineItems: Type.Array(
    Type.Object({
      lineItemId: Type.String(),
      quantity: Type.Integer(),
      unitPrice: ConvertedMoney,
      totalPrice: ConvertedMoney,
    }),
  ),
  discounts: Type.Array(
    Type.Object({
      name: Words,
      source: DiscountSource,
      scope: OneOf(['CART_SUBTOTAL', 'LINE_ITEM', 'DELIVERY']),
      total: ConvertedMoney,
      lineItemDiscounts: Type.Array(
        Type.Object({ lineItemId: Type.String(), amountOff: ConvertedMoney }),
      ),
    }),
  ),
  /** Absent without a chosen delivery that is offered. The price is before discounts. */
  deliverySummary: Type.Optional(Type.Object({ method: DeliveryMethod, price: ConvertedMoney })),
  additionalFees: Type.Array(Json()),
  taxSummary: Type.Object({
    taxes: Type.Array(
      Type.Object({
        name: Words,
        taxableAmount: ConvertedMoney,
        exemptAmount: ConvertedMoney,
        amount: ConvertedMoney,
      }),
    ),
    totalExempt: ConvertedMoney,
    pricesIncludeTax: Type.Boolean(),
    lineItemTaxes: Type.Array(
      Type.Object({
        lineItemId: Type.String(),
        tax: ConvertedMoney,
        /** A fraction: `"0.19"` is 19 %. */
        rate: Type.String(),
      }),
    ),
    deliveryTax: ConvertedMoney,
    additionalFeeTaxes: Type.Array(Json()),
  }),
  /** `total = subtotal − discount + delivery + additionalFees + tax`; tax that prices include is 0 here. */
  priceSummary: Type.Object({
    subtotal: ConvertedMoney,
    /** Discount on the subtotal, which already includes automatic discounts of lines. */
    discount: ConvertedMoney,
    /** After discounts. */
    delivery: ConvertedMoney,
    additionalFees: ConvertedMoney,
    tax: ConvertedMoney,
    total: ConvertedMoney,
  }),
  paymentSummary: Type.Object({
    payNow: ConvertedMoney,
    payLater: ConvertedMoney,
    payAfterFreeTrial: ConvertedMoney,
    totalAfterGiftCards: ConvertedMoney,
    requiresPaymentAfterGiftCard: Type.Boolean(),
    giftCards: Type.Array(Json()),
    memberships: Type.Array(Json()),
  }),
  /** The prices in one word, for the order: with other prices it is refused. Of calculations only. */
  priceVerificationToken: Type.Optional(Type.String()),
  violations: Type.Array(ViolationV2),
})
export type CartSummaryV2 = Static<typeof CartSummaryV2>
