import type { CartSummaryV2, DeliveryMethod, ViolationV2 } from '@vitrine/contract/ecom-v2'
import { addDecimals } from '@vitrine/money'
import type { AppliedDiscount, PriceResult } from '@vitrine/pricing'
import type { Estimate } from '../../../areas/commerce/cart/index.ts'
import { describeDiscount, isOfLines, unitPriceOf } from './line-item-v2.ts'
import { encodeConvertedMinor } from './money.ts'
import type { CartShopView } from './view.ts'

/** Data of a summary besides prices. */
export interface SummaryExtras {
  readonly calculationId: string
  readonly method: DeliveryMethod | undefined
  readonly violations: readonly ViolationV2[]
  /** Only for complete calculations. */
  readonly priceToken?: string
}

/** The price of a cart, for clients of the second generation. */
export function encodeSummary(
  shop: CartShopView,
  { view, result }: Estimate,
  { calculationId, method, violations, priceToken }: SummaryExtras,
): CartSummaryV2 {
  const money = (units: number) => encodeConvertedMinor(shop, units)
  const [delivery] = result.delivery
  return {
    cartId: view.cart.id,
    cartRevision: String(view.cart.revision),
    calculationId,
    lineItems: result.lines.map((line) => ({
      lineItemId: line.id,
      quantity: line.quantity,
      unitPrice: money(unitPriceOf(line)),
      totalPrice: money(line.subtotal),
    })),
    discounts: result.discounts.map((one) => encodeDiscount(shop, one)),
    ...(delivery && method && { deliverySummary: { method, price: money(priceOfAll(result)) } }),
    additionalFees: [],
    taxSummary: encodeTaxes(shop, result),
    priceSummary: encodePrices(shop, result),
    paymentSummary: encodePayment(shop, result),
    ...(priceToken !== undefined && { priceVerificationToken: priceToken }),
    violations: [...violations],
  }
}

const priceOfAll = ({ delivery }: PriceResult): number =>
  delivery.reduce((sum, { price }) => sum + price, 0)

function encodePrices(shop: CartShopView, { totals }: PriceResult): CartSummaryV2['priceSummary'] {
  const money = (units: number) => encodeConvertedMinor(shop, units)
  return {
    subtotal: money(totals.subtotal),
    discount: money(totals.discount),
    delivery: money(totals.delivery - totals.deliveryDiscount),
    additionalFees: money(totals.fees),
    tax: money(totals.tax),
    total: money(totals.total),
  }
}

/** The form has no field for store credit, which only reduces the amount due. */
const isGiftCard = ({ kind }: PriceResult['tenders'][number]) => kind === 'gift-card'

function encodePayment(
  shop: CartShopView,
  { payment, due, totals, tenders }: PriceResult,
): CartSummaryV2['paymentSummary'] {
  const money = (units: number) => encodeConvertedMinor(shop, units)
  return {
    payNow: money(payment.now.total),
    payLater: money(payment.later.total),
    payAfterFreeTrial: money(payment.afterTrial.total),
    totalAfterGiftCards: money(totals.total - tenders.reduce((sum, one) => sum + one.amount, 0)),
    requiresPaymentAfterGiftCard: due > 0,
    giftCards: tenders.filter(isGiftCard).map(({ id, amount, balanceLeft }) => ({
      giftCardId: id,
      amount: money(amount),
      balance: money(amount + balanceLeft),
    })),
    memberships: [],
  }
}

function encodeDiscount(shop: CartShopView, discount: AppliedDiscount) {
  const { phase, amount, lines } = discount
  return {
    ...describeDiscount(discount),
    scope:
      phase === 'delivery-discount'
        ? ('DELIVERY' as const)
        : isOfLines(discount)
          ? ('LINE_ITEM' as const)
          : ('CART_SUBTOTAL' as const),
    total: encodeConvertedMinor(shop, amount),
    lineItemDiscounts: lines.map(({ lineId, amount: off }) => ({
      lineItemId: lineId,
      amountOff: encodeConvertedMinor(shop, off),
    })),
  }
}

function encodeTaxes(shop: CartShopView, result: PriceResult): CartSummaryV2['taxSummary'] {
  const money = (units: number) => encodeConvertedMinor(shop, units)
  const exempt = result.taxes.filter(({ reason }) => reason === 'exempt')
  return {
    taxes: result.taxes
      .filter(({ reason }) => reason !== 'no-rate')
      .map(({ name, reason, base, amount }) => ({
        name: { original: name, translated: name },
        taxableAmount: money(reason === 'exempt' ? 0 : base),
        exemptAmount: money(reason === 'exempt' ? base : 0),
        amount: money(amount),
      })),
    totalExempt: money(exempt.reduce((sum, { base }) => sum + base, 0)),
    pricesIncludeTax: shop.pricesIncludeTax,
    lineItemTaxes: result.lines.map(({ id, tax, taxes }) => ({
      lineItemId: id,
      tax: money(tax),
      rate: taxes.reduce((sum, { rate }) => addDecimals(sum, rate), '0'),
    })),
    deliveryTax: money(result.delivery.reduce((sum, { tax }) => sum + tax, 0)),
    additionalFeeTaxes: [],
  }
}
