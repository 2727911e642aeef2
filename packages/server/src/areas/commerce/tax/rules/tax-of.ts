import {
  addDecimals,
  type Decimal,
  decimalOfUnits,
  divideFractions,
  type Fraction,
  fraction,
  fractionOf,
  multiplyFractions,
  type RoundingMode,
  type RoundingPoint,
  roundParts,
  subtractDecimals,
  toFixedDecimal,
  unitsOf,
} from '@vitrine/money'
import type { ResolvedRate } from './rates-for.ts'

/** An amount to tax, with the decimals of the currency. */
export interface Taxable {
  readonly amount: Decimal
  readonly isIncluded: boolean
  readonly rate: ResolvedRate
}

/** An amount with its tax, all with the digits of the currency. */
export interface TaxedAmount extends Taxable {
  readonly tax: Decimal
  /** The taxed amount. */
  readonly taxable: Decimal
}

/**
 * How a site rounds: each amount on its own, or the sum per rate, which is then divided among its amounts.
 */
export interface TaxRounding {
  readonly digits: number
  readonly mode: RoundingMode
  readonly point: RoundingPoint
}

/** The taxes of amounts of one place, in their order. */
export function taxesOf(amounts: readonly Taxable[], rounding: TaxRounding): TaxedAmount[] {
  const taxes = new Map<Taxable, Decimal>()
  for (const together of byRate(amounts)) {
    const exact = together.map((one) => exactTax(one, rounding.digits))
    const rounded = roundParts(exact, rounding.mode, rounding.point)
    for (const [at, one] of together.entries()) {
      taxes.set(one, decimalOfUnits(rounded[at] ?? 0n, rounding.digits))
    }
  }
  return amounts.map((one) => taxed(one, taxes.get(one) ?? '0', rounding.digits))
}

function taxed(one: Taxable, tax: Decimal, digits: number): TaxedAmount {
  const taxable = one.isIncluded ? subtractDecimals(one.amount, tax) : one.amount
  return { ...one, tax: toFixedDecimal(tax, digits), taxable: toFixedDecimal(taxable, digits) }
}

/** In minor units. */
function exactTax({ amount, rate, isIncluded }: Taxable, digits: number): Fraction {
  const exact = multiplyFractions(fraction(unitsOf(amount, digits), 1n), fractionOf(rate.rate))
  return isIncluded ? divideFractions(exact, fractionOf(addDecimals('1', rate.rate))) : exact
}

/** The amounts of each rate; those including tax are rounded separately from those without. */
function byRate(amounts: readonly Taxable[]): Taxable[][] {
  const groups = new Map<string, Taxable[]>()
  for (const one of amounts) {
    const key = JSON.stringify([one.rate, one.isIncluded])
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}
