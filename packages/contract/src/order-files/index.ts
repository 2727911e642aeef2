import { JobCreated } from '../jobs/facts.ts'
import {
  defineFact,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Offset,
  Omittable,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { OrderFileTooLarge, OrderFileUnreadable, OrderImportNotFound } from './errors.ts'
import {
  MAX_ORDER_FILE_BYTES,
  OrderFile,
  OrderImport,
  OrderReportRow,
  orderFileFormats,
} from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

/** Orders were exported as a file; the actor is the exporter. */
export const OrdersExported = defineFact('orders.exported')

const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  offset: Type.Optional(Offset()),
}

/** Import and export of orders (CSV, JSON Lines). Merchants only. */
export const orderFiles = service({
  name: 'order-files',
  summary: 'Import and export of orders',
  mounts: ['/vitrine/v1'],
  operations: {
    startOrderImport: operation({
      route: POST('/order-imports'),
      permission: 'admin',
      leastRole: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_ORDER_FILE_BYTES,
      summary: 'Import orders of another system; the body is the file, the import runs as a job',
      description:
        'Orders are recognised by their `externalId`: the same file twice imports nothing the second time. Nobody is ' +
        'written to, no stock is taken, and no invoice is issued. With `dryRun` everything is checked and nothing is imported.',
      request: Type.Object({ fileName: Text(1, 255), dryRun: Maybe(Type.Boolean()) }),
      response: Type.Object({ import: OrderImport }),
      errors: [OrderFileUnreadable, OrderFileTooLarge],
      facts: [JobCreated],
    }),
    listOrderImports: operation({
      route: GET('/order-imports'),
      permission: 'admin',
      summary: 'List imports of orders, newest first',
      request: Type.Object(page),
      response: Type.Object({ imports: Type.Array(OrderImport), pagingMetadata: PagingMetadata }),
    }),
    getOrderImport: operation({
      route: GET('/order-imports/{id}'),
      permission: 'admin',
      summary: 'Read an import of orders with its progress',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ import: OrderImport }),
      errors: [OrderImportNotFound],
    }),
    getOrderImportReport: operation({
      route: GET('/order-imports/{id}/report'),
      permission: 'admin',
      summary: 'Read errors and warnings by order, in file order',
      request: Type.Object({ id: Guid(), ...page }),
      response: Type.Object({
        rows: Type.Array(OrderReportRow),
        pagingMetadata: PagingMetadata,
      }),
      errors: [OrderImportNotFound],
    }),
    exportOrders: operation({
      route: POST('/order-exports'),
      permission: 'admin',
      leastRole: 'admin',
      writes: 'own',
      answers: 'page',
      summary: 'Export orders to a file, newest first, streamed',
      description:
        'Filters and words are those of `queryOrders`; without them, all orders. An import reads the file again.',
      request: Type.Object({
        format: OneOf(orderFileFormats),
        query: Omittable(Query()),
        search: Omittable(Text(1, 100)),
      }),
      response: OrderFile,
      errors: [InvalidFilter],
      facts: [OrdersExported],
    }),
  },
})
