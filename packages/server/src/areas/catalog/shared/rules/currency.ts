import type { Decimal } from '../model/product.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const name = `${currency} ${locale}`
  const existing = formats.get(name)
  if (existing) return existing
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(name, format)
  return format
}

const decimals = new Map<string, number>()

/** The number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string): number {
  const existing = decimals.get(currency)
  if (existing !== undefined) return existing
  const found = formatOf(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2
  decimals.set(currency, found)
  return found
}

/** An amount formatted for a locale, from its text, so that no digit is lost. */
export const formatMoney = (amount: Decimal, currency: string, locale: string): string =>
  formatOf(currency, locale).format(amount as Intl.StringNumericLiteral)
