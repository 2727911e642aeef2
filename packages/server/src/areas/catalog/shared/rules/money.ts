import Big from 'big.js'
import type { Decimal, DecimalRange, Discount } from '../model/product.ts'

export const MAX_AMOUNT: Decimal = '999999999.99'

/**
 * The canonical spelling of a value: `19.9`, never `19.90`. Not for amounts, which keep the text they were
 * given.
 */
export const decimal = (text: string): Decimal => new Big(text).toFixed()

/** Whether both have the same value, however they are written: `10` and `10.00`. */
export const isSame = (a: Decimal | null, b: Decimal | null): boolean =>
  a === b || (a !== null && b !== null && compare(a, b) === 0)

/** Number of digits that a double represents exactly. */
const EXACT = 15

/** Negative, zero or positive; short amounts, as most are, are compared as doubles. */
const compare = (a: Decimal, b: Decimal): number =>
  a.length <= EXACT && b.length <= EXACT ? Number(a) - Number(b) : new Big(a).cmp(b)

/** An amount without a given text, with at least the currency's decimals. */
export function padded(amount: Decimal, decimals: number): Decimal {
  const [whole, part = ''] = amount.split('.')
  return decimals === 0 && part === '' ? amount : `${whole}.${part.padEnd(decimals, '0')}`
}

/** The existing amount where a calculated one has the same value; otherwise the calculated one, padded. */
export const reckoned = (before: Decimal | null, value: Decimal, decimals: number): Decimal =>
  before !== null && isSame(before, value) ? before : padded(value, decimals)

export const plus = (a: Decimal, b: Decimal): Decimal => new Big(a).plus(b).toFixed()
export const minus = (a: Decimal, b: Decimal): Decimal => new Big(a).minus(b).toFixed()
export const isLess = (a: Decimal, b: Decimal): boolean => compare(a, b) < 0
export const isZero = (a: Decimal): boolean => compare(a, '0') === 0
export const isAmount = (a: Decimal): boolean => new Big(a).gte(0) && new Big(a).lte(MAX_AMOUNT)
export const roundTo = (a: Decimal, decimals: number): Decimal =>
  new Big(a).round(decimals, Big.roundHalfUp).toFixed()

/** The price after the discount, rounded half up to the currency; null without a discount. */
export function salePrice(price: Decimal, discount: Discount, decimals: number): Decimal | null {
  if (isZero(discount.value)) return null
  if (discount.type === 'AMOUNT') {
    return isLess(price, discount.value) ? '0' : roundTo(minus(price, discount.value), decimals)
  }
  if (discount.type !== 'PERCENT') return null
  const part = new Big(100).minus(discount.value).div(100)
  return new Big(price).times(part).round(decimals, Big.roundHalfUp).toFixed()
}

/** Profit of one piece, and its share of the price with four decimals (0 when the price is 0). */
export function profitOf(paid: Decimal, cost: Decimal): { profit: Decimal; margin: Decimal } {
  const profit = new Big(paid).minus(cost)
  const margin = new Big(paid).eq(0) ? new Big(0) : profit.div(paid)
  return { profit: profit.toFixed(), margin: margin.round(4, Big.roundHalfUp).toFixed() }
}

/** A price changed by whole percents; with two decimals, or none when rounded. */
export function adjustByPercent(value: Decimal, rate: number, toWhole: boolean): Decimal {
  const factor = new Big(100).plus(rate).div(100)
  return new Big(value)
    .times(factor)
    .round(toWhole ? 0 : 2, Big.roundHalfUp)
    .toFixed()
}

/** Changed by percents, exactly. */
export const byPercent = (value: Decimal, percent: Decimal): Decimal =>
  new Big(value).times(new Big(percent).plus(100)).times('0.01').toFixed()

/** Minimum and maximum as they are written, the first of several equal values; null without values. */
export function spanOf(values: readonly (Decimal | null)[]): DecimalRange | null {
  let min: Decimal | undefined
  let max: Decimal | undefined
  for (const value of values) {
    if (value === null) continue
    if (min === undefined || isLess(value, min)) min = value
    if (max === undefined || isLess(max, value)) max = value
  }
  return min === undefined || max === undefined ? null : { min, max }
}
