import type { ColumnNames, Problem, Row, RowProblem } from '../model.ts'
import { type ColumnKey, type Header, readHeader, type UnusedColumn } from './columns.ts'
import { unguarded } from './guard.ts'
import { openText } from './read-text.ts'
import { type CsvRow, createCsvSplitter, MAX_ROW, RowTooLong, UnclosedQuote } from './split-csv.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface NamedRow extends Row {
  readonly kind: 'row'
  readonly handle: string
  readonly names: ColumnNames
}

/** What is read of rows: everything, or no more than which product each belongs to. */
export type Look = 'cells' | 'handles'

/**
 * Reads a product file in constant memory, the rows of one piece at a time: comma, semicolon or tab, quoted
 * line breaks, with or without a byte order mark. Throws `UnreadableFile` when the file as a whole is no
 * such table.
 */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
  look: Look = 'cells',
): AsyncGenerator<readonly (NamedRow | RowProblem)[]> {
  const { delimiter, pieces } = await openText(source)
  const splitter = createCsvSplitter(delimiter)
  const table = createTable(look)
  try {
    for await (const piece of pieces) yield [...table.read(splitter.take(piece))]
    yield [...table.read(splitter.end())]
  } catch (error) {
    throw error instanceof UnclosedQuote || error instanceof RowTooLong
      ? table.describe(error)
      : error
  }
}

/** Counts lines as an editor does. */
function createTable(look: Look) {
  let header: Header | undefined
  let line = 1
  const left = new Map<number, UnusedColumn>()
  return {
    /** The rows without the header and without blank ones. */
    *read(rows: Iterable<CsvRow>): Generator<NamedRow | RowProblem> {
      for (const { cells, lines } of rows) {
        const start = line
        line += lines
        if (cells.every(isBlank)) continue
        if (header) yield withUnused(toRow(header, cells, start, look), cells, left)
        else {
          header = headerOf(cells, start)
          for (const [at, column] of header.unused) left.set(at, column)
        }
      }
    },
    describe: (error: UnclosedQuote | RowTooLong) => unreadable(error, line, header),
  }
}

const isBlank = (cell: string) => cell.trim() === ''

function headerOf(record: readonly string[], line: number): Header {
  const header = readHeader(record)
  if (!('missing' in header)) return header
  const [first = ''] = header.missing
  const found = record.filter(Boolean).slice(0, 8).join(', ')
  throw new UnreadableFile(
    line,
    first,
    `the column is missing. A product file needs Handle, Title and Variant Price; found ${found}`,
  )
}

function toRow(
  header: Header,
  record: readonly string[],
  line: number,
  look: Look,
): NamedRow | RowProblem {
  const { keys } = header
  const handle = unguarded(record[keys.indexOf('handle')]?.trim() ?? '')
  const problems: Problem[] = []
  const width = keys.length
  if (record.length > width && !record.slice(width).every(isBlank)) {
    return refuse({ line, handle, message: `has ${record.length} cells, the header has ${width}` })
  }
  if (handle === '') {
    const column = header.names.handle as string
    return refuse({ line, column, message: 'is empty; every row names its product by the handle' })
  }
  if (record.length < width) {
    const message = `has ${record.length} of ${width} cells; the missing ones count as empty`
    problems.push({ line, handle, severity: 'WARNING', message })
  }
  const cells = look === 'cells' ? cellsOf(keys, record) : {}
  return { kind: 'row', line, handle, cells, problems, names: header.names }
}

function cellsOf(keys: Header['keys'], record: readonly string[]): NamedRow['cells'] {
  const cells: Partial<Record<ColumnKey, string>> = {}
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at]
    const cell = key ? record[at]?.trim() : undefined
    if (key && cell) cells[key] = unguarded(cell)
  }
  return cells
}

/** The first row that says something in a column we do not read tells so, once for each column. */
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
    found.push({ line, column, handle, severity: 'WARNING', message: `is not used: ${reason}` })
  }
  return found.length > 0 ? { ...row, problems: [...row.problems, ...found] } : row
}

const refuse = (problem: Omit<Problem, 'severity'>): RowProblem => ({
  kind: 'problem',
  problem: { ...problem, handle: problem.handle || undefined, severity: 'ERROR' },
})

function unreadable(
  error: UnclosedQuote | RowTooLong,
  line: number,
  header: Header | undefined,
): UnreadableFile {
  const { cell } = error
  const key = header?.keys[cell]
  const column = (key && header?.names[key]) ?? cell + 1
  const most = `the ${MAX_ROW} characters that a row may have`
  const sentence =
    error instanceof RowTooLong
      ? `the row is longer than ${most}`
      : `a quote is opened here and never closed, or not within ${most}`
  return new UnreadableFile(line, column, sentence)
}
