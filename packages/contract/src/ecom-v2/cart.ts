import { ContactDetails, PostalAddress } from '../carts/schemas.ts'
import { Channel } from '../checkouts/schemas.ts'
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
import { LineItemV2 } from './line-item.ts'
import { ConvertedMoney, Words } from './money.ts'

const person = ContactDetails.properties

/** The writable fields of a cart: absent fields stay, null clears, all others are ignored. */
export const CartInfoV2 = Type.Object({
  note: Maybe(Text(0, 1000)),
  customerInfo: Maybe(Type.Object({ email: Maybe(Email()), ...person })),
  deliveryInfo: Maybe(Type.Object({ address: Maybe(PostalAddress) })),
  paymentInfo: Maybe(
    Type.Object({ billingAddress: Maybe(PostalAddress), billingContact: Maybe(ContactDetails) }),
  ),
  businessInfo: Maybe(Type.Object({ locationId: Maybe(Text(0, 100)) })),
  /** Merchants only: ignored when sent by buyers, who cannot exempt themselves. */
  taxInfo: Maybe(Type.Object({ taxExemptGroupId: Maybe(Guid()) })),
  /** `{checkout_id}` in it is replaced by the id of the cart. */
  customCheckoutUrl: Maybe(Text(0, 1000)),
  extendedFields: Maybe(MapOf(Json())),
})
export type CartInfoV2 = Static<typeof CartInfoV2>

const ExternalReference = Type.Object({ appId: Text(1, 100), resourceId: Maybe(Text(0, 100)) })
const ContentReference = Type.Object({ appId: Text(1, 100), componentId: Text(1, 100) })
const settings = {
  lockGiftCard: Omittable(Type.Boolean()),
  lockCouponCode: Omittable(Type.Boolean()),
  policyAgreementCheckboxDisabled: Omittable(Type.Boolean()),
  manualPaymentDisabled: Omittable(Type.Boolean()),
}

/** Fields that can only be set on creation. */
export const NewCartInfoV2 = Type.Object({
  ...CartInfoV2.properties,
  source: Maybe(
    Type.Object({
      channelType: Omittable(Channel()),
      externalReferences: Omittable(Type.Array(ExternalReference, { maxItems: 10 })),
      customContentReference: Maybe(ContentReference),
    }),
  ),
  settings: Maybe(Type.Object(settings)),
})
export type NewCartInfoV2 = Static<typeof NewCartInfoV2>

/** The selected delivery method. */
export const DeliveryMethodInput = Type.Object({ code: Text(1, 100), appId: Maybe(Text(0, 100)) })

export const DeliveryMethod = Type.Object({
  code: Type.String(),
  appId: Type.String(),
  /** Absent when it is not offered any more. */
  title: Type.Optional(Words),
  pickup: Type.Boolean(),
})
export type DeliveryMethod = Static<typeof DeliveryMethod>

const Optional = Type.Optional(Type.String())

/** A cart of the second generation, which is also the checkout. Prices are current. */
export const CartV2 = Type.Object({
  id: Type.String(),
  revision: Type.String(),
  lineItems: Type.Array(LineItemV2),
  /** All lines, after automatic discounts and before coupons. */
  subtotal: ConvertedMoney,
  note: Optional,
  coupons: Type.Array(Type.Object({ id: Type.String(), code: Type.String() })),
  source: Type.Object({
    channelType: Channel(),
    externalReferences: Type.Array(ExternalReference),
    createdBy: Type.Object({
      userId: Optional,
      memberId: Optional,
      visitorId: Optional,
      appId: Optional,
    }),
    customContentReference: Type.Optional(ContentReference),
  }),
  businessInfo: Type.Object({
    currencyCode: Type.String(),
    languageCode: Type.String(),
    locationId: Optional,
  }),
  customerInfo: Type.Object({
    visitorId: Optional,
    memberId: Optional,
    /** The cart has no owner yet; the first caller who changes it becomes the owner. */
    openAccess: Type.Boolean(),
    contactId: Optional,
    email: Optional,
    ...person,
    languageCode: Type.String(),
    /** The currency that is shown. */
    currencyCode: Type.String(),
  }),
  deliveryInfo: Type.Object({
    address: Type.Optional(PostalAddress),
    method: Type.Optional(DeliveryMethod),
    weightUnit: OneOf(['KG', 'LB']),
  }),
  taxInfo: Type.Object({ pricesIncludeTax: Type.Boolean(), taxExemptGroupId: Optional }),
  paymentInfo: Type.Object({
    giftCards: Type.Array(Json()),
    currencyCode: Type.String(),
    billingAddress: Type.Optional(PostalAddress),
    billingContact: Type.Optional(ContactDetails),
  }),
  orderPlaced: Type.Boolean(),
  orderId: Optional,
  purchaseFlowId: Type.String(),
  settings: Type.Object({
    lockGiftCard: Type.Boolean(),
    lockCouponCode: Type.Boolean(),
    policyAgreementCheckboxDisabled: Type.Boolean(),
    manualPaymentDisabled: Type.Boolean(),
  }),
  customCheckoutUrl: Optional,
  extendedFields: Type.Optional(MapOf(Json())),
  /** Whether it is the one that its owner fills. */
  currentCart: Type.Boolean(),
  demo: Type.Boolean(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type CartV2 = Static<typeof CartV2>
