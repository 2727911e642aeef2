import { Cart } from '../cart/schemas.ts'
import { AddressWithContact, DeliveryChoice } from '../carts/schemas.ts'
import { Channel, Consent, CustomField } from '../checkouts/schemas.ts'
import { Guid, Json, MapOf, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

const { deliveryChoice: _, contact: __, ...cartFields } = Cart.properties

/** What somebody is about to pay for. It reserves nothing, and its prices are those of this moment. */
export const Checkout = Type.Object({
  ...cartFields,
  /** The cart that it was made of, which may be gone. */
  cartId: Nullable(Guid()),
  state: OneOf(['OPEN', 'COMPLETED']),
  channel: Channel(),
  /** Where it goes, and to whom. */
  shipping: Nullable(AddressWithContact),
  /** Whom it is billed to; null: as `shipping`. */
  billing: Nullable(AddressWithContact),
  /** Whether it is paid with the member’s store credit, as far as that goes; gift cards come first. */
  useStoreCredit: Type.Boolean(),
  /** One for each delivery group. */
  deliveryChoices: Type.Array(DeliveryChoice),
  customFields: Type.Array(CustomField),
  consents: Type.Array(Consent),
  completedDate: Nullable(Timestamp()),
})
export type Checkout = Static<typeof Checkout>

/** What stands in the way of ordering, or what the buyer should know before. */
export const CheckoutViolation = Type.Object({
  /** Such as `MISSING_DELIVERY_ADDRESS`, `LINE_SOLD_OUT`, or `club:TOO_LITTLE` of a plug-in. */
  code: Type.String(),
  /** An error stands in the way, a warning does not. */
  severity: OneOf(['ERROR', 'WARNING']),
  /** The field of the checkout that it is about. */
  field: Nullable(Type.String()),
  lineId: Nullable(Guid()),
  /** In English, for logs and for people who try the API. */
  description: Type.String(),
  /** Of a plug-in’s rule: `texts`, what the buyer reads by language. */
  data: MapOf(Json()),
})
export type CheckoutViolation = Static<typeof CheckoutViolation>

/** Pages of another website, on domains that its client is allowed. */
export const ReturnAddresses = Type.Object({
  /** Where the buyer goes with an order that is placed; `orderId` is added as a parameter. */
  thankYouPageUrl: Type.Optional(Type.String()),
  cartPageUrl: Type.Optional(Type.String()),
  /** In place of those that are absent. */
  postFlowUrl: Type.Optional(Type.String()),
})
