import { AddressWithContact } from '../carts/schemas.ts'
import { Channel } from '../checkouts/schemas.ts'
import { OrderLineItem, OrderPrice, OrderV1, SentAddressee, SentPrice } from '../ecom/index.ts'
import { CatalogReference } from '../ecom/line-item.ts'
import {
  DecimalText,
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

const Words = Type.Object({ original: Text(1, 200), translated: Maybe(Text(0, 400)) })

export const NewCatalogLine = Type.Object({
  id: Maybe(Guid()),
  catalogReference: CatalogReference,
  quantity: Omittable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** Instead of the price of the catalog. */
  price: Maybe(SentPrice),
})
export type NewCatalogLine = Static<typeof NewCatalogLine>

export const NewCustomLine = Type.Object({
  id: Maybe(Guid()),
  quantity: Omittable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  productName: Words,
  price: SentPrice,
  physicalProperties: Maybe(
    Type.Object({ sku: Maybe(Text(0, 40)), shippable: Maybe(Type.Boolean()) }),
  ),
  itemType: Maybe(Type.Object({ preset: Maybe(Text(0, 30)), custom: Maybe(Text(0, 100)) })),
})
export type NewCustomLine = Static<typeof NewCustomLine>

export const linesToAdd = {
  catalogLineItems: Omittable(Type.Array(NewCatalogLine, { maxItems: 300 })),
  customLineItems: Omittable(Type.Array(NewCustomLine, { maxItems: 300 })),
}

/** Created without being applied, unless requested. */
export const NewDraftDiscount = Type.Object({
  discountType: OneOf(['GLOBAL', 'SPECIFIC_ITEMS']),
  priceAmount: Maybe(SentPrice),
  /** Above 0, at most 100. */
  percentage: Maybe(DecimalText()),
  description: Maybe(Text(0, 200)),
  lineItemDiscounts: Omittable(Type.Array(Type.Object({ id: Guid() }), { maxItems: 1 })),
  applyToDraftOrder: Maybe(Type.Boolean()),
})
export type NewDraftDiscount = Static<typeof NewDraftDiscount>

/** Created without being applied, unless requested. */
export const NewDraftFee = Type.Object({
  name: Text(1, 50),
  price: SentPrice,
  code: Maybe(Text(0, 100)),
  applyToDraftOrder: Maybe(Type.Boolean()),
})
export type NewDraftFee = Static<typeof NewDraftFee>

export const SentBuyer = Type.Object({
  memberId: Maybe(Guid()),
  contactId: Maybe(Text(0, 36)),
  email: Maybe(Email()),
})

/** An empty object removes it. */
export const SentShipping = Type.Object({
  code: Maybe(Text(0, 100)),
  title: Maybe(Text(0, 250)),
  logistics: Maybe(Type.Object({ shippingDestination: Omittable(SentAddressee) })),
  cost: Maybe(Type.Object({ price: Maybe(SentPrice) })),
})
export type SentShipping = Static<typeof SentShipping>

export const NewDraft = Type.Object({
  ...linesToAdd,
  discounts: Omittable(Type.Array(NewDraftDiscount, { maxItems: 100 })),
  additionalFees: Omittable(Type.Array(NewDraftFee, { maxItems: 100 })),
  buyerInfo: Maybe(SentBuyer),
  recipientInfo: Maybe(SentAddressee),
  billingInfo: Maybe(SentAddressee),
  shippingInfo: Maybe(SentShipping),
  taxExempt: Maybe(Type.Boolean()),
  extendedFields: Maybe(MapOf(Json())),
})
export type NewDraft = Static<typeof NewDraft>

export const LineItemChange = Type.Object({
  lineItemId: Guid(),
  /** 0 removes. */
  newQuantity: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
  newPrice: Maybe(DecimalText()),
  /** For custom items. */
  newProductName: Maybe(Words),
})
export type LineItemChange = Static<typeof LineItemChange>

const Source = OneOf(['ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM'])
const { appliedDiscounts, additionalFees, priceSummary, taxInfo, shippingInfo, createdBy } =
  OrderV1.properties

/** A line item with its changes. */
const DraftLineItem = Type.Object({
  lineItem: OrderLineItem,
  added: Type.Optional(Type.Boolean()),
  removed: Type.Optional(Type.Boolean()),
  changedDetails: Type.Optional(
    Type.Object({
      quantityBeforeChange: Type.Integer(),
      priceBeforeChange: OrderPrice,
    }),
  ),
})

export const CommitSettings = Type.Object({
  sendNotificationsToBuyer: Maybe(Type.Boolean()),
  sendNotificationsToBusiness: Maybe(Type.Boolean()),
  addActivitiesToOrder: Maybe(Type.Boolean()),
  sendNotificationsToCustomFulfillers: Maybe(Type.Boolean()),
  /** Line items whose stock is updated. */
  updateInventory: Omittable(Type.Array(Type.Object({ lineItemId: Guid() }), { maxItems: 300 })),
})

/** A draft order in the form of the published clients. */
export const DraftOrderV1 = Type.Object({
  id: Guid(),
  orderId: Type.Optional(Guid()),
  status: OneOf(['DRAFT', 'COMMITTED']),
  lineItems: Type.Array(DraftLineItem),
  shippingInfo: Type.Optional(Type.Object({ shippingInfo })),
  buyerDetails: Type.Optional(Type.Object({ buyerInfo: OrderV1.properties.buyerInfo })),
  billingDetails: Type.Optional(Type.Object({ billingInfo: AddressWithContact })),
  recipientInfo: Type.Optional(Type.Object({ recipientInfo: AddressWithContact })),
  /** The older forms of the same. */
  buyerInfo: Type.Optional(OrderV1.properties.buyerInfo),
  billingInfo: Type.Optional(AddressWithContact),
  additionalFees: Type.Array(
    Type.Object({
      additionalFee: additionalFees.items,
      source: Source,
      applied: Type.Boolean(),
    }),
  ),
  discounts: Type.Array(
    Type.Object({ discount: appliedDiscounts.items, source: Source, applied: Type.Boolean() }),
  ),
  priceSummary,
  taxInfo,
  /** Absent in lists, and once it is committed. */
  balanceSummary: Type.Optional(Type.Object({ balance: OrderPrice, paid: OrderPrice })),
  currency: Type.String(),
  weightUnit: Type.String(),
  memberId: Type.Optional(Type.String()),
  createdBy,
  extendedFields: Type.Optional(MapOf(Json())),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type DraftOrderV1 = Static<typeof DraftOrderV1>

export const CalculatedDraftOrder = Type.Object({
  draftOrder: DraftOrderV1,
  shippingOptions: Type.Array(
    Type.Object({
      code: Type.String(),
      title: Type.String(),
      cost: Type.Object({ price: OrderPrice, currency: Type.String() }),
    }),
  ),
  calculationErrors: Type.Object({
    orderValidationErrors: Type.Array(
      Type.Object({ code: Type.String(), description: Type.String() }),
    ),
  }),
})
export type CalculatedDraftOrder = Static<typeof CalculatedDraftOrder>

export const nonDraftableReasons = [
  'PARTIALLY_OR_FULLY_REFUNDED',
  'UNSUPPORTED_CHANNEL_TYPE',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  'ORDER_NOT_FOUND',
] as const

export const OrderChannelInfo = Type.Object({
  type: Omittable(Channel()),
  externalOrderId: Maybe(Text(0, 100)),
  externalOrderUrl: Maybe(Text(0, 300)),
})
