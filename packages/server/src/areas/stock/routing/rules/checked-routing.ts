import { LocationNotFound } from '@vitrine/contract/catalog'
import {
  NoLocationShips,
  type RoutedLocation,
  type RoutingRule,
  RoutingRuleInvalid,
  type StockRoutingToSave,
} from '@vitrine/contract/inventory'
import type { Routing } from '../model.ts'

/** Validated rules and locations; refuses incomplete, duplicate and unknown ones. */
export function checkedRouting(
  { rules, locations }: Pick<StockRoutingToSave, 'rules' | 'locations'>,
  known: ReadonlySet<string>,
): Routing {
  const named = locations.map((one) => ({ ...one, locationId: one.locationId.toLowerCase() }))
  for (const [at, { locationId }] of named.entries()) {
    if (!known.has(locationId)) throw unknownLocation(locationId, `routing.locations[${at}]`)
    if (named.findIndex((one) => one.locationId === locationId) !== at) {
      throw invalid(`routing.locations[${at}].locationId`, 'the location is named twice')
    }
    refuseHalfCoordinates(named[at], at)
  }
  if (!named.some(({ ships }) => ships)) throw NoLocationShips({ field: 'routing.locations' })
  return { rules: rules.map((rule, at) => checkedRule(rule, at, rules, known)), locations: named }
}

function checkedRule(
  { kind, destinations, locationIds }: RoutingRule,
  at: number,
  rules: readonly RoutingRule[],
  known: ReadonlySet<string>,
): RoutingRule {
  const field = `routing.rules[${at}]`
  if (kind !== 'DESTINATION') {
    const isTwice = rules.findIndex((one) => one.kind === kind) !== at
    if (isTwice) throw invalid(`${field}.kind`, `only one rule can be ${kind}`)
    return { kind }
  }
  if (!destinations) throw invalid(`${field}.destinations`, 'a rule by destination names countries')
  if (!locationIds) throw invalid(`${field}.locationIds`, 'a rule by destination names locations')
  const ids = [...new Set(locationIds.map((id) => id.toLowerCase()))]
  const unknown = ids.find((id) => !known.has(id))
  if (unknown) throw unknownLocation(unknown, field)
  return { kind, destinations, locationIds: ids }
}

function refuseHalfCoordinates(location: RoutedLocation | undefined, at: number): void {
  if ((location?.latitude === undefined) === (location?.longitude === undefined)) return
  const missing = location?.latitude === undefined ? 'latitude' : 'longitude'
  throw invalid(`routing.locations[${at}].${missing}`, 'latitude and longitude come together')
}

const invalid = (field: string, reason: string) =>
  RoutingRuleInvalid({ field, reason }, `${field}: ${reason}`)

const unknownLocation = (locationId: string, field: string) =>
  LocationNotFound({ locationId, field }, `${field}: there is no location ${locationId}`)
