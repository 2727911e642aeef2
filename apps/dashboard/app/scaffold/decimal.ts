/**
 * Exact decimals as text. Prices are read, compared and set against each other without ever
 * becoming a float.
 */
const SHAPE = /^(-?)(\d+)(?:\.(\d*))?$/

interface Decimal {
  readonly units: bigint
  readonly scale: number
}

const read = (text: string): Decimal | undefined => {
  const [, sign, whole = '', part = ''] = SHAPE.exec(text) ?? []
  if (sign === undefined) return undefined
  return { units: BigInt(`${sign}${whole}${part}`), scale: part.length }
}

const ten = (power: number) => 10n ** BigInt(power)
const at = ({ units, scale }: Decimal, wanted: number) => units * ten(wanted - scale)

/** Writes units of the given scale, such as 1990 and 2 as `19.90`. */
const write = (units: bigint, scale: number): string => {
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return scale === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-scale)}`
}

/** Half-up, away from zero. */
const divide = (above: bigint, below: bigint): bigint => {
  const negative = above < 0n !== below < 0n
  const [a, b] = [above < 0n ? -above : above, below < 0n ? -below : below]
  const rounded = (2n * a + b) / (2n * b)
  return negative ? -rounded : rounded
}

/** -1, 0 or 1. Texts that are no decimal count as zero. */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = both(one, other)
  return a < b ? -1 : a > b ? 1 : 0
}

/** Whether two texts say the same number, `19.9` and `19.90` for one. */
export const sameDecimal = (one: string, other: string): boolean =>
  compareDecimals(one, other) === 0

function both(one: string, other: string): [bigint, bigint, number] {
  const a = read(one) ?? { units: 0n, scale: 0 }
  const b = read(other) ?? { units: 0n, scale: 0 }
  const scale = Math.max(a.scale, b.scale)
  return [at(a, scale), at(b, scale), scale]
}

export function subtract(one: string, other: string): string {
  const [a, b, scale] = both(one, other)
  return write(a - b, scale)
}

/** `part` as a share of `whole` in percent with one digit; undefined when there is no whole. */
export function percentOf(part: string, whole: string): string | undefined {
  const [a, b] = both(part, whole)
  return b === 0n ? undefined : write(divide(a * 1000n, b), 1)
}

/** What is left of an amount after percent were taken away, rounded half-up to `scale` digits. */
export function lessPercent(amount: string, percent: string, scale: number): string {
  const a = read(amount) ?? { units: 0n, scale: 0 }
  const p = read(percent) ?? { units: 0n, scale: 0 }
  const left = a.units * (ten(p.scale + 2) - p.units)
  const from = a.scale + p.scale + 2
  return write(from > scale ? divide(left, ten(from - scale)) : left * ten(scale - from), scale)
}

/** The product of two, rounded half-up to `scale` digits. */
export function multiply(one: string, other: string, scale: number): string {
  const [a, b] = [read(one), read(other)]
  if (!a || !b) return write(0n, scale)
  const [units, from] = [a.units * b.units, a.scale + b.scale]
  return write(from > scale ? divide(units, ten(from - scale)) : units * ten(scale - from), scale)
}

/** The same number with at least `scale` digits after the point, such as `84` as `84.00`. */
export function padDecimal(text: string, scale: number): string {
  const value = read(text)
  if (!value || value.scale >= scale) return text
  return write(at(value, scale), scale)
}
