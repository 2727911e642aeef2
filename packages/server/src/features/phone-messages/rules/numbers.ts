import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/** Numbers that cost whoever calls them, or that are no one person's. */
const refused = new Set(['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN', 'VOICEMAIL', 'PAGER'])

/** A number as the world dials it, E.164; undefined when nobody can have it as their own. */
export function phoneNumber(typed: string, country?: string | null): string | undefined {
  const region = country?.toUpperCase() ?? ''
  const found = parsePhoneNumberFromString(typed, isCountry(region) ? region : undefined)
  // What stands behind the number belongs to a switchboard, which hears no code.
  if (!found?.isValid() || found.ext) return undefined
  return refused.has(found.getType() ?? '') ? undefined : found.number
}

const isCountry = (region: string): region is CountryCode => isSupportedCountry(region)

/** A number that its owner knows again and nobody else learns: `+49…67`. */
export function phoneHint(number: string): string {
  const code = parsePhoneNumberFromString(number)?.countryCallingCode ?? ''
  return `+${code}…${number.slice(-2)}`
}
