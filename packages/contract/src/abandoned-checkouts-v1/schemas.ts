import { abandonedActivities, abandonedStatuses } from '../abandoned-checkouts/schemas.ts'
import { ContactDetails } from '../carts/schemas.ts'
import { LineItem, MultiCurrencyPrice } from '../ecom/index.ts'
import { OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

const line = LineItem.properties
const Discounted = { id: Type.String(), amount: MultiCurrencyPrice }

/** An abandoned checkout in the form of the published clients, with its lines in short. */
export const AbandonedCheckoutV1 = Type.Object({
  id: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  checkoutId: Type.String(),
  cartId: Type.Optional(Type.String()),
  status: OneOf(abandonedStatuses),
  buyerLanguage: Type.String(),
  buyerInfo: Type.Object({
    visitorId: Type.Optional(Type.String()),
    memberId: Type.Optional(Type.String()),
    contactId: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
  }),
  contactDetails: Type.Optional(ContactDetails),
  currency: Type.String(),
  conversionCurrency: Type.String(),
  totalPrice: MultiCurrencyPrice,
  subtotalPrice: MultiCurrencyPrice,
  activities: Type.Array(
    Type.Object({ createdDate: Timestamp(), type: OneOf(abandonedActivities) }),
  ),
  checkoutRecoveredDate: Type.Optional(Timestamp()),
  /** The creator's own page, or the page of the shop that restores the checkout. */
  checkoutUrl: Type.String(),
  lineItems: Type.Array(
    Type.Object({
      id: line.id,
      quantity: line.quantity,
      catalogReference: line.catalogReference,
      productName: line.productName,
      price: line.price,
      priceBeforeDiscounts: line.priceBeforeDiscounts,
      descriptionLines: line.descriptionLines,
      image: line.image,
      physicalProperties: line.physicalProperties,
    }),
  ),
  appliedDiscounts: Type.Array(
    Type.Object({
      discountType: OneOf(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']),
      lineItemIds: Type.Array(Type.String()),
      coupon: Type.Optional(
        Type.Object({ ...Discounted, code: Type.String(), name: Type.String() }),
      ),
      discountRule: Type.Optional(
        Type.Object({ ...Discounted, name: Type.Object({ original: Type.String() }) }),
      ),
    }),
  ),
})
export type AbandonedCheckoutV1 = Static<typeof AbandonedCheckoutV1>

export const abandonedMetrics = [
  'RECOVERABLE_VALUE',
  'RECOVERABLE_CHECKOUT_COUNT',
  'AVERAGE_RECOVERABLE_CHECKOUT_VALUE',
  'RECOVERED_VALUE',
  'RECOVERED_CHECKOUT_COUNT',
  'RECOVERY_RATE',
] as const
export type AbandonedMetric = (typeof abandonedMetrics)[number]

/** Metrics that were not requested are absent. Amounts are in the shop’s currency. */
export const AbandonedAnalyticsV1 = Type.Object({
  currency: Type.String(),
  recoverableValue: Type.Optional(Type.String()),
  recoverableCheckoutCount: Type.Optional(Type.Integer()),
  averageRecoverableCheckoutValue: Type.Optional(Type.String()),
  recoveredValue: Type.Optional(Type.String()),
  recoveredCheckoutCount: Type.Optional(Type.Integer()),
  /** From 0 to 1. */
  recoveryRate: Type.Optional(Type.Number()),
})
export type AbandonedAnalyticsV1 = Static<typeof AbandonedAnalyticsV1>
