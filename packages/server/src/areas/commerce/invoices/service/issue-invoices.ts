import { OrderNotInvoiceable } from '@vitrine/contract/invoices'
import type { ApplicationError } from '@vitrine/contract/kit'
import { OrderNotFound } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { OrderView } from '../../orders/index.ts'
import type { Draft, Invoice, InvoiceSettings } from '../model.ts'
import { invoiceContent } from '../rules/invoice-content.ts'
import { findInvoicesOf } from '../store.ts'
import type { InvoiceDeps } from './deps.ts'
import { requireSettings } from './settings.ts'
import { draftOf, writeInvoices, writingOf } from './write-invoices.ts'

/** The result of one order. */
export interface IssueResult {
  readonly orderId: string
  readonly invoice: Invoice | null
  /** False for an existing invoice. */
  readonly isNew: boolean
  readonly error: ApplicationError | null
}

/**
 * Issues the invoices of orders, each independently: an existing invoice is retained, and a failed order uses
 * no number.
 */
export async function issueInvoices(
  tx: Tx,
  deps: InvoiceDeps,
  orderIds: readonly string[],
): Promise<IssueResult[]> {
  const settings = await requireSettings(tx)
  const ids = [...new Set(orderIds)]
  await deps.orders.lockAll(tx, ids)
  const views = new Map((await deps.orders.viewAll(tx, ids)).map((view) => [view.order.id, view]))
  const open = new Map(
    (await findInvoicesOf(tx, ids)).filter(isOpen).map((invoice) => [invoice.orderId, invoice]),
  )
  const due = ids.flatMap((id) => {
    const view = views.get(id)
    return view && !open.has(id) && view.order.state === 'PLACED' && !view.order.isRehearsal
      ? [{ view, draft: invoiceDraft(tx, settings, view) }]
      : []
  })
  const written = await writeInvoices(tx, deps, settings, due)
  const issued = new Map(written.map((invoice) => [invoice.orderId, invoice]))
  return ids.map((orderId) => {
    const invoice = issued.get(orderId) ?? open.get(orderId) ?? null
    const error = invoice ? null : refusalOf(orderId, views.get(orderId))
    return { orderId, invoice, isNew: issued.has(orderId), error }
  })
}

/** An invoice that is not completely credited. */
export const isOpen = ({ kind, isCredited }: Pick<Invoice, 'kind' | 'isCredited'>): boolean =>
  kind === 'INVOICE' && !isCredited

const refusalOf = (id: string, view: OrderView | undefined): ApplicationError =>
  view ? OrderNotInvoiceable({ state: view.order.state }) : OrderNotFound({ id })

const invoiceDraft = (tx: Tx, settings: InvoiceSettings, view: OrderView): Draft => ({
  ...draftOf(tx, settings, view),
  kind: 'INVOICE',
  content: invoiceContent(view, writingOf(tx, settings, view)),
  correctsId: null,
  refundId: null,
})
