import { CursorPaging, Filter, Omittable, operation, POST, service, Type } from '../kit/index.ts'

/** What is said of a page of a list that is read by cursor. */
const CursorPage = Type.Object({
  count: Type.Integer(),
  cursors: Type.Object({
    next: Type.Optional(Type.String()),
    prev: Type.Optional(Type.String()),
  }),
  hasNext: Type.Boolean(),
})

/** What members have bought. */
export const ordersV1 = service({
  name: 'orders-v1',
  summary: 'Orders of the site, or of the current member or visitor',
  mounts: ['/ecom/v1/orders', '/_api/orders/v1/orders'],
  operations: {
    searchOrders: operation({
      route: POST('/search'),
      permission: 'anyone',
      summary: 'Orders, newest first',
      description:
        'The site does not take orders yet, so the list is empty for everybody. Members and visitors would find only their own.',
      request: Type.Object({
        search: Omittable(
          Type.Object({
            filter: Type.Optional(Filter()),
            sort: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 4 })),
            cursorPaging: Omittable(CursorPaging()),
          }),
        ),
      }),
      response: Type.Object({ orders: Type.Array(Type.Unknown()), metadata: CursorPage }),
    }),
  },
})
