import { Cart } from '../cart/schemas.ts'
import { AddressWithContact, DeliveryChoice } from '../carts/schemas.ts'
import { Channel, Consent, CustomField } from '../checkouts/schemas.ts'
import { Guid, Json, MapOf, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

const { deliveryChoice: _, contact: __, ...cartFields } = Cart.properties

/** A checkout reserves nothing, and its prices are the current ones. */
export const Checkout = Type.Object({
  ...cartFields,
  /** The cart that it was made of, which may be gone. */
  cartId: Nullable(Guid()),
  state: OneOf(['OPEN', 'COMPLETED']),
  channel: Channel(),
  /** The delivery address and its contact. */
  shipping: Nullable(AddressWithContact),
  /** The billing address and its contact; null: as `shipping`. */
  billing: Nullable(AddressWithContact),
  /** Whether the member’s store credit pays as much as possible; gift cards are used first. */
  useStoreCredit: Type.Boolean(),
  /** One for each delivery group. */
  deliveryChoices: Type.Array(DeliveryChoice),
  customFields: Type.Array(CustomField),
  consents: Type.Array(Consent),
  completedDate: Nullable(Timestamp()),
})
export type Checkout = Static<typeof Checkout>

/** A reason that prevents ordering, or a warning for the buyer. */
export const CheckoutViolation = Type.Object({
  /** Such as `MISSING_DELIVERY_ADDRESS`, `LINE_SOLD_OUT`, or `club:TOO_LITTLE` of a plug-in. */
  code: Type.String(),
  /** An error prevents ordering, a warning does not. */
  severity: OneOf(['ERROR', 'WARNING']),
  /** The field of the checkout that it is about. */
  field: Nullable(Type.String()),
  lineId: Nullable(Guid()),
  /** In English, for logs and for people who try the API. */
  description: Type.String(),
  /** For a plug-in’s rule: `texts`, the message by language. */
  data: MapOf(Json()),
})
export type CheckoutViolation = Static<typeof CheckoutViolation>

/** Pages of another website, on domains that its client is allowed. */
export const ReturnAddresses = Type.Object({
  /** Redirect target after an order is placed; `orderId` is added as a parameter. */
  thankYouPageUrl: Type.Optional(Type.String()),
  cartPageUrl: Type.Optional(Type.String()),
  /** Default for the absent ones. */
  postFlowUrl: Type.Optional(Type.String()),
})
