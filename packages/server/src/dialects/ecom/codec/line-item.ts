import type { LineItem } from '@vitrine/contract/ecom'
import type { Purchasable } from '../../../areas/catalog/index.ts'
import { rawPicture } from '../../../areas/catalog/index.ts'
import { type LineView, latePaymentOf, shownQuantity } from '../../../areas/commerce/cart/index.ts'
import {
  detailsOf,
  encodeDescriptions,
  encodeDetails,
  encodeModifiers,
  encodeSource,
  encodeTaxableAddress,
} from './custom-item.ts'
import { encodePayment } from './line-payment.ts'
import { encodeGone, encodePrice } from './money.ts'
import { encodeOverrides } from './overrides.ts'
import { encodeReference } from './references.ts'
import type { CartShopView } from './view.ts'

/** A line of a cart for published clients. */
export function encodeLineItem(shop: CartShopView, line: LineView): LineItem {
  const { purchasable } = line
  const { reference, customItem } = line.line
  const profile = purchasable?.deliveryProfileId ?? customItem?.deliveryProfileId
  const taxGroup = purchasable?.taxGroupId ?? customItem?.taxGroupId
  return {
    id: line.line.id,
    quantity: line.line.quantity,
    ...encodeSource(line),
    ...(reference && {
      catalogReference: encodeReference(reference),
      rootCatalogItemId: reference.productId,
    }),
    productName: { original: line.name, translated: line.name },
    ...(purchasable && { url: urlOf(shop, purchasable) }),
    ...encodePrices(shop, line),
    ...encodeDetails(line),
    ...encodeModifiers(line, (price) => encodePrice(shop, price)),
    descriptionLines: encodeDescriptions(line),
    ...(line.image && { image: rawPicture(line.image, shop.mediaUrl) }),
    availability: encodeAvailability(shop, line),
    physicalProperties: encodePhysical(line),
    itemType: encodeType(line),
    ...encodePayment(latePaymentOf(line.line), (deposit) => encodePrice(shop, deposit)),
    ...encodeOverrides(line.line.overrides, (picture) => rawPicture(picture, shop.mediaUrl)),
    ...encodeSubscription(purchasable),
    ...(profile && { deliveryProfileId: profile }),
    ...encodeTaxableAddress(line),
    ...(taxGroup && { taxGroupId: taxGroup }),
    customLineItem: customItem !== null,
    fixedQuantity: customItem?.isFixedQuantity ?? false,
    priceUndetermined: detailsOf(customItem).priceUndetermined ?? false,
    membersOnly: customItem?.isForMembers ?? false,
  }
}

function encodePrices(
  shop: CartShopView,
  { modifiersPrice, price, fullPrice, linePrice, availability }: LineView,
) {
  const isGone = availability.status === 'NOT_FOUND'
  const write = (amount: string) => (isGone ? encodeGone(shop) : encodePrice(shop, amount))
  return {
    price: write(price),
    priceBeforeDiscounts: write(price),
    fullPrice: write(fullPrice),
    lineItemPrice: write(linePrice),
    modifiersTotalPrice: write(modifiersPrice),
  }
}

export const urlOf = ({ siteUrl }: CartShopView, { slug }: Purchasable) => ({
  relativePath: `/product-page/${slug}`,
  url: new URL(`/product-page/${slug}`, siteUrl).href,
})

function encodeAvailability({ shownStock }: CartShopView, { availability, line }: LineView) {
  const { status, available } = availability
  const quantity = shownQuantity(available, line.quantity, shownStock)
  return { status, ...(quantity !== null && { quantityAvailable: quantity }) }
}

export function encodePhysical({ line, purchasable, shippable }: LineView) {
  const sku = purchasable?.sku ?? line.customItem?.sku
  const weight = purchasable?.weight ?? line.customItem?.weight
  return {
    ...(weight && { weight: Number(weight) }),
    ...(sku && { sku: sku.slice(0, 40) }),
    shippable,
  }
}

export function encodeType({ line, purchasable }: LineView) {
  const { itemType: custom } = detailsOf(line.customItem)
  if (custom) {
    const { preset, custom: name } = custom
    return { ...(preset && { preset }), ...(name && { custom: name }) }
  }
  if (purchasable?.isGiftCard) return { preset: 'GIFT_CARD' }
  return { preset: purchasable?.productType === 'digital' ? 'DIGITAL' : 'PHYSICAL' }
}

export function encodeSubscription(purchasable: Purchasable | null) {
  const plan = purchasable?.subscription
  if (!plan) return {}
  return {
    subscriptionOptionInfo: {
      title: plan.title,
      description: plan.description,
      subscriptionSettings: {
        frequency: plan.frequency,
        interval: plan.interval,
        autoRenewal: plan.billingCycles === null,
        ...(plan.billingCycles !== null && { billingCycles: plan.billingCycles }),
        enableCustomerCancellation: false,
      },
    },
  }
}
