import * as money from '@vitrine/money'

/** Numbers, money and moments in the reader's way of writing. */
export const formatNumber = (value: number | `${number}`, language: string): string =>
  new Intl.NumberFormat(language).format(value)

/** An exact decimal as money; with the code of a currency that is still being typed. */
export function formatMoney(amount: string, currency: string, locale: string): string {
  try {
    return money.formatMoney({ value: amount, currency, locale })
  } catch {
    return `${amount} ${currency}`
  }
}

/** Digits after the point in a currency: 2 for USD, 0 for JPY, and 2 while its code is being typed. */
export function currencyDigits(currency: string): number {
  try {
    return money.currencyDigits(currency)
  } catch {
    return 2
  }
}

/** The sign of a currency, such as € or CHF; its code while that is being typed. */
export function currencySign(currency: string, locale: string): string {
  try {
    return money.currencySymbol(currency, locale)
  } catch {
    return currency
  }
}

const relativeUnits = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Languages whose narrow style is misleading: a metre in German, a minus sign in French. */
const relativeStyles: Readonly<Record<string, Intl.RelativeTimeFormatStyle>> = {
  de: 'short',
  es: 'long',
  fr: 'short',
}

/** How long ago, in one short word pair such as "2 hr. ago". */
export function formatRelativeTime(moment: Date, now: Date, language: string): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000
  const style = relativeStyles[language.slice(0, 2)] ?? 'narrow'
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style })
  const [unit, size] = relativeUnits.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1]
  return format.format(unit === 'second' ? 0 : Math.trunc(seconds / size), unit)
}

export const formatDateTime = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)

/** A time such as 06:30, in any time zone. */
export const formatTimeOfDay = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2024-01-01T${time}:00Z`),
  )

/** A UTC day such as 2026-11-21. */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A day such as 2026-11-21, with its year. */
export const formatDate = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Seconds as minutes and seconds, such as 2:05. */
export const formatSeconds = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

export function formatBytes(bytes: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** power)
}
