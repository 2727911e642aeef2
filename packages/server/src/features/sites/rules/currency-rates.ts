import { type FieldViolation, violation } from '@vitrine/contract/kit'
import type { CurrencyRate, CurrencyRates } from '@vitrine/contract/sites'
import type { Site } from '../model.ts'
import { isCurrency } from './currencies.ts'

/** The rates from the currency the site has now. */
export const ratesOf = ({ rates, settings }: Pick<Site, 'rates' | 'settings'>): CurrencyRates => ({
  base: settings.currency,
  rates: rates
    .filter(({ base }) => base === settings.currency)
    .map(({ currency, rate, date }) => ({ currency, rate, date })),
})

/** Everything that is wrong with a table of rates, by field. */
export function findBrokenRates(base: string, rates: readonly CurrencyRate[]): FieldViolation[] {
  const seen = new Set<string>()
  return rates.flatMap(({ currency, rate, date }, index) => {
    const found: FieldViolation[] = []
    const refuse = (field: keyof CurrencyRate, words: string) =>
      found.push(...violation(`rates[${index}].${field}`, 'VALIDATION', words).violations)
    if (!isCurrency(currency)) refuse('currency', 'must be an ISO 4217 code such as EUR')
    else if (currency === base) refuse('currency', `must not be ${base}, the site's own`)
    else if (seen.has(currency)) refuse('currency', 'must not be there twice')
    if (/^[0.]+$/.test(rate)) refuse('rate', 'must be greater than 0')
    if (!isDay(date)) refuse('date', 'must be a day such as 2026-01-31')
    seen.add(currency)
    return found
  })
}

/** Whether the calendar has the day. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900') return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Some readers take the 30th of February for a day of March.
  return !Number.isNaN(time) && Number(text.slice(8)) === dayOfMonth(time)
}

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' })
const dayOfMonth = (time: number): number => Number(dayFormat.format(time))
