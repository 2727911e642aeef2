import { type InvoiceKind, invoiceKinds } from '@vitrine/contract/invoices'
import type { InputOf, OperationName, OutputOf } from '../../api/client.ts'
import { staleReads as staleOrders } from '../order/setup.ts'

export type InvoiceSummary = OutputOf<'invoices.listInvoices'>['invoices'][number]

/** Queries that show a document, or that one exists. */
export const staleInvoices: readonly OperationName[] = [
  ...staleOrders,
  'invoices.listInvoices',
  'invoices.listInvoicesOfOrders',
]

/** Search parameters of the list of invoices. Empty means any. */
export type InvoicesSearch = {
  readonly q: string
  readonly kind: '' | InvoiceKind
  /** Calendar days. */
  readonly from: string
  readonly to: string
  /** From 1. */
  readonly page: number
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
const dayOf = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value) : '')

export const readInvoicesSearch = (raw: Readonly<Record<string, unknown>>): InvoicesSearch => ({
  q: textOf(raw.q),
  kind: invoiceKinds.find((one) => one === raw.kind) ?? '',
  from: dayOf(raw.from),
  to: dayOf(raw.to),
  page: /^[1-9]\d{0,5}$/.test(textOf(raw.page)) ? Number(raw.page) : 1,
})

export const isNarrowed = ({ page: _, ...filters }: InvoicesSearch): boolean =>
  Object.values(filters).some((value) => value !== '')

export const INVOICES_PAGE = 50

export const invoicesQuery = ({
  q,
  kind,
  from,
  to,
  page,
}: InvoicesSearch): InputOf<'invoices.listInvoices'> => ({
  ...(q.trim() !== '' && { search: q.trim() }),
  ...(kind !== '' && { kind }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
  limit: INVOICES_PAGE,
  offset: (page - 1) * INVOICES_PAGE,
})
