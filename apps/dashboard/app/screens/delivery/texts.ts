import { countryName } from '@vitrine/messages/countries'
import type { Messages } from '../../messages/index.ts'
import type { LocalDelivery, Region } from './setup.ts'

const MAX_NAMED = 4

/** The destinations of a region, such as “Germany, Austria, parts of Spain and 3 more”. */
export function destinationText({ destinations }: Region, { delivery, locale }: Messages): string {
  if (destinations.length === 0) return delivery.everywhereElse
  const names = destinations.map(({ countryCode, subdivisions, postalCodes }) => {
    const country = countryName(countryCode, locale)
    const isWhole = subdivisions.length + postalCodes.length === 0
    return isWhole ? country : delivery.partOf({ country })
  })
  const more = names.length - MAX_NAMED
  const named = names.slice(0, MAX_NAMED).join(', ')
  return more > 0 ? `${named} ${delivery.andMore({ n: more })}` : named
}

/** The area of local delivery, in a few words. */
export function areaText({ area }: LocalDelivery, { delivery }: Messages): string {
  const { says } = delivery.local
  switch (area.kind) {
    case 'POSTAL_CODES':
      return says.POSTAL_CODES({ n: area.postalCodes.length })
    case 'CITIES':
      return area.cities.length === 1
        ? (area.cities[0]?.name ?? '')
        : says.CITIES({ n: area.cities.length })
    case 'POLYGON':
      return says.POLYGON({ n: area.corners.length })
    case 'RADIUS':
      return says.RADIUS({
        km: area.radiusKilometres ?? 0,
        place: area.centerAddress || says.somewhere,
      })
  }
}
