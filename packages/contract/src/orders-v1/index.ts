import { OrderV1 } from '../ecom/index.ts'
import {
  CursorPaging,
  Filter,
  GET,
  Guid,
  InvalidFilter,
  Omittable,
  operation,
  POST,
  Sorting,
  service,
  Type,
} from '../kit/index.ts'
import { OrderNotFound } from '../orders/errors.ts'

import { importOperations } from './import-operations.ts'
import { merchantOperations, response } from './operations.ts'

export * from './errors.ts'
export { ImportedOrderV1 } from './import-operations.ts'
export * from './query-fields.ts'

/** Metadata of a page read by cursor. */
const CursorPage = Type.Object({
  count: Type.Integer(),
  cursors: Type.Object({
    next: Type.Optional(Type.String()),
    prev: Type.Optional(Type.String()),
  }),
  hasNext: Type.Boolean(),
})

const searchFields = {
  filter: Omittable(Filter()),
  sort: Omittable(Type.Array(Sorting, { maxItems: 4 })),
  cursorPaging: Omittable(CursorPaging()),
}

/** Orders in the form of the published clients. Visitors and members read their own. */
export const ordersV1 = service({
  name: 'orders-v1',
  summary: 'Orders, for published clients',
  mounts: [
    '/ecom/v1/orders',
    '/_api/ecom-orders/v1/orders',
    '/ecom/v1/ep-orders',
    '/_api/ep-orders/v1/orders',
    '/_api/orders/v1/orders',
  ],
  operations: {
    getOrder: operation({
      route: GET('/{id}'),
      permission: 'anyone',
      summary: 'Read an order; one of somebody else is not found',
      request: Type.Object({ id: Guid() }),
      response,
      errors: [OrderNotFound],
    }),
    searchOrders: operation({
      route: POST('/search'),
      permission: 'anyone',
      summary: 'Find orders, newest first; visitors and members get their own',
      description:
        'Orders that wait for their payment are never found, those under review or rejected only by a filter of `status`. ' +
        'Archived ones are found. A search inside of `search`, as older clients send it, is read like the outer one.',
      request: Type.Object({
        search: Omittable(
          Type.Object({ ...searchFields, search: Omittable(Type.Object(searchFields)) }),
        ),
      }),
      response: Type.Object({ orders: Type.Array(OrderV1), metadata: CursorPage }),
      errors: [InvalidFilter],
    }),
    ...merchantOperations,
    ...importOperations,
  },
})
