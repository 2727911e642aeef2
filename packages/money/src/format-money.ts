import { currencyDigits } from './currency.ts'
import { checkDecimal, type Decimal, normalizeDecimal, scaleOf } from './decimal.ts'

export interface MoneyToFormat {
  readonly value: Decimal
  /** ISO 4217, three letters. */
  readonly currency: string
  /** BCP 47. */
  readonly locale: string
}

/** The largest number of decimals that `Intl` formats. */
const MAX_DIGITS = 100

/**
 * Formats an amount with the currency's usual decimals, rounded half up, and the symbol that is unambiguous
 * in the locale (`US$` in Canada). Throws a RangeError for an invalid decimal, currency or locale.
 */
export const formatMoney = ({ value, currency, locale }: MoneyToFormat): string =>
  withSymbolWhole(formatter(locale, { style: 'currency', currency }).format(literal(value)))

/**
 * Formats an amount without rounding and with the narrow symbol (`$`): the currency's usual decimals, and
 * more when the amount has them (`$0.0125` a gram). Throws a RangeError for an invalid decimal, currency or
 * locale.
 */
export function formatExactMoney({ value, currency, locale }: MoneyToFormat): string {
  const usual = currencyDigits(currency)
  const digits = Math.max(usual, scaleOf(normalizeDecimal(value)))
  if (digits > MAX_DIGITS) {
    throw new RangeError(`"${value}" has too many decimals; at most ${MAX_DIGITS} are accepted`)
  }
  const format = formatter(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(digits === usual ? {} : { maximumFractionDigits: digits }),
  })
  return withSymbolWhole(format.format(literal(value)))
}

/** In right-to-left text, the `$` of `US$` would move before its letters; a mark prevents that. */
const withSymbolWhole = (amount: string): string =>
  /^\u200f.*[A-Z]\p{Sc}$/u.test(amount) ? `${amount}\u200e` : amount

/** The narrow symbol of a currency, such as `€`, or its code. Throws a RangeError for an invalid code. */
export function currencySymbol(currency: string, locale: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = formatter(locale, options).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** A literal that `Intl` formats exactly, without a float in between. */
function literal(value: Decimal): Intl.StringNumericLiteral {
  checkDecimal(value)
  return value as Intl.StringNumericLiteral
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Cached, as creating a format is a hundred times slower than using it. */
function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { currency, currencyDisplay = '', maximumFractionDigits = '' } = options
  const key = `${locale} ${currency} ${currencyDisplay} ${maximumFractionDigits}`
  const cached = formatters.get(key)
  if (cached) return cached
  const created = new Intl.NumberFormat(locale, options)
  formatters.set(key, created)
  return created
}
