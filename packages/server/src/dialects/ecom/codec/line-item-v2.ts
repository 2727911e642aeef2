import type { LineItemV2 } from '@vitrine/contract/ecom-v2'
import type { AppliedDiscount, PricedLine } from '@vitrine/pricing'
import { rawPicture } from '../../../areas/catalog/index.ts'
import {
  type Estimate,
  type LineView,
  latePaymentOf,
  shownQuantity,
} from '../../../areas/commerce/cart/index.ts'
import {
  detailsOf,
  encodeDescriptions,
  encodeDetails,
  encodeModifiers,
  encodeSource,
  encodeTaxableAddress,
} from './custom-item.ts'
import { encodePhysical, encodeSubscription, encodeType, urlOf } from './line-item.ts'
import { encodePayment } from './line-payment.ts'
import { encodeConverted, encodeConvertedMinor } from './money.ts'
import { encodeReference } from './references.ts'
import type { CartShopView } from './view.ts'

/** The lines of a cart of the second generation, with automatic discounts. */
export function encodeLinesV2(shop: CartShopView, { view, result }: Estimate): LineItemV2[] {
  const priced = new Map(result.lines.map((line) => [line.id, line]))
  return view.lines.map((line) => ({
    ...encodeLine(shop, line),
    pricing: encodePricing(shop, line, priced.get(line.line.id)),
    discounts: result.discounts.filter(isOfLines).flatMap((one) => {
      const own = one.lines.find(({ lineId }) => lineId === line.line.id)
      return own
        ? [{ ...describeDiscount(one), amountOff: encodeConvertedMinor(shop, own.amount) }]
        : []
    }),
  }))
}

/** Whether a discount is included in the prices of lines, as those of rules are. */
export const isOfLines = ({ phase, source }: AppliedDiscount): boolean =>
  source === 'rule' && (phase === 'line' || phase === 'set')

export const describeDiscount = ({ name, code }: AppliedDiscount) => ({
  name: { original: name, translated: name },
  source: {
    sourceType: code === undefined ? ('AUTOMATIC_RULE' as const) : ('COUPON' as const),
    ...(code !== undefined && { couponCode: code }),
  },
})

/** One piece after automatic discounts, in minor units. */
export const unitPriceOf = ({ subtotal, quantity }: PricedLine): number =>
  Math.round(subtotal / quantity)

function encodeLine(shop: CartShopView, line: LineView) {
  const { purchasable, name } = line
  const { reference, customItem, id } = line.line
  const profile = purchasable?.deliveryProfileId ?? customItem?.deliveryProfileId
  const taxGroup = purchasable?.taxGroupId ?? customItem?.taxGroupId
  const { subscriptionOptionInfo } = encodeSubscription(purchasable)
  const { url, serviceProperties } = encodeDetails(line)
  return {
    id,
    name: { original: name, translated: name },
    quantityInfo: encodeQuantity(shop, line),
    source: reference
      ? { catalogReference: encodeReference(reference), rootCatalogItemId: reference.productId }
      : encodeSource(line),
    attributes: {
      descriptionLines: encodeDescriptions(line),
      ...(line.image && { image: rawPicture(line.image, shop.mediaUrl) }),
      ...(url && { url }),
      ...(purchasable && { url: urlOf(shop, purchasable) }),
      ...(serviceProperties && { serviceProperties }),
      itemType: encodeType(line),
      physicalProperties: encodePhysical(line),
      ...(subscriptionOptionInfo && { subscriptionInfo: encodePlan(subscriptionOptionInfo) }),
      membersOnly: customItem?.isForMembers ?? false,
    },
    ...encodeModifiers(line, (price) => encodeConverted(shop, price)),
    deliveryConfig: profile ? { deliveryProfileId: profile } : {},
    taxConfig: {
      ...encodeTaxableAddress(line),
      ...(taxGroup && { taxGroupId: taxGroup }),
    },
    paymentConfig: {
      ...encodePayment(latePaymentOf(line.line), (deposit) => encodeConverted(shop, deposit)),
      savePaymentMethod: false,
    },
    status: statusOf(line),
    customLineItem: customItem !== null,
  }
}

function encodeQuantity({ shownStock }: CartShopView, { line, availability }: LineView) {
  const { quantity, requestedQuantity, customItem } = line
  const shown = shownQuantity(availability.available, quantity, shownStock)
  return {
    confirmedQuantity: availability.sellable,
    requestedQuantity: requestedQuantity ?? quantity,
    ...(shown !== null && { availableQuantity: shown }),
    fixedQuantity: customItem?.isFixedQuantity ?? false,
  }
}

function encodePricing(shop: CartShopView, line: LineView, priced: PricedLine | undefined) {
  const { price, fullPrice, modifiersPrice } = line
  const { priceDescription } = encodeDetails(line)
  return {
    unitPrice: priced
      ? encodeConvertedMinor(shop, unitPriceOf(priced))
      : encodeConverted(shop, price),
    totalPrice: encodeConvertedMinor(shop, priced?.subtotal ?? 0),
    priceUndetermined: detailsOf(line.line.customItem).priceUndetermined ?? false,
    ...(priceDescription && { priceDescription }),
    breakdown: {
      fullPrice: encodeConverted(shop, fullPrice),
      salePrice: encodeConverted(shop, price),
      totalModifiersPrice: encodeConverted(shop, modifiersPrice),
    },
  }
}

const statuses = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
} as const

/** A line with less stock than its quantity is also partially in stock. */
function statusOf({ line, availability: { status } }: LineView): LineItemV2['status'] {
  if (status === 'AVAILABLE' && line.requestedQuantity !== null) return 'PARTIALLY_IN_STOCK'
  return statuses[status]
}

/** Here texts of a plan are in the buyer’s language, too. */
const encodePlan = ({
  title,
  description,
  ...plan
}: NonNullable<ReturnType<typeof encodeSubscription>['subscriptionOptionInfo']>) => ({
  ...plan,
  title: { original: title, translated: title },
  description: { original: description, translated: description },
})
