import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { ColumnNames, Problem, Row, RowProblem } from '../model.ts'
import { type ColumnKey, type Header, readHeader, type UnusedColumn } from './columns.ts'
import { unguarded } from './guard.ts'
import { openText } from './read-text.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A longer row is almost always a quote that was never closed. In bytes. */
const MAX_ROW = 1_000_000

export interface NamedRow extends Row {
  readonly kind: 'row'
  readonly handle: string
  readonly names: ColumnNames
}

/**
 * Reads a product file row by row in constant memory: comma, semicolon or tab, quoted line breaks,
 * with or without a byte order mark. Throws `UnreadableFile` when the file as a whole is no such table.
 */
export async function* readRows(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<NamedRow | RowProblem> {
  const { delimiter, bytes } = await openText(source)
  const table = createTable()
  const parser = parse({
    delimiter,
    bom: true,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_ROW,
    on_record: (read: unknown) => table.take(read as RawRecord) as string[] | null,
  })
  const text = Readable.from(bytes, { objectMode: false })
  text.on('error', (error) => parser.destroy(error))
  try {
    for await (const row of text.pipe(parser)) yield row as NamedRow | RowProblem
  } catch (error) {
    throw error instanceof CsvError ? table.describe(error) : error
  } finally {
    text.destroy()
    parser.destroy()
  }
}

interface RawRecord {
  readonly record: string[]
  readonly raw: string
}

/** Counts lines as an editor does, while the parser is at the record: its own count differs with quotes. */
function createTable() {
  let header: Header | undefined
  let line = 1
  const left = new Map<number, UnusedColumn>()
  return {
    /** The row of a record; null for the header and for blank rows. */
    take({ record, raw }: RawRecord): NamedRow | RowProblem | null {
      const start = line
      line += raw.match(/\r\n|\n|\r/g)?.length ?? 0
      if (record.every((cell) => cell.trim() === '')) return null
      if (header) return withUnused(toRow(header, record, start), record, left)
      header = headerOf(record, start)
      for (const [at, column] of header.unused) left.set(at, column)
      return null
    },
    describe: (error: CsvError) => asUnreadable(error, line, header),
  }
}

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

function toRow(header: Header, record: readonly string[], line: number): NamedRow | RowProblem {
  const handle = unguarded(record[header.keys.indexOf('handle')]?.trim() ?? '')
  const problems: Problem[] = []
  const width = header.keys.length
  if (record.slice(width).some((cell) => cell.trim() !== '')) {
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
  const cells: Partial<Record<ColumnKey, string>> = {}
  for (const [at, key] of header.keys.entries()) {
    const cell = key ? unguarded(record[at]?.trim() ?? '') : ''
    if (key && cell) cells[key] = cell
  }
  return { kind: 'row', line, handle, cells, problems, names: header.names }
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

function asUnreadable(error: CsvError, line: number, header: Header | undefined): UnreadableFile {
  const index = typeof error.column === 'number' ? error.column : 0
  const key = header?.keys[index]
  const column = (key && header?.names[key]) ?? index + 1
  const isQuote = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
  return new UnreadableFile(
    line,
    column,
    isQuote
      ? 'a quote is opened here and never closed'
      : `the row cannot be read (${error.message})`,
  )
}
