import { AddressWithContact } from '../carts/schemas.ts'
import { RawImage } from '../catalog/raw-media.ts'
import { Channel } from '../checkouts/schemas.ts'
import { Json, MapOf, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { LineItem } from './line-item.ts'
import { logisticsFields } from './logistics.ts'
import { OrderPrice } from './order-money.ts'

export const orderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderPaymentStatuses = [
  'NOT_PAID',
  'PENDING',
  'PENDING_MERCHANT',
  'PARTIALLY_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'CANCELED',
  'DECLINED',
] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

export const orderFulfillmentStatuses = [
  'NOT_FULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
] as const
export type OrderFulfillmentStatus = (typeof orderFulfillmentStatuses)[number]

const TaxBreakdown = Type.Array(
  Type.Object({
    taxName: Type.String(),
    rate: Type.String(),
    jurisdiction: Type.String(),
    taxAmount: OrderPrice,
    taxableAmount: OrderPrice,
  }),
)

const TaxInfo = Type.Object({
  taxAmount: OrderPrice,
  taxableAmount: OrderPrice,
  /** A fraction: `"0.19"` is 19 %. */
  taxRate: Type.String(),
  taxIncludedInPrice: Type.Boolean(),
  taxBreakdown: TaxBreakdown,
})

/** The older form of the same. */
const OrderTaxDetails = Type.Object({
  taxableAmount: OrderPrice,
  taxRate: Type.String(),
  totalTax: OrderPrice,
})

const { catalogReference, productName, descriptionLines, physicalProperties, itemType } =
  LineItem.properties

/** A line as it was bought; later changes of the product do not affect it. */
export const OrderLineItem = Type.Object({
  id: Type.String(),
  productName,
  catalogReference,
  rootCatalogItemId: Type.Optional(Type.String()),
  quantity: Type.Integer(),
  descriptionLines,
  image: Type.Optional(RawImage),
  physicalProperties,
  itemType,
  /** One piece, after discounts of the line. */
  price: OrderPrice,
  priceBeforeDiscounts: OrderPrice,
  lineItemPrice: OrderPrice,
  totalDiscount: OrderPrice,
  totalPriceBeforeTax: OrderPrice,
  totalPriceAfterTax: OrderPrice,
  taxInfo: TaxInfo,
  taxDetails: OrderTaxDetails,
  paymentOption: Type.String(),
  /** For one piece; with `DEPOSIT_ONLINE` only. */
  depositAmount: Type.Optional(OrderPrice),
  refundQuantity: Type.Integer(),
  restockQuantity: Type.Integer(),
  priceUndetermined: Type.Boolean(),
  fixedQuantity: Type.Boolean(),
  modifierGroups: Type.Array(Json()),
  locations: Type.Array(Json()),
})
export type OrderLineItem = Static<typeof OrderLineItem>

const Discount = Type.Object({
  id: Type.String(),
  discountType: OneOf(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']),
  coupon: Type.Optional(
    Type.Object({
      id: Type.String(),
      code: Type.String(),
      name: Type.String(),
      amount: OrderPrice,
    }),
  ),
  discountRule: Type.Optional(
    Type.Object({
      id: Type.String(),
      name: Type.Object({ original: Type.String() }),
      amount: OrderPrice,
    }),
  ),
  merchantDiscount: Type.Optional(
    Type.Object({ amount: OrderPrice, description: Type.Optional(Type.String()) }),
  ),
  lineItemIds: Type.Array(Type.String()),
  lineItemDiscounts: Type.Array(Type.Object({ id: Type.String(), totalDiscount: OrderPrice })),
})

const ShippingInfo = Type.Object({
  carrierId: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  title: Type.String(),
  logistics: Type.Object({
    ...logisticsFields,
    shippingDestination: Type.Optional(AddressWithContact),
  }),
  cost: Type.Object({
    price: OrderPrice,
    totalPriceBeforeTax: OrderPrice,
    totalPriceAfterTax: OrderPrice,
    discount: OrderPrice,
    taxDetails: OrderTaxDetails,
  }),
})

/** An event of an order; `type` is the older name of `activityType`. */
export const PublishedActivity = Type.Object({
  id: Type.String(),
  createdDate: Timestamp(),
  activityType: Type.String(),
  type: Type.String(),
  authorEmail: Type.Optional(Type.String()),
  merchantComment: Type.Optional(Type.Object({ message: Type.String() })),
  customActivity: Type.Optional(
    Type.Object({
      appId: Type.Optional(Type.String()),
      type: Type.String(),
      additionalData: MapOf(Json()),
    }),
  ),
  draftOrderChangesApplied: Type.Optional(
    Type.Object({
      draftOrderId: Type.String(),
      reason: Type.String(),
      changes: Type.Array(MapOf(Json())),
    }),
  ),
  orderRefunded: Type.Optional(
    Type.Object({ manual: Type.Boolean(), amount: OrderPrice, reason: Type.String() }),
  ),
})
export type PublishedActivity = Static<typeof PublishedActivity>

const TagIds = Type.Object({ tagIds: Type.Array(Type.String()) })

/** An order in the form of the published clients. */
export const OrderV1 = Type.Object({
  id: Type.String(),
  /** Digits; the first of a site is 10001. */
  number: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  purchasedDate: Timestamp(),
  lineItems: Type.Array(OrderLineItem),
  buyerInfo: Type.Object({
    visitorId: Type.Optional(Type.String()),
    memberId: Type.Optional(Type.String()),
    contactId: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
  }),
  status: OneOf(orderStatuses),
  paymentStatus: OneOf(orderPaymentStatuses),
  fulfillmentStatus: OneOf(orderFulfillmentStatuses),
  buyerLanguage: Type.String(),
  siteLanguage: Type.String(),
  weightUnit: Type.String(),
  currency: Type.String(),
  currencyConversionDetails: Type.Object({
    originalCurrency: Type.String(),
    conversionRate: Type.String(),
  }),
  taxIncludedInPrices: Type.Boolean(),
  priceSummary: Type.Object({
    subtotal: OrderPrice,
    shipping: OrderPrice,
    tax: OrderPrice,
    discount: OrderPrice,
    total: OrderPrice,
    totalAdditionalFees: OrderPrice,
  }),
  billingInfo: Type.Optional(AddressWithContact),
  recipientInfo: Type.Optional(AddressWithContact),
  shippingInfo: Type.Optional(ShippingInfo),
  buyerNote: Type.Optional(Type.String()),
  archived: Type.Boolean(),
  taxInfo: Type.Object({
    totalTax: OrderPrice,
    taxBreakdown: Type.Array(
      Type.Object({
        taxName: Type.String(),
        taxType: Type.String(),
        jurisdiction: Type.String(),
        jurisdictionType: Type.String(),
        rate: Type.String(),
        aggregatedTaxAmount: OrderPrice,
      }),
    ),
  }),
  /** The older form of `taxInfo`. */
  taxSummary: Type.Object({ totalTax: OrderPrice }),
  appliedDiscounts: Type.Array(Discount),
  additionalFees: Type.Array(
    Type.Object({
      id: Type.String(),
      code: Type.Optional(Type.String()),
      name: Type.String(),
      price: OrderPrice,
      priceBeforeTax: OrderPrice,
      priceAfterTax: OrderPrice,
      lineItemIds: Type.Array(Type.String()),
    }),
  ),
  activities: Type.Array(PublishedActivity),
  attributionSource: Type.String(),
  createdBy: Type.Object({
    userId: Type.Optional(Type.String()),
    memberId: Type.Optional(Type.String()),
    visitorId: Type.Optional(Type.String()),
    appId: Type.Optional(Type.String()),
  }),
  channelInfo: Type.Object({
    type: Channel(),
    externalOrderId: Type.Optional(Type.String()),
    externalOrderUrl: Type.Optional(Type.String()),
  }),
  /** Merchants only. */
  seenByAHuman: Type.Optional(Type.Boolean()),
  checkoutId: Type.Optional(Type.String()),
  purchaseFlowId: Type.Optional(Type.String()),
  customFields: Type.Array(Type.Object({ title: Type.String(), value: Json() })),
  balanceSummary: Type.Object({
    /** Amount due; negative if overpaid. */
    balance: OrderPrice,
    paid: OrderPrice,
    refunded: OrderPrice,
    authorized: OrderPrice,
    pendingRefund: OrderPrice,
    pending: OrderPrice,
    chargeback: OrderPrice,
    chargebackReversal: OrderPrice,
  }),
  extendedFields: Type.Optional(MapOf(Json())),
  /** Private tags are for merchants only. */
  tags: Type.Object({ tags: TagIds, privateTags: Type.Optional(TagIds) }),
  imported: Type.Boolean(),
})
export type OrderV1 = Static<typeof OrderV1>
