import type { invoices as invoicesService } from '@vitrine/contract/invoices'
import { type Handlers, violation } from '@vitrine/contract/kit'
import { OrderNotFound } from '@vitrine/contract/orders'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { cartCallerOf } from '../cart/index.ts'
import { orderIdOf } from '../orders/index.ts'
import { encodeInvoice, encodeRow, rowOf } from './codec.ts'
import type { Invoice, InvoiceRow, InvoicesFeature, StoredSettings } from './index.ts'
import { isDay } from './rules/days.ts'

export interface InvoiceHandlerDeps {
  readonly invoices: InvoicesFeature
  /** The key that signs the links of orders. */
  readonly linkKey: string
}

const DEFAULT_LIMIT = 50

export function invoiceHandlers({ invoices, linkKey }: InvoiceHandlerDeps) {
  const row = (siteId: string, one: InvoiceRow) =>
    encodeRow(one, invoices.addressesOf(siteId, one.id))
  const whole = (siteId: string, one: Invoice) => ({
    invoice: encodeInvoice(one, invoices.addressesOf(siteId, one.id)),
  })
  const settingsAnswer = (stored: StoredSettings) => ({
    ...stored,
    missing: invoices.missingFields(stored.settings),
  })
  return {
    issueInvoices: async ({ tx, input }) => ({
      results: (await invoices.issue(tx, input.orderIds)).map(
        ({ orderId, invoice, isNew, error }) => ({
          orderId,
          invoice: invoice && row(tx.siteId, rowOf(invoice)),
          issued: isNew,
          error: error && { code: error.definition.code, description: error.message },
        }),
      ),
    }),
    listInvoices: async ({ tx, input }) => {
      const { kind, from, to, search = '', limit = DEFAULT_LIMIT, offset = 0 } = input
      for (const [field, day] of Object.entries({ from, to })) {
        if (day && !isDay(day)) throw violation(field, 'FORMAT', 'is no day such as 2026-01-31')
      }
      const words = search.split(/\s+/).filter(Boolean)
      const found = await invoices.list(tx, { kind, from, to, words, limit, offset })
      return {
        invoices: found.rows.map((one) => row(tx.siteId, one)),
        pagingMetadata: { count: found.rows.length, offset, total: found.total },
      }
    },
    getInvoice: async ({ tx, input }) => whole(tx.siteId, await invoices.get(tx, input.id)),
    createCreditNote: async ({ tx, input }) =>
      whole(tx.siteId, await invoices.credit(tx, input.id)),
    sendInvoice: async ({ tx, input }) => whole(tx.siteId, await invoices.send(tx, input.id)),
    listInvoicesOfOrders: async (call) => {
      const { siteId } = call.tx
      const found = await invoices.visible(call.tx, cartCallerOf(call), call.input.orderIds)
      return { invoices: found.invoices.map((one) => row(siteId, one)) }
    },
    listInvoicesByLink: async ({ tx, input }) => {
      const id = orderIdOf(linkKey, tx.siteId, input.link)
      if (!id || !isGuid(id)) throw OrderNotFound()
      return { invoices: (await invoices.of(tx, [id])).map((one) => row(tx.siteId, one)) }
    },
    getInvoiceSettings: async ({ tx }) => settingsAnswer(await invoices.readStored(tx)),
    saveInvoiceSettings: async ({ tx, input }) =>
      settingsAnswer(await invoices.changeSettings(tx, input)),
    exportJournal: async ({ tx, input }) => {
      const { bytes, ...file } = await invoices.exportJournal(tx, input)
      return { ...file, data: bytes.toString('base64') }
    },
    serveInvoice: ({ input, onSite }) => invoices.serve(onSite, input.token),
  } satisfies Handlers<typeof invoicesService, HandlerContext>
}
