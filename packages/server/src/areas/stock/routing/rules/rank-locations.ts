import type { RoutedLocation, RoutingAddress, RoutingRule } from '@vitrine/contract/inventory'
import type { Routing } from '../model.ts'

type RankingRule = RoutingRule & { readonly kind: Exclude<RoutingRule['kind'], 'FEWEST_PARCELS'> }

/** A location with how far each ranking rule prefers it: less is better. */
export interface RankedLocation {
  readonly id: string
  readonly ranks: readonly number[]
  /** Locations of the same tier are equal to all rules before `FEWEST_PARCELS`. */
  readonly tier: number
}

export interface Ranking {
  /** The best first. */
  readonly locations: readonly RankedLocation[]
  /** The kinds of the ranking rules, as `ranks` has them; the order of the locations is the last. */
  readonly kinds: readonly RankingRule['kind'][]
  readonly hasFewestParcels: boolean
}

const isRanking = (rule: RoutingRule): rule is RankingRule => rule.kind !== 'FEWEST_PARCELS'

/** Puts the locations that ship in the order of the rules, for one destination. Ties go by priority, then by id. */
export function rankLocations(
  { rules, locations }: Routing,
  destination: RoutingAddress | undefined,
): Ranking {
  const ranking = rules.filter(isRanking)
  const place = rules.findIndex(({ kind }) => kind === 'FEWEST_PARCELS')
  const before = place < 0 ? ranking.length + 1 : rules.slice(0, place).filter(isRanking).length
  const ranked = locations
    .flatMap((location, priority) =>
      location.ships
        ? [
            {
              id: location.locationId,
              ranks: [
                ...ranking.map((rule) => rankOf(rule, { location, priority, destination })),
                priority,
              ],
            },
          ]
        : [],
    )
    .toSorted(compare)
  return {
    locations: withTiers(ranked, before),
    kinds: [...ranking.map(({ kind }) => kind), 'PRIORITY'],
    hasFewestParcels: place >= 0,
  }
}

function compare(one: Omit<RankedLocation, 'tier'>, other: Omit<RankedLocation, 'tier'>): number {
  const at = one.ranks.findIndex((rank, index) => rank !== other.ranks[index])
  if (at >= 0) return (one.ranks[at] ?? 0) - (other.ranks[at] ?? 0)
  return one.id < other.id ? -1 : 1
}

function withTiers(
  ranked: readonly Omit<RankedLocation, 'tier'>[],
  before: number,
): RankedLocation[] {
  let tier = 0
  return ranked.map((location, index) => {
    const previous = ranked[index - 1]
    const isEqual = previous?.ranks
      .slice(0, before)
      .every((rank, at) => rank === location.ranks[at])
    if (previous && !isEqual) tier += 1
    return { ...location, tier }
  })
}

interface RankInput {
  readonly location: RoutedLocation
  readonly priority: number
  readonly destination: RoutingAddress | undefined
}

function rankOf(rule: RankingRule, { location, priority, destination }: RankInput): number {
  if (rule.kind === 'PRIORITY') return priority
  if (!destination) return 0
  if (rule.kind === 'NEAREST') return distance(location, destination)
  if (!isFor(rule, destination)) return 0
  return rule.locationIds?.includes(location.locationId) ? 0 : 1
}

/** Whether a rule names the destination. */
const isFor = ({ destinations = [] }: RoutingRule, { country, subdivision }: RoutingAddress) =>
  destinations.some(
    (one) =>
      one.country === country &&
      (!one.subdivisions?.length ||
        (subdivision !== undefined &&
          one.subdivisions.some((code) => isSameSubdivision(code, subdivision, country)))),
  )

/** Addresses name parts of countries with the country's code and without. */
function isSameSubdivision(one: string, other: string, country: string): boolean {
  const short = (code: string) => code.toUpperCase().replace(`${country}-`, '')
  return short(one) === short(other)
}

const OTHER_COUNTRY = 1_000_000
const SAME_COUNTRY = 500_000
const SAME_REGION = 250_000

/**
 * The distance: kilometres where both have coordinates. Otherwise the same country is nearer than another,
 * within it the same subdivision, and within that the number of equal characters of the postal code. Measured
 * distances are sorted first.
 */
function distance(location: RoutedLocation, destination: RoutingAddress): number {
  const kilometres = kilometresBetween(location, destination)
  if (kilometres !== undefined) return kilometres
  const { country } = destination
  if (location.country !== country) return OTHER_COUNTRY
  const isSameRegion =
    location.subdivision && destination.subdivision
      ? isSameSubdivision(location.subdivision, destination.subdivision, country)
      : false
  const shared = sharedPrefix(location.postalCode, destination.postalCode)
  return (isSameRegion ? SAME_REGION : SAME_COUNTRY) - shared
}

function sharedPrefix(one = '', other = ''): number {
  const [a, b] = [one, other].map((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())
  let count = 0
  while (count < (a?.length ?? 0) && a?.[count] === b?.[count]) count += 1
  return count
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

interface Point {
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** Along the surface, in whole kilometres. */
function kilometresBetween(one: Point, other: Point): number | undefined {
  if (one.latitude === undefined || one.longitude === undefined) return undefined
  if (other.latitude === undefined || other.longitude === undefined) return undefined
  const north = Math.sin(radians(other.latitude - one.latitude) / 2)
  const east = Math.sin(radians(other.longitude - one.longitude) / 2)
  const slope =
    north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(slope))))
}
