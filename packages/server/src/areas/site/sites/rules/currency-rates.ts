import { type FieldViolation, isDay, violation } from '@vitrine/contract/kit'
import type { CurrencyRate, CurrencyRates } from '@vitrine/contract/sites'
import { isCurrency, isZero } from '@vitrine/money'
import type { Site } from '../model.ts'

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
    if (isZero(rate)) refuse('rate', 'must be greater than 0')
    if (!isDay(date) || date < '1900') refuse('date', 'must be a day such as 2026-01-31')
    seen.add(currency)
    return found
  })
}
