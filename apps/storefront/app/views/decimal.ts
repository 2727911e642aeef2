/** Exact order of two decimals without exponent, such as "9.5" and "10". */
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
