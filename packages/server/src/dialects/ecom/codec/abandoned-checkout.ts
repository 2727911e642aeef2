import type {
  AbandonedAnalyticsV1,
  AbandonedCheckoutV1,
  AbandonedMetric,
} from '@vitrine/contract/abandoned-checkouts-v1'
import { currencyDigits, fromMinorUnits, toFixedDecimal } from '@vitrine/money'
import { rawPicture, type ShopView } from '../../../areas/catalog/index.ts'
import type {
  AbandonedCheckout,
  AbandonedDiscount,
  AbandonedLine,
  AbandonedSum,
} from '../../../areas/commerce/abandoned-checkouts/index.ts'
import { encodeDescription } from './description.ts'
import { encodeMinor, encodePrice } from './money.ts'
import { encodeReference } from './references.ts'

/** An abandoned checkout for published clients; `pageUrl` is the page of the shop for continuing it. */
export function encodeAbandoned(
  view: ShopView,
  one: AbandonedCheckout,
  pageUrl: string,
): AbandonedCheckoutV1 {
  // Amounts stay in the currency of the checkout.
  const shop: ShopView = {
    ...view,
    shop: { ...view.shop, currency: one.currency },
    conversion: null,
  }
  const { contact, visitorId, memberId, contactId, cartId, recoveredDate } = one
  return {
    id: one.id,
    createdDate: one.createdDate,
    updatedDate: one.updatedDate,
    checkoutId: one.checkoutId,
    ...(cartId && { cartId }),
    status: one.status,
    buyerLanguage: one.language,
    buyerInfo: {
      ...(memberId ? { memberId } : visitorId && { visitorId }),
      ...(contactId && { contactId }),
      ...(one.email && { email: one.email }),
    },
    ...(contact?.contactDetails && { contactDetails: contact.contactDetails }),
    currency: one.currency,
    conversionCurrency: one.currency,
    totalPrice: encodeMinor(shop, one.totals.total),
    subtotalPrice: encodeMinor(shop, one.totals.subtotal),
    activities: [...one.activities],
    ...(recoveredDate && { checkoutRecoveredDate: recoveredDate }),
    checkoutUrl: one.overrideCheckoutUrl || pageUrl,
    lineItems: one.lines.map((line) => encodeLine(shop, line)),
    appliedDiscounts: one.discounts.map((discount) => encodeDiscount(shop, discount)),
  }
}

const encodeLine = (
  shop: ShopView,
  line: AbandonedLine,
): AbandonedCheckoutV1['lineItems'][number] => ({
  id: line.id,
  quantity: line.quantity,
  ...(line.reference && { catalogReference: encodeReference(line.reference) }),
  productName: { original: line.name, translated: line.name },
  price: encodePrice(shop, line.price),
  priceBeforeDiscounts: encodePrice(shop, line.price),
  descriptionLines: line.descriptionLines.map(encodeDescription),
  ...(line.image && { image: rawPicture(line.image, shop.mediaUrl) }),
  physicalProperties: {
    ...(line.weight && { weight: Number(line.weight) }),
    ...(line.sku && { sku: line.sku.slice(0, 40) }),
    shippable: line.shippable,
  },
})

const types = { LINES: 'SPECIFIC_ITEMS', ORDER: 'GLOBAL', DELIVERY: 'SHIPPING' } as const

function encodeDiscount(
  shop: ShopView,
  { promotionId: id, name, code, scope, amount: units, lineIds }: AbandonedDiscount,
): AbandonedCheckoutV1['appliedDiscounts'][number] {
  const amount = encodeMinor(shop, units)
  return {
    discountType: types[scope],
    lineItemIds: scope === 'ORDER' ? [] : [...lineIds],
    ...(code === null
      ? { discountRule: { id, name: { original: name }, amount } }
      : { coupon: { id, code, name, amount } }),
  }
}

interface MetricsRequest {
  readonly currency: string
  readonly metrics: readonly AbandonedMetric[]
  readonly statuses: readonly AbandonedSum['status'][]
}

/** The requested metrics; all of them by default. States without checkouts are 0. */
export function encodeAnalytics(
  sums: readonly AbandonedSum[],
  { currency, metrics, statuses }: MetricsRequest,
): AbandonedAnalyticsV1 {
  const sumOf = (status: AbandonedSum['status']) => {
    const isCounted = statuses.length === 0 || statuses.includes(status)
    const found = isCounted && sums.find((one) => one.status === status)
    return found || { count: 0, totalMinor: 0 }
  }
  const amount = (units: number) =>
    toFixedDecimal(fromMinorUnits(BigInt(units), currency), currencyDigits(currency))
  const [left, recovered] = [sumOf('ABANDONED'), sumOf('RECOVERED')]
  const all = left.count + recovered.count
  const isAsked = (metric: AbandonedMetric) => metrics.length === 0 || metrics.includes(metric)
  const average = left.count === 0 ? 0 : Math.round(left.totalMinor / left.count)
  return {
    currency,
    ...(isAsked('RECOVERABLE_VALUE') && { recoverableValue: amount(left.totalMinor) }),
    ...(isAsked('RECOVERABLE_CHECKOUT_COUNT') && { recoverableCheckoutCount: left.count }),
    ...(isAsked('AVERAGE_RECOVERABLE_CHECKOUT_VALUE') && {
      averageRecoverableCheckoutValue: amount(average),
    }),
    ...(isAsked('RECOVERED_VALUE') && { recoveredValue: amount(recovered.totalMinor) }),
    ...(isAsked('RECOVERED_CHECKOUT_COUNT') && { recoveredCheckoutCount: recovered.count }),
    ...(isAsked('RECOVERY_RATE') && { recoveryRate: all === 0 ? 0 : recovered.count / all }),
  }
}
