import { MAX_QUANTITY, Quantity } from '../carts/schemas.ts'
import {
  CatalogOverrideFields,
  CatalogReference,
  CustomLineItem,
  customDetails,
  LineItem,
  ModifierGroups,
  paymentOptions,
  SentImage,
  sentPayment,
  sharedOverrides,
  TaxableAddress,
  taxableAddressTypes,
} from '../ecom/line-item.ts'
import { Json, Maybe, Omittable, OneOf, type Static, Text, Type } from '../kit/index.ts'
import { ConvertedMoney, SentMoney, Words } from './money.ts'

const { productName: name, price: salePrice } = CatalogOverrideFields.properties

/** An item of a catalog to add. */
export const CatalogItem = Type.Object({
  catalogReference: CatalogReference,
  quantity: Omittable(Quantity()),
  /** Overrides of catalog data; merchants only. */
  catalogOverrideFields: Maybe(Type.Object({ name, salePrice, ...sharedOverrides })),
})
export type CatalogItem = Static<typeof CatalogItem>

const { itemType, physicalProperties } = CustomLineItem.properties
const { descriptionLines, url, serviceProperties, membersOnly } = customDetails
const { priceDescription, priceUndetermined, catalogReference, rootCatalogItemId } = customDetails

/** More than 25 are answered with a specific error code. */
const MAX_SENT_MODIFIERS = 100

/** A custom item of a merchant; never merged with another. */
export const CustomItem = Type.Object({
  name: Type.Object({ original: Text(1, 200), translated: Maybe(Text(0, 400)) }),
  quantityInfo: Omittable(
    Type.Object({
      requestedQuantity: Omittable(Quantity()),
      availableQuantity: Maybe(Type.Integer({ minimum: 0, maximum: MAX_QUANTITY })),
      fixedQuantity: Maybe(Type.Boolean()),
    }),
  ),
  pricing: Type.Object({
    /** One piece without its modifiers. */
    price: SentMoney,
    fullPrice: Maybe(SentMoney),
    priceDescription,
    priceUndetermined,
  }),
  source: Maybe(Type.Object({ catalogReference, rootCatalogItemId })),
  attributes: Type.Object({
    itemType,
    physicalProperties,
    descriptionLines,
    image: SentImage(),
    url,
    serviceProperties,
    membersOnly,
  }),
  modifierGroups: ModifierGroups(SentMoney, MAX_SENT_MODIFIERS),
  deliveryConfig: Maybe(Type.Object({ deliveryProfileId: Maybe(Text(0, 36)) })),
  taxConfig: Maybe(
    Type.Object({ taxGroupId: Maybe(Text(0, 36)), taxableAddress: TaxableAddress() }),
  ),
  paymentConfig: Maybe(
    Type.Object({
      paymentOption: sentPayment.paymentOption,
      /** For one piece; needed for `DEPOSIT_ONLINE`, ignored otherwise. */
      depositAmount: Maybe(SentMoney),
    }),
  ),
})
export type CustomItem = Static<typeof CustomItem>

/** The origin of a discount. */
export const DiscountSource = Type.Object({
  sourceType: OneOf(['AUTOMATIC_RULE', 'COUPON']),
  couponCode: Type.Optional(Type.String()),
})

const first = LineItem.properties

/** A line of a cart of the second generation. Prices are current, with automatic discounts. */
export const LineItemV2 = Type.Object({
  id: Type.String(),
  name: Words,
  quantityInfo: Type.Object({
    /** Quantity that is bought: the requested one, limited by the stock. */
    confirmedQuantity: Type.Integer(),
    requestedQuantity: Type.Integer(),
    /** Absent when as many as wanted can be bought. */
    availableQuantity: Type.Optional(Type.Integer()),
    fixedQuantity: Type.Boolean(),
  }),
  pricing: Type.Object({
    unitPrice: ConvertedMoney,
    totalPrice: ConvertedMoney,
    priceUndetermined: Type.Boolean(),
    priceDescription: first.priceDescription,
    /** One piece: before the product’s own reduction, after it, and the part that modifiers add. */
    breakdown: Type.Object({
      fullPrice: ConvertedMoney,
      salePrice: ConvertedMoney,
      totalModifiersPrice: ConvertedMoney,
    }),
  }),
  source: Type.Object({
    catalogReference: first.catalogReference,
    rootCatalogItemId: Type.Optional(Type.String()),
  }),
  attributes: Type.Object({
    descriptionLines: first.descriptionLines,
    image: first.image,
    url: first.url,
    itemType: first.itemType,
    physicalProperties: first.physicalProperties,
    subscriptionInfo: Type.Optional(Json()),
    membersOnly: Type.Boolean(),
    serviceProperties: first.serviceProperties,
  }),
  modifierGroups: first.modifierGroups,
  deliveryConfig: Type.Object({ deliveryProfileId: Type.Optional(Type.String()) }),
  taxConfig: Type.Object({
    taxableAddress: Type.Object({ addressType: OneOf(taxableAddressTypes) }),
    taxGroupId: Type.Optional(Type.String()),
  }),
  paymentConfig: Type.Object({
    paymentOption: OneOf(paymentOptions),
    /** For one piece; with `DEPOSIT_ONLINE` only. */
    depositAmount: Type.Optional(ConvertedMoney),
    savePaymentMethod: Type.Boolean(),
  }),
  status: OneOf(['IN_STOCK', 'PARTIALLY_IN_STOCK', 'OUT_OF_STOCK', 'REMOVED_FROM_CATALOG']),
  /** Automatic discounts of this line; coupons are in the summary. */
  discounts: Type.Array(
    Type.Object({ name: Words, amountOff: ConvertedMoney, source: DiscountSource }),
  ),
  customLineItem: Type.Boolean(),
})
export type LineItemV2 = Static<typeof LineItemV2>
