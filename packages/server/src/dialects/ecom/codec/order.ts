import type { OrderV1 } from '@vitrine/contract/ecom'
import {
  type Activity,
  balanceOf,
  buyerActivities,
  isAwaited,
  type Order,
  type OrderView,
} from '../../../areas/commerce/orders/index.ts'
import { encodeLogistics } from './logistics.ts'
import { encodeActivities } from './order-activities.ts'
import { encodeOrderLine, encodeTaxDetails } from './order-lines.ts'
import { amountsIn, type OrderShop, type WriteAmount } from './order-shop.ts'
import { fulfillmentStatusOf, orderStatusOf, paymentStatusOf } from './order-statuses.ts'

/** The store's own carrier. */
const OWN_CARRIER = '45c44b27-ca7b-4891-8c0d-1747d588b835'

/** An order for published clients. */
export function encodeOrderV1(shop: OrderShop, view: OrderView): OrderV1 {
  const { order, lines } = view
  const money = amountsIn(shop, order.currency)
  return {
    ...encodeIdentity(order),
    ...encodePeople(shop, order),
    lineItems: lines.map((line) => encodeOrderLine(shop, money, order, line)),
    siteLanguage: languageOf(shop.locale),
    ...encodePrices(money, order),
    ...encodeDelivery(money, order),
    activities: encodeActivities(order, money, shownTo(shop, view.activities)),
    balanceSummary: encodeBalance(money, view),
    ...(shop.isMerchant && { seenByAHuman: order.seen }),
    tags: {
      tags: { tagIds: [...order.publicTags] },
      ...(shop.isMerchant && { privateTags: { tagIds: [...order.tags] } }),
    },
  }
}

const languageOf = (locale: string) => locale.split('-', 1)[0] ?? 'en'

const shownTo = ({ isMerchant }: OrderShop, activities: readonly Activity[]) =>
  activities.filter(({ kind }) => isMerchant || buyerActivities.has(kind))

const encodeIdentity = (order: Order) => ({
  id: order.id,
  number: String(order.number),
  createdDate: order.createdDate,
  updatedDate: order.updatedDate,
  purchasedDate: order.purchasedDate ?? order.createdDate,
  status: orderStatusOf[order.state],
  paymentStatus: paymentStatusOf[order.paymentState],
  fulfillmentStatus: fulfillmentStatusOf[order.fulfillmentState],
  buyerLanguage: languageOf(order.language),
  weightUnit: 'KG',
  currency: order.currency,
  currencyConversionDetails: { originalCurrency: order.currency, conversionRate: '1' },
  taxIncludedInPrices: order.pricesIncludeTax,
  archived: order.archived,
  attributionSource: order.attribution || 'UNSPECIFIED',
  channelInfo: {
    type: order.channel,
    ...(order.externalReference?.id && { externalOrderId: order.externalReference.id }),
    ...(order.externalReference?.url && { externalOrderUrl: order.externalReference.url }),
  },
  ...(order.checkoutId && { checkoutId: order.checkoutId }),
  ...(order.purchaseFlowId && { purchaseFlowId: order.purchaseFlowId }),
  customFields: [...order.customFields],
  ...(order.extendedFields && { extendedFields: order.extendedFields }),
  imported: order.importedDate !== null,
})

const encodePeople = (shop: OrderShop, order: Order) => ({
  buyerInfo: {
    ...(order.memberId
      ? { memberId: order.memberId }
      : order.visitorId && { visitorId: order.visitorId }),
    ...(order.contactId && { contactId: order.contactId }),
    ...(order.email && { email: order.email }),
  },
  createdBy: encodeCreator(shop, order),
  ...(order.billing && { billingInfo: order.billing }),
  ...(order.shipping && { recipientInfo: order.shipping }),
  ...(order.note && { buyerNote: order.note }),
})

const creatorFields: Readonly<Record<string, keyof OrderV1['createdBy']>> = {
  staff: 'userId',
  'api-key': 'appId',
  member: 'memberId',
  visitor: 'visitorId',
}

export function encodeCreator(
  { isMerchant }: Pick<OrderShop, 'isMerchant'>,
  { creator }: Pick<Order, 'creator'>,
): OrderV1['createdBy'] {
  const field = creatorFields[creator.type]
  if (!field || (field === 'userId' && !isMerchant)) return {}
  return { [field]: creator.id }
}

