import { type Decimal, scaleOf, unitsOf } from './decimal.ts'
import { divideRounded, type RoundingMode } from './rounding.ts'

/** An exact number in lowest terms, such as a tax rate or an intermediate result before rounding. */
export interface Fraction {
  readonly numerator: bigint
  /** Above 0. */
  readonly denominator: bigint
}

/** Throws a RangeError when the denominator is 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError('denominator: must not be 0')
  const divisor = greatestDivisor(numerator, denominator)
  const sign = denominator < 0n !== divisor < 0n ? -1n : 1n
  return {
    numerator: (sign * numerator) / divisor,
    denominator: (sign * denominator) / divisor,
  }
}

/** Of whatever sign; not 0 unless both are. */
function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** The fraction of a decimal: `"0.19"` is 19/100. Throws a RangeError for other text. */
export function fractionOf(value: Decimal): Fraction {
  const scale = scaleOf(value)
  return fraction(unitsOf(value, scale), 10n ** BigInt(scale))
}

/** The fraction of percents: `"19"` is 19/100. Throws a RangeError for other text. */
export const fractionOfPercent = (percent: Decimal): Fraction =>
  multiplyFractions(fractionOf(percent), fraction(1n, 100n))

export const addFractions = (one: Fraction, other: Fraction): Fraction =>
  fraction(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  )

export const multiplyFractions = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator)

/** Throws a RangeError when the divisor is 0. */
export const divideFractions = (dividend: Fraction, divisor: Fraction): Fraction =>
  fraction(dividend.numerator * divisor.denominator, dividend.denominator * divisor.numerator)

/** Negative, zero or positive. */
export function compareFractions(one: Fraction, other: Fraction): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const roundFraction = ({ numerator, denominator }: Fraction, mode: RoundingMode): bigint =>
  divideRounded(numerator, denominator, mode)
