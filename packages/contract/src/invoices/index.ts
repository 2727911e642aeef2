import { InvalidRevision } from '../catalog/index.ts'
import {
  GET,
  Guid,
  Offset,
  Omittable,
  OneOf,
  operation,
  PagingMetadata,
  POST,
  PUT,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { OrderNotFound } from '../orders/errors.ts'
import { OrderUpdated } from '../orders/facts.ts'
import {
  InvoiceAddressInvalid,
  InvoiceNotFound,
  InvoiceSettingsIncomplete,
  InvoiceWithoutRecipient,
  NothingToCredit,
} from './errors.ts'
import { InvoiceIssued, InvoiceMailed, InvoiceSettingsChanged } from './facts.ts'
import {
  Day,
  Invoice,
  InvoiceFile,
  InvoiceResult,
  InvoiceSummary,
  invoiceKinds,
  MAX_INVOICED_AT_ONCE,
} from './schemas.ts'
import { InvoiceSettings, journalFormats, SavedInvoiceSettings } from './settings.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'
export * from './settings.ts'

const byId = { id: Guid() }
const one = Type.Object({ invoice: Invoice })
const some = Type.Object({ invoices: Type.Array(InvoiceSummary) })
const atOnce = { minItems: 1, maxItems: MAX_INVOICED_AT_ONCE }
const issuing = {
  permission: 'admin',
  writes: true,
  facts: [InvoiceIssued, OrderUpdated],
} as const

/** Invoices and credit notes: issued by merchants, read by buyers. */
export const invoices = service({
  name: 'invoices',
  summary: 'Invoices and credit notes of orders',
  mounts: ['/vitrine/v1/invoices'],
  operations: {
    issueInvoices: operation({
      ...issuing,
      route: POST(''),
      summary: 'Issue the invoices of orders; failures are reported one by one',
      description:
        'An order has one invoice: a repeated call returns the same one, unless it was credited as a whole. Orders ' +
        'that cannot have one have an error in their result, and take no number.',
      request: Type.Object({ orderIds: Type.Array(Guid(), atOnce) }),
      response: Type.Object({ results: Type.Array(InvoiceResult) }),
      errors: [InvoiceSettingsIncomplete],
    }),
    listInvoices: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List invoices and credit notes, last number first',
      request: Type.Object({
        kind: Omittable(OneOf(invoiceKinds)),
        /** The first and the last day of issue. */
        from: Omittable(Day()),
        to: Omittable(Day()),
        /** Words of the number, the number of the order or the name of the buyer. */
        search: Omittable(Text(0, 100)),
        limit: Omittable(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Omittable(Offset()),
      }),
      response: Type.Object({
        invoices: Type.Array(InvoiceSummary),
        pagingMetadata: PagingMetadata,
      }),
    }),
    getInvoice: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read an invoice or credit note with all its content',
      request: Type.Object(byId),
      response: one,
      errors: [InvoiceNotFound],
    }),
    createCreditNote: operation({
      ...issuing,
      route: POST('/{id}/credit-note'),
      summary: 'Create a credit note for the rest of an invoice; its order can be invoiced again',
      description: 'Pays nothing back: money goes back by a refund of the order.',
      request: Type.Object(byId),
      response: one,
      errors: [InvoiceNotFound, NothingToCredit, InvoiceSettingsIncomplete],
    }),
    sendInvoice: operation({
      route: POST('/{id}/send'),
      permission: 'admin',
      writes: true,
      summary: 'Mail a document to the buyer',
      request: Type.Object(byId),
      response: one,
      errors: [InvoiceNotFound, InvoiceWithoutRecipient],
      facts: [InvoiceMailed, OrderUpdated],
    }),
    listInvoicesOfOrders: operation({
      route: POST('/of-orders'),
      permission: 'anyone',
      summary: 'List the documents of orders, earliest first; visitors and members get their own',
      description: 'Orders that the caller does not see are left out.',
      request: Type.Object({ orderIds: Type.Array(Guid(), atOnce) }),
      response: some,
    }),
    listInvoicesByLink: operation({
      route: GET('/links/{link}'),
      permission: 'anyone',
      callsPerMinute: 60,
      summary: 'List the documents of the order of a link, without signing in',
      request: Type.Object({ link: Text(1, 500) }),
      response: some,
      errors: [OrderNotFound],
    }),
    getInvoiceSettings: operation({
      route: GET('/settings'),
      permission: 'admin',
      summary: 'Read the invoice settings of the site',
      request: Type.Object({}),
      response: SavedInvoiceSettings,
    }),
    saveInvoiceSettings: operation({
      route: PUT('/settings'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Change the invoice settings of the site; issued documents stay as they are',
      description:
        'With a revision, settings that somebody else has changed since are refused with INVALID_REVISION.',
      request: Type.Object({
        settings: InvoiceSettings,
        /** The one that the settings were read with; absent: whatever is stored is replaced. */
        revision: Omittable(Type.Integer({ minimum: 0 })),
      }),
      response: SavedInvoiceSettings,
      errors: [InvalidRevision],
      facts: [InvoiceSettingsChanged],
    }),
    exportJournal: operation({
      route: GET('/journal'),
      permission: 'admin',
      summary:
        'Export the journal of a month: every entry of the ledger, as CSV or as bookings for DATEV',
      request: Type.Object({
        /** Such as `2026-01`. */
        month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
        format: OneOf(journalFormats),
      }),
      response: Type.Object({
        fileName: Type.String(),
        contentType: Type.String(),
        /** The bytes of the file in base64: UTF-8 for CSV, Windows-1252 for DATEV. */
        data: Type.String(),
        /** Entries of the ledger in it. */
        entries: Type.Integer(),
      }),
    }),
    serveInvoice: operation({
      route: GET('/vitrine/v1/invoice-files/{token}'),
      mounts: [''],
      permission: 'open',
      whileClosed: true,
      answers: 'page',
      callsPerMinute: 120,
      summary: 'Download a document',
      request: Type.Object({ token: Text(1, 500) }),
      response: InvoiceFile,
      errors: [InvoiceAddressInvalid, InvoiceNotFound],
    }),
  },
})
