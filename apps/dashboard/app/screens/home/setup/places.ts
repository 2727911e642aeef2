/** The member states of the EU. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export const isInEu = (country: string): boolean => euCountries.includes(country)

/** Countries that use neither US dollars nor euros. */
const currencies: Readonly<Record<string, string>> = {
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  IL: 'ILS',
  JP: 'JPY',
  LI: 'CHF',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
}

/** The currency of a country; dollars if unknown. */
export const currencyOf = (country: string): string =>
  currencies[country] ?? (isInEu(country) ? 'EUR' : 'USD')

/** The probable country of a user, by the language tag of the browser, such as `de-AT`. */
export function countryOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().region ?? ''
  } catch {
    return ''
  }
}

/** Ways to write prices and dates that a shop can choose from. */
export const localeTags: readonly string[] =
  'de-DE de-AT de-CH en-GB en-US es-ES fr-FR fr-CH he-IL it-IT ja-JP nl-NL pl-PL pt-PT sv-SE'.split(
    ' ',
  )
