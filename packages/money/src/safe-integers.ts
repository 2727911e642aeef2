import { allocate } from './allocation.ts'
import { divideRounded, type RoundingMode } from './rounding.ts'

/**
 * The same as with bigints, for amounts in safe integers, which are JSON and several times as fast. Where a product is
 * too large for a double it goes through bigints, so results are equal always. Amounts and weights are at least 0.
 */
function isSafeProduct(one: number, other: number): boolean {
  return one * other <= Number.MAX_SAFE_INTEGER
}

function toSafe(value: bigint): number {
  const number = Number(value)
  if (Number.isSafeInteger(number)) return number
  throw new RangeError(`${value} is too large for an amount; at most ${Number.MAX_SAFE_INTEGER}`)
}

/** The product; throws a RangeError when it is no safe integer. */
export function multiplyAmount(amount: number, times: number): number {
  if (isSafeProduct(amount, times)) return amount * times
  return toSafe(BigInt(amount) * BigInt(times))
}

/** A positive ratio of safe integers, such as 19 to 119. */
export interface Ratio {
  readonly numerator: number
  readonly denominator: number
}

/** The part of an amount, rounded to a whole unit. Throws a RangeError when that is no safe integer. */
export function portionOf(amount: number, ratio: Ratio, mode: RoundingMode): number {
  const { numerator, denominator } = ratio
  const product = amount * numerator
  const isHalf = mode === 'half-up' || mode === 'half-even'
  if (product > Number.MAX_SAFE_INTEGER || !isHalf) {
    return toSafe(divideRounded(BigInt(amount) * BigInt(numerator), BigInt(denominator), mode))
  }
  const rest = product % denominator
  const quotient = (product - rest) / denominator
  const fromHalf = rest - (denominator - rest)
  const isUp = fromHalf > 0 || (fromHalf === 0 && (mode === 'half-up' || quotient % 2 === 1))
  return isUp ? quotient + 1 : quotient
}

/** `allocate` for safe integers: by the largest remainders, of equal ones the earlier first. */
export function allocateAmount(amount: number, weights: readonly number[]): number[] {
  let sum = 0
  let largest = 0
  for (const weight of weights) {
    sum += weight
    if (weight > largest) largest = weight
  }
  if (sum > Number.MAX_SAFE_INTEGER || !isSafeProduct(amount, largest) || sum === 0) {
    return allocate(BigInt(amount), weights.map(BigInt)).map(Number)
  }
  const remainders = weights.map((weight) => (amount * weight) % sum)
  const shares = weights.map((weight, index) => (amount * weight - (remainders[index] ?? 0)) / sum)
  const rest = amount - shares.reduce((total, share) => total + share, 0)
  if (rest === 0) return shares
  const byRemainder = [...weights.keys()].sort(
    (one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0) || one - other,
  )
  for (const index of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
