import { type Decimal, isLess, scaleOf } from './decimal.ts'

/** Typed text as an exact decimal, or the reason why it is invalid. */
export type TypedAmount =
  | { readonly value: Decimal; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: AmountProblem }
export type AmountProblem = 'empty' | 'not-a-number' | 'negative' | 'too-many-digits' | 'too-large'

interface AmountLimits {
  /** Largest number of digits after the point. */
  readonly digits: number
  readonly max: Decimal
}

/**
 * Reads an amount as people type it: `1,234.50`, `1 234,50`, `12`. A lone comma or point followed
 * by one or two digits separates the decimals; groups of three are thousands.
 */
export function parseTypedAmount(text: string, { digits, max }: AmountLimits): TypedAmount {
  const bare = text.trim().replace(/[\s\u00a0\u202f'’]/g, '')
  if (bare === '') return { problem: 'empty' }
  if (/^-[\d.,]+$/.test(bare)) return { problem: 'negative' }
  const plain = withPoint(bare)
  if (plain === undefined) return { problem: 'not-a-number' }
  if (scaleOf(plain) > digits) return { problem: 'too-many-digits' }
  const value = plain.replace(/^0+(?=\d)/, '')
  return isLess(max, value) ? { problem: 'too-large' } : { value }
}

const groupPattern = (group: string) => new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`)

/** The decimal of digits with a point or comma and perhaps groups of thousands. */
function withPoint(text: string): Decimal | undefined {
  if (/^\d+$/.test(text)) return text
  for (const [point, group] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const [whole = '', fraction, ...rest] = text.split(point)
    if (rest.length > 0 || fraction === undefined) continue
    if (!/^\d+$/.test(fraction) && fraction !== '') continue
    const isSimple = /^\d+$/.test(whole) || (whole === '' && fraction !== '')
    const isLast = text.lastIndexOf(point) > text.lastIndexOf(group)
    if (!isLast || !(isSimple || groupPattern(group).test(whole))) continue
    // `1,234` is read as a thousand and more; `1.234` has too many decimals, which is reported.
    if (point === ',' && isSimple && fraction.length === 3 && whole !== '0') {
      return `${whole}${fraction}`
    }
    const digits = whole.replaceAll(group, '') || '0'
    return fraction === '' ? digits : `${digits}.${fraction}`
  }
  const many = [',', '.'].find((group) => groupPattern(group).test(text))
  return many ? text.replaceAll(many, '') : undefined
}
