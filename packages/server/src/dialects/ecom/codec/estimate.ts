import type { EstimateV1, PriceSummary } from '@vitrine/contract/ecom'
import { addDecimals } from '@vitrine/money'
import type {
  AppliedDiscount,
  PaymentPart,
  PriceResult,
  PriceSnapshot,
  TaxedAmount,
} from '@vitrine/pricing'
import type { Estimate } from '../../../areas/commerce/cart/index.ts'
import { type CartCoupon, encodeCart } from './cart.ts'
import { encodePayment } from './line-payment.ts'
import { encodeLogistics } from './logistics.ts'
import { encodeMinor } from './money.ts'
import type { CartShopView } from './view.ts'

/** The store's own carrier. */
export const OWN_CARRIER = '45c44b27-ca7b-4891-8c0d-1747d588b835'

export function encodeEstimate(
  shop: CartShopView,
  { view, snapshot, result, uselessCodes, isChoiceMissing }: Estimate,
  coupons: readonly CartCoupon[],
): EstimateV1 {
  const cart = encodeCart(shop, view, coupons)
  const { totals, payment } = result
  const money = (units: number) => encodeMinor(shop, units)
  return {
    cart,
    calculatedLineItems: encodeLines(shop, snapshot, result, cart.lineItems),
    priceSummary: {
      subtotal: money(totals.subtotal),
      shipping: money(totals.delivery),
      tax: money(totals.tax),
      discount: money(totals.discount + totals.deliveryDiscount),
      additionalFees: money(totals.fees),
      total: money(totals.total),
    },
    payNow: { ...encodePart(shop, payment.now), total: money(result.due) },
    payLater: encodePart(shop, payment.later),
    taxSummary: {
      taxableAmount: money(result.taxes.reduce((sum, { base }) => sum + base, 0)),
      totalTax: money(result.taxes.reduce((sum, { amount }) => sum + amount, 0)),
    },
    shippingInfo: encodeDelivery(shop, result),
    appliedDiscounts: result.discounts.map((one) => encodeDiscount(shop, one)),
    calculationErrors: encodeErrors(uselessCodes, isChoiceMissing),
    additionalFees: [],
    membershipOptions: {
      eligibleMemberships: [],
      invalidMemberships: [],
      selectedMemberships: { memberships: [] },
    },
    violations: [],
    weightUnit: 'KG',
    currency: shop.shop.currency,
  }
}

function encodeLines(
  shop: CartShopView,
  snapshot: PriceSnapshot,
  result: PriceResult,
  items: EstimateV1['cart']['lineItems'],
) {
  const shown = new Map(items.map((item) => [item.id, item]))
  const payments = new Map(snapshot.lines.map(({ id, payment }) => [id, payment]))
  const priced = new Map(result.lines.map((line) => [line.id, line]))
  const money = (units: number) => encodeMinor(shop, units)
  const inOrder = items.flatMap(({ id }) => priced.get(id) ?? [])
  return inOrder.map((line) => {
    const { paymentOption, depositAmount } = encodePayment(payments.get(line.id), money)
    const item = shown.get(line.id)
    return {
      lineItemId: line.id,
      paymentOption,
      ...(item && { taxableAddress: item.taxableAddress }),
      pricesBreakdown: {
        price: money(Math.round(line.subtotal / line.quantity)),
        priceBeforeDiscounts: money(line.unitPrice),
        fullPrice: item?.fullPrice ?? money(line.unitPrice),
        lineItemPrice: money(line.subtotal),
        totalDiscount: money(line.discount),
        totalPriceBeforeTax: money(line.beforeTax),
        totalPriceAfterTax: money(line.afterTax),
        taxDetails: encodeTax(shop, line),
        ...(depositAmount && { depositAmount }),
      },
    }
  })
}

const encodeTax = (shop: CartShopView, { beforeTax, tax, taxes }: TaxedAmount) => ({
  taxableAmount: encodeMinor(shop, beforeTax),
  taxRate: taxes.reduce((sum, { rate }) => addDecimals(sum, rate), '0'),
  totalTax: encodeMinor(shop, tax),
  taxBreakdown: taxes
    .filter(({ reason }) => reason !== 'no-rate')
    .map(({ name, rate, country, jurisdiction = country, base, amount }) => ({
      jurisdiction,
      taxName: name,
      rate,
      taxAmount: encodeMinor(shop, amount),
      taxableAmount: encodeMinor(shop, base),
    })),
})

export function encodePart(shop: CartShopView, part: PaymentPart): PriceSummary {
  const money = (units: number) => encodeMinor(shop, units)
  return {
    subtotal: money(part.subtotal),
    shipping: money(part.delivery),
    tax: money(part.tax),
    discount: money(part.discount),
    additionalFees: money(part.fees),
    total: money(part.total),
  }
}

function encodeDelivery(shop: CartShopView, { deliveryOffers, delivery }: PriceResult) {
  const [chosen] = delivery
  const shippingOptions = deliveryOffers.map(({ optionId, title, details, price }) => ({
    code: optionId,
    title,
    logistics: encodeLogistics(details),
    cost: { price: encodeMinor(shop, price) },
  }))
  return {
    carrierServiceOptions:
      shippingOptions.length > 0 ? [{ carrierId: OWN_CARRIER, shippingOptions }] : [],
    ...(chosen && {
      selectedCarrierServiceOption: {
        code: chosen.optionId,
        title: chosen.title,
        carrierId: OWN_CARRIER,
        logistics: encodeLogistics(chosen.details),
        requestedShippingOption: true,
        cost: {
          price: encodeMinor(shop, chosen.price),
          totalDiscount: encodeMinor(shop, chosen.discount),
          totalPriceBeforeTax: encodeMinor(shop, chosen.beforeTax),
          totalPriceAfterTax: encodeMinor(shop, chosen.afterTax),
          taxDetails: encodeTax(shop, chosen),
        },
      },
    }),
  }
}

function encodeDiscount(shop: CartShopView, discount: AppliedDiscount) {
  const { promotionId, name, code, phase, lines } = discount
  const amount = encodeMinor(shop, discount.amount)
  const isWhole = phase === 'order'
  return {
    discountType:
      phase === 'delivery-discount' ? 'SHIPPING' : isWhole ? 'GLOBAL' : 'SPECIFIC_ITEMS',
    lineItemIds: isWhole ? [] : lines.map(({ lineId }) => lineId),
    ...(code === undefined
      ? { discountRule: { id: promotionId, name: { original: name }, amount } }
      : { coupon: { id: promotionId, code, name, amount } }),
  }
}

/** Errors for a coupon without effect, and for an unavailable delivery. */
function encodeErrors([useless]: Estimate['uselessCodes'], isChoiceMissing: boolean) {
  const applicationError = (code: string, description: string, data: object) => ({
    applicationError: { code, description, data },
  })
  return {
    ...(useless && {
      couponCalculationError: applicationError(
        `ERROR_COUPON_${useless.reason.toUpperCase().replaceAll('-', '_')}`,
        `The code ${useless.code} takes nothing off`,
        { have: useless.have ?? null, need: useless.need ?? null },
      ),
    }),
    ...(isChoiceMissing && {
      selectedShippingOptionError: applicationError(
        'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
        'The chosen delivery is not offered',
        {},
      ),
    }),
    orderValidationErrors: [],
  }
}
