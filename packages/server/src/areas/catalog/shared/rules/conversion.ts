import Big from 'big.js'
import type { Decimal } from '../model/product.ts'
import { currencyDecimals } from './currency.ts'

/** The currency to convert prices to. */
export interface Conversion {
  /** ISO 4217. */
  readonly currency: string
  /** The value of one unit of the shop's currency in it. */
  readonly rate: Decimal
}

/** An amount in another currency, rounded half up to its decimals. */
export const convert = (amount: Decimal, { currency, rate }: Conversion): Decimal =>
  new Big(amount).times(rate).round(currencyDecimals(currency), Big.roundHalfUp).toFixed()
