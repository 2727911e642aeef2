import {
  Guid,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** The most locations that a site can route orders to. */
export const MAX_ROUTED_LOCATIONS = 50
/** The default location in exports, where it has no id of its own. */
export const DEFAULT_LOCATION_ID = '00000000-0000-0000-0000-000000000000'
/** The most rules of a site. */
export const MAX_ROUTING_RULES = 20

/**
 * How a rule chooses: locations that are named for the destination, the nearest, the fewest parcels, or the order of
 * the locations.
 */
export const routingRuleKinds = ['DESTINATION', 'NEAREST', 'FEWEST_PARCELS', 'PRIORITY'] as const
export type RoutingRuleKind = (typeof routingRuleKinds)[number]

const CountryCode = () => Type.String({ pattern: '^[A-Z]{2}$' })

/** A country, or a part of it. */
export const RoutingDestination = Type.Object({
  country: CountryCode(),
  /** ISO 3166-2 codes of its parts, such as `DE-BE`; absent: the whole country. */
  subdivisions: Omittable(Type.Array(Text(1, 10), { maxItems: 100 })),
})
export type RoutingDestination = Static<typeof RoutingDestination>

export const RoutingRule = Type.Object({
  kind: OneOf(routingRuleKinds),
  /** For `DESTINATION`: destinations of the order. */
  destinations: Omittable(Type.Array(RoutingDestination, { minItems: 1, maxItems: 250 })),
  /** For `DESTINATION`: the preferred locations. */
  locationIds: Omittable(Type.Array(Guid(), { minItems: 1, maxItems: MAX_ROUTED_LOCATIONS })),
})
export type RoutingRule = Static<typeof RoutingRule>

/** A stock location with its place, as far as routing needs it. */
export const RoutedLocation = Type.Object({
  locationId: Guid(),
  /** Whether orders are sent from here. */
  ships: Type.Boolean(),
  country: Omittable(CountryCode()),
  /** ISO 3166-2, such as `DE-BE`. */
  subdivision: Omittable(Text(0, 10)),
  postalCode: Omittable(Text(0, 20)),
  /** In degrees; with `longitude`, distances are measured where the address of the order has both. */
  latitude: Omittable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Omittable(Type.Number({ minimum: -180, maximum: 180 })),
})
export type RoutedLocation = Static<typeof RoutedLocation>

/** The rules that assign lines of orders to locations. */
export const StockRouting = Type.Object({
  /** 0 while nothing was saved: everything is sent from the default location. */
  revision: Type.Integer({ minimum: 0 }),
  /** The first one counts most; at last the order of the locations decides. */
  rules: Type.Array(RoutingRule),
  /** All locations, in the order of their priority. */
  locations: Type.Array(RoutedLocation),
  updatedDate: Nullable(Timestamp()),
})
export type StockRouting = Static<typeof StockRouting>

export const StockRoutingToSave = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  rules: Type.Array(RoutingRule, { maxItems: MAX_ROUTING_RULES }),
  /** Locations that are not listed do not ship. */
  locations: Type.Array(RoutedLocation, { minItems: 1, maxItems: MAX_ROUTED_LOCATIONS }),
})
export type StockRoutingToSave = Static<typeof StockRoutingToSave>

/**
 * Why a location was chosen: a rule prefers it, only it has the pieces, better ones had too few, or a
 * merchant chose it.
 */
export const routingReasons = [...routingRuleKinds, 'ONLY_THERE', 'REST', 'MERCHANT'] as const
export type RoutingReason = (typeof routingReasons)[number]

/** Pieces assigned to a location. */
export const RoutedPieces = Type.Object({
  locationId: Guid(),
  quantity: Type.Integer(),
  reason: OneOf(routingReasons),
})
export type RoutedPieces = Static<typeof RoutedPieces>

/** The destination of an order. */
export const RoutingAddress = Type.Object({
  country: CountryCode(),
  subdivision: Omittable(Text(0, 10)),
  postalCode: Omittable(Text(0, 20)),
  latitude: Omittable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Omittable(Type.Number({ minimum: -180, maximum: 180 })),
})
export type RoutingAddress = Static<typeof RoutingAddress>

/** The routing of one line of a basket. */
export const TestedRoute = Type.Object({
  sources: Type.Array(RoutedPieces),
  /** Pieces that no location has. */
  missing: Type.Integer(),
})
export type TestedRoute = Static<typeof TestedRoute>
