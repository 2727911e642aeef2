import { currencyDigits, type Decimal, multiplyDecimals, roundDecimal } from '@vitrine/money'

/** The currency to convert prices to. */
export interface Conversion {
  /** ISO 4217. */
  readonly currency: string
  /** The value of one unit of the shop's currency in it. */
  readonly rate: Decimal
}

/** An amount in another currency, rounded half up to its usual decimals. */
export const convert = (amount: Decimal, { currency, rate }: Conversion): Decimal =>
  roundDecimal(multiplyDecimals(amount, rate), currencyDigits(currency))
