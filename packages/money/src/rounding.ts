/**
 * How a value between two whole numbers is rounded.
 * - `half-up`, `half-even`, `half-down`: to the nearer one; a half away from zero, to the even one, towards zero
 * - `up`, `down`: away from zero, towards zero
 * - `ceiling`, `floor`: to the larger, to the smaller one
 */
export type RoundingMode =
  | 'half-up'
  | 'half-even'
  | 'half-down'
  | 'up'
  | 'down'
  | 'ceiling'
  | 'floor'

/** A magnitude strictly between `quotient` and `quotient + 1`. */
interface Remainder {
  readonly quotient: bigint
  /** Negative, zero or positive: below, at or above the middle. */
  readonly fromHalf: bigint
  readonly isNegative: boolean
}

const goesUp: Readonly<Record<RoundingMode, (value: Remainder) => boolean>> = {
  'half-up': ({ fromHalf }) => fromHalf >= 0n,
  'half-even': ({ fromHalf, quotient }) =>
    fromHalf > 0n || (fromHalf === 0n && quotient % 2n === 1n),
  'half-down': ({ fromHalf }) => fromHalf > 0n,
  up: () => true,
  down: () => false,
  ceiling: ({ isNegative }) => !isNegative,
  floor: ({ isNegative }) => isNegative,
}

const magnitudeOf = (value: bigint): bigint => (value < 0n ? -value : value)

/** The quotient as a whole number; throws a RangeError when the divisor is 0. */
export function divideRounded(dividend: bigint, divisor: bigint, mode: RoundingMode): bigint {
  if (divisor === 0n) throw new RangeError('divisor: must not be 0')
  const isNegative = dividend < 0n !== divisor < 0n
  const size = magnitudeOf(divisor)
  const quotient = magnitudeOf(dividend) / size
  const remainder = magnitudeOf(dividend) % size
  const isUp =
    remainder !== 0n && goesUp[mode]({ quotient, fromHalf: 2n * remainder - size, isNegative })
  const rounded = isUp ? quotient + 1n : quotient
  return isNegative ? -rounded : rounded
}
