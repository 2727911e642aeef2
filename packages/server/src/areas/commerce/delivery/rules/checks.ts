import {
  DeliveryRegionNotFound,
  DestinationsCollide,
  InvalidQuantityValue,
  SubdivisionsUnsupported,
} from '@vitrine/contract/delivery'
import { brokenRule } from '@vitrine/contract/kit'
import type {
  ConditionalRate,
  DeliveryProfile,
  DeliveryRegion,
  LocalArea,
  WeeklyTime,
} from '../model/delivery.ts'
import { collisionOf } from './regions.ts'

/** Countries whose addresses contain no subdivision, so that regions cannot be limited to one. */
const undivided = new Set('AT BE BS CH CI CZ DO GR NO PL RS SD SI SK SN'.split(' '))

/** Refuses regions that contradict each other. */
export function checkRegions(regions: readonly DeliveryRegion[]): void {
  for (const { destinations } of regions) {
    const divided = destinations.find(
      ({ countryCode, subdivisions }) => subdivisions.length > 0 && undivided.has(countryCode),
    )
    if (divided) throw SubdivisionsUnsupported({ country: divided.countryCode })
  }
  const place = collisionOf(regions)
  if (place !== undefined) throw DestinationsCollide({ place })
  const names = regions.map(({ name }) => name)
  const at = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (at < 0) return
  throw brokenRule(
    `profile.regions[${at}].name`,
    'DELIVERY_REGION_NAME_ALREADY_EXISTS',
    'is the name of another region of this profile',
  )
}

/** Refuses conditions by a part of a piece. */
export function checkRates(rates: readonly ConditionalRate[]): void {
  const broken = rates
    .flatMap(({ conditions }) => conditions)
    .find(({ type, value }) => type === 'BY_TOTAL_QUANTITY' && !/^\d+(\.0+)?$/.test(value))
  if (broken) throw InvalidQuantityValue({ value: broken.value })
}

/** Refuses regions that no profile has. */
export function checkRegionIds(ids: readonly string[], profiles: readonly DeliveryProfile[]): void {
  const known = new Set(profiles.flatMap(({ regions }) => regions.map(({ id }) => id)))
  const missing = ids.find((id) => !known.has(id))
  if (missing) throw DeliveryRegionNotFound({ deliveryRegionId: missing })
}

/** Refuses an area without the fields that its kind requires. */
export function checkArea(area: LocalArea): void {
  const needs: Record<LocalArea['kind'], readonly [field: string, isThere: boolean]> = {
    POSTAL_CODES: ['postalCodes', area.postalCodes.length > 0],
    CITIES: ['cities', area.cities.length > 0],
    RADIUS: ['center', area.center !== null && area.radiusKilometres !== null],
    POLYGON: ['corners', area.corners.length >= 3],
  }
  const [field, isThere] = needs[area.kind]
  if (isThere) return
  throw brokenRule(`option.area.${field}`, 'AREA_INCOMPLETE', `is needed for ${area.kind}`)
}

/** Refuses times that end before they begin. */
export function checkTimes(times: readonly WeeklyTime[], field: string): void {
  const at = times.findIndex(({ from, to }) => to <= from)
  if (at < 0) return
  throw brokenRule(`${field}[${at}].to`, 'ENDS_BEFORE_START', 'is not later than the start')
}
