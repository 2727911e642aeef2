import { currencyExponent } from './currency.ts'
import { type Decimal, decimalOfUnits, roundDecimal, unitsOf } from './decimal.ts'
import type { RoundingMode } from './rounding.ts'

/**
 * An amount as an integer of the currency's minor unit: `"19.9"` in EUR is 1990. An amount between two units
 * is rounded when a mode is given. Throws a RangeError otherwise, and for an invalid decimal or currency.
 */
export function toMinorUnits(amount: Decimal, currency: string, mode?: RoundingMode): bigint {
  const exponent = currencyExponent(currency)
  return unitsOf(mode === undefined ? amount : roundDecimal(amount, exponent, mode), exponent)
}

/** An integer of the currency's minor unit as a decimal with all its digits: 1990 in EUR is `"19.90"`. */
export const fromMinorUnits = (units: bigint, currency: string): Decimal =>
  decimalOfUnits(units, currencyExponent(currency))
