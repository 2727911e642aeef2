import type { TaxRegion } from '../model/tax.ts'
import { matchesPostalCode, plainSubdivision, type TaxPlace, territoryOf } from './territories.ts'

/** The region a place is in: by postal code, else by subdivision, else the whole country. */
export function findRegion(regions: readonly TaxRegion[], place: TaxPlace): TaxRegion | undefined {
  const { country } = territoryOf(place)
  const subdivision = plainSubdivision(place)
  const around = regions.filter(
    (one) =>
      (one.country === place.country || one.country === country) &&
      (one.subdivision === '' || plainSubdivision(one) === subdivision) &&
      (one.postalCodes.length === 0 || matchesPostalCode(one.postalCodes, place.postalCode)),
  )
  return around.toSorted((one, other) => exactness(other) - exactness(one))[0]
}

const exactness = ({ postalCodes, subdivision }: TaxRegion): number =>
  (postalCodes.length > 0 ? 2 : 0) + (subdivision === '' ? 0 : 1)
