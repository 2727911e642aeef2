import { BulkTotals, ItemMetadata } from '../ecom/index.ts'
import { InvoiceSettingsIncomplete, OrderNotInvoiceable } from '../invoices/errors.ts'
import { InvoiceIssued } from '../invoices/facts.ts'
import { MAX_INVOICED_AT_ONCE } from '../invoices/schemas.ts'
import {
  defineError,
  defineFact,
  Guid,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { OrderNotFound } from '../orders/errors.ts'
import { OrderUpdated } from '../orders/facts.ts'

/** `data.invoiceId` is the one that is there. */
export const InvoiceAlreadyExists = defineError({
  code: 'INVOICE_ALREADY_EXISTS',
  status: 409,
  description: 'The order has an invoice already',
})

/** An application has made its own invoice of an order known. */
export const ExternalInvoiceAdded = defineFact('external_invoice.added')

/** The invoices that one call generates. */
const MAX_GENERATED = 300

const InvoiceInfo = Type.Object({ id: Type.String(), appId: Type.String() })
const byOrder = { orderId: Guid() }
const generating = {
  permission: 'admin',
  writes: true,
  facts: [InvoiceIssued, OrderUpdated],
} as const

/** Invoices of orders in the form of the published clients. Members read those of their own orders. */
export const orderInvoices = service({
  name: 'order-invoices',
  summary: 'Invoices of orders, published form',
  mounts: [
    '/ecom/v1/invoices',
    '/v1/invoices',
    '/ecom/v1/ep-invoices',
    '/_api/ecom-payments/v1/invoices',
  ],
  operations: {
    listInvoicesForMultipleOrders: operation({
      route: POST('/list-by-ids'),
      permission: 'anyone',
      summary:
        'List the ids of the invoices of orders; orders that the caller does not see are left out',
      request: Type.Object({
        orderIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_INVOICED_AT_ONCE }),
      }),
      response: Type.Object({
        invoicesForOrder: Type.Array(
          Type.Object({ orderId: Type.String(), invoicesInfo: Type.Array(InvoiceInfo) }),
        ),
      }),
    }),
    generateInvoice: operation({
      ...generating,
      route: POST('/orders/{orderId}'),
      summary: 'Issue the invoice of an order',
      request: Type.Object(byOrder),
      response: Type.Object({ invoiceId: Type.String() }),
      errors: [OrderNotFound, OrderNotInvoiceable, InvoiceAlreadyExists, InvoiceSettingsIncomplete],
    }),
    bulkGenerateInvoices: operation({
      ...generating,
      mounts: ['/ecom/v1/bulk/invoices', '/v1/bulk/invoices'],
      route: POST('/generate'),
      summary: 'Issue the invoices of orders; failures are reported one by one',
      request: Type.Object({
        orderIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_GENERATED }),
      }),
      response: Type.Object({
        results: Type.Array(
          Type.Object({
            itemMetadata: ItemMetadata,
            item: Type.Optional(Type.Object({ orderId: Type.String(), invoiceId: Type.String() })),
          }),
        ),
        bulkActionMetadata: BulkTotals,
      }),
      errors: [InvoiceSettingsIncomplete],
    }),
    addInvoiceToOrder: operation({
      route: POST('/orders/{orderId}/add-invoice'),
      permission: 'admin',
      writes: true,
      summary: 'Add the id of an invoice that an application has issued',
      request: Type.Object({
        ...byOrder,
        invoiceInfo: Type.Object({ id: Text(1, 100), appId: Text(1, 100) }),
      }),
      response: Type.Object({ orderInvoices: Type.Array(InvoiceInfo) }),
      errors: [OrderNotFound],
      facts: [ExternalInvoiceAdded],
    }),
  },
})
