import { MAX_AMOUNT as MAX_NUMBER } from '@vitrine/contract/kit'
import {
  addPercent,
  type Decimal,
  divideDecimals,
  isEqual,
  isLess,
  isZero,
  padDecimal,
  roundDecimal,
  subtractDecimals,
  subtractPercent,
} from '@vitrine/money'
import type { DecimalRange, Discount } from '../model/product.ts'

export const MAX_AMOUNT: Decimal = String(MAX_NUMBER)

/** Whether both have the same value in any notation: `10` and `10.00`. */
export const isSame = (a: Decimal | null, b: Decimal | null): boolean =>
  a === b || (a !== null && b !== null && isEqual(a, b))

/** The existing amount where a calculated one has the same value; otherwise the calculated one, padded. */
export const calculated = (before: Decimal | null, value: Decimal, decimals: number): Decimal =>
  before !== null && isSame(before, value) ? before : padDecimal(value, decimals)

export const isAmount = (a: Decimal): boolean => !isLess(a, '0') && !isLess(MAX_AMOUNT, a)

/** The price after the discount, rounded half up to the currency; null without a discount. */
export function salePrice(price: Decimal, discount: Discount, decimals: number): Decimal | null {
  if (isZero(discount.value)) return null
  if (discount.type === 'AMOUNT') {
    if (isLess(price, discount.value)) return '0'
    return roundDecimal(subtractDecimals(price, discount.value), decimals)
  }
  if (discount.type !== 'PERCENT') return null
  return roundDecimal(subtractPercent(price, discount.value), decimals)
}

/** Decimals of a margin. */
const MARGIN_DIGITS = 4

/** Profit of one piece, and its share of the price with four decimals (0 when the price is 0). */
export function profitOf(paid: Decimal, cost: Decimal): { profit: Decimal; margin: Decimal } {
  const profit = subtractDecimals(paid, cost)
  const margin = isZero(paid) ? '0' : divideDecimals(profit, paid, MARGIN_DIGITS)
  return { profit, margin }
}

/** A price changed by percents; with two decimals, or none when rounded. */
export const adjustByPercent = (value: Decimal, percent: Decimal, toWhole: boolean): Decimal =>
  roundDecimal(addPercent(value, percent), toWhole ? 0 : 2)

/** Minimum and maximum in their own notation, the first of several equal values; null without values. */
export function spanOf(values: readonly (Decimal | null)[]): DecimalRange | null {
  let [min, max]: [Decimal | null, Decimal | null] = [null, null]
  for (const value of values) {
    if (value === null) continue
    if (min === null || isLess(value, min)) min = value
    if (max === null || isLess(max, value)) max = value
  }
  return min === null || max === null ? null : { min, max }
}
