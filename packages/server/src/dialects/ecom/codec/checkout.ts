import type {
  CheckoutInfo,
  CheckoutLineItem,
  CheckoutV1,
  EstimateV1,
  NewCheckoutInfo,
} from '@vitrine/contract/ecom'
import type {
  Checkout,
  CheckoutChanges,
  CheckoutView,
  NewCheckout,
} from '../../../areas/commerce/checkout/index.ts'
import type { CartCoupon } from './cart.ts'
import { encodeEstimate } from './estimate.ts'
import { encodeGiftCard } from './gift-card.ts'
import { encodeMinor } from './money.ts'
import type { CartShopView } from './view.ts'

type CalculatedLine = EstimateV1['calculatedLineItems'][number]

/** A checkout for published clients. */
export function encodeCheckout(
  shop: CartShopView,
  { checkout, estimate }: CheckoutView,
  coupons: readonly CartCoupon[],
): CheckoutV1 {
  const { cart, calculatedLineItems, shippingInfo, ...calculated } = encodeEstimate(
    shop,
    estimate,
    coupons,
  )
  const { contactInfo, appliedDiscounts: _, taxIncludedInPrices, lineItems, ...shared } = cart
  const {
    checkoutId: __,
    overrideCheckoutUrl: ___,
    selectedShippingOption: ____,
    revision: _____,
    ...fields
  } = shared
  const prices = new Map(calculatedLineItems.map((line) => [line.lineItemId, line]))
  return {
    ...fields,
    ...calculated,
    lineItems: lineItems.map((line) => encodeLine(shop, line, prices.get(line.id))),
    ...encodeGiftCard(shop, estimate),
    ...(checkout.billing && { billingInfo: checkout.billing }),
    shippingInfo: { ...shippingInfo, ...(contactInfo && { shippingDestination: contactInfo }) },
    taxIncludedInPrice: taxIncludedInPrices,
    customFields: [...checkout.customFields],
    channelType: checkout.channel,
    completed: checkout.state === 'completed',
    createdBy: encodeCreator(checkout),
    ...(checkout.sourceCartId && { cartId: checkout.sourceCartId }),
    ...(checkout.settings && { customSettings: checkout.settings }),
    ...(checkout.externalReference && { externalReference: checkout.externalReference }),
  }
}

function encodeLine(
  shop: CartShopView,
  { image, ...line }: EstimateV1['cart']['lineItems'][number],
  calculated: CalculatedLine | undefined,
): CheckoutLineItem {
  const nothing = encodeMinor(shop, 0)
  const prices = calculated?.pricesBreakdown
  return {
    ...line,
    ...(prices && { price: prices.price, lineItemPrice: prices.lineItemPrice }),
    ...(image && { media: image }),
    discount: prices?.totalDiscount ?? nothing,
    totalPriceBeforeTax: prices?.totalPriceBeforeTax ?? nothing,
    totalPriceAfterTax: prices?.totalPriceAfterTax ?? nothing,
    ...(prices && { taxDetails: prices.taxDetails }),
  }
}

const creatorFields: Readonly<Record<string, keyof CheckoutV1['createdBy']>> = {
  staff: 'userId',
  'api-key': 'appId',
  member: 'memberId',
  visitor: 'visitorId',
}

function encodeCreator({ creator }: Checkout): CheckoutV1['createdBy'] {
  const field = creatorFields[creator.type]
  return field ? { [field]: creator.id } : {}
}

/** The changes of a sent checkout. An existing email address can be replaced, not removed. */
export function decodeCheckoutInfo(
  info: CheckoutInfo,
  overrideCheckoutUrl: string | null | undefined,
): CheckoutChanges {
  const { buyerNote: note, buyerInfo, shippingInfo, billingInfo: billing, customFields } = info
  const { businessLocationId, extendedFields } = info
  const choice = shippingInfo?.selectedCarrierServiceOption
  return {
    cart: {
      note,
      email: buyerInfo?.email ?? undefined,
      contactId: buyerInfo?.contactId,
      contact: shippingInfo?.shippingDestination,
      overrideCheckoutUrl,
      businessLocationId,
      extendedFields,
    },
    own: {
      ...(billing !== undefined && { billing }),
      ...(choice !== undefined && { deliveryChoices: choice ? [choice] : [] }),
      ...(customFields !== undefined && { customFields: customFields ?? [] }),
    },
  }
}

/** Fields fixed at the creation of a checkout. */
export const decodeNewInfo = ({
  customSettings,
  externalReference,
}: NewCheckoutInfo): Pick<NewCheckout, 'settings' | 'externalReference'> => ({
  settings: customSettings,
  externalReference,
})
