import { parseAmount } from '../../shared/amount.ts'
import { compareDecimals, percentOf, subtract, subtractPercent } from '../../shared/decimal.ts'
import type { ProductForm } from './form.ts'

/** What buyers will pay, as far as the form can tell. */
export interface Prices {
  readonly price: string | undefined
  /** After the discount; the same as `price` without one. */
  readonly final: string | undefined
  readonly profit: string | undefined
  /** In percent of the final price. */
  readonly margin: string | undefined
}

/** Prices of a form that may still be half typed; `digits` is what the currency has. */
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
    return compareDecimals(value, price) > 0 ? '0' : subtract(price, value)
  }
  return compareDecimals(value, '100') > 0 ? price : subtractPercent(price, value, digits)
}
