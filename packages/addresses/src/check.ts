import { type AddressField, addressFormat, rowOf } from './format.ts'
import { findSubdivision, subdivisionOf } from './subdivision.ts'

/** An address to check; absent and null fields are empty. */
export interface CheckedAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly addressLine?: string | null
  readonly city?: string | null
  readonly postalCode?: string | null
  readonly subdivision?: string | null
}

export interface AddressProblem {
  readonly field: AddressField
  /**
   * `MISSING`: a required field is empty; `WRONG_FORM`: not a postal code of the country; `UNKNOWN`: not a subdivision
   * of the country; `OTHER_SUBDIVISION`: the postal code belongs to another subdivision, given in `expected`.
   */
  readonly kind: 'MISSING' | 'WRONG_FORM' | 'UNKNOWN' | 'OTHER_SUBDIVISION'
  /** An example of a postal code, or the subdivision of the postal code. */
  readonly expected?: string
}

/**
 * Checks an address by the rules of its country; returns the problems by field. A subdivision that can be derived from
 * the postal code may be absent.
 */
export function checkAddress(address: CheckedAddress): AddressProblem[] {
  const { required } = addressFormat(address.country)
  const missing = required.filter((field) => !textOf(address, field))
  return [
    ...missing
      .filter((field) => field !== 'subdivision' || derived(address) === null)
      .map((field) => ({ field, kind: 'MISSING' as const })),
    ...checkPostalCode(address),
    ...checkSubdivision(address),
  ]
}

const textOf = (address: CheckedAddress, field: AddressField): string =>
  address[field]?.trim() ?? ''

const derived = (address: CheckedAddress): string | null =>
  subdivisionOf(address.country, textOf(address, 'postalCode'))

function checkPostalCode(address: CheckedAddress): AddressProblem[] {
  const { postalCode: form, example = '' } = rowOf(address.country)
  const code = textOf(address, 'postalCode').toUpperCase()
  if (!form || code === '' || new RegExp(`^(?:${form})$`).test(code)) return []
  return [{ field: 'postalCode', kind: 'WRONG_FORM', expected: example }]
}

function checkSubdivision(address: CheckedAddress): AddressProblem[] {
  const { subdivisions } = addressFormat(address.country)
  const text = textOf(address, 'subdivision')
  if (text === '' || subdivisions.length === 0) return []
  const code = findSubdivision(address.country, text)
  if (code === null) return [{ field: 'subdivision', kind: 'UNKNOWN' }]
  const expected = derived(address)
  if (expected === null || expected === code) return []
  return [{ field: 'subdivision', kind: 'OTHER_SUBDIVISION', expected }]
}
