import { InvalidRevision, LocationNotFound } from '../catalog/index.ts'
import { GET, Guid, Omittable, operation, POST, PUT, Type } from '../kit/index.ts'
import { NoLocationShips, RoutingRuleInvalid } from './errors.ts'
import { StockRoutingChanged } from './facts.ts'
import { RoutingAddress, StockRouting, StockRoutingToSave, TestedRoute } from './routing-schemas.ts'

const adminMount = { mounts: ['/vitrine/v1'], permission: 'admin' } as const
const routing = Type.Object({ routing: StockRouting })

export const getStockRouting = operation({
  ...adminMount,
  route: GET('/stock-routing'),
  summary: 'Read the rules that decide which location ships an order',
  request: Type.Object({}),
  response: routing,
})

/**
 * Saves rules and locations as a whole. Rules are applied in order: each ranks the locations, and
 * `FEWEST_PARCELS` prefers one location that has everything to several. Existing orders stay unchanged.
 */
export const saveStockRouting = operation({
  ...adminMount,
  writes: true,
  route: PUT('/stock-routing'),
  summary: 'Save the rules that decide which location ships an order',
  request: Type.Object({ routing: StockRoutingToSave }),
  response: routing,
  errors: [InvalidRevision, LocationNotFound, NoLocationShips, RoutingRuleInvalid],
  facts: [StockRoutingChanged],
})

/** Does not change stock. Results are in the order of the lines. */
export const testStockRouting = operation({
  ...adminMount,
  route: POST('/stock-routing/test'),
  summary: 'Test which location would ship each line of a basket, and why',
  request: Type.Object({
    /** Absent: as if the address were not known. */
    address: Omittable(RoutingAddress),
    lines: Type.Array(
      Type.Object({
        productId: Guid(),
        /** Absent: the product’s only variant. */
        variantId: Omittable(Guid()),
        quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
      }),
      { minItems: 1, maxItems: 300 },
    ),
  }),
  response: Type.Object({ lines: Type.Array(TestedRoute) }),
})
