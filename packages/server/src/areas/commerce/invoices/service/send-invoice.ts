import { InvoiceMailed, InvoiceWithoutRecipient } from '@vitrine/contract/invoices'
import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { Invoice } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { tokenOf } from '../rules/file-token.ts'
import { findRowsOf, setMailed } from '../store.ts'
import { requireInvoice } from './credit-invoice.ts'
import { type InvoiceDeps, merchant } from './deps.ts'
import { readSettings } from './settings.ts'

/** Public address of a document. */
export const fileUrl = (
  { publicUrl, fileKey }: Pick<InvoiceDeps, 'publicUrl' | 'fileKey'>,
  siteId: string,
  id: string,
  format: 'pdf' | 'xml' = 'pdf',
): string => `${publicUrl}/vitrine/v1/invoice-files/${tokenOf(fileKey, { siteId, id, format })}`

/** Mails a document to the buyer; the mail leads to it. */
export async function mailInvoice(tx: Tx, deps: InvoiceDeps, id: string): Promise<Invoice> {
  const before = await requireInvoice(tx, id)
  const order = await deps.orders.require(tx, merchant, before.orderId, true)
  if (order.email === null) throw InvoiceWithoutRecipient()
  const { number, kind, content, currency } = before
  await deps.mail.write(tx, {
    to: order.email,
    language: order.language,
    template: kind === 'INVOICE' ? 'invoice' : 'credit-note',
    facts: {
      number,
      order: String(order.number),
      file: fileUrl(deps, tx.siteId, id),
      amount: { value: fromMinorUnits(BigInt(content.totals.total), currency), currency },
      ...(content.dueDate && { dueDate: new Date(`${content.dueDate}T12:00:00Z`) }),
      ...(order.buyerName && { name: order.buyerName }),
    },
  })
  await setMailed(tx, id)
  const after = { ...before, mailedDate: tx.now }
  await deps.events.append(tx, {
    definition: InvoiceMailed,
    entityId: id,
    before: factOf(before),
    after: factOf(after),
  })
  const activity = { kind: 'INVOICE_MAILED', content: { invoiceId: id, number } } as const
  await deps.orders.note(tx, order, [activity], ['invoices'])
  return after
}

/** Queues the mail of automatically issued documents of an order; a job sends it after the commit. */
export async function mailLater(
  tx: Tx,
  { platform }: InvoiceDeps,
  orderId: string,
  invoiceIds: readonly string[],
): Promise<void> {
  if (invoiceIds.length === 0) return
  await platform.jobs.add(tx, 'invoices.mail', { siteId: tx.siteId, orderId, invoiceIds })
}

/** Mails documents that were not mailed yet, if the site mails documents. */
export async function mailDocuments(
  tx: Tx,
  deps: InvoiceDeps,
  orderId: string,
  invoiceIds: readonly string[],
): Promise<void> {
  if (!(await readSettings(tx)).mail) return
  // Locked before checking what was mailed: a concurrent run waits here.
  if (!(await deps.orders.lockAll(tx, [orderId])).has(orderId)) return
  if ((await deps.orders.require(tx, merchant, orderId)).email === null) return
  const documents = await findRowsOf(tx, [orderId])
  const due = documents.filter(({ id, mailedDate }) => invoiceIds.includes(id) && !mailedDate)
  for (const { id } of due) await mailInvoice(tx, deps, id)
}
