import { InvoiceNotFound, NothingToCredit } from '@vitrine/contract/invoices'
import type { Tx } from '../../../../platform/tx.ts'
import type { OrderView } from '../../orders/index.ts'
import type { Refund } from '../../payments/index.ts'
import type { Invoice, InvoiceSettings } from '../model.ts'
import { doneAmount, refundContent, restContent } from '../rules/credit-content.ts'
import { addCredited, findInvoice, findInvoicesOf } from '../store.ts'
import { type InvoiceDeps, merchant } from './deps.ts'
import { isOpen } from './issue-invoices.ts'
import { requireSettings } from './settings.ts'
import { draftOf, writeInvoices, writingOf } from './write-invoices.ts'

export async function requireInvoice(tx: Tx, id: string): Promise<Invoice> {
  const invoice = await findInvoice(tx, id)
  if (!invoice) throw InvoiceNotFound({ id })
  return invoice
}

/** Credits the rest of an invoice, under the lock of its order. */
export async function creditInvoice(tx: Tx, deps: InvoiceDeps, id: string): Promise<Invoice> {
  const { orderId } = await requireInvoice(tx, id)
  const order = await deps.orders.require(tx, merchant, orderId, true)
  const settings = await requireSettings(tx)
  const documents = await findInvoicesOf(tx, [orderId])
  const invoice = documents.find((one) => one.id === id)
  if (!invoice || !isOpen(invoice)) throw NothingToCredit({ id })
  const view = await deps.orders.view(tx, order)
  return creditRest(tx, deps, { settings, invoice, documents, view })
}

export interface CreditInput {
  readonly settings: InvoiceSettings
  readonly invoice: Invoice
  /** All documents of the order. */
  readonly documents: readonly Invoice[]
  readonly view: OrderView
}

export async function creditRest(
  tx: Tx,
  deps: InvoiceDeps,
  { settings, invoice, documents, view }: CreditInput,
): Promise<Invoice> {
  const earlier = documents.filter(({ correctsId }) => correctsId === invoice.id)
  const content = restContent(invoice, earlier, view, writingOf(tx, settings, view))
  const draft = {
    ...draftOf(tx, settings, view),
    kind: 'CREDIT_NOTE',
    content,
    correctsId: invoice.id,
    refundId: null,
  } as const
  const amountMinor = content.totals.total
  await addCredited(tx, { id: invoice.id, amountMinor, isWhole: true })
  const [note] = await writeInvoices(tx, deps, settings, [{ draft, view }])
  if (!note) throw new Error('A document was not written')
  return note
}

/** Credit notes of refunds that are done and have none yet. */
export async function creditRefunds(
  tx: Tx,
  deps: InvoiceDeps,
  { settings, invoice, documents, view }: CreditInput,
): Promise<Invoice[]> {
  const known = new Set(documents.map(({ refundId }) => refundId))
  const due = view.refunds.filter((refund) => isDue(refund, known))
  const written = due.map((refund) => ({
    view,
    draft: {
      ...draftOf(tx, settings, view),
      kind: 'CREDIT_NOTE',
      content: refundContent(invoice, view, refund, writingOf(tx, settings, view)),
      correctsId: invoice.id,
      refundId: refund.id,
    } as const,
  }))
  for (const { draft } of written) {
    const amountMinor = draft.content.totals.total
    await addCredited(tx, { id: invoice.id, amountMinor, isWhole: false })
  }
  return writeInvoices(tx, deps, settings, written)
}

const isDue = (refund: Refund, known: ReadonlySet<string | null>) =>
  !refund.ofBalance && !known.has(refund.id) && (doneAmount(refund) ?? 0) > 0
