import { divideRounded, type RoundingMode } from './rounding.ts'

/**
 * An exact decimal as text, in the wire and storage format: digits, at most one point with digits on both
 * sides, an optional minus, such as `"19.90"`. Never a float.
 *
 * Calculations throw a RangeError for other text. Results are in canonical notation, `19.9` and not `19.90`,
 * and rounded half up, unless documented otherwise.
 */
export type Decimal = string

const pattern = /^-?\d+(?:\.\d+)?$/

export const isDecimal = (text: string): boolean => pattern.test(text)

/** The value is `units / 10 ** scale`. */
interface ScaledInteger {
  readonly units: bigint
  readonly scale: number
}

export function checkDecimal(text: string): void {
  if (isDecimal(text)) return
  throw new RangeError(`"${text}" is not a decimal; write it like "19.90" or "-5"`)
}

function parse(text: Decimal): ScaledInteger {
  checkDecimal(text)
  const point = text.indexOf('.')
  if (point === -1) return { units: BigInt(text), scale: 0 }
  return {
    units: BigInt(text.slice(0, point) + text.slice(point + 1)),
    scale: text.length - point - 1,
  }
}

function write({ units, scale }: ScaledInteger): Decimal {
  if (scale === 0) return String(units)
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  const whole = `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}`
  return fraction === '' ? whole : `${whole}.${fraction}`
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

/** Both in units of the smaller scale. */
function align(one: Decimal, other: Decimal) {
  const [a, b] = [parse(one), parse(other)]
  const scale = Math.max(a.scale, b.scale)
  return {
    a: a.units * powerOfTen(scale - a.scale),
    b: b.units * powerOfTen(scale - b.scale),
    scale,
  }
}

/** The canonical notation of a value: no zeros that change nothing, and no minus before 0. */
export const normalizeDecimal = (value: Decimal): Decimal => write(parse(value))

/** The integer of `10 ** -digits` that a value is; throws when it has more digits after the point. */
export function unitsOf(value: Decimal, digits: number): bigint {
  const { units, scale } = parse(normalizeDecimal(value))
  if (scale <= digits) return units * powerOfTen(digits - scale)
  throw new RangeError(`"${value}" has too many decimals; at most ${digits} are accepted`)
}

/** The decimal of an integer of `10 ** -digits`, with all these digits: 1990 and 2 are `19.90`. */
export const decimalOfUnits = (units: bigint, digits: number): Decimal =>
  padDecimal(write({ units, scale: digits }), digits)

/** Number of digits that a double represents exactly. */
const EXACT_DIGITS = 15

/** Negative, zero or positive, by value: `10` and `10.00` are equal. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  checkDecimal(one)
  checkDecimal(other)
  // Most amounts are short, and doubles compare a few times faster.
  if (one.length <= EXACT_DIGITS && other.length <= EXACT_DIGITS) {
    return order(Number(one), Number(other))
  }
  const { a, b } = align(one, other)
  return order(a, b)
}

const order = <T extends number | bigint>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)

export const isEqual = (one: Decimal, other: Decimal): boolean => compareDecimals(one, other) === 0
export const isLess = (one: Decimal, other: Decimal): boolean => compareDecimals(one, other) < 0
export const isZero = (value: Decimal): boolean => compareDecimals(value, '0') === 0

/** The smallest value, in its own notation, the first of several equal ones; undefined without values. */
export const minDecimal = (values: readonly Decimal[]): Decimal | undefined =>
  values.reduce<Decimal | undefined>(
    (min, value) => (min === undefined || isLess(value, min) ? value : min),
    undefined,
  )

/** The largest value, in its own notation, the first of several equal ones; undefined without values. */
export const maxDecimal = (values: readonly Decimal[]): Decimal | undefined =>
  values.reduce<Decimal | undefined>(
    (max, value) => (max === undefined || isLess(max, value) ? value : max),
    undefined,
  )

export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const { a, b, scale } = align(one, other)
  return write({ units: a + b, scale })
}

export function subtractDecimals(one: Decimal, other: Decimal): Decimal {
  const { a, b, scale } = align(one, other)
  return write({ units: a - b, scale })
}

export function multiplyDecimals(one: Decimal, other: Decimal): Decimal {
  const [a, b] = [parse(one), parse(other)]
  return write({ units: a.units * b.units, scale: a.scale + b.scale })
}

/** Multiplied by a power of ten: 1500 and -3 are `1.5`. */
export function shiftDecimal(value: Decimal, exponent: number): Decimal {
  const { units, scale } = parse(value)
  if (exponent <= scale) return write({ units, scale: scale - exponent })
  return write({ units: units * powerOfTen(exponent - scale), scale: 0 })
}

/** The quotient, rounded to `digits` after the point; throws a RangeError when the divisor is 0. */
export function divideDecimals(
  dividend: Decimal,
  divisor: Decimal,
  digits: number,
  mode: RoundingMode = 'half-up',
): Decimal {
  const { a, b } = align(dividend, divisor)
  return write({ units: divideRounded(a * powerOfTen(digits), b, mode), scale: digits })
}

/** Increased by percents, exactly: 20 and `15` are 23. */
export function addPercent(value: Decimal, percent: Decimal): Decimal {
  const [a, b] = [parse(value), parse(percent)]
  const scale = b.scale + 2
  return write({ units: a.units * (powerOfTen(scale) + b.units), scale: a.scale + scale })
}

/** Reduced by percents, exactly: 20 and `15` are 17. */
export function subtractPercent(value: Decimal, percent: Decimal): Decimal {
  const [a, b] = [parse(value), parse(percent)]
  const scale = b.scale + 2
  return write({ units: a.units * (powerOfTen(scale) - b.units), scale: a.scale + scale })
}

/** Rounded to at most `digits` after the point. */
export function roundDecimal(
  value: Decimal,
  digits: number,
  mode: RoundingMode = 'half-up',
): Decimal {
  const { units, scale } = parse(value)
  if (scale <= digits) return write({ units, scale })
  return write({ units: divideRounded(units, powerOfTen(scale - digits), mode), scale: digits })
}

/** The same text with at least `digits` after the point, `84` as `84.00`; nothing is cut off. */
export function padDecimal(value: Decimal, digits: number): Decimal {
  const point = value.indexOf('.')
  const missing = digits - (point === -1 ? 0 : value.length - point - 1)
  if (missing <= 0) return value
  return `${value}${point === -1 ? '.' : ''}${'0'.repeat(missing)}`
}

/** Rounded to exactly `digits` after the point, with trailing zeros. */
export const toFixedDecimal = (
  value: Decimal,
  digits: number,
  mode: RoundingMode = 'half-up',
): Decimal => padDecimal(roundDecimal(value, digits, mode), digits)

/** The number of digits after the point, including trailing zeros: 2 for `10.50`. */
export const scaleOf = (value: Decimal): number => parse(value).scale
