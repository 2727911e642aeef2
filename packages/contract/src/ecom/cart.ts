import { AddressWithContact, DeliveryChoice } from '../carts/schemas.ts'
import {
  Email,
  Json,
  MapOf,
  Maybe,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { LineItem } from './line-item.ts'

/** The writable fields of a cart; all others are ignored. */
export const CartInfo = Type.Object({
  buyerNote: Maybe(Text(0, 1000)),
  buyerInfo: Maybe(Type.Object({ contactId: Maybe(Text(0, 36)), email: Maybe(Email()) })),
  contactInfo: Maybe(AddressWithContact),
  overrideCheckoutUrl: Maybe(Text(0, 1000)),
  selectedShippingOption: Maybe(DeliveryChoice),
  businessLocationId: Maybe(Text(0, 100)),
  extendedFields: Maybe(MapOf(Json())),
})
export type CartInfo = Static<typeof CartInfo>

/** A cart in the form of the published clients. Prices are the current ones of the catalog. */
export const CartV1 = Type.Object({
  id: Type.String(),
  lineItems: Type.Array(LineItem),
  buyerNote: Type.Optional(Type.String()),
  buyerInfo: Type.Object({
    visitorId: Type.Optional(Type.String()),
    memberId: Type.Optional(Type.String()),
    contactId: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
  }),
  currency: Type.String(),
  conversionCurrency: Type.String(),
  paymentCurrency: Type.String(),
  buyerLanguage: Type.String(),
  siteLanguage: Type.String(),
  taxIncludedInPrices: Type.Boolean(),
  weightUnit: OneOf(['KG', 'LB']),
  /** The coupon; automatic discounts appear in estimates only. */
  appliedDiscounts: Type.Array(
    Type.Object({ coupon: Type.Object({ id: Type.String(), code: Type.String() }) }),
  ),
  contactInfo: Type.Optional(AddressWithContact),
  overrideCheckoutUrl: Type.Optional(Type.String()),
  /** The checkout that was made of it last. */
  checkoutId: Type.Optional(Type.String()),
  purchaseFlowId: Type.String(),
  selectedShippingOption: Type.Optional(DeliveryChoice),
  businessLocationId: Type.Optional(Type.String()),
  extendedFields: Type.Optional(MapOf(Json())),
  revision: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type CartV1 = Static<typeof CartV1>
