import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/** Premium-rate and shared numbers, which belong to no one person. */
const refused = new Set(['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN', 'VOICEMAIL', 'PAGER'])

/** A number in E.164; undefined when it cannot belong to a person. */
export function phoneNumber(typed: string, country?: string | null): string | undefined {
  const region = country?.toUpperCase() ?? ''
  const found = parsePhoneNumberFromString(typed, isCountry(region) ? region : undefined)
  // Extensions belong to a switchboard, which cannot receive a code.
  if (!found?.isValid() || found.ext) return undefined
  return refused.has(found.getType() ?? '') ? undefined : found.number
}

const isCountry = (region: string): region is CountryCode => isSupportedCountry(region)

/** A masked number that its owner recognises and that reveals nothing to others: `+49…67`. */
export function phoneHint(number: string): string {
  const code = parsePhoneNumberFromString(number)?.countryCallingCode ?? ''
  return `+${code}…${number.slice(-2)}`
}
