import { AddressWithContact, DeliveryChoice, MAX_LINES } from '../carts/schemas.ts'
import { RawImage } from '../catalog/raw-media.ts'
import { Channel, CustomField, MAX_CUSTOM_FIELDS } from '../checkouts/schemas.ts'
import {
  DecimalText,
  Email,
  Json,
  MapOf,
  Maybe,
  Omittable,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { CartV1 } from './cart.ts'
import { EstimateV1, TaxDetails } from './estimate.ts'
import { CustomLineItem, LineItem, LineItemToAdd } from './line-item.ts'
import { MultiCurrencyPrice, PriceSummary } from './money.ts'

/** The writable fields of a checkout; all others are ignored. */
export const CheckoutInfo = Type.Object({
  shippingInfo: Maybe(
    Type.Object({
      shippingDestination: Maybe(AddressWithContact),
      selectedCarrierServiceOption: Maybe(DeliveryChoice),
    }),
  ),
  billingInfo: Maybe(AddressWithContact),
  buyerInfo: Maybe(Type.Object({ contactId: Maybe(Text(0, 36)), email: Maybe(Email()) })),
  buyerNote: Maybe(Text(0, 1000)),
  customFields: Maybe(Type.Array(CustomField, { maxItems: MAX_CUSTOM_FIELDS })),
  businessLocationId: Maybe(Text(0, 100)),
  extendedFields: Maybe(MapOf(Json())),
})
export type CheckoutInfo = Static<typeof CheckoutInfo>

/** Fields that can only be set on creation. */
export const NewCheckoutInfo = Type.Object({
  ...CheckoutInfo.properties,
  customSettings: Maybe(
    Type.Object({
      lockGiftCard: Omittable(Type.Boolean()),
      lockCouponCode: Omittable(Type.Boolean()),
      disabledPolicyAgreementCheckbox: Omittable(Type.Boolean()),
      disabledManualPayment: Omittable(Type.Boolean()),
    }),
  ),
  externalReference: Maybe(
    Type.Object({ appId: Text(1, 100), resourceId: Omittable(Text(0, 100)) }),
  ),
})
export type NewCheckoutInfo = Static<typeof NewCheckoutInfo>

/** The common fields of calls of checkouts. */
export const CheckoutCallFields = {
  couponCode: Maybe(Text(1, 20)),
  /** Replaces the current gift card. */
  giftCardCode: Maybe(Text(1, 100)),
  /** At most so much of it. */
  giftCardRedeemAmount: Maybe(DecimalText()),
  overrideCheckoutUrl: Maybe(Text(0, 1000)),
  lineItems: Omittable(Type.Array(LineItemToAdd, { maxItems: MAX_LINES })),
  /** Merchants only. */
  customLineItems: Omittable(Type.Array(CustomLineItem, { maxItems: MAX_LINES })),
}

/** Fields for creating a checkout from a cart. */
export const CheckoutOfCartFields = {
  channelType: Channel(),
  shippingAddress: AddressWithContact.properties.address,
  billingAddress: AddressWithContact.properties.address,
  selectedShippingOption: Maybe(DeliveryChoice),
  email: Maybe(Email()),
}

const { image: _, ...lineFields } = LineItem.properties

/** A line of a checkout: that of a cart, with the totals of the line. */
export const CheckoutLineItem = Type.Object({
  ...lineFields,
  media: Type.Optional(RawImage),
  /** The line’s share of coupons. */
  discount: MultiCurrencyPrice,
  totalPriceBeforeTax: MultiCurrencyPrice,
  totalPriceAfterTax: MultiCurrencyPrice,
  /** Absent for what cannot be bought. */
  taxDetails: Type.Optional(TaxDetails),
})
export type CheckoutLineItem = Static<typeof CheckoutLineItem>

const estimate = EstimateV1.properties
const cart = CartV1.properties

/** A gift card that a checkout is paid with. */
const GiftCardV1 = Type.Object({
  id: Type.String(),
  /** Without its beginning. */
  obfuscatedCode: Type.String(),
  /** The amount it pays. */
  amount: MultiCurrencyPrice,
  appId: Type.String(),
})

/** A checkout in the form of the published clients, recalculated on each read. */
export const CheckoutV1 = Type.Object({
  id: Type.String(),
  lineItems: Type.Array(CheckoutLineItem),
  billingInfo: Type.Optional(AddressWithContact),
  shippingInfo: Type.Object({
    ...estimate.shippingInfo.properties,
    shippingDestination: Type.Optional(AddressWithContact),
  }),
  buyerNote: cart.buyerNote,
  buyerInfo: cart.buyerInfo,
  currency: Type.String(),
  conversionCurrency: Type.String(),
  paymentCurrency: Type.String(),
  priceSummary: PriceSummary,
  /** The gift card that it is paid with, the first where there are several. */
  giftCard: Type.Optional(GiftCardV1),
  /** After gift cards. */
  payNow: PriceSummary,
  payLater: PriceSummary,
  taxSummary: estimate.taxSummary,
  taxIncludedInPrice: Type.Boolean(),
  calculationErrors: estimate.calculationErrors,
  violations: Type.Array(Json()),
  appliedDiscounts: estimate.appliedDiscounts,
  additionalFees: estimate.additionalFees,
  membershipOptions: estimate.membershipOptions,
  customFields: Type.Array(CustomField),
  channelType: Channel(),
  siteLanguage: Type.String(),
  buyerLanguage: Type.String(),
  weightUnit: Type.String(),
  completed: Type.Boolean(),
  createdBy: Type.Object({
    userId: Type.Optional(Type.String()),
    memberId: Type.Optional(Type.String()),
    visitorId: Type.Optional(Type.String()),
    appId: Type.Optional(Type.String()),
  }),
  cartId: Type.Optional(Type.String()),
  purchaseFlowId: Type.String(),
  customSettings: Type.Optional(Json()),
  externalReference: Type.Optional(Json()),
  businessLocationId: Type.Optional(Type.String()),
  extendedFields: Type.Optional(MapOf(Json())),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type CheckoutV1 = Static<typeof CheckoutV1>
