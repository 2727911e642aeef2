import { type Fraction, fraction, roundFraction } from './fraction.ts'
import { divideRounded, type RoundingMode } from './rounding.ts'

/**
 * Divides an amount in proportion to weights, by the largest remainders. The shares add up to the amount
 * exactly, each is less than one unit from its exact value, and a weight of 0 gets nothing. Ties go to the
 * earlier weight, so the caller's order decides. Shares of a negative amount are those of the positive one,
 * negated.
 *
 * Throws a RangeError when a weight is negative, or when no weight is above 0 and the amount is not 0.
 */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  const negative = weights.findIndex((weight) => weight < 0n)
  if (negative !== -1) {
    throw new RangeError(`weights[${negative}]: must be at least 0, not ${weights[negative]}`)
  }
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum === 0n) {
    if (amount === 0n) return weights.map(() => 0n)
    throw new RangeError(`weights: at least one must be above 0 to allocate ${amount}`)
  }
  if (amount < 0n) return allocate(-amount, weights).map((share) => -share)
  const exact = weights.map((weight) => amount * weight)
  return distribute(amount, exact, sum)
}

/** The point of rounding: each part of a sum, or the sum, which the parts then add up to. */
export type RoundingPoint = 'part' | 'sum'

/**
 * Rounds the parts of a sum, such as the taxes of lines, to whole units. With `part` each is rounded by
 * itself; with `sum` their exact sum is rounded once and allocated by the largest remainders, so that
 * the parts add up to it, each less than one unit from its exact value.
 */
export function roundParts(
  parts: readonly Fraction[],
  mode: RoundingMode,
  point: RoundingPoint,
): bigint[] {
  if (point === 'part') return parts.map((part) => roundFraction(part, mode))
  const denominator = parts.reduce((common, part) => commonMultiple(common, part.denominator), 1n)
  const exact = parts.map((part) => part.numerator * (denominator / part.denominator))
  const sum = exact.reduce((total, part) => total + part, 0n)
  const rounded = divideRounded(sum, denominator, mode)
  if (sum >= 0n) return distribute(rounded, exact, denominator)
  const opposite = exact.map((part) => -part)
  return distribute(-rounded, opposite, denominator).map((part) => -part)
}

const commonMultiple = (one: bigint, other: bigint): bigint => one * fraction(other, one).numerator

/** Whole numbers that add up to `total`, next to the exact values `exact[i] / divisor`. */
function distribute(total: bigint, exact: readonly bigint[], divisor: bigint): bigint[] {
  const shares = exact.map((value) => divideRounded(value, divisor, 'floor'))
  const remainders = exact.map((value, index) => value - (shares[index] ?? 0n) * divisor)
  const rest = total - shares.reduce((sum, share) => sum + share, 0n)
  const byRemainder = [...remainders.keys()].sort((one, other) => {
    const difference = (remainders[other] ?? 0n) - (remainders[one] ?? 0n)
    return difference < 0n ? -1 : difference > 0n ? 1 : one - other
  })
  for (const index of byRemainder.slice(0, Number(rest))) shares[index] = (shares[index] ?? 0n) + 1n
  return shares
}
