import type { Decimal } from '../model/product.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const name = `${currency} ${locale}`
  const known = formats.get(name)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(name, format)
  return format
}

const decimals = new Map<string, number>()

/** How many digits of the currency follow the point: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const found = formatOf(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2
  decimals.set(currency, found)
  return found
}

/** An amount as people of the locale write it. Formatted from its text, so that no digit is lost. */
export const formatMoney = (amount: Decimal, currency: string, locale: string): string =>
  formatOf(currency, locale).format(amount as Intl.StringNumericLiteral)
