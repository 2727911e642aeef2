import type { RoutingAddress, RoutingReason } from '@vitrine/contract/inventory'
import type { RoutedPart, Routing } from '../model.ts'
import { fewestLocations } from './fewest-locations.ts'
import { type RankedLocation, type Ranking, rankLocations } from './rank-locations.ts'

/** The wanted quantity of one item, which several lines may share. */
export interface LineToRoute {
  /** The same for all lines of an item. */
  readonly item: string
  readonly quantity: number
}

/** Quantities of an item by location id. */
export type ItemSupply = ReadonlyMap<string, number>

export interface RouteRequest {
  readonly lines: readonly LineToRoute[]
  readonly destination?: RoutingAddress | undefined
  /** Supplies by item; a missing item is not available anywhere. */
  readonly available: ReadonlyMap<string, ItemSupply>
  /** Preorderable pieces, used after all available ones. */
  readonly preorderable?: ReadonlyMap<string, ItemSupply>
}

/** The quantities that each location ships. */
export interface Route {
  /** In the order of lines, and of locations from the best on. */
  readonly parts: readonly RoutedPart[]
  /** The quantity of each line that no location has. */
  readonly missing: readonly number[]
}

/**
 * Assigns the pieces of lines to locations: never more than a location has, each piece once. Without
 * `FEWEST_PARCELS` the best location is used up first, then the next one. With it, locations that the
 * preceding rules rank equally form a tier: of each tier as few as can supply everything that the tier can.
 */
export function routeLines(routing: Routing, request: RouteRequest): Route {
  const ranking = rankLocations(routing, request.destination)
  const left = request.lines.map(({ quantity }) => quantity)
  const parts = [request.available, request.preorderable ?? new Map()].flatMap((supplies) =>
    partsFrom(ranking, request.lines, left, supplies),
  )
  const order = new Map(ranking.locations.map(({ id }, at) => [id, at]))
  const placeOf = ({ locationId }: RoutedPart) => order.get(locationId) ?? 0
  return {
    parts: merged(parts).toSorted((a, b) => a.line - b.line || placeOf(a) - placeOf(b)),
    missing: left,
  }
}

/** Takes from the remaining supplies, and reduces them. */
function partsFrom(
  ranking: Ranking,
  lines: readonly LineToRoute[],
  left: number[],
  supplies: ReadonlyMap<string, ItemSupply>,
): RoutedPart[] {
  const remaining = new Map([...supplies].map(([item, at]) => [item, new Map(at)]))
  const parts: RoutedPart[] = []
  for (const tier of tiersOf(ranking)) {
    const chosen = ranking.hasFewestParcels ? fewestOf(tier, { lines, left, remaining }) : tier
    for (const location of chosen) {
      for (const [line, { item }] of lines.entries()) {
        const stock = remaining.get(item)
        const quantity = Math.min(left[line] ?? 0, stock?.get(location.id) ?? 0)
        if (!stock || quantity <= 0) continue
        const reason = reasonFor(ranking, location, { at: supplies.get(item), remaining: stock })
        stock.set(location.id, (stock.get(location.id) ?? 0) - quantity)
        left[line] = (left[line] ?? 0) - quantity
        parts.push({ line, locationId: location.id, quantity, reason })
      }
    }
  }
  return parts
}

function tiersOf({ locations }: Ranking): RankedLocation[][] {
  const tiers: RankedLocation[][] = []
  for (const location of locations)
    tiers[location.tier] = [...(tiers[location.tier] ?? []), location]
  return tiers
}

interface LinesToRoute {
  readonly lines: readonly LineToRoute[]
  readonly left: readonly number[]
  readonly remaining: ReadonlyMap<string, ItemSupply>
}

/** The fewest locations of a tier that can supply everything that the whole tier can. */
function fewestOf(
  tier: readonly RankedLocation[],
  { lines, left, remaining }: LinesToRoute,
): RankedLocation[] {
  const wanted = new Map<string, number>()
  for (const [at, { item }] of lines.entries()) {
    wanted.set(item, (wanted.get(item) ?? 0) + (left[at] ?? 0))
  }
  const items = [...wanted.keys()]
  const has = tier.map(({ id }) => items.map((item) => remaining.get(item)?.get(id) ?? 0))
  const needed = items.map((item, at) =>
    Math.min(
      wanted.get(item) ?? 0,
      has.reduce((sum, stock) => sum + (stock[at] ?? 0), 0),
    ),
  )
  return fewestLocations({ has, needed }).flatMap((at) => tier[at] ?? [])
}

/** The initial and the remaining stock of an item's locations. */
interface ItemState {
  readonly at: ItemSupply | undefined
  readonly remaining: ItemSupply
}

/** Why a location was chosen for an item: the first rule that prefers it to others with the item. */
function reasonFor(
  { locations, kinds, hasFewestParcels }: Ranking,
  location: RankedLocation,
  { at, remaining }: ItemState,
): RoutingReason {
  const others = locations.filter(({ id }) => id !== location.id && (at?.get(id) ?? 0) > 0)
  if (others.length === 0) return 'ONLY_THERE'
  const place = locations.indexOf(location)
  const better = others.filter((other) => locations.indexOf(other) < place)
  if (better.length > 0) {
    const isAnyLeft = better.some(({ id }) => (remaining.get(id) ?? 0) > 0)
    return hasFewestParcels && isAnyLeft ? 'FEWEST_PARCELS' : 'REST'
  }
  const next = others[0]
  const deciding = location.ranks.findIndex((rank, index) => rank !== next?.ranks[index])
  return kinds[deciding] ?? 'PRIORITY'
}

/** Merges the parts of a line at one location that come from stock and from preorders. */
function merged(parts: readonly RoutedPart[]): RoutedPart[] {
  const sums = new Map<string, RoutedPart>()
  for (const part of parts) {
    const key = `${part.line} ${part.locationId}`
    const earlier = sums.get(key)
    sums.set(key, { ...(earlier ?? part), quantity: part.quantity + (earlier?.quantity ?? 0) })
  }
  return [...sums.values()]
}
