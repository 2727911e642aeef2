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
 * Writes an amount as its language does, digit for digit: no rounding, whatever its size. Shows the
 * currency's usual decimals, and more when the amount has them ($0.0125 a gram).
 */
export function formatMoney({ value, currency, locale }: MoneyAmount): string {
  if (!isDecimal(value)) {
    throw new RangeError(`value: "${value}" is not a decimal; write it like "19.90" or "-5"`)
  }
  const usual = formatter(locale, currency).resolvedOptions().maximumFractionDigits ?? 2
  const given = (value.split('.')[1] ?? '').replace(/0+$/, '').length
  const digits = Math.max(usual, given)
  if (digits > 100) throw new RangeError('value: more than 100 decimals cannot be shown')
  return formatter(locale, currency, digits === usual ? undefined : digits).format(value)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Making one costs a hundred times more than using it; a grid of prices uses one. */
function formatter(locale: string, currency: string, digits?: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits ?? ''}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: digits,
  })
  formatters.set(key, made)
  return made
}
