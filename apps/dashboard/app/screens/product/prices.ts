import {
  type Decimal,
  divideDecimals,
  isLess,
  isZero,
  multiplyDecimals,
  padDecimal,
  scaleOf,
  subtractDecimals,
  subtractPercent,
  toFixedDecimal,
} from '@vitrine/money'
import { parseAmount } from '../../shared/amount.ts'
import type { ProductForm } from './form.ts'

/** Prices for buyers, as far as the form determines them. */
export interface Prices {
  readonly price: string | undefined
  /** After the discount; the same as `price` without one. */
  readonly final: string | undefined
  readonly profit: string | undefined
  /** In percent of the final price. */
  readonly margin: string | undefined
}

/** Prices of an incomplete form; `digits` are the decimals of the currency. */
export function pricesOf(form: ProductForm, digits: number): Prices {
  const price = parseAmount(form.price, digits).value
  const final = price === undefined ? undefined : discounted(price, form, digits)
  const cost = parseAmount(form.cost, digits).value
  const profit = final === undefined || cost === undefined ? undefined : subtract(final, cost)
  const margin = profit === undefined || !final ? undefined : percentOf(profit, final)
  return { price, final, profit, margin }
}

function discounted(price: string, { discountKind, discountValue }: ProductForm, digits: number) {
  const value = parseAmount(discountValue).value
  if (discountKind === 'NONE' || value === undefined) return price
  if (discountKind === 'AMOUNT') {
    return isLess(price, value) ? '0' : subtract(price, value)
  }
  return isLess('100', value) ? price : toFixedDecimal(subtractPercent(price, value), digits)
}

/** With all the digits of both. */
const subtract = (one: Decimal, other: Decimal): Decimal =>
  padDecimal(subtractDecimals(one, other), Math.max(scaleOf(one), scaleOf(other)))

/** A share of the whole in percent, with one digit; undefined when there is no whole. */
const percentOf = (part: Decimal, whole: Decimal): Decimal | undefined =>
  isZero(whole) ? undefined : padDecimal(divideDecimals(multiplyDecimals(part, '100'), whole, 1), 1)
