import { Channel, CustomField, MAX_CUSTOM_FIELDS } from '../checkouts/schemas.ts'
import {
  Email,
  Guid,
  Json,
  MapOf,
  Maybe,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { paymentOptions } from './line-item.ts'
import { SentPrice } from './order-money.ts'
import { SentAddressee, SentTags } from './order-requests.ts'

const Words = (most: number) =>
  Type.Object({ original: Text(1, most), translated: Maybe(Text(0, most * 2)) })

const SentTax = Type.Object({
  taxAmount: Omittable(SentPrice),
  /** The older name of `taxAmount`. */
  totalTax: Omittable(SentPrice),
  taxRate: Omittable(Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,6})?$' })),
})

/** A line with the prices that it was sold for. */
export const NewOrderLine = Type.Object({
  id: Omittable(Guid()),
  productName: Words(200),
  /** Absent for an item of no catalog, which has no stock. */
  catalogReference: Maybe(
    Type.Object({ catalogItemId: Text(1, 36), appId: Text(1, 100), options: Maybe(MapOf(Json())) }),
  ),
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  descriptionLines: Omittable(
    Type.Array(
      Type.Object({
        name: Words(100),
        plainText: Maybe(Words(600)),
        colorInfo: Maybe(Type.Object({ original: Text(0, 600), code: Maybe(Text(0, 20)) })),
      }),
      { maxItems: 20 },
    ),
  ),
  physicalProperties: Maybe(
    Type.Object({
      weight: Maybe(Type.Number({ minimum: 0, maximum: 999_999_999.99 })),
      sku: Maybe(Text(0, 40)),
      shippable: Maybe(Type.Boolean()),
    }),
  ),
  itemType: Type.Object({
    preset: Maybe(OneOf(['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'])),
    custom: Maybe(Text(0, 100)),
  }),
  /** One piece, after discounts of the line. */
  price: SentPrice,
  priceBeforeDiscounts: Omittable(SentPrice),
  paymentOption: Maybe(OneOf(paymentOptions)),
  /** For one piece; needed for `DEPOSIT_ONLINE`. */
  depositAmount: Maybe(SentPrice),
  totalDiscount: Omittable(SentPrice),
  taxInfo: Maybe(SentTax),
  taxDetails: Maybe(SentTax),
})
export type NewOrderLine = Static<typeof NewOrderLine>

const SentDiscount = Type.Object({
  id: Omittable(Text(1, 36)),
  discountType: Omittable(OneOf(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'])),
  coupon: Maybe(
    Type.Object({
      id: Maybe(Text(0, 36)),
      code: Text(0, 50),
      name: Maybe(Text(0, 100)),
      amount: SentPrice,
    }),
  ),
  merchantDiscount: Maybe(Type.Object({ amount: SentPrice, description: Maybe(Text(0, 200)) })),
  discountRule: Maybe(
    Type.Object({
      id: Maybe(Text(0, 36)),
      name: Maybe(Type.Object({ original: Text(0, 200) })),
      amount: SentPrice,
    }),
  ),
  lineItemDiscounts: Omittable(
    Type.Array(Type.Object({ id: Guid(), totalDiscount: SentPrice }), { maxItems: 300 }),
  ),
})

/**
 * An order from another sales channel, with its lines and prices. Fields computed by the shop are ignored.
 */
export const NewOrderV1 = Type.Object({
  channelInfo: Type.Object({
    type: Channel(),
    externalOrderId: Maybe(Text(0, 100)),
    externalOrderUrl: Maybe(Text(0, 300)),
  }),
  lineItems: Type.Array(NewOrderLine, { minItems: 1, maxItems: 300 }),
  /** Absent amounts are computed from lines, delivery, fees and discounts. */
  priceSummary: Type.Object({
    subtotal: Omittable(SentPrice),
    shipping: Omittable(SentPrice),
    tax: Omittable(SentPrice),
    discount: Omittable(SentPrice),
    totalAdditionalFees: Omittable(SentPrice),
    total: Omittable(SentPrice),
  }),
  status: Omittable(OneOf(['INITIALIZED', 'APPROVED'])),
  currency: Omittable(Type.String({ pattern: '^[A-Z]{3}$' })),
  taxIncludedInPrices: Omittable(Type.Boolean()),
  purchasedDate: Omittable(Timestamp()),
  buyerInfo: Omittable(
    Type.Object({
      visitorId: Maybe(Guid()),
      memberId: Maybe(Guid()),
      email: Maybe(Email()),
    }),
  ),
  buyerLanguage: Omittable(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
  billingInfo: Omittable(SentAddressee),
  recipientInfo: Omittable(SentAddressee),
  shippingInfo: Omittable(
    Type.Object({
      code: Omittable(Text(1, 100)),
      title: Omittable(Text(0, 250)),
      logistics: Omittable(Type.Object({ shippingDestination: Omittable(SentAddressee) })),
      cost: Omittable(
        Type.Object({
          price: Omittable(SentPrice),
          discount: Omittable(SentPrice),
          taxInfo: Maybe(SentTax),
          taxDetails: Maybe(SentTax),
        }),
      ),
    }),
  ),
  buyerNote: Omittable(Text(0, 1000)),
  archived: Omittable(Type.Boolean()),
  seenByAHuman: Omittable(Type.Boolean()),
  attributionSource: Omittable(OneOf(['UNSPECIFIED', 'FACEBOOK_ADS'])),
  appliedDiscounts: Omittable(Type.Array(SentDiscount, { maxItems: 320 })),
  additionalFees: Omittable(
    Type.Array(
      Type.Object({
        id: Omittable(Text(1, 36)),
        code: Omittable(Text(0, 100)),
        name: Text(1, 50),
        price: Omittable(SentPrice),
        priceBeforeTax: Omittable(SentPrice),
        taxInfo: Maybe(SentTax),
        taxDetails: Maybe(SentTax),
      }),
      { maxItems: 100 },
    ),
  ),
  customFields: Omittable(Type.Array(CustomField, { maxItems: MAX_CUSTOM_FIELDS })),
  checkoutId: Omittable(Guid()),
  purchaseFlowId: Omittable(Guid()),
  extendedFields: Maybe(MapOf(Json())),
  tags: Omittable(SentTags),
})
export type NewOrderV1 = Static<typeof NewOrderV1>
