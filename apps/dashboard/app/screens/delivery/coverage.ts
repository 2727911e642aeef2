import { type Continent, continents, countriesOf } from '@vitrine/messages/countries'
import type { Profile, Region, ShippingOption } from './setup.ts'

export interface CoveredCountry {
  readonly code: string
  readonly regions: readonly Region[]
  /** Only some of its states, provinces or postal codes are named. */
  readonly isPartial: boolean
  readonly hasOptions: boolean
}

export interface CoveredContinent {
  readonly continent: Continent
  readonly total: number
  /** Countries that regions name. */
  readonly named: readonly CoveredCountry[]
  /** Countries that only the rest of the world has. */
  readonly others: readonly string[]
  readonly missing: readonly string[]
}

/** Which countries the active regions of a profile reach, by continent. */
export function coverageOf(
  { regions }: Profile,
  options: readonly ShippingOption[],
): { readonly rest: Region | undefined; readonly continents: readonly CoveredContinent[] } {
  const active = regions.filter((one) => one.active)
  const rest = active.find(({ destinations }) => destinations.length === 0)
  const served = new Set(
    options.filter((one) => one.active).flatMap(({ deliveryRegionIds }) => deliveryRegionIds),
  )
  const countryOf = (code: string): CoveredCountry | undefined => {
    const named = active.filter(({ destinations }) =>
      destinations.some(({ countryCode }) => countryCode === code),
    )
    if (named.length === 0) return undefined
    const parts = named
      .flatMap(({ destinations }) => destinations)
      .filter(({ countryCode }) => countryCode === code)
    const isWhole = parts.some(
      ({ subdivisions, postalCodes }) => subdivisions.length + postalCodes.length === 0,
    )
    return {
      code,
      regions: named,
      isPartial: !isWhole && !rest,
      hasOptions: named.some(({ id }) => served.has(id)),
    }
  }
  return {
    rest,
    continents: continents.map((continent) => {
      const codes = countriesOf(continent)
      const named = codes.flatMap((code) => countryOf(code) ?? [])
      const unnamed = codes.filter((code) => !named.some((one) => one.code === code))
      return {
        continent,
        total: codes.length,
        named,
        others: rest ? unnamed : [],
        missing: rest ? [] : unnamed,
      }
    }),
  }
}
