import { AddressWithContact, DeliveryChoice } from '../carts/schemas.ts'
import { Json, Maybe, OneOf, type Static, Type } from '../kit/index.ts'
import { CartV1 } from './cart.ts'
import { paymentOptions, taxableAddressTypes } from './line-item.ts'
import { Logistics } from './logistics.ts'
import { MultiCurrencyPrice, PriceSummary } from './money.ts'

const Address = AddressWithContact.properties.address

/** The request fields of an estimate. Absent flags are true. */
export const EstimateRequestFields = {
  selectedShippingOption: Maybe(DeliveryChoice),
  shippingAddress: Address,
  billingAddress: Address,
  calculateTax: Maybe(Type.Boolean()),
  calculateShipping: Maybe(Type.Boolean()),
  calculateAdditionalFees: Maybe(Type.Boolean()),
}

export const TaxDetails = Type.Object({
  taxableAmount: MultiCurrencyPrice,
  /** A fraction: `"0.19"` is 19 %. */
  taxRate: Type.String(),
  totalTax: MultiCurrencyPrice,
  taxBreakdown: Type.Array(
    Type.Object({
      jurisdiction: Type.String(),
      taxName: Type.String(),
      rate: Type.String(),
      taxAmount: MultiCurrencyPrice,
      taxableAmount: MultiCurrencyPrice,
    }),
  ),
})

const DeliveryCost = Type.Object({
  price: MultiCurrencyPrice,
  totalDiscount: MultiCurrencyPrice,
  totalPriceBeforeTax: MultiCurrencyPrice,
  totalPriceAfterTax: MultiCurrencyPrice,
  taxDetails: TaxDetails,
})

/** A cart with its price. Read-only. */
export const EstimateV1 = Type.Object({
  cart: CartV1,
  calculatedLineItems: Type.Array(
    Type.Object({
      lineItemId: Type.String(),
      paymentOption: OneOf(paymentOptions),
      taxableAddress: Type.Optional(Type.Object({ addressType: OneOf(taxableAddressTypes) })),
      pricesBreakdown: Type.Object({
        price: MultiCurrencyPrice,
        priceBeforeDiscounts: MultiCurrencyPrice,
        fullPrice: MultiCurrencyPrice,
        lineItemPrice: MultiCurrencyPrice,
        /** The line’s share of coupons. */
        totalDiscount: MultiCurrencyPrice,
        totalPriceBeforeTax: MultiCurrencyPrice,
        totalPriceAfterTax: MultiCurrencyPrice,
        taxDetails: TaxDetails,
        /** For one piece; with `DEPOSIT_ONLINE` only. */
        depositAmount: Type.Optional(MultiCurrencyPrice),
      }),
    }),
  ),
  priceSummary: PriceSummary,
  payNow: PriceSummary,
  payLater: PriceSummary,
  taxSummary: Type.Object({ taxableAmount: MultiCurrencyPrice, totalTax: MultiCurrencyPrice }),
  shippingInfo: Type.Object({
    carrierServiceOptions: Type.Array(
      Type.Object({
        carrierId: Type.String(),
        shippingOptions: Type.Array(
          Type.Object({
            code: Type.String(),
            title: Type.String(),
            logistics: Logistics,
            cost: Type.Object({ price: MultiCurrencyPrice }),
          }),
        ),
      }),
    ),
    selectedCarrierServiceOption: Type.Optional(
      Type.Object({
        code: Type.String(),
        title: Type.String(),
        carrierId: Type.String(),
        logistics: Logistics,
        requestedShippingOption: Type.Boolean(),
        cost: DeliveryCost,
      }),
    ),
  }),
  appliedDiscounts: Type.Array(
    Type.Object({
      discountType: Type.String(),
      lineItemIds: Type.Array(Type.String()),
      coupon: Type.Optional(
        Type.Object({
          id: Type.String(),
          code: Type.String(),
          name: Type.String(),
          amount: MultiCurrencyPrice,
        }),
      ),
      discountRule: Type.Optional(
        Type.Object({
          id: Type.String(),
          name: Type.Object({ original: Type.String() }),
          amount: MultiCurrencyPrice,
        }),
      ),
    }),
  ),
  /** Why a part could not be calculated; the rest is. */
  calculationErrors: Type.Object({
    selectedShippingOptionError: Type.Optional(Json()),
    couponCalculationError: Type.Optional(Json()),
    orderValidationErrors: Type.Array(Json()),
  }),
  additionalFees: Type.Array(Json()),
  membershipOptions: Type.Object({
    eligibleMemberships: Type.Array(Json()),
    invalidMemberships: Type.Array(Json()),
    selectedMemberships: Type.Object({ memberships: Type.Array(Json()) }),
  }),
  violations: Type.Array(Json()),
  weightUnit: Type.String(),
  currency: Type.String(),
})
export type EstimateV1 = Static<typeof EstimateV1>
