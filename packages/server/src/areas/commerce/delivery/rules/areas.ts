import type { DeliveryRefusal } from '@vitrine/pricing'
import { matchesPostalCode } from '../../tax/index.ts'
import type { DeliveryPlace, LocalArea, Point } from '../model/delivery.ts'

const EARTH_RADIUS_KILOMETRES = 6371

/** Why local delivery does not go to a place; undefined where it does. */
export function refusalOfArea(area: LocalArea, place: DeliveryPlace): DeliveryRefusal | undefined {
  switch (area.kind) {
    case 'POSTAL_CODES':
      if (!place.postalCode) return { reason: 'address-needed' }
      return matchesPostalCode(area.postalCodes, place.postalCode)
        ? undefined
        : { reason: 'destination', have: place.postalCode }
    case 'CITIES':
      return refusalOfCities(area, place)
    case 'RADIUS':
      return refusalOfRadius(area, place)
    case 'POLYGON':
      if (!place.point) return { reason: 'address-needed' }
      return isInside(area.corners, place.point) ? undefined : { reason: 'distance' }
  }
}

function refusalOfCities({ cities }: LocalArea, place: DeliveryPlace): DeliveryRefusal | undefined {
  if (!place.city) return { reason: 'address-needed' }
  const city = place.city.trim().toLowerCase()
  const isNamed = cities.some(
    (one) => one.country === place.country && one.name.trim().toLowerCase() === city,
  )
  return isNamed ? undefined : { reason: 'destination', have: place.city }
}

function refusalOfRadius(
  { center, radiusKilometres }: LocalArea,
  { point }: DeliveryPlace,
): DeliveryRefusal | undefined {
  if (!point || !center || radiusKilometres === null) return { reason: 'address-needed' }
  const kilometres = distanceBetween(center, point)
  if (kilometres <= radiusKilometres) return undefined
  return { reason: 'distance', have: Math.round(kilometres * 10) / 10, need: radiusKilometres }
}

/** Along the surface, in kilometres. */
export function distanceBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude)
  return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether a point is inside of a polygon: a line to the west crosses its border an odd number of times. */
function isInside(corners: readonly Point[], { latitude, longitude }: Point): boolean {
  const crossings = corners.filter((corner, at) => {
    const next = corners[(at + 1) % corners.length] as Point
    if (corner.latitude > latitude === next.latitude > latitude) return false
    const share = (latitude - corner.latitude) / (next.latitude - corner.latitude)
    return longitude > corner.longitude + share * (next.longitude - corner.longitude)
  })
  return crossings.length % 2 === 1
}