export function encodePrices(
  money: WriteAmount,
  { totals, taxes, discounts, fees }: Pick<Order, 'totals' | 'taxes' | 'discounts' | 'fees'>,
) {
  const totalTax = money(totals.tax + totals.includedTax)
  return {
    priceSummary: {
      subtotal: money(totals.subtotal),
      shipping: money(totals.delivery),
      tax: totalTax,
      discount: money(totals.discount + totals.deliveryDiscount),
      total: money(totals.total),
      totalAdditionalFees: money(totals.fees),
    },
    taxInfo: {
      totalTax,
      taxBreakdown: taxes
        .filter(({ reason }) => reason !== 'no-rate')
        .map(({ name, rate, country, subdivision, jurisdiction = country, amount }) => ({
          taxName: name,
          taxType: '',
          jurisdiction,
          jurisdictionType: subdivision ? 'STATE' : 'COUNTRY',
          rate,
          aggregatedTaxAmount: money(amount),
        })),
    },
    taxSummary: { totalTax },
    appliedDiscounts: discounts.map((discount) => encodeDiscount(money, discount)),
    additionalFees: fees.map(({ id, code, name, beforeTax, afterTax }) => ({
      id,
      ...(code && { code }),
      name,
      price: money(beforeTax),
      priceBeforeTax: money(beforeTax),
      priceAfterTax: money(afterTax),
      lineItemIds: [],
    })),
  }
}

type Discount = Order['discounts'][number]

export function encodeDiscount(money: WriteAmount, discount: Discount) {
  const { promotionId: id, name, code, phase, source, lines } = discount
  const amount = money(discount.amount)
  const isWhole = phase === 'order'
  const type = phase === 'delivery-discount' ? 'SHIPPING' : isWhole ? 'GLOBAL' : 'SPECIFIC_ITEMS'
  return {
    id,
    discountType: type as 'SHIPPING' | 'GLOBAL' | 'SPECIFIC_ITEMS',
    ...(source === 'merchant'
      ? { merchantDiscount: { amount, ...(name && { description: name }) } }
      : code === undefined
        ? { discountRule: { id, name: { original: name }, amount } }
        : { coupon: { id, code, name, amount } }),
    lineItemIds: isWhole ? [] : lines.map(({ lineId }) => lineId),
    lineItemDiscounts: lines.map((line) => ({
      id: line.lineId,
      totalDiscount: money(line.amount),
    })),
  }
}

/** The deliveries as one: with the title of the first and the price of all. */
export function encodeDelivery(
  money: WriteAmount,
  { delivery, shipping }: Pick<Order, 'delivery' | 'shipping'>,
) {
  const [first] = delivery
  if (!first) return {}
  const sum = (amountOf: (one: Order['delivery'][number]) => number) =>
    delivery.reduce((all, one) => all + amountOf(one), 0)
  const beforeTax = sum((one) => one.beforeTax)
  const afterTax = sum((one) => one.afterTax)
  return {
    shippingInfo: {
      carrierId: OWN_CARRIER,
      code: first.optionId,
      title: first.title,
      logistics: {
        ...encodeLogistics(first.details),
        ...(shipping && { shippingDestination: shipping }),
      },
      cost: {
        price: money(sum(({ price }) => price)),
        totalPriceBeforeTax: money(beforeTax),
        totalPriceAfterTax: money(afterTax),
        discount: money(sum(({ discount }) => discount)),
        taxDetails: encodeTaxDetails(money, { ...first, beforeTax, afterTax, tax: sum(taxOf) }),
      },
    },
  }
}

const taxOf = ({ tax }: Order['delivery'][number]) => tax

/** While a provider is processing the whole open amount, nothing is left to pay. */
function encodeBalance(money: WriteAmount, view: OrderView): OrderV1['balanceSummary'] {
  const balance = balanceOf(view.order.totals.total, view)
  const pending = view.payments
    .filter(isAwaited)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const isCovered = balance.due > 0 && pending >= balance.due
  return {
    balance: money(isCovered ? 0 : balance.due),
    paid: money(balance.paid),
    refunded: money(balance.refunded),
    authorized: money(balance.authorized),
    pendingRefund: money(balance.refunding),
    pending: money(pending),
    chargeback: money(balance.disputed),
    chargebackReversal: money(0),
  }
}
