import { createReason, type Reason } from '@vitrine/contract/reasons'
import { shiftDecimal } from '@vitrine/money'

/** The value of a cell, or why it cannot be parsed. */
export type ParsedCell<T> = { readonly value: T } | { readonly wrong: Reason }

const MAX_WHOLE_DIGITS = 9
const MAX_SCALE = 4

/** An amount of money or a measurement: `1234.5`, or `1234,5`; no signs, no thousands separators. */
export function readAmount(text: string, digits = MAX_WHOLE_DIGITS): ParsedCell<string> {
  const found = /^(\d+)(?:\.(\d+)|,(\d{1,2}))?$/.exec(text.replace(/^\+/, ''))
  if (!found) {
    return { wrong: createReason('NOT_AMOUNT', { text: shortOf(text) }) }
  }
  const whole = (found[1] ?? '').replace(/^0+(?=\d)/, '')
  const fraction = (found[2] ?? found[3] ?? '').replace(/0+$/, '')
  const largest = '9'.repeat(digits)
  if (whole.length > digits || (whole === largest && fraction > '99')) {
    return { wrong: createReason('MAX', { max: `${largest}.99` }) }
  }
  if (fraction.length > MAX_SCALE)
    return { wrong: createReason('TOO_MANY_DIGITS', { max: MAX_SCALE }) }
  return { value: fraction ? `${whole}.${fraction}` : whole }
}

/** A weight in grams; in kilograms it has at most the digits of an amount. */
export const readGrams = (text: string): ParsedCell<string> =>
  readAmount(text, MAX_WHOLE_DIGITS + 3)

/** A number of pieces; negative when more was sold than available. */
export function readQuantity(text: string): ParsedCell<number> {
  const value = Number(text)
  if (/^-?\d+(\.0+)?$/.test(text) && Number.isSafeInteger(value)) return { value }
  return { wrong: createReason('NOT_QUANTITY', { text: shortOf(text) }) }
}

const words: Record<string, boolean> = {
  true: true,
  yes: true,
  '1': true,
  active: true,
  continue: true,
  false: false,
  no: false,
  '0': false,
  draft: false,
  archived: false,
  deny: false,
}

/** `true`, `yes`, `1`, and the names of states and policies. */
export function readSwitch(text: string): ParsedCell<boolean> {
  const value = words[text.toLowerCase()]
  if (value !== undefined) return { value }
  return { wrong: createReason('NOT_SWITCH', { text: shortOf(text) }) }
}

/** Grams as kilograms, the unit of the catalog; 0 means unknown. */
export function kilogramsOf(grams: string): string | null {
  const kilograms = shiftDecimal(grams, -3)
  return kilograms === '0' ? null : kilograms
}

/** Kilograms as grams; 0 is empty. */
export function gramsOf(kilograms: string): string {
  const grams = shiftDecimal(kilograms, 3)
  return grams === '0' ? '' : grams
}

/** Truncates a text without splitting characters. */
export const cut = (text: string, length: number): string =>
  Array.from(text).slice(0, length).join('').trim()

export const longerThan = (max: number): Reason => createReason('SHORTENED', { max })

/** Number of characters; a surrogate pair is one. */
export const lengthOf = (text: string): number => Array.from(text).length

/** The beginning of a text, for messages. */
export const shortOf = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
