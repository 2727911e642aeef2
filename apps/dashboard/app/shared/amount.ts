import { compareDecimals } from './decimal.ts'

const MAX_AMOUNT = '999999999.99'

/** What was typed, as an exact decimal or as the reason why it is none. */
export type ParsedAmount =
  | { readonly value: string; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: AmountProblem }
export type AmountProblem = 'empty' | 'not-a-number' | 'negative' | 'too-many-digits' | 'too-large'

/**
 * Reads an amount as people type it: `1,234.50`, `1 234,50`, `12`. A lone comma or point followed
 * by one or two digits parts the cents; groups of three are thousands.
 */
export function parseAmount(text: string, digits = 2): ParsedAmount {
  const bare = text.trim().replace(/[\s\u00a0\u202f'’]/g, '')
  if (bare === '') return { problem: 'empty' }
  if (/^-[\d.,]+$/.test(bare)) return { problem: 'negative' }
  const plain = normalizeDecimal(bare)
  if (plain === undefined) return { problem: 'not-a-number' }
  const [whole = '', part = ''] = plain.split('.')
  if (part.length > digits) return { problem: 'too-many-digits' }
  const value = `${whole.replace(/^0+(?=\d)/, '')}${part === '' ? '' : `.${part}`}`
  return compareDecimals(value, MAX_AMOUNT) > 0 ? { problem: 'too-large' } : { value }
}

const groupPattern = (group: string) => new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`)

function normalizeDecimal(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text
  for (const [point, group] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const [whole = '', part, ...rest] = text.split(point)
    if (rest.length > 0 || part === undefined) continue
    if (!/^\d+$/.test(part) && part !== '') continue
    const simple = /^\d+$/.test(whole) || (whole === '' && part !== '')
    const last = text.lastIndexOf(point) > text.lastIndexOf(group)
    if (!last || !(simple || groupPattern(group).test(whole))) continue
    // `1,234` means a thousand and something; `1.234` too many cents, which is then said.
    if (point === ',' && simple && part.length === 3 && whole !== '0') return `${whole}${part}`
    const digits = whole.replaceAll(group, '') || '0'
    return part === '' ? digits : `${digits}.${part}`
  }
  const many = [',', '.'].find((group) => groupPattern(group).test(text))
  return many ? text.replaceAll(many, '') : undefined
}
