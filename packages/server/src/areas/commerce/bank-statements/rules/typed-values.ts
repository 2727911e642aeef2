import { type Decimal, fromMinorUnits, isDecimal, isEqual, toMinorUnits } from '@vitrine/money'

/** The order of day and month where a date is ambiguous. */
export type DateOrder = 'day-first' | 'month-first'

/** 26/11/2026 anywhere in a column means that days come first in all of it, and 11/26/2026 the opposite. */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  const parts = dates.map((date) => /^(\d{1,2})\/(\d{1,2})\//.exec(date))
  return parts.some((match) => Number(match?.[2]) > 12) ? 'month-first' : 'day-first'
}

/** A date as banks write them, as 2026-11-26; undefined for none. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const whole = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text)
  if (whole) return dateOf(Number(whole[1]), Number(whole[2]), Number(whole[3]))
  const short = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/.exec(text)
  if (!short) return undefined
  const [one, other, year] = [Number(short[1]), Number(short[2]), Number(short[3])]
  const [day, month] = order === 'month-first' && text.includes('/') ? [other, one] : [one, other]
  return dateOf(year < 100 ? 2000 + year : year, month, day)
}

function dateOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** An amount as people and banks write it: 1.234,56 or 1,234.56, with or without a sign; undefined for none. */
export function readAmount(text: string): Decimal | undefined {
  const bare = text.replaceAll(/[\s\u2019'€$£]|[A-Z]{3}/g, '').replace('\u2212', '-')
  const signed = /^([+-]?)([\d.,]+)([+-]?)$/.exec(bare)
  const [, before = '', digits = '', after = ''] = signed ?? []
  const parts = numberPattern.exec(digits)
  if (!parts || digits === '') return undefined
  const [, whole = '', group, decimals = ''] = parts
  const mark = digits[whole.length]
  if (mark !== undefined && mark === group) return undefined
  const sign = before === '-' || after === '-' ? '-' : ''
  const decimal = `${sign}${whole.replaceAll(/[.,]/g, '') || '0'}${decimals && `.${decimals}`}`
  return isDecimal(decimal) ? decimal : undefined
}

/** Thousands with one mark or none, then decimals after another mark: three digits after the only mark are thousands. */
const numberPattern = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d*)(?:[.,](\d+))?$/

/** In minor units; undefined where the amount is finer than its currency, or no amount that money has. */
export function minorUnitsOf(amount: Decimal, currency: string): number | undefined {
  const units = toMinorUnits(amount, currency, 'half-up')
  const isExact = isEqual(fromMinorUnits(units, currency), amount)
  return isExact && Number.isSafeInteger(Number(units)) ? Number(units) : undefined
}
