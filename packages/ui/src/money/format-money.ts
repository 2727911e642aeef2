export type MoneyAmount = {
  /** Exact decimal: digits, at most one point, an optional minus; never a float. */
  value: string
  /** ISO 4217, three letters. */
  currency: string
  /** BCP 47. */
  locale: string
}

type Decimal = `${number}`

const decimal = /^-?\d+(?:\.\d+)?$/
const isDecimal = (text: string): text is Decimal => decimal.test(text)

/**
 * Formats an amount exactly, without rounding. Shows the currency's usual decimals, and more when
 * the amount has them ($0.0125 a gram).
 */
export function formatMoney({ value, currency, locale }: MoneyAmount): string {
  if (!isDecimal(value)) {
    throw new RangeError(`value: "${value}" is not a decimal; write it like "19.90" or "-5"`)
  }
  const usual = formatter(locale, currency).resolvedOptions().maximumFractionDigits ?? 2
  const givenDigits = (value.split('.')[1] ?? '').replace(/0+$/, '').length
  const digits = Math.max(usual, givenDigits)
  if (digits > 100) throw new RangeError('value: more than 100 decimals cannot be shown')
  return formatter(locale, currency, digits === usual ? undefined : digits).format(value)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Cached, as creating a format is a hundred times slower than using it. */
function formatter(locale: string, currency: string, digits?: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits ?? ''}`
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: digits,
  })
  formatters.set(key, formatter)
  return formatter
}
