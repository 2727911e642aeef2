import { allocateAmount } from '@vitrine/money'
import type { PricedDelivery, PricedLine, TaxLine, Totals } from '@vitrine/pricing'
import type { OrderFee } from '../model/order.ts'

/** The amounts of an order that was sold elsewhere, in minor units. */
export interface GivenPrices {
  readonly lines: readonly PricedLine[]
  readonly delivery: readonly PricedDelivery[]
  readonly fees: readonly OrderFee[]
  readonly totals: Totals
}

/** A line before its share of amounts that are only given for the whole order. */
export interface RoughLine {
  readonly id: string
  readonly quantity: number
  readonly unitPrice: number
  readonly subtotal: number
  readonly discount: number
  readonly tax: number
  readonly rate: string
}

export const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0)

/** Divides discounts and taxes that are only given for the whole order among lines, by price. */
export function shareOut(
  pricesIncludeTax: boolean,
  lines: readonly RoughLine[],
  { delivery, fees, totals }: Omit<GivenPrices, 'lines'>,
): PricedLine[] {
  const elsewhere = sumOf(delivery, ({ tax }) => tax) + sumOf(fees, ({ tax }) => tax)
  const otherTax = totals.tax + totals.includedTax - elsewhere - sumOf(lines, ({ tax }) => tax)
  const deliveryDiscount = sumOf(delivery, ({ discount }) => discount)
  const lineDiscount = sumOf(lines, ({ discount }) => discount)
  const otherDiscount = totals.discount - deliveryDiscount - lineDiscount
  const weights = lines.map(({ subtotal, discount }) => Math.max(0, subtotal - discount))
  const most = sumOf(weights, (weight) => weight)
  const shares = (amount: number) =>
    amount > 0 && most > 0 ? allocateAmount(Math.min(amount, most), weights) : []
  const [taxes, discounts] = [shares(otherTax), shares(otherDiscount)]
  return lines.map((line, at) => {
    const discount = line.discount + (discounts[at] ?? 0)
    const total = Math.max(0, line.subtotal - discount)
    const amounts = taxedAmount(pricesIncludeTax, total, line.tax + (taxes[at] ?? 0), line.rate)
    return {
      id: line.id,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      listed: line.subtotal,
      subtotal: line.subtotal,
      discount,
      total,
      ...amounts,
      units: unitsOf(line.quantity, line.subtotal, amounts),
    }
  })
}

/** An amount with and without its tax. */
export function taxedAmount(pricesIncludeTax: boolean, total: number, tax: number, rate: string) {
  const beforeTax = pricesIncludeTax ? total - tax : total
  const line: TaxLine = {
    rateId: 'given',
    name: '',
    rate,
    country: '',
    reason: tax === 0 ? 'no-rate' : 'standard',
    base: beforeTax,
    amount: tax,
  }
  return { beforeTax, tax, afterTax: beforeTax + tax, taxes: [line] }
}

/** Equal pieces; the last one gets the remainder. */
function unitsOf(
  quantity: number,
  listed: number,
  { beforeTax, tax }: { readonly beforeTax: number; readonly tax: number },
): PricedLine['units'] {
  const part = (amount: number) => Math.floor(amount / quantity)
  const last = (amount: number) => amount - part(amount) * (quantity - 1)
  const unit = (count: number, of: (amount: number) => number) => ({
    count,
    listed: of(listed),
    discounts: [],
    beforeTax: of(beforeTax),
    tax: of(tax),
    afterTax: of(beforeTax) + of(tax),
  })
  return quantity === 1 ? [unit(1, last)] : [unit(quantity - 1, part), unit(1, last)]
}
