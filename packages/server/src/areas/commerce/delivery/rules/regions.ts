import { matchesPostalCode, plainSubdivision } from '../../tax/index.ts'
import type { DeliveryPlace, DeliveryRegion, Destination } from '../model/delivery.ts'

/**
 * The region of a place: the first active one that names its postal code, else its subdivision, else its country, else
 * the rest of the world.
 */
export function regionOf(
  regions: readonly DeliveryRegion[],
  place: DeliveryPlace,
): DeliveryRegion | undefined {
  const fitting = regions
    .filter(({ active }) => active)
    .map((region) => ({ region, exactness: exactnessOf(region, place) }))
    .filter(({ exactness }) => exactness >= 0)
  return fitting.toSorted((one, other) => other.exactness - one.exactness)[0]?.region
}

/** How exactly a region names a place; below 0 where it does not. */
function exactnessOf({ destinations }: DeliveryRegion, place: DeliveryPlace): number {
  if (destinations.length === 0) return 0
  const found = destinations.filter((one) => covers(one, place))
  return Math.max(
    -1,
    ...found.map(({ postalCodes, subdivisions }) =>
      postalCodes.length > 0 ? 3 : subdivisions.length > 0 ? 2 : 1,
    ),
  )
}

function covers(
  { countryCode: country, subdivisions, postalCodes }: Destination,
  place: DeliveryPlace,
): boolean {
  if (country !== place.country) return false
  const plain = (subdivision: string | undefined) => plainSubdivision({ country, subdivision })
  const isInSubdivision =
    subdivisions.length === 0 || subdivisions.some((one) => plain(one) === plain(place.subdivision))
  return (
    isInSubdivision &&
    (postalCodes.length === 0 || matchesPostalCode(postalCodes, place.postalCode))
  )
}

/** A place that two regions name, or one names twice; undefined where all differ. */
export function collisionOf(
  regions: readonly Pick<DeliveryRegion, 'destinations'>[],
): string | undefined {
  const seen = new Set<string>()
  for (const place of regions.flatMap(({ destinations }) => placesOf(destinations))) {
    if (seen.has(place)) return place
    seen.add(place)
  }
  return undefined
}

/** Every place that is named; a region without destinations names the rest of the world. */
const placesOf = (destinations: readonly Destination[]): string[] =>
  destinations.length === 0
    ? ['the rest of the world']
    : destinations.flatMap(({ countryCode, subdivisions, postalCodes }) => {
        const parts = subdivisions.length > 0 ? subdivisions : ['']
        const codes = postalCodes.length > 0 ? postalCodes : ['']
        return parts.flatMap((part) =>
          codes.map((code) => [countryCode, part, code].filter(Boolean).join(' ')),
        )
      })
