import type { InvoiceSummary } from '@vitrine/contract/invoices'
import type { Merchant } from '@vitrine/testkit'
import { invoiceSettings } from './invoice.fixture.ts'

type Sums = Record<string, number>
type Api = Merchant['api']

export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0)

/** Sums by key, in minor units; zero sums are left out. */
export function sumsBy<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  amount: (row: Row) => number,
): Sums {
  const sums: Sums = {}
  for (const row of rows) sums[key(row)] = (sums[key(row)] ?? 0) + amount(row)
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)
const rowsOf = (text: string) => text.split(/\r?\n/).filter((row) => row !== '')

/** Booked amounts of orders in the ledger, by account. */
export async function ledgerSums(api: Api, orderIds: readonly string[]): Promise<Sums> {
  const lists = await Promise.all(orderIds.map((id) => api.orders.listLedger({ id })))
  const entries = lists.flatMap((one) => one.entries)
  return sumsBy(
    entries,
    ({ account }) => account,
    ({ amount }) => amount,
  )
}

/** The journal of a month as CSV, by account. */
export async function journalSums(api: Api, month: string): Promise<Sums> {
  const { data } = await api.invoices.exportJournal({ month, format: 'CSV' })
  const [, ...rows] = rowsOf(Buffer.from(data, 'base64').toString('utf8'))
  return sumsBy(
    rows.map((row) => row.split(',')),
    (cells) => cells[4] ?? '',
    (cells) => cents(cells[7] ?? ''),
  )
}

/** The DATEV journal of a month, by account: each booking once on either side. */
export async function datevSums(api: Api, month: string): Promise<Sums> {
  const { data } = await api.invoices.exportJournal({ month, format: 'DATEV' })
  const [, , ...rows] = rowsOf(Buffer.from(data, 'base64').toString('latin1'))
  const names = new Map(
    Object.entries(invoiceSettings.accounts).map(([name, number]) => [number as string, name]),
  )
  const sides = rows.flatMap((row) => {
    const [amount = '', side = '', , , , , account = '', contra = ''] = row.split(';')
    const signed = side === '"S"' ? cents(amount) : -cents(amount)
    return [
      { account, amount: signed },
      { account: contra, amount: -signed },
    ]
  })
  return sumsBy(
    sides,
    ({ account }) => names.get(account) ?? account,
    ({ amount }) => amount,
  )
}

/** Every invoice and credit note with its content. */
export async function documentsOf(api: Api) {
  const all: InvoiceSummary[] = []
  for (;;) {
    const { invoices } = await api.invoices.listInvoices({ limit: 100, offset: all.length })
    all.push(...invoices)
    if (invoices.length < 100) break
  }
  return Promise.all(all.map(async ({ id }) => (await api.invoices.getInvoice({ id })).invoice))
}
export type Documents = Awaited<ReturnType<typeof documentsOf>>

/** An amount of a document: negative for credit notes. */
export const signed = ({ kind }: Documents[number], amount: number): number =>
  kind === 'INVOICE' ? amount : -amount
