import { rowOf } from './format.ts'

/** `US-NY` for `US-NY`, `NY`, `ny` or `New York`; null if the country's list does not contain it. */
export function findSubdivision(country: string, text: string): string | null {
  const wanted = text.trim().toUpperCase()
  const found = (rowOf(country).subdivisions ?? []).find(
    ([code = '', name = '']) =>
      [code, `${country}-${code}`].includes(wanted) || name.toUpperCase() === wanted,
  )
  return found ? `${country}-${found[0]}` : null
}

/** The subdivision of a postal code, such as `US-NY` for `11231`; null if it is ambiguous. */
export function subdivisionOf(country: string, postalCode: string): string | null {
  const { postalCode: form, subdivisions = [] } = rowOf(country)
  const code = postalCode.trim().toUpperCase()
  if (!form || !new RegExp(`^(?:${form})$`).test(code)) return null
  const found = subdivisions.filter(
    ([, , start]) => start !== undefined && new RegExp(`^(?:${start})`).test(code),
  )
  return found.length === 1 ? `${country}-${found[0]?.[0]}` : null
}

interface Place {
  readonly country: string
  readonly subdivision?: string | undefined
  readonly postalCode?: string | undefined
}

/** Adds the subdivision, which decides delivery and tax: the entered one, else that of the postal code. */
export function withSubdivision<P extends Place>(place: P): P {
  const { country, subdivision = '', postalCode = '' } = place
  const found = subdivision
    ? findSubdivision(country, subdivision)
    : subdivisionOf(country, postalCode)
  return found === null ? place : { ...place, subdivision: found }
}
