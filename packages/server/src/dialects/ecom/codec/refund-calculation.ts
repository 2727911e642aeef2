import { ApplicationError, type Output } from '@vitrine/contract/kit'
import type { orderBilling } from '@vitrine/contract/order-billing'
import type { RefundPart } from '@vitrine/pricing'
import { type OrderView, partsOf, piecesOf } from '../../../areas/commerce/orders/index.ts'
import { decodeFees, decodeShipping, type SentItems } from './order-refunds.ts'
import { amountsIn, type OrderShop } from './order-shop.ts'

type Calculation = Output<(typeof orderBilling)['operations']['calculateRefund']>

/** The price paid for items of a refund, or why they cannot be refunded. */
export function calculateRefund(
  shop: Pick<OrderShop, 'locale'>,
  view: OrderView,
  items: SentItems,
): Calculation {
  try {
    return { available: true, ...encodeCalculation(shop, view, items) }
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error
    const { code, description } = error.definition
    const applicationError = { code, description, data: error.data }
    return { notAvailable: { errors: [{ error: { applicationError } }] } }
  }
}

function encodeCalculation(
  shop: Pick<OrderShop, 'locale'>,
  view: OrderView,
  items: SentItems,
): Pick<Calculation, 'summary' | 'calculatedRefundItems'> {
  const money = amountsIn(shop, view.order.currency)
  const { lineItems = [] } = items
  const lines = lineItems.map(({ lineItemId: lineId, quantity }) => ({ lineId, quantity }))
  const pieces = piecesOf(view, { lines })
  const parts = partsOf(view, pieces, { deliveryGroupIds: [] })
  const { deliveryGroupIds, deliveryMinor = 0 } = decodeShipping(view, items)
  const deliveries = partsOf(view, new Map(), { deliveryGroupIds })
  const shipping = deliveries.reduce((sum, { afterTax }) => sum + afterTax, deliveryMinor)
  const fees = decodeFees(view, items)
  const feeTotal = fees.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const sums = parts.map((part) => sumsOf(view, part))
  const sum = (amountOf: (one: Sums) => number) => sums.reduce((all, one) => all + amountOf(one), 0)
  const total = sum((one) => one.total) + shipping + feeTotal
  const tax = sum((one) => one.tax) + deliveries.reduce((all, one) => all + one.tax, 0)
  return {
    summary: {
      total: money(total),
      tax: money(tax),
      discount: money(sum((one) => one.discount)),
      subtotal: money(sum((one) => one.subtotal)),
      lineItemsSubtotal: money(sum((one) => one.subtotal)),
      additionalFeesTotal: money(feeTotal),
    },
    calculatedRefundItems: {
      lineItems: parts.map((part, at) => ({
        item: { lineItemId: part.id, quantity: part.count },
        summary: encodeSums(money, sums[at] ?? nothing),
      })),
      additionalFees: fees.map(({ id, amountMinor }) => ({
        additionalFeeId: id,
        amount: money(amountMinor),
      })),
      ...(items.shipping && { shipping: { amount: money(shipping) } }),
    },
  }
}

interface Sums {
  readonly total: number
  readonly tax: number
  readonly discount: number
  readonly subtotal: number
}
const nothing: Sums = { total: 0, tax: 0, discount: 0, subtotal: 0 }

/** Amounts of a line's pieces before and after code discounts on the whole line. */
function sumsOf(view: OrderView, { id, count, tax, afterTax, beforeTax }: RefundPart): Sums {
  const line = view.lines.find((one) => one.id === id)
  const paid = view.order.pricesIncludeTax ? afterTax : beforeTax
  const share = line ? Math.round((line.price.discount * count) / line.quantity) : 0
  return { total: afterTax, tax, discount: share, subtotal: paid + share }
}

const encodeSums = (money: ReturnType<typeof amountsIn>, sums: Sums) => ({
  total: money(sums.total),
  tax: money(sums.tax),
  discount: money(sums.discount),
  subtotal: money(sums.subtotal),
})
