import formats from './formats.json' with { type: 'json' }

/** Address fields that differ between countries. */
export type AddressField = 'addressLine' | 'city' | 'postalCode' | 'subdivision'

export interface Subdivision {
  /** ISO 3166-2 including the country, such as `US-NY`. */
  readonly code: string
  readonly name: string
}

/** The address format of a country. */
export interface AddressFormat {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The fields in their usual order. */
  readonly fields: readonly AddressField[]
  readonly required: readonly AddressField[]
  /** Local name of subdivisions: `state`, `province`, `prefecture`, `county` and others. */
  readonly subdivisionName: string
  /** `city`, `suburb`, `district` or `post_town`. */
  readonly cityName: string
  /** `postal`, `zip`, `pin` or `eircode`. */
  readonly postalCodeName: string
  /** An example of a postal code; null if any text is valid. */
  readonly postalCodeExample: string | null
  /** Empty if a subdivision is free text. */
  readonly subdivisions: readonly Subdivision[]
}

/** A row of `formats.json`. */
export interface FormatRow {
  /** Lines separated by `%n`; `%A` street, `%C` city, `%S` subdivision, `%Z` postal code, `%N` `%O` `%D` others. */
  readonly lines?: string
  readonly required?: string
  readonly postalCode?: string
  readonly example?: string
  readonly subdivisionName?: string
  readonly cityName?: string
  readonly postalCodeName?: string
  /** Code, name, and prefixes of the subdivision's postal codes. */
  readonly subdivisions?: readonly (readonly string[])[]
}

export const fieldLetters: Readonly<Record<string, AddressField>> = {
  A: 'addressLine',
  C: 'city',
  S: 'subdivision',
  Z: 'postalCode',
}

const rows = formats as Readonly<Record<string, FormatRow>>

/** The data of a country; common defaults for an unknown one. */
export const rowOf = (country: string): FormatRow & { readonly lines: string } => ({
  lines: '%N%n%O%n%A%n%C %Z',
  required: 'AC',
  ...rows[country],
})

const fieldsIn = (text: string): AddressField[] =>
  [...text].flatMap((letter) => fieldLetters[letter] ?? [])

/** The address format of a country. `country`: ISO 3166-1 alpha-2. */
export function addressFormat(country: string): AddressFormat {
  const row = rowOf(country)
  const subdivisions = subdivisionsOf(country)
  const required = fieldsIn(row.required ?? '')
  const written = fieldsIn([...row.lines.matchAll(/%(.)/g)].map(([, letter]) => letter).join(''))
  // A subdivision without a list is only included if it is required.
  const isWritten = (field: AddressField) =>
    field !== 'subdivision' || subdivisions.length > 0 || required.includes(field)
  return {
    country,
    fields: written.filter(isWritten),
    required,
    subdivisionName: row.subdivisionName ?? 'province',
    cityName: row.cityName ?? 'city',
    postalCodeName: row.postalCodeName ?? 'postal',
    postalCodeExample: row.example ?? null,
    subdivisions,
  }
}

const subdivisionsOf = (country: string): Subdivision[] =>
  (rowOf(country).subdivisions ?? [])
    .map(([code = '', name = code]) => ({ code: `${country}-${code}`, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
