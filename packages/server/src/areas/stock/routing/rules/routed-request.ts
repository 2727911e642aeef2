import type { RoutingAddress } from '@vitrine/contract/inventory'
import type { HoldLine } from '../../holds/model/hold.ts'
import type { LineStock, LocationStock, RoutedPart, Routing } from '../model.ts'
import { rankLocations } from './rank-locations.ts'
import { type ItemSupply, type Route, routeLines } from './route-lines.ts'

export interface BasketToRoute {
  readonly lines: readonly HoldLine[]
  /** In the order of the lines. */
  readonly stock: readonly LineStock[]
  readonly destination?: RoutingAddress | undefined
}

const itemOf = ({ productId }: HoldLine, stock: LineStock | undefined) =>
  `${productId} ${stock?.variantId}`

/** The route of a basket through the locations of a site. */
export function routeBasket(routing: Routing, { lines, stock, destination }: BasketToRoute): Route {
  return routeLines(routing, {
    lines: lines.map((line, at) => ({ item: itemOf(line, stock[at]), quantity: line.quantity })),
    destination,
    available: suppliesOf(lines, stock, ({ available }) => available),
    preorderable: suppliesOf(lines, stock, ({ preorderable }) => preorderable),
  })
}

const suppliesOf = (
  lines: readonly HoldLine[],
  stock: readonly LineStock[],
  count: (one: LocationStock) => number,
): ReadonlyMap<string, ItemSupply> =>
  new Map(
    lines.map((line, at) => [
      itemOf(line, stock[at]),
      new Map(stock[at]?.stock.map((one) => [one.locationId, count(one)])),
    ]),
  )

/**
 * The parts of a route, with missing pieces requested from the best location, which refuses them if they are
 * still missing.
 */
export function withMissing(
  routing: Routing,
  { parts, missing }: Route,
  destination: RoutingAddress | undefined,
): readonly RoutedPart[] {
  const best = rankLocations(routing, destination).locations[0]
  if (!best) return parts
  const added = missing.flatMap((quantity, line): RoutedPart[] =>
    quantity > 0 ? [{ line, locationId: best.id, quantity, reason: 'REST' }] : [],
  )
  return [...parts, ...added]
}
