import { type NewOrderV1, STORES_APP_ID } from '@vitrine/contract/ecom'
import { violation } from '@vitrine/contract/kit'
import type { PricedLine } from '@vitrine/pricing'
import type { OrderLine, SoldOrder } from '../../../areas/commerce/orders/index.ts'
import { newId } from '../../../platform/ids.ts'
import { decodePayment } from './line-payment.ts'
import { decodePrices, discountAmount } from './new-order-prices.ts'
import { decodeAddress } from './order-changes.ts'
import { decodeAmount } from './order-shop.ts'
import { decodeReference } from './references.ts'

/** The app of products for older clients. */
const OLDER_STORES_APP_ID = '1380b703-ce81-ff05-f115-39571d94dfcd'
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface Shop {
  readonly currency: string
  readonly pricesIncludeTax: boolean
}
type Strategy = 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED'

/** An order that a merchant records with the prices for which it was sold. */
export function decodeNewOrder(
  sent: NewOrderV1,
  shop: Shop,
  strategy: Strategy = 'DEFAULT',
): SoldOrder {
  const currency = sent.currency ?? shop.currency
  const pricesIncludeTax = sent.taxIncludedInPrices ?? shop.pricesIncludeTax
  const ids = lineIdsOf(sent)
  const { lines, ...prices } = decodePrices(sent, ids, { currency, pricesIncludeTax })
  const isFree = prices.totals.total === 0 && strategy === 'DEFAULT'
  return {
    ...prices,
    ...decodePeople(sent),
    ...decodeMarks(sent),
    currency,
    pricesIncludeTax,
    taxes: [],
    discounts: discountsOf(sent, currency),
    lines: sent.lineItems.map((line, at) =>
      decodeLine(line, at, lines[at] as PricedLine, currency),
    ),
    isPlaced: sent.status === 'APPROVED' || (sent.status === undefined && isFree),
  }
}

const decodePeople = (sent: NewOrderV1) => {
  const recipient = sent.recipientInfo ?? sent.shippingInfo?.logistics?.shippingDestination
  return {
    visitorId: sent.buyerInfo?.visitorId ?? null,
    memberId: sent.buyerInfo?.memberId ?? null,
    email: sent.buyerInfo?.email ?? null,
    language: sent.buyerLanguage,
    shipping: addresseeOf(recipient),
    billing: addresseeOf(sent.billingInfo),
    note: sent.buyerNote ?? '',
  }
}

const decodeMarks = (sent: NewOrderV1) => ({
  channel: sent.channelInfo.type,
  checkoutId: sent.checkoutId ?? null,
  purchaseFlowId: sent.purchaseFlowId ?? null,
  customFields: sent.customFields ?? [],
  tags: sent.tags?.privateTags?.tagIds ?? [],
  publicTags: sent.tags?.tags?.tagIds ?? [],
  archived: sent.archived ?? false,
  seen: sent.seenByAHuman ?? false,
  externalReference: referenceOf(sent.channelInfo),
  attribution: sent.attributionSource === 'FACEBOOK_ADS' ? 'FACEBOOK_ADS' : '',
  extendedFields: sent.extendedFields ?? null,
  purchasedDate: sent.purchasedDate ?? null,
})

const referenceOf = ({ externalOrderId, externalOrderUrl }: NewOrderV1['channelInfo']) =>
  externalOrderId || externalOrderUrl
    ? { id: externalOrderId ?? '', url: externalOrderUrl ?? '' }
    : null

function addresseeOf(sent: NewOrderV1['billingInfo']): SoldOrder['billing'] {
  if (!sent?.address && !sent?.contactDetails) return null
  const { address, contactDetails } = sent
  return {
    ...(address && { address: decodeAddress(address) }),
    ...(contactDetails && { contactDetails }),
  }
}

const NUMBER_LENGTH = 12

/** Given ids have to differ; lines without one are numbered. */
function lineIdsOf({ lineItems }: NewOrderV1): string[] {
  const ids = lineItems.map(
    ({ id }, at) =>
      id?.toLowerCase() ?? `00000000-0000-0000-0000-${String(at + 1).padStart(NUMBER_LENGTH, '0')}`,
  )
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (twice < 0) return ids
  throw violation(`order.lineItems[${twice}].id`, 'VALIDATION', 'is the id of another line, too')
}

