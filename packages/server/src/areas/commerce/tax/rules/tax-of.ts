import {
  addDecimals,
  type Decimal,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  toFixedDecimal,
} from '@vitrine/money'
import type { ResolvedRate } from './rates-for.ts'

/** An amount with its tax, all with the digits of the currency. */
export interface TaxedAmount {
  /** As it was asked for. */
  readonly amount: Decimal
  readonly tax: Decimal
  /** What the tax is charged on. */
  readonly taxable: Decimal
  readonly isIncluded: boolean
  readonly rate: ResolvedRate
}

/** The tax of one amount, rounded half up. */
export function taxOf({
  amount,
  rate,
  isIncluded,
  digits,
}: Pick<TaxedAmount, 'amount' | 'rate' | 'isIncluded'> & { readonly digits: number }): TaxedAmount {
  const product = multiplyDecimals(amount, rate.rate)
  const divisor = isIncluded ? addDecimals('1', rate.rate) : '1'
  const tax = toFixedDecimal(divideDecimals(product, divisor, digits), digits)
  const taxable = isIncluded ? toFixedDecimal(subtractDecimals(amount, tax), digits) : amount
  return { amount, tax, taxable, isIncluded, rate }
}
