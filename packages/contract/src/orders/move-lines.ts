import { LocationNotFound } from '../catalog/inventory-errors.ts'
import { OrderOnHold } from '../fulfillments/errors.ts'
import { MAX_ROUTED_LOCATIONS } from '../inventory/routing-schemas.ts'
import { Guid, operation, POST, Type } from '../kit/index.ts'
import {
  FullOutOfStock,
  LineSourcesInvalid,
  OrderLineNotFound,
  OrderLineSent,
  OrderNotFound,
  OrderStateUnsuitable,
  PartialOutOfStock,
} from './errors.ts'
import { OrderUpdated } from './facts.ts'
import { stockFacts } from './following-facts.ts'
import { Order } from './schemas.ts'

export const moveOrderLines = operation({
  route: POST('/{id}/lines/locations'),
  permission: 'admin',
  writes: true,
  summary: 'Move lines of an order to other locations that ship them',
  description:
    'Give the locations of all pieces of each line. Stock is taken there, for all pieces or none, and returned to ' +
    'the locations before. Pieces that are sent stay at their location: it ships at least these. A repeated call ' +
    'changes nothing; the locations before undo it.',
  request: Type.Object({
    id: Guid(),
    lines: Type.Array(
      Type.Object({
        lineId: Guid(),
        sources: Type.Array(
          Type.Object({
            locationId: Guid(),
            quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
          }),
          { minItems: 1, maxItems: MAX_ROUTED_LOCATIONS },
        ),
      }),
      { minItems: 1, maxItems: 300 },
    ),
  }),
  response: Type.Object({ order: Order }),
  errors: [
    OrderNotFound,
    OrderLineNotFound,
    OrderLineSent,
    OrderOnHold,
    LineSourcesInvalid,
    OrderStateUnsuitable,
    LocationNotFound,
    FullOutOfStock,
    PartialOutOfStock,
  ],
  facts: [OrderUpdated, ...stockFacts],
})
