import { formatMoney, fromMinorUnits } from '@vitrine/money'
import type { Invoice } from '../../model.ts'
import type { DocumentMessages, documentLocale } from './locale.ts'

/** Formats of a document's values in its language. */
export interface Formats {
  readonly messages: DocumentMessages
  /** Formats minor units of the document's currency. */
  money(units: number): string
  /** Formats a day such as `2026-01-31`. */
  day(day: string): string
  /** Formats a fraction such as `0.19`. */
  percent(rate: string): string
  country(code: string): string
}

type Locale = Pick<ReturnType<typeof documentLocale>, 'messages' | 'locale'>

export const formatsOf = (
  { currency }: Pick<Invoice, 'currency'>,
  { messages, locale }: Locale,
): Formats => ({
  messages,
  money: (units) =>
    formatMoney({ value: fromMinorUnits(BigInt(units), currency), currency, locale }),
  day: (day) => new Intl.DateTimeFormat(locale, dayFormat).format(new Date(`${day}T12:00:00Z`)),
  percent: (rate) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(
      Number(rate),
    ),
  country: (code) => countryName(code, locale),
})

const dayFormat = { dateStyle: 'medium', timeZone: 'UTC' } as const

function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
