import { createReason } from '@vitrine/contract/reasons'
import { unescapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { InvalidText, readCsv } from '../../../../platform/csv/read-csv.ts'
import { type CsvRow, InvalidCsv, MAX_ROW, RowTooLong } from '../../../../platform/csv/split-csv.ts'
import type { ColumnNames, Problem, Row, RowProblem } from '../model.ts'
import { type ColumnKey, type Header, readHeader, type UnusedColumn } from './columns.ts'
import { openText } from './read-text.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { withText } from './with-text.ts'

export interface NamedRow extends Row {
  readonly kind: 'row'
  readonly handle: string
  readonly names: ColumnNames
}

/** What to parse: all cells, or only the handles. */
export type ReadMode = 'cells' | 'handles'

/**
 * Reads a product file in constant memory, chunk by chunk: comma, semicolon or tab, quoted line breaks, with
 * or without a byte order mark. Throws `UnreadableFile` when the file is not such a table.
 */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
  mode: ReadMode = 'cells',
): AsyncGenerator<readonly (NamedRow | RowProblem)[]> {
  const { delimiter, pieces } = await openText(source)
  const table = createTable(mode)
  try {
    for await (const rows of readCsv(pieces, delimiter)) yield [...table.read(rows)]
  } catch (error) {
    if (error instanceof InvalidCsv) throw table.describe(error)
    throw error instanceof InvalidText ? unreadableText(error) : error
  }
}

function createTable(mode: ReadMode) {
  let header: Header | undefined
  const left = new Map<number, UnusedColumn>()
  return {
    /** The rows without the header and without blank ones. */
    *read(rows: Iterable<CsvRow>): Generator<NamedRow | RowProblem> {
      for (const { cells, line } of rows) {
        if (cells.every(isBlank)) continue
        if (header) yield withUnused(toRow(header, cells, line, mode), cells, left)
        else {
          header = headerOf(cells, line)
          for (const [at, column] of header.unused) left.set(at, column)
        }
      }
    },
    describe: (error: InvalidCsv) => unreadableCsv(error, header),
  }
}

const isBlank = (cell: string) => cell.trim() === ''

function headerOf(record: readonly string[], line: number): Header {
  const header = readHeader(record)
  if (!('missing' in header)) return header
  const [first = ''] = header.missing
  const found = record.filter(Boolean).slice(0, 8).join(', ')
  throw new UnreadableFile(line, first, createReason('PRODUCT_COLUMN_MISSING', { found }))
}

function toRow(
  header: Header,
  record: readonly string[],
  line: number,
  mode: ReadMode,
): NamedRow | RowProblem {
  const { keys } = header
  const handle = unescapeFormula(record[keys.indexOf('handle')]?.trim() ?? '')
  const problems: Problem[] = []
  const width = keys.length
  if (record.length > width && !record.slice(width).every(isBlank)) {
    const reason = createReason('TOO_MANY_CELLS', { cells: record.length, columns: width })
    return refuse({ line, handle, ...withText(reason) })
  }
  if (handle === '') {
    const column = header.names.handle as string
    return refuse({ line, column, ...withText(createReason('HANDLE_EMPTY')) })
  }
  if (record.length < width) {
    const reason = createReason('CELLS_MISSING', { cells: record.length, columns: width })
    problems.push({ line, handle, severity: 'WARNING', ...withText(reason) })
  }
  const cells = mode === 'cells' ? cellsOf(keys, record) : {}
  return { kind: 'row', line, handle, cells, problems, names: header.names }
}

function cellsOf(keys: Header['keys'], record: readonly string[]): NamedRow['cells'] {
  const cells: Partial<Record<ColumnKey, string>> = {}
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]
    const cell = key ? record[at]?.trim() : undefined
    if (key && cell) cells[key] = unescapeFormula(cell)
  }
  return cells
}

/** Adds a problem to the first row with a value in an unsupported column, once for each column. */
function withUnused(
  row: NamedRow | RowProblem,
  record: readonly string[],
  left: Map<number, UnusedColumn>,
): NamedRow | RowProblem {
  if (row.kind !== 'row') return row
  const found: Problem[] = []
  for (const [at, { name, reason }] of left) {
    if (!record[at]?.trim()) continue
    left.delete(at)
    const { line, handle } = row
    const column = name || `${at + 1}`
    found.push({ line, column, handle, severity: 'WARNING', ...withText(reason) })
  }
  return found.length > 0 ? { ...row, problems: [...row.problems, ...found] } : row
}

const refuse = (problem: Omit<Problem, 'severity'>): RowProblem => ({
  kind: 'problem',
  problem: { ...problem, handle: problem.handle || undefined, severity: 'ERROR' },
})

export function unreadableText({ reason, line }: InvalidText): UnreadableFile {
  return new UnreadableFile(
    line,
    undefined,
    createReason(reason === 'NUL' ? 'NUL_CHARACTER' : 'NOT_CSV_UTF8'),
  )
}

export function unreadableCsv(error: InvalidCsv, header: Header | undefined): UnreadableFile {
  const { line, cell } = error
  const key = header?.keys[cell]
  const column = (key && header?.names[key]) ?? cell + 1
  const code = error instanceof RowTooLong ? 'ROW_TOO_LONG' : 'QUOTE_NOT_CLOSED'
  return new UnreadableFile(line, column, createReason(code, { max: MAX_ROW }))
}
