import { violation } from '@vitrine/contract/kit'
import type { CurrencyRates } from '@vitrine/contract/sites'
import {
  currencyDigits,
  type Decimal,
  decimalOfUnits,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  scaleOf,
  unitsOf,
} from '@vitrine/money'

/** A decimal as its digits and the number of decimals. */
export interface DigitsAndPlaces {
  readonly value: string
  readonly decimalPlaces: number
}

/** A rate, and the day it is of; null where both currencies are the same. */
export interface PairRate {
  readonly rate: Decimal
  readonly date: Date | null
}

const RATE_DIGITS = 10

/** The value of one unit of a currency in another; refuses a currency without a rate, naming its field. */
export function pairRateOf(table: CurrencyRates, from: string, to: string): PairRate {
  const [source, target] = [rateFrom(table, from, 'from'), rateFrom(table, to, 'to')]
  if (from === to) return { rate: '1', date: null }
  // The older of both days counts.
  const days = [source.date, target.date].filter((day) => day !== null).sort()
  const rate =
    from === table.base ? target.rate : divideDecimals(target.rate, source.rate, RATE_DIGITS)
  return { rate, date: days[0] === undefined ? null : new Date(days[0]) }
}

function rateFrom(
  { base, rates }: CurrencyRates,
  currency: string,
  field: string,
): { readonly rate: Decimal; readonly date: string | null } {
  if (currency === base) return { rate: '1', date: null }
  const found = rates.find((one) => one.currency === currency)
  if (found) return found
  const accepted = [base, ...rates.map((one) => one.currency)]
  throw violation(
    field,
    'INVALID_ENUM_VALUE',
    `has no exchange rate; accepted are ${accepted.join(', ')}`,
    { enumOptions: accepted },
  )
}

export const convertAmount = (
  { value, decimalPlaces }: DigitsAndPlaces,
  { rate }: PairRate,
  to: string,
): DigitsAndPlaces =>
  encodeDigits(
    roundDecimal(
      multiplyDecimals(decimalOfUnits(BigInt(value), decimalPlaces), rate),
      currencyDigits(to),
    ),
    currencyDigits(to),
  )

export const encodeDigits = (amount: Decimal, digits = scaleOf(amount)): DigitsAndPlaces => ({
  value: String(unitsOf(amount, digits)),
  decimalPlaces: digits,
})
