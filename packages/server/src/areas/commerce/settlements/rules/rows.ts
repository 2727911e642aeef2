import { isCurrency } from '@vitrine/money'
import {
  createCsvSplitter,
  type Delimiter,
  InvalidCsv,
} from '../../../../platform/csv/split-csv.ts'
import {
  type DateOrder,
  dateOrderOf,
  minorUnitsOf,
  readAmount,
  readDate,
} from '../../bank-statements/index.ts'
import { UnreadableSettlement } from '../model.ts'

/** A row of a table, its cells by the names of their columns in lower case. */
export interface Row {
  readonly line: number
  /** The first non-empty one of these columns; empty without one. */
  text(...names: readonly string[]): string
  /** In minor units; 0 if empty. */
  amount(currency: string, ...names: readonly string[]): number
  currency(...names: readonly string[]): string
  day(...names: readonly string[]): string
}

export interface FileTable {
  readonly columns: ReadonlySet<string>
  readonly rows: readonly Row[]
}

/** Maximum number of lines before the header. */
const MAX_LINES_BEFORE = 10

/** The table behind the first line that is a heading. */
export function tableOf(
  content: string,
  isHead: (columns: ReadonlySet<string>) => boolean,
): FileTable | undefined {
  for (const delimiter of [',', ';', '\t'] as const) {
    const lines = linesOf(content, delimiter)
    const at = lines
      .slice(0, MAX_LINES_BEFORE)
      .findIndex((cells) => isHead(new Set(cells.map(nameOf))))
    if (at < 0) continue
    const names = (lines[at] ?? []).map(nameOf)
    const cells = lines.map((one, index) => ({ one, line: index + 1 })).slice(at + 1)
    const bodies = cells.filter(({ one }) => one.some((cell) => cell.trim() !== ''))
    const order = dateOrderOf(bodies.flatMap(({ one }) => one.filter(isShortDate)))
    return {
      columns: new Set(names),
      rows: bodies.map(({ one, line }) => rowOf(names, one, { line, order })),
    }
  }
  return undefined
}

const nameOf = (cell: string) => cell.trim().toLowerCase()
const isShortDate = (cell: string) => /^\d{1,2}\/\d{1,2}\/\d{4}/.test(cell)

function linesOf(content: string, delimiter: Delimiter): (readonly string[])[] {
  const splitter = createCsvSplitter(delimiter)
  try {
    return [...splitter.take(content), ...splitter.end()].map(({ cells }) => cells)
  } catch (error) {
    if (error instanceof InvalidCsv) throw new UnreadableSettlement('INVALID_CSV', error.line)
    throw error
  }
}

function rowOf(
  names: readonly string[],
  cells: readonly string[],
  { line, order }: { readonly line: number; readonly order: DateOrder },
): Row {
  const byName = new Map(names.map((name, at) => [name, cells[at]?.trim() ?? '']))
  const text = (...wanted: readonly string[]) =>
    wanted.map((name) => byName.get(name) ?? '').find((cell) => cell !== '') ?? ''
  return {
    line,
    text,
    amount(currency, ...wanted) {
      const written = text(...wanted)
      if (written === '') return 0
      const amount = readPlain(written)
      const minor = amount === undefined ? undefined : minorUnitsOf(amount, currency)
      if (minor === undefined) throw new UnreadableSettlement('AMOUNT', line)
      return minor
    },
    currency(...wanted) {
      const currency = text(...wanted).toUpperCase()
      if (!isCurrency(currency)) throw new UnreadableSettlement('CURRENCY', line)
      return currency
    },
    day(...wanted) {
      const day = readDate(text(...wanted).replace(/^(\d{4})\/(\d{2})\//, '$1-$2-'), order)
      if (day === undefined) throw new UnreadableSettlement('DATE', line)
      return day
    },
  }
}

/** `1.234` is a thousand for a bank; a provider that writes a point writes decimals behind it. */
const readPlain = (written: string) =>
  /^-?\d+\.\d+$/.test(written) ? (written as ReturnType<typeof readAmount>) : readAmount(written)
