import { RawImage } from '../catalog/raw-media.ts'
import { OrderPrice, SentPrice } from '../ecom/index.ts'
import {
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
import { paymentRequestStatuses } from '../payment-requests/schemas.ts'

/** A picture as sent by clients; other fields are ignored. */
const SentImage = Type.Object({
  id: Maybe(Text(0, 500)),
  url: Maybe(Text(0, 2048)),
  width: Maybe(Type.Number()),
  height: Maybe(Type.Number()),
  altText: Maybe(Text(0, 1000)),
  filename: Maybe(Text(0, 1000)),
})

const ExtendedFields = Type.Object({ namespaces: Omittable(MapOf(MapOf(Json()))) })

const changeable = {
  description: Maybe(Text(0, 300)),
  image: Maybe(SentImage),
  /** MANUAL: excludes methods that are paid outside of the shop. */
  blockedPaymentMethods: Maybe(Type.Array(OneOf(['MANUAL']), { maxItems: 1 })),
  extendedFields: Maybe(ExtendedFields),
}

const fixed = {
  expirationDate: Maybe(Timestamp()),
  source: Maybe(Type.Object({ appId: Maybe(Text(0, 100)), externalId: Maybe(Text(1, 100)) })),
}

export const NewPaymentRequest = Type.Object({
  ...changeable,
  ...fixed,
  orderId: Guid(),
  amount: SentPrice,
  title: Text(1, 200),
})
export type NewPaymentRequest = Static<typeof NewPaymentRequest>

/** The editable fields. Amount, order, source and expiry stay unchanged; clients send whole requests back. */
export const ChangedPaymentRequest = Type.Object({
  ...changeable,
  ...fixed,
  id: Guid(),
  amount: Maybe(SentPrice),
  title: Omittable(Text(1, 200)),
})
export type ChangedPaymentRequest = Static<typeof ChangedPaymentRequest>

export const OrderPaymentRequest = Type.Object({
  id: Guid(),
  orderId: Guid(),
  orderNumber: Type.String(),
  amount: OrderPrice,
  currency: Type.String(),
  title: Type.String(),
  description: Type.Optional(Type.String()),
  image: Type.Optional(RawImage),
  expirationDate: Type.Optional(Timestamp()),
  source: Type.Optional(
    Type.Object({ appId: Type.Optional(Type.String()), externalId: Type.Optional(Type.String()) }),
  ),
  status: OneOf(paymentRequestStatuses),
  /** The last attempt to pay it. */
  paymentGatewayOrderId: Type.Optional(Type.String()),
  blockedPaymentMethods: Type.Array(Type.String()),
  extendedFields: Type.Optional(ExtendedFields),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type OrderPaymentRequest = Static<typeof OrderPaymentRequest>
