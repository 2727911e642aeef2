import type { OrderView } from '../../orders/index.ts'
import { partsOf } from '../../orders/index.ts'
import type { ExchangedMoney, Return } from '../model.ts'

/**
 * The returned goods pay the new order as far as possible; the buyer pays the rest, or gets it back. In minor
 * units.
 */
export function divideExchange(amount: number, total: number): ExchangedMoney {
  const credit = Math.min(amount, total)
  return { credit, due: total - credit, left: amount - credit }
}

/**
 * The price of one piece in an exchange, in minor units: for a piece of the same product whose current price
 * equals that of the returned one before its discounts, the price paid for that one, rounded down. Null: the
 * current price.
 */
export function agreedPriceOf(
  view: OrderView,
  { lines }: Pick<Return, 'lines'>,
  productId: string,
  priceNow: number,
): number | null {
  const sold = view.lines.find(
    (line) =>
      line.productId === productId &&
      line.price.unitPrice === priceNow &&
      lines.some(({ lineId }) => lineId === line.id),
  )
  const quantity = lines.find(({ lineId }) => lineId === sold?.id)?.quantity ?? 0
  if (!sold || sold.refunded + quantity > sold.quantity) return null
  const pieces = new Map([[sold.id, quantity]])
  const paid = partsOf(view, pieces, { deliveryGroupIds: [] }).reduce(
    (sum, part) => sum + (view.order.pricesIncludeTax ? part.afterTax : part.beforeTax),
    0,
  )
  return Math.floor(paid / quantity)
}