type SentLine = NewOrderV1['lineItems'][number]

/** How a line is paid, its deposit in minor units. */
function paymentOf(
  { paymentOption, depositAmount }: SentLine,
  position: number,
  currency: string,
): OrderLine['payment'] {
  const field = `order.lineItems[${position}]`
  const sent = { paymentOption, depositAmount: depositAmount?.amount }
  const { payment = null } = decodePayment(sent, field)
  if (payment?.kind !== 'deposit') return payment
  const deposit = decodeAmount(payment.deposit, currency, `${field}.depositAmount.amount`)
  return { kind: 'deposit', deposit }
}

function decodeLine(
  line: SentLine,
  position: number,
  price: PricedLine,
  currency: string,
): OrderLine {
  const { catalogReference, physicalProperties, itemType, productName } = line
  const field = `order.lineItems[${position}].catalogReference.options`
  const isOurs =
    catalogReference &&
    [STORES_APP_ID, OLDER_STORES_APP_ID].includes(catalogReference.appId) &&
    GUID.test(catalogReference.catalogItemId)
  const reference = isOurs
    ? decodeReference({ ...catalogReference, appId: STORES_APP_ID }, field)
    : null
  const isDigital = itemType.preset === 'DIGITAL'
  return {
    id: price.id,
    position,
    productId: reference?.productId.toLowerCase() ?? null,
    variantId: reference?.variantId && GUID.test(reference.variantId) ? reference.variantId : null,
    reference,
    name: productName.original,
    descriptionLines: descriptionsOf(line),
    image: null,
    sku: physicalProperties?.sku || null,
    kind: isDigital ? 'DIGITAL' : itemType.preset === 'PHYSICAL' ? 'PHYSICAL' : 'CUSTOM',
    shippable: physicalProperties?.shippable ?? itemType.preset === 'PHYSICAL',
    weight: physicalProperties?.weight == null ? null : physicalProperties.weight.toFixed(6),
    quantity: line.quantity,
    price,
    payment: paymentOf(line, position, currency),
    taken: 0,
    preordered: 0,
    restocked: 0,
    preorder: null,
    sources: [],
    refunded: 0,
    fulfilled: 0,
    returned: 0,
  }
}

const descriptionsOf = ({ descriptionLines = [] }: SentLine): OrderLine['descriptionLines'] =>
  descriptionLines.map(({ name, plainText, colorInfo }) => ({
    kind: colorInfo ? 'choice' : 'text',
    name: name.original,
    value: plainText?.original ?? colorInfo?.original ?? '',
    ...(colorInfo?.code && { colorCode: colorInfo.code }),
  }))

const phases = { GLOBAL: 'order', SPECIFIC_ITEMS: 'line', SHIPPING: 'delivery-discount' } as const

function discountsOf({ appliedDiscounts = [] }: NewOrderV1, currency: string) {
  const read = (price: { readonly amount: string } | null | undefined, field: string) =>
    price ? decodeAmount(price.amount, currency, `order.${field}`) : undefined
  return appliedDiscounts.map((sent): SoldOrder['discounts'][number] => {
    const { coupon, discountRule, merchantDiscount, discountType = 'GLOBAL' } = sent
    const name = coupon?.name ?? discountRule?.name?.original ?? merchantDiscount?.description
    return {
      promotionId: coupon?.id || discountRule?.id || sent.id || newId(),
      name: name ?? '',
      source: coupon ? 'coupon' : discountRule ? 'rule' : 'merchant',
      ...(coupon && { code: coupon.code }),
      phase: phases[discountType],
      amount: discountAmount({ read }, sent),
      lines: (sent.lineItemDiscounts ?? []).map(({ id, totalDiscount }) => ({
        lineId: id,
        amount: read(totalDiscount, 'appliedDiscounts.lineItemDiscounts.totalDiscount') ?? 0,
      })),
      delivery: [],
    }
  })
}
