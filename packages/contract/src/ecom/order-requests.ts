import { ContactDetails, PostalAddress } from '../carts/schemas.ts'
import {
  Email,
  Json,
  MapOf,
  Maybe,
  Omittable,
  OneOf,
  type Static,
  Text,
  Type,
} from '../kit/index.ts'

/** An address as callers send it; `addressLine1` is another name of `addressLine`. */
const SentAddress = Type.Object({ ...PostalAddress.properties, addressLine1: Maybe(Text(0, 150)) })
export type SentAddress = Static<typeof SentAddress>

/** Absent parts stay as they are, and a null address is removed. */
export const SentAddressee = Type.Object({
  address: Maybe(SentAddress),
  contactDetails: Type.Optional(ContactDetails),
})
export type SentAddressee = Static<typeof SentAddressee>

/**
 * Changeable fields of an order. Absent fields stay unchanged, and all other fields of a sent order are
 * ignored.
 */
export const OrderChangesV1 = Type.Object({
  buyerInfo: Type.Optional(Type.Object({ email: Maybe(Email()) })),
  buyerLanguage: Omittable(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
  billingInfo: Type.Optional(SentAddressee),
  recipientInfo: Type.Optional(SentAddressee),
  shippingInfo: Omittable(
    Type.Object({
      logistics: Omittable(Type.Object({ shippingDestination: Omittable(SentAddressee) })),
    }),
  ),
  archived: Omittable(Type.Boolean()),
  seenByAHuman: Omittable(Type.Boolean()),
  attributionSource: Omittable(OneOf(['UNSPECIFIED', 'FACEBOOK_ADS'])),
  extendedFields: Maybe(MapOf(Json())),
})
export type OrderChangesV1 = Static<typeof OrderChangesV1>

/** Ids of tags: those visible to buyers, and those for merchants only. */
export const SentTags = Type.Object({
  tags: Omittable(Type.Object({ tagIds: Omittable(Type.Array(Text(1, 50), { maxItems: 100 })) })),
  privateTags: Omittable(
    Type.Object({ tagIds: Omittable(Type.Array(Text(1, 50), { maxItems: 100 })) }),
  ),
})
export type SentTags = Static<typeof SentTags>

const MerchantComment = Type.Object({ message: Text(1, 5000) })

/** An activity that a merchant adds to an order. */
export const SentActivity = Type.Object({
  merchantComment: Omittable(MerchantComment),
  customActivity: Omittable(
    Type.Object({
      appId: Omittable(Text(0, 100)),
      type: Text(1, 100),
      additionalData: Omittable(MapOf(Json())),
    }),
  ),
})
export type SentActivity = Static<typeof SentActivity>

export const SentComment = Type.Object({
  activityType: Omittable(OneOf(['MERCHANT_COMMENT'])),
  merchantComment: MerchantComment,
})
