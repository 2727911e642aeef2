import type { InvoiceSummary, Invoice as WireInvoice } from '@vitrine/contract/invoices'
import { currencyExponent } from '@vitrine/money'
import type { Invoice, InvoiceRow } from './model.ts'

/** The addresses of a document, one for each format. */
export type Addresses = Pick<InvoiceSummary, 'pdfUrl' | 'xmlUrl'>

export const encodeRow = (row: InvoiceRow, addresses: Addresses): InvoiceSummary => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issueDate: row.issueDate,
  orderId: row.orderId,
  orderNumber: String(row.orderNumber),
  buyerName: row.buyerName,
  currency: row.currency,
  exponent: currencyExponent(row.currency),
  total: row.totalMinor,
  credited: row.creditedMinor,
  correctsId: row.correctsId,
  ...addresses,
  mailedDate: row.mailedDate,
  createdDate: row.createdDate,
})

export const rowOf = ({ content, ...invoice }: Invoice): InvoiceRow => ({
  ...invoice,
  buyerName: content.buyer.company || content.buyer.name,
  totalMinor: content.totals.total,
})

export const encodeInvoice = (invoice: Invoice, addresses: Addresses): WireInvoice => ({
  ...encodeRow(rowOf(invoice), addresses),
  content: invoice.content,
})
