import type { InvoiceSummary, Invoice as WireInvoice } from '@vitrine/contract/invoices'
import { currencyExponent } from '@vitrine/money'
import type { Invoice, InvoiceRow } from './model.ts'

export const encodeRow = (row: InvoiceRow, pdfUrl: string): InvoiceSummary => ({
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
  pdfUrl,
  mailedDate: row.mailedDate,
  createdDate: row.createdDate,
})

export const rowOf = ({ content, ...invoice }: Invoice): InvoiceRow => ({
  ...invoice,
  buyerName: content.buyer.company || content.buyer.name,
  totalMinor: content.totals.total,
})

export const encodeInvoice = (invoice: Invoice, pdfUrl: string): WireInvoice => ({
  ...encodeRow(rowOf(invoice), pdfUrl),
  content: invoice.content,
})
