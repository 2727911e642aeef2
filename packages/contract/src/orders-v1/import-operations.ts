import { NewOrderV1, OrderV1, orderStatuses, SentPrice } from '../ecom/index.ts'
import { JobCreated } from '../jobs/facts.ts'
import { Guid, Omittable, OneOf, operation, POST, Timestamp, Type } from '../kit/index.ts'
import { ImportedOrderDeleted, OrderImported } from '../orders/facts.ts'
import {
  CannotOverwriteNonImportedOrder,
  CannotSetLowerOrderNumberCounter,
  ImportedOrderHasInvoice,
  OrderAlreadyImported,
} from './errors.ts'

/** Payment statuses of imported orders. */
const importedPaymentStatuses = [
  'NOT_PAID',
  'UNPAID',
  'PENDING',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
] as const

/** A complete order of another system. */
export const ImportedOrderV1 = Type.Object({
  ...NewOrderV1.properties,
  id: Omittable(Guid()),
  number: Omittable(Type.String({ pattern: '^[1-9][0-9]{0,14}$' })),
  createdDate: Omittable(Timestamp()),
  /** APPROVED, CANCELED or REJECTED; an order that awaits payment must be completed in its own system. */
  status: Omittable(OneOf(orderStatuses)),
  paymentStatus: Omittable(OneOf(importedPaymentStatuses)),
  fulfillmentStatus: Omittable(OneOf(['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'])),
  /** Needed where a part was paid or paid back. */
  balanceSummary: Omittable(
    Type.Object({ paid: Omittable(SentPrice), refunded: Omittable(SentPrice) }),
  ),
})

/** Orders of other systems, and the number that the next order gets. */
export const importOperations = {
  importOrder: operation({
    route: POST('/import'),
    permission: 'admin',
    leastRole: 'admin',
    writes: true,
    summary: 'Import an order of another system',
    description:
      'Nobody is written to, no stock is taken and no document is issued. The number may be that of another order. ' +
      'An order with this `channelInfo.externalOrderId` that was imported before stays as it is, and one with this `id` is ' +
      'refused with ORDER_ALREADY_IMPORTED; with `replace` it is replaced, whatever became of it since.',
    request: Type.Object({
      order: ImportedOrderV1,
      /** Whether an order that was imported with the same id is replaced. Default: false. */
      replace: Omittable(Type.Boolean()),
    }),
    response: Type.Object({ order: OrderV1 }),
    errors: [CannotOverwriteNonImportedOrder, ImportedOrderHasInvoice, OrderAlreadyImported],
    facts: [ImportedOrderDeleted, OrderImported],
  }),
  bulkDeleteImportedOrders: operation({
    route: POST('/import/bulk-delete-imported-orders'),
    permission: 'admin',
    leastRole: 'admin',
    writes: true,
    summary: 'Delete imported orders, in the background',
    description:
      'Orders that were made here stay, and so do those for which an invoice was issued here; the job says which and why. ' +
      'What was booked of the others goes with them.',
    request: Type.Object({ orderIds: Type.Array(Guid(), { minItems: 1, maxItems: 1000 }) }),
    response: Type.Object({ jobId: Guid() }),
    facts: [JobCreated],
  }),
  setOrderNumberCounter: operation({
    route: POST('/import/set-order-number-counter'),
    permission: 'admin',
    leastRole: 'admin',
    writes: 'own',
    summary: 'Set the number of the next order',
    description:
      'No number is used twice: a lower one has to be above those of all orders that were made here.',
    request: Type.Object({
      counter: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }),
      allowLowerCounter: Omittable(Type.Boolean()),
    }),
    response: Type.Object({ oldCounter: Type.String(), newCounter: Type.String() }),
    errors: [CannotSetLowerOrderNumberCounter],
  }),
} as const
