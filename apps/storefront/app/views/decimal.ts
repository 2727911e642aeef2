/** Compares two decimals without exponent exactly, such as "9.5" and "10". */
export function compareDecimals(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)]
  if (a.sign !== b.sign) return a.sign - b.sign
  const order = compareDigits(a.whole, b.whole) || comparePadded(a.rest, b.rest)
  return a.sign < 0 ? 0 - order : order
}

export const smallest = (values: readonly string[]): string | undefined =>
  values.reduce<string | undefined>(
    (low, value) => (low === undefined || compareDecimals(value, low) < 0 ? value : low),
    undefined,
  )

/** Exact sum of two decimals. */
export function addDecimals(one: string, other: string): string {
  const scale = Math.max(scaleOf(one), scaleOf(other))
  return formatDecimal(scaled(one, scale) + scaled(other, scale), scale)
}

/** Subtracts a percentage, rounded half up to the given digits; never below zero. */
export function lessPercent(value: string, percent: string, digits: number): string {
  const scale = scaleOf(value) + scaleOf(percent) + 2
  const share = scaled('100', scaleOf(percent)) - scaled(percent, scaleOf(percent))
  const exact = scaled(value, scaleOf(value)) * share
  if (scale <= digits) return formatDecimal(exact, scale)
  const unit = 10n ** BigInt(scale - digits)
  return formatDecimal((exact + unit / 2n) / unit, digits)
}

const scaleOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** A decimal as an integer of its smallest unit. */
function scaled(text: string, scale: number): bigint {
  const [whole = '', rest = ''] = text.split('.')
  return BigInt(whole + rest.padEnd(scale, '0'))
}

function formatDecimal(value: bigint, scale: number): string {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  const pointIndex = digits.length - scale
  const rest = digits.slice(pointIndex).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, pointIndex)}${rest ? `.${rest}` : ''}`
}

function parse(text: string) {
  const [whole = '', rest = ''] = text.replace(/^[+-]/, '').split('.')
  const isZero = /^0*$/.test(whole + rest)
  return {
    sign: isZero ? 0 : text.startsWith('-') ? -1 : 1,
    whole: whole.replace(/^0+/, ''),
    rest: rest.replace(/0+$/, ''),
  }
}

const compareDigits = (one: string, other: string) =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
const comparePadded = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
