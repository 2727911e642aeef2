import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'

export type Country = {
  /** ISO 3166-1, two letters. */
  id: string
  name: string
  /** Such as `+49`. */
  code: string
}

const cache = new Map<string, readonly Country[]>()

/** All countries with their calling codes, sorted by name in the page's language. */
export function countriesIn(locale: string): readonly Country[] {
  const cached = cache.get(locale)
  if (cached) return cached
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = getCountries()
    .map((id) => ({ id, name: names.of(id) ?? id, code: `+${getCountryCallingCode(id)}` }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  cache.set(locale, countries)
  return countries
}

/** The likely country of a language tag; empty when unknown. */
export function likelyCountryOf(locale: string): string {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  return isSupportedCountry(region) ? region : ''
}
