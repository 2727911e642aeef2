import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'

export type Country = {
  /** ISO 3166-1, two letters. */
  id: string
  name: string
  /** Such as `+49`. */
  code: string
}

const made = new Map<string, readonly Country[]>()

/** Every country with its calling code, in the order of a language. */
export function countriesIn(locale: string): readonly Country[] {
  const known = made.get(locale)
  if (known) return known
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = getCountries()
    .map((id) => ({ id, name: names.of(id) ?? id, code: `+${getCountryCallingCode(id)}` }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  made.set(locale, countries)
  return countries
}

/** The country that a language tag is likely spoken in; empty where that is unknown. */
export function homeOf(locale: string): string {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  return isSupportedCountry(region) ? region : ''
}
