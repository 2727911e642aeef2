import { InvoiceIssued } from '@vitrine/contract/invoices'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { OrderView } from '../../orders/index.ts'
import type { Draft, Invoice, InvoiceSettings } from '../model.ts'
import { dayOf, yearOf } from '../rules/days.ts'
import { factOf } from '../rules/facts.ts'
import type { DocumentOptions } from '../rules/invoice-content.ts'
import { numberOf } from '../rules/number.ts'
import { insertInvoices, takeNumbers } from '../store.ts'
import type { InvoiceDeps } from './deps.ts'

/** Parameters of an order's documents. */
export const writingOf = (
  tx: Tx,
  settings: InvoiceSettings,
  { order }: OrderView,
): DocumentOptions => ({
  settings,
  language: order.language,
  now: tx.now,
})

/** Data of a document without number and content. */
export const draftOf = (tx: Tx, { timeZone }: InvoiceSettings, { order }: OrderView) => ({
  orderId: order.id,
  orderNumber: order.number,
  currency: order.currency,
  issueDate: dayOf(tx.now, timeZone),
})

export interface DraftOfOrder {
  readonly draft: Draft
  readonly view: OrderView
}

/** Numbers and stores documents. Everything that can fail was done before. */
export async function writeInvoices(
  tx: Tx,
  deps: Pick<InvoiceDeps, 'events' | 'orders'>,
  { numberPrefix, timeZone }: InvoiceSettings,
  written: readonly DraftOfOrder[],
): Promise<Invoice[]> {
  if (written.length === 0) return []
  const year = yearOf(dayOf(tx.now, timeZone))
  const first = await takeNumbers(tx, year, written.length)
  const invoices = written.map(({ draft }, at): Invoice => {
    const sequence = first + at
    return {
      ...draft,
      id: newId(),
      year,
      sequence,
      number: numberOf(numberPrefix, year, sequence),
      creditedMinor: 0,
      isCredited: false,
      mailedDate: null,
      createdDate: tx.now,
    }
  })
  await insertInvoices(tx, invoices)
  await deps.events.append(
    tx,
    ...invoices.map((one) => ({
      definition: InvoiceIssued,
      entityId: one.id,
      after: factOf(one),
    })),
  )
  await noteOnOrders(tx, deps, invoices, written)
  return invoices
}

/** One change of each order, however many documents it got. */
async function noteOnOrders(
  tx: Tx,
  { orders }: Pick<InvoiceDeps, 'orders'>,
  invoices: readonly Invoice[],
  written: readonly DraftOfOrder[],
): Promise<void> {
  const known = new Map(written.map(({ view }) => [view.order.id, view.order]))
  for (const order of known.values()) {
    const activities = invoices
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id: invoiceId, kind, number }) => ({
        kind: kind === 'INVOICE' ? ('INVOICE_ISSUED' as const) : ('CREDIT_NOTE_ISSUED' as const),
        content: { invoiceId, number },
      }))
    await orders.note(tx, order, activities, ['invoices'])
  }
}
