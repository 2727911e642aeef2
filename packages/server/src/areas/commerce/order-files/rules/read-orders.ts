import type { OrderFileFormat } from '@vitrine/contract/order-files'
import { createReason, englishOf, type Reason } from '@vitrine/contract/reasons'
import {
  decodeText,
  findDelimiter,
  firstLineOf,
  InvalidText,
  peek,
  readCsv,
} from '../../../../platform/csv/read-csv.ts'
import { type Delimiter, InvalidCsv, MAX_ROW } from '../../../../platform/csv/split-csv.ts'
import { parseJson } from '../../../../transport/depth.ts'
import type { Problem, RawOrder } from '../model.ts'
import { readCell } from './cells.ts'
import { type ColumnPath, columnPathOf } from './columns.ts'
import { withText } from './with-text.ts'

type Text = AsyncIterable<string>

/** Why a file as a whole is none of orders. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly line: number
  readonly reason: Reason
  constructor(line: number, reason: Reason) {
    super(englishOf(reason))
    this.line = line
    this.reason = { ...reason, line }
  }
}

/** An open file; its orders are streamed in constant memory. */
export interface OpenFile {
  readonly format: OrderFileFormat
  readonly orders: AsyncIterable<RawOrder>
}

/** Checks the start of a file; throws `Unreadable` if it contains no orders. */
export async function openOrders(source: AsyncIterable<Uint8Array>): Promise<OpenFile> {
  const { head: chunks, whole } = await peek(decoded(source), isEnough)
  const head = chunks.join('')
  if (head.trim() === '') throw new Unreadable(1, createReason('FILE_EMPTY'))
  return head.trimStart().startsWith('{')
    ? { format: 'jsonl', orders: readLines(whole) }
    : { format: 'csv', orders: readTable(head, whole) }
}

/** Maximum length of a line of JSON in characters. */
const MAX_LINE = 1_000_000

const isEnough = (pieces: readonly string[]): boolean =>
  pieces.some((piece) => piece.includes('\n')) ||
  pieces.reduce((size, piece) => size + piece.length, 0) >= MAX_ROW

async function* decoded(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* decodeText(source)
  } catch (error) {
    if (!(error instanceof InvalidText)) throw error
    const code = error.reason === 'NUL' ? 'FILE_NOT_TEXT' : 'NOT_CSV_UTF8'
    throw new Unreadable(error.chunkLine, createReason(code))
  }
}

async function* readLines(text: Text): AsyncGenerator<RawOrder> {
  let rest = ''
  let line = 0
  for await (const chunk of text) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    if (rest.length > MAX_LINE) throw new Unreadable(line + 1, createReason('LINE_TOO_LONG'))
    for (const part of parts) {
      line += 1
      if (part.trim() !== '') yield readObject(part, line)
    }
  }
  if (rest.trim() !== '') yield readObject(rest, line + 1)
}

function readObject(text: string, line: number): RawOrder {
  const wire = parseJson(text)
  if (typeof wire === 'object' && wire !== null && !Array.isArray(wire))
    return { line, wire: wire as RawOrder['wire'], problems: [] }
  return {
    line,
    wire: {},
    problems: [{ line, severity: 'ERROR', ...withText(createReason('NOT_JSON_OBJECT')) }],
  }
}

type Column = ColumnPath | undefined

function readTable(head: string, text: Text): AsyncGenerator<RawOrder> {
  const first = firstLineOf(head)
  const bare = (cell: string) => cell.trim().replace(/^"|"$/g, '').replaceAll('""', '"')
  const { delimiter } = findDelimiter(
    first,
    (names) => names.filter((name) => columnPathOf(bare(name))).length,
  )
  const names = first.split(delimiter).map(bare)
  const paths = names.map(columnPathOf)
  if (!paths.includes('externalId')) {
    const shown = names.slice(0, 8).join(', ').slice(0, 200)
    throw new Unreadable(1, createReason('EXTERNAL_ID_COLUMN_MISSING', { found: shown }))
  }
  return joinRows(readRecords(text, delimiter), paths)
}

interface Record {
  readonly cells: readonly string[]
  readonly line: number
}

async function* readRecords(text: Text, delimiter: Delimiter): AsyncGenerator<Record> {
  try {
    for await (const rows of readCsv(text, delimiter)) {
      for (const { cells, line } of rows) {
        if (line > 1 && cells.some((cell) => cell.trim() !== '')) yield { cells, line }
      }
    }
  } catch (error) {
    throw error instanceof InvalidCsv
      ? new Unreadable(error.line, createReason('ROW_WITHOUT_END'))
      : error
  }
}

/** An order in the making; its further rows add lines. */
interface OrderInProgress {
  readonly id: string
  readonly line: number
  readonly wire: { [key: string]: unknown }
  readonly items: { [key: string]: unknown }[]
  readonly problems: Problem[]
}

/** Rows that follow each other with one id, or with none, are one order. */
async function* joinRows(
  records: AsyncIterable<Record>,
  paths: readonly Column[],
): AsyncGenerator<RawOrder> {
  const idAt = paths.indexOf('externalId')
  let joining: OrderInProgress | undefined
  for await (const { cells, line } of records) {
    const id = (cells[idAt] ?? '').trim()
    if (joining && id !== '' && id !== joining.id) {
      yield finished(joining)
      joining = undefined
    }
    joining ??= { id, line, wire: {}, items: [], problems: [] }
    addRow(joining, cells, paths, line)
  }
  if (joining) yield finished(joining)
}

const finished = ({ line, wire, items, problems }: OrderInProgress): RawOrder => ({
  line,
  wire: { ...wire, items },
  problems,
})

function addRow(
  joining: OrderInProgress,
  cells: readonly string[],
  paths: readonly Column[],
  line: number,
): void {
  const item: { [key: string]: unknown } = {}
  if (cells.slice(paths.length).some((cell) => cell.trim() !== '')) {
    const reason = createReason('TOO_MANY_CELLS', { cells: cells.length, columns: paths.length })
    joining.problems.push({ line, severity: 'ERROR', ...withText(reason) })
  }
  for (const [at, path] of paths.entries()) {
    const cell = cells[at] ?? ''
    if (!path || cell.trim() === '') continue
    const read = readCell(path, cell)
    const [first = '', ...rest] = path.split('.')
    if ('wrong' in read) {
      joining.problems.push({ line, field: path, severity: 'ERROR', ...withText(read.wrong) })
    } else if (first === 'items') item[rest[0] ?? ''] = read.value
    else put(joining.wire, [first, ...rest], read.value)
  }
  if (Object.keys(item).length > 0) joining.items.push(item)
}

/** The first row of an order takes precedence over later ones. */
function put(target: { [key: string]: unknown }, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    target[key] ??= value
    return
  }
  target[key] ??= {}
  put(target[key] as { [key: string]: unknown }, rest, value)
}
