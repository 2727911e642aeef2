/**
 * Exact decimals as text. Prices are read, compared and set against each other without ever
 * becoming a float.
 */
const DECIMAL_PATTERN = /^(-?)(\d+)(?:\.(\d*))?$/

interface Decimal {
  readonly units: bigint
  readonly scale: number
}

const parseDecimal = (text: string): Decimal | undefined => {
  const [, sign, whole = '', part = ''] = DECIMAL_PATTERN.exec(text) ?? []
  if (sign === undefined) return undefined
  return { units: BigInt(`${sign}${whole}${part}`), scale: part.length }
}

const powerOfTen = (power: number) => 10n ** BigInt(power)
const unitsAtScale = ({ units, scale }: Decimal, targetScale: number) =>
  units * powerOfTen(targetScale - scale)

/** Writes units of the given scale, such as 1990 and 2 as `19.90`. */
const formatUnits = (units: bigint, scale: number): string => {
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
  const [a, b] = alignScales(one, other)
  return a < b ? -1 : a > b ? 1 : 0
}

/** Whether two texts say the same number, `19.9` and `19.90` for one. */
export const equalDecimals = (one: string, other: string): boolean =>
  compareDecimals(one, other) === 0

function alignScales(one: string, other: string): [bigint, bigint, number] {
  const a = parseDecimal(one) ?? { units: 0n, scale: 0 }
  const b = parseDecimal(other) ?? { units: 0n, scale: 0 }
  const scale = Math.max(a.scale, b.scale)
  return [unitsAtScale(a, scale), unitsAtScale(b, scale), scale]
}

export function subtract(one: string, other: string): string {
  const [a, b, scale] = alignScales(one, other)
  return formatUnits(a - b, scale)
}

/** `part` as a share of `whole` in percent with one digit; undefined when there is no whole. */
export function percentOf(part: string, whole: string): string | undefined {
  const [a, b] = alignScales(part, whole)
  return b === 0n ? undefined : formatUnits(divide(a * 1000n, b), 1)
}

/** What is left of an amount after percent were taken away, rounded half-up to `scale` digits. */
export function subtractPercent(amount: string, percent: string, scale: number): string {
  const a = parseDecimal(amount) ?? { units: 0n, scale: 0 }
  const p = parseDecimal(percent) ?? { units: 0n, scale: 0 }
  const left = a.units * (powerOfTen(p.scale + 2) - p.units)
  const from = a.scale + p.scale + 2
  return formatUnits(
    from > scale ? divide(left, powerOfTen(from - scale)) : left * powerOfTen(scale - from),
    scale,
  )
}

/** The product of two, rounded half-up to `scale` digits. */
export function multiply(one: string, other: string, scale: number): string {
  const [a, b] = [parseDecimal(one), parseDecimal(other)]
  if (!a || !b) return formatUnits(0n, scale)
  const [units, from] = [a.units * b.units, a.scale + b.scale]
  return formatUnits(
    from > scale ? divide(units, powerOfTen(from - scale)) : units * powerOfTen(scale - from),
    scale,
  )
}

/** The same number with at least `scale` digits after the point, such as `84` as `84.00`. */
export function padDecimal(text: string, scale: number): string {
  const value = parseDecimal(text)
  if (!value || value.scale >= scale) return text
  return formatUnits(unitsAtScale(value, scale), scale)
}
