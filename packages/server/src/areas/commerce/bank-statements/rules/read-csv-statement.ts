import { isCurrency } from '@vitrine/money'
import { findDelimiter } from '../../../../platform/csv/read-csv.ts'
import { createCsvSplitter, InvalidCsv } from '../../../../platform/csv/split-csv.ts'
import { type Statement, type StatementEntry, UnreadableStatement } from '../model.ts'
import { type DateOrder, dateOrderOf, minorUnitsOf, readAmount, readDate } from './typed-values.ts'

/** How banks call their columns, the most exact names first: the kind of a booking is a text only where there is no other. */
const names = {
  date: [
    /^(buchungstag|buchungsdatum|booking date|completed date|transaction date)/i,
    /^(date|datum)/i,
    /^(value date|valuta|wertstellung)/i,
  ],
  amount: [/^(betrag|amount|umsatz)/i, /^(credit|gutschrift|haben|paid in|money in)/i],
  currency: [/^(währung|waehrung|currency)/i],
  payer: [
    /(auftraggeber|zahlungspflichtig|zahlungsbeteiligt|payer|counterparty|sender|debtor|von\/an)/i,
    /name/i,
  ],
  text: [
    /(verwendungszweck|remittance|reference|purpose)/i,
    /(description|details|memo|message)/i,
    /text/i,
  ],
  reference: [/^(transaction id|bank reference|buchungsreferenz|transaktionsnummer|id)$/i],
} as const
type Column = keyof typeof names
type Columns = Readonly<Partial<Record<Column, number>>>

/** Maximum number of lines about the account before the table. */
const MAX_LINES_BEFORE = 30

/** A table with the columns date, amount and text, as most banks export it; other columns are ignored. */
export function readCsvStatement(content: string, siteCurrency: string): Statement {
  const rows = rowsOf(content)
  const head = rows.slice(0, MAX_LINES_BEFORE).findIndex((row) => isHead(columnsOf(row)))
  if (head < 0) throw new UnreadableStatement('NO_COLUMNS')
  const columns = columnsOf(rows[head] ?? [])
  const body = rows
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(head + 1)
    .filter(({ cells }) => cellOf(cells, columns.date) !== '')
  const order = dateOrderOf(body.map(({ cells }) => cellOf(cells, columns.date)))
  const read = body.map((row) => toEntry(row, columns, order, siteCurrency))
  const entries = read.filter((entry) => entry.amountMinor > 0)
  return { format: 'CSV', entries, skipped: read.length - entries.length }
}

function rowsOf(content: string): (readonly string[])[] {
  const lines = content.split(/\r\n|\n|\r/, MAX_LINES_BEFORE)
  const head = lines.find((line) => isHead(columnsOf(line.split(/[;,\t]/).map(unquoted)))) ?? ''
  const { delimiter } = findDelimiter(head, (cells) => cells.length)
  const splitter = createCsvSplitter(delimiter)
  try {
    return [...splitter.take(content), ...splitter.end()].map(({ cells }) => cells)
  } catch (error) {
    if (error instanceof InvalidCsv) throw new UnreadableStatement('INVALID_CSV', error.line)
    throw error
  }
}

const unquoted = (cell: string): string => cell.trim().replaceAll(/^"|"$/g, '')

const isHead = ({ date, amount, text }: Columns): boolean =>
  date !== undefined && amount !== undefined && text !== undefined

/** The position of each column; each cell is used once. */
function columnsOf(cells: readonly string[]): Columns {
  const taken = new Set<number>()
  const found: Partial<Record<Column, number>> = {}
  for (const [column, patterns] of Object.entries(names) as [Column, readonly RegExp[]][]) {
    const places = patterns.map((pattern) =>
      cells.findIndex((cell, index) => !taken.has(index) && pattern.test(cell.trim())),
    )
    const at = places.find((place) => place >= 0)
    if (at === undefined) continue
    taken.add(at)
    found[column] = at
  }
  return found
}

const cellOf = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim()

function toEntry(
  { cells, line }: { readonly cells: readonly string[]; readonly line: number },
  columns: Columns,
  order: DateOrder,
  siteCurrency: string,
): StatementEntry {
  const currency = cellOf(cells, columns.currency).toUpperCase() || siteCurrency
  if (!isCurrency(currency)) throw new UnreadableStatement('CURRENCY', line)
  const amount = readAmount(cellOf(cells, columns.amount))
  const date = readDate(cellOf(cells, columns.date), order)
  const amountMinor = amount === undefined ? undefined : minorUnitsOf(amount, currency)
  if (amountMinor === undefined) throw new UnreadableStatement('AMOUNT', line)
  if (date === undefined) throw new UnreadableStatement('DATE', line)
  return {
    bankReference: cellOf(cells, columns.reference) || null,
    date,
    amountMinor,
    currency,
    payer: cellOf(cells, columns.payer),
    text: cellOf(cells, columns.text).replaceAll(/\s+/g, ' '),
  }
}
