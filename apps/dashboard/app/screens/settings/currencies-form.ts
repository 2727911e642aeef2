import type { CurrencyRate, CurrencyRates } from '@vitrine/contract/sites'
import { isZero, multiplyDecimals, toFixedDecimal } from '@vitrine/money'
import type { Messages } from '../../messages/index.ts'
import { currencyDigits } from '../../shared/format.ts'
import type { Errors } from '../../shared/use-form.ts'

/** The form of a rate. */
export interface RateLine {
  /** Identifies a line while its words change. */
  readonly key: string
  readonly currency: string
  readonly rate: string
  readonly date: string
}
export interface RatesForm {
  readonly rates: readonly RateLine[]
}

export const MAX_RATES = 200

/**
 * A rate as people type it. Prices may have their thousands grouped; of a rate `1,085` a comma is
 * always the point, as it would be ambiguous otherwise.
 */
function parseRate(text: string): string | undefined {
  const plain = text.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,12})?$/.test(plain) || isZero(plain)) return undefined
  return plain.replace(/^0+(?=\d)/, '')
}

let lines = 0
export const newLine = (today: string): RateLine => {
  lines += 1
  return { key: `new-${lines}`, currency: '', rate: '', date: today }
}

export const formOfRates = ({ rates }: CurrencyRates): RatesForm => ({
  rates: rates.map((one) => ({ key: one.currency, ...one })),
})

/** The rates of the form, or its errors, such as `rates.0.currency`. */
export function parseRates(
  { rates }: RatesForm,
  base: string,
  { currencySettings, field }: Messages,
): { readonly rates: CurrencyRate[]; readonly errors: Errors } {
  const errors: Record<string, string> = {}
  const seen = new Set<string>([base])
  const read = rates.map(({ currency, rate, date }, at): CurrencyRate => {
    const value = parseRate(rate)
    if (!/^[A-Z]{3}$/.test(currency)) errors[`rates.${at}.currency`] = field.currency
    else if (currency === base) errors[`rates.${at}.currency`] = currencySettings.own({ base })
    else if (seen.has(currency))
      errors[`rates.${at}.currency`] = currencySettings.duplicate({ currency })
    if (value === undefined) errors[`rates.${at}.rate`] = currencySettings.badRate
    if (date === '') errors[`rates.${at}.date`] = field.required
    seen.add(currency)
    return { currency, rate: value ?? '', date }
  })
  return { rates: read, errors }
}

/** An amount of the shop's currency, converted to this one; undefined while the line is incomplete. */
export function inCurrency(amount: string, { currency, rate }: RateLine): string | undefined {
  const value = parseRate(rate)
  if (value === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined
  return toFixedDecimal(multiplyDecimals(amount, value), currencyDigits(currency))
}
