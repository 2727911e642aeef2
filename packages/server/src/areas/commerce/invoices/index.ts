import { ExternalInvoiceAdded } from '@vitrine/contract/order-invoices'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { CartCaller } from '../cart/index.ts'
import type { ExternalInvoice, SettingsChange } from './model.ts'
import { dayOf } from './rules/days.ts'
import { missingFields } from './rules/settings.ts'
import { creditInvoice, requireInvoice } from './service/credit-invoice.ts'
import type { InvoiceDeps } from './service/deps.ts'
import { exportJournal } from './service/export-journal.ts'
import { concernsInvoices, followOrder, writeDueDocuments } from './service/follow-orders.ts'
import { issueInvoices } from './service/issue-invoices.ts'
import { fileUrl, mailDocuments, mailInvoice, mailLater } from './service/send-invoice.ts'
import { serveFile } from './service/serve-file.ts'
import { changeSettings, readSettings, readStored } from './service/settings.ts'
import {
  findExternal,
  findRowsOf,
  type InvoiceFilter,
  insertExternal,
  listInvoices,
} from './store.ts'

export type * from './model.ts'
export type { IssueResult } from './service/issue-invoices.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'invoices.follow': { siteId: string; orderId: string }
    'invoices.mail': { siteId: string; orderId: string; invoiceIds: readonly string[] }
  }
}

export type InvoicesFeature = ReturnType<typeof createInvoices>

/** Invoices and credit notes of orders. */
export const createInvoices = (deps: InvoiceDeps) => ({
  /** Issues the invoices of orders, each independently; returns existing ones. */
  issue: (tx: Tx, orderIds: readonly string[]) => issueInvoices(tx, deps, orderIds),
  credit: (tx: Tx, id: string) => creditInvoice(tx, deps, id),
  send: (tx: Tx, id: string) => mailInvoice(tx, deps, id),
  /** Mails documents that an edit has issued, once each, where the site mails documents. */
  mailLater: (tx: Tx, orderId: string, invoiceIds: readonly string[]) =>
    mailLater(tx, deps, orderId, invoiceIds),
  get: requireInvoice,
  list: (tx: Tx, filter: InvoiceFilter) => listInvoices(tx, filter),
  /** The documents of orders, the earliest first, in one statement. */
  of: findRowsOf,
  /** The same of those orders that the caller may see, with the ids of these. */
  visible: async (tx: Tx, caller: CartCaller, orderIds: readonly string[]) => {
    const ids = await deps.orders.visible(tx, caller, orderIds)
    return { orderIds: ids, invoices: await findRowsOf(tx, ids) }
  },
  /** The addresses of a document, one for each format. */
  addressesOf: (siteId: string, id: string) => ({
    pdfUrl: fileUrl(deps, siteId, id, 'pdf'),
    xmlUrl: fileUrl(deps, siteId, id, 'xml'),
  }),
  exportJournal,
  serve: (onSite: (siteId: string) => Tx, token: string) => serveFile(deps, onSite, token),
  /** The day in the shop, `YYYY-MM-DD`; one statement. */
  today: async (tx: Tx) => dayOf(tx.now, (await readSettings(tx)).timeZone),
  readSettings,
  /** The same with their revision. */
  readStored,
  missingFields,
  changeSettings: (tx: Tx, change: SettingsChange) => changeSettings(tx, deps, change),
  /** Invoices issued by applications. */
  external: findExternal,
  addExternal: async (tx: Tx, one: ExternalInvoice) => {
    await deps.orders.require(tx, { kind: 'merchant' }, one.orderId)
    if (!(await insertExternal(tx, one))) return
    await deps.events.append(tx, {
      definition: ExternalInvoiceAdded,
      entityId: one.orderId,
      after: one,
    })
  },
  /** Documents follow money and parcels. */
  onOrderChanged: (async (tx, fact) => {
    if (concernsInvoices(fact)) await followOrder(tx, deps, fact.entityId)
  }) satisfies Listener,
  onRefunded: ((tx, { entityId }) => followOrder(tx, deps, entityId)) satisfies Listener,
  onPaymentChanged: (async (tx, { after }) => {
    const { orderId, refunds = [] } = after as { orderId: string; refunds?: readonly unknown[] }
    if (refunds.length > 0) await followOrder(tx, deps, orderId)
  }) satisfies Listener,
  tasks: {
    'invoices.follow': ({ siteId, orderId }) =>
      deps.platform.work({ siteId, actor: { type: 'system', id: 'invoices' } }, (tx) =>
        writeDueDocuments(tx, deps, orderId),
      ),
    'invoices.mail': ({ siteId, orderId, invoiceIds }) =>
      deps.platform.work({ siteId, actor: { type: 'system', id: 'invoices' } }, (tx) =>
        mailDocuments(tx, deps, orderId, invoiceIds),
      ),
  } satisfies Pick<Tasks<JobPayloads>, 'invoices.follow' | 'invoices.mail'>,
})
