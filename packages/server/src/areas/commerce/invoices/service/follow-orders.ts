import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import type { Order } from '../../orders/index.ts'
import type { Invoice, InvoiceSettings } from '../model.ts'
import { missingFields } from '../rules/settings.ts'
import { findInvoicesOf, isFollowed } from '../store.ts'
import { creditRefunds, creditRest } from './credit-invoice.ts'
import { type InvoiceDeps, merchant } from './deps.ts'
import { isOpen, issueInvoices } from './issue-invoices.ts'
import { mailInvoice } from './send-invoice.ts'
import { readSettings } from './settings.ts'

type OrderFact = Partial<Pick<Order, 'state' | 'paymentState' | 'fulfillmentState'>>

/**
 * Queues the documents of an order whose payments or parcels changed; a job creates them after the commit.
 */
export async function followOrder(
  tx: Tx,
  { platform }: InvoiceDeps,
  orderId: string,
): Promise<void> {
  if (!(await isFollowed(tx, orderId))) return
  const job = { siteId: tx.siteId, orderId }
  await platform.jobs.add(tx, 'invoices.follow', job, { key: `invoices ${orderId}` })
}

/** Whether a change of an order can be one that a document follows. */
export function concernsInvoices({ before, after }: Pick<Fact, 'before' | 'after'>): boolean {
  const [earlier, now] = [before, after] as [OrderFact | undefined, OrderFact | undefined]
  return (
    earlier?.state !== now?.state ||
    earlier?.paymentState !== now?.paymentState ||
    earlier?.fulfillmentState !== now?.fulfillmentState
  )
}

/** Writes the documents that are due for an order. Called again, it writes none twice. */
export async function writeDueDocuments(tx: Tx, deps: InvoiceDeps, orderId: string): Promise<void> {
  const settings = await readSettings(tx)
  if (missingFields(settings).length > 0) return
  const order = await deps.orders.require(tx, merchant, orderId, true)
  const before = await findInvoicesOf(tx, [orderId])
  const isFirst = before.length === 0 && isDue(settings, order)
  const issued = isFirst
    ? (await issueInvoices(tx, deps, [orderId])).flatMap(({ invoice }) => invoice ?? [])
    : []
  const credited = await writeCredits(tx, deps, settings, order)
  if (!settings.mail || order.email === null) return
  for (const { id } of [...issued, ...credited]) await mailInvoice(tx, deps, id)
}

function isDue({ issue }: InvoiceSettings, order: Order): boolean {
  // Where an imported order was sold, it has its document.
  if (order.state !== 'PLACED' || order.importedDate) return false
  if (issue === 'ON_SHIPMENT') return order.fulfillmentState !== 'NONE'
  return (
    issue === 'ON_PAYMENT' && (order.paymentState === 'PAID' || order.paymentState === 'OVERPAID')
  )
}

async function writeCredits(
  tx: Tx,
  deps: InvoiceDeps,
  settings: InvoiceSettings,
  { id }: Order,
): Promise<Invoice[]> {
  if (!settings.creditNotes) return []
  const documents = await findInvoicesOf(tx, [id])
  const invoice = documents.find(isOpen)
  if (!invoice) return []
  // Read again: documents issued above have added activities.
  const order = await deps.orders.require(tx, merchant, id)
  const view = await deps.orders.view(tx, order)
  const crediting = { settings, invoice, documents, view }
  const refunds = await creditRefunds(tx, deps, crediting)
  if (order.state !== 'CANCELLED') return refunds
  const known = await findInvoicesOf(tx, [id])
  const left = known.find((one) => one.id === invoice.id)
  if (!left || !isOpen(left)) return refunds
  const later = await deps.orders.require(tx, merchant, id)
  const rest = await creditRest(tx, deps, {
    settings,
    invoice: left,
    documents: known,
    view: await deps.orders.view(tx, later),
  })
  return [...refunds, rest]
}
