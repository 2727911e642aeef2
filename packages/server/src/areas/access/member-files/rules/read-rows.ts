import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberFileFormat } from '@vitrine/contract/member-files'
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
import type { Problem, RawRow } from '../model.ts'
import { readCell, readOwnCell } from './cells.ts'
import { type AddressPart, type Target, targetOf } from './columns.ts'
import { withText } from './with-text.ts'

type Text = AsyncIterable<string>

/** Why a file cannot be read as members. */
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

export interface Column {
  readonly name: string
  readonly target: Target | undefined
}

/** An open file; its rows are streamed in constant memory. */
export interface OpenFile {
  readonly format: MemberFileFormat
  readonly columns: readonly Column[]
  readonly rows: AsyncIterable<RawRow>
}

/** Maximum length of a line of JSON in characters. */
const MAX_LINE = 1_000_000

/**
 * Detects the format from the beginning of a file; throws `Unreadable` when it contains no members. Pass the
 * format as `existing` if the file was read before, because erased rows may have been blanked since.
 */
export async function openRows(
  source: AsyncIterable<Uint8Array>,
  ownFields: readonly MemberField[],
  existing?: MemberFileFormat,
): Promise<OpenFile> {
  const { head: chunks, whole } = await peek(decoded(source), isEnough)
  const head = chunks.join('')
  if (!existing && head.trim() === '') throw new Unreadable(1, createReason('FILE_EMPTY'))
  return (existing ? existing === 'jsonl' : head.trimStart().startsWith('{'))
    ? { format: 'jsonl', columns: [], rows: readLines(whole) }
    : readTable(head, whole, ownFields)
}

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

async function* readLines(text: Text): AsyncGenerator<RawRow> {
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

function readObject(text: string, line: number): RawRow {
  const wire = parseJson(text)
  if (typeof wire === 'object' && wire !== null && !Array.isArray(wire))
    return { line, wire: wire as RawRow['wire'], problems: [] }
  return {
    line,
    wire: {},
    problems: [{ line, severity: 'ERROR', ...withText(createReason('NOT_JSON_OBJECT')) }],
  }
}

function readTable(head: string, text: Text, ownFields: readonly MemberField[]): OpenFile {
  const first = firstLineOf(head)
  const { delimiter } = findDelimiter(
    first,
    (names) => names.filter((name) => targetOf(name.replaceAll('"', ''), ownFields)).length,
  )
  const columns = first.split(delimiter).map((cell): Column => {
    const name = cell.trim().replace(/^"|"$/g, '').replaceAll('""', '"')
    return { name, target: targetOf(name, ownFields) }
  })
  if (!columns.some(({ target }) => target?.kind === 'field' && target.field === 'email')) {
    const found = columns.map(({ name }) => name).slice(0, 8)
    const shown = found.join(', ').slice(0, 200)
    throw new Unreadable(1, createReason('EMAIL_COLUMN_MISSING', { found: shown }))
  }
  return { format: 'csv', columns, rows: readRecords(text, delimiter, columns) }
}

async function* readRecords(
  text: Text,
  delimiter: Delimiter,
  columns: readonly Column[],
): AsyncGenerator<RawRow> {
  try {
    for await (const rows of readCsv(text, delimiter)) {
      for (const { cells, line } of rows) {
        const isBlank = cells.every((cell) => cell.trim() === '')
        if (line > 1 && !isBlank) yield toRow(cells, line, columns)
      }
    }
  } catch (error) {
    throw error instanceof InvalidCsv
      ? new Unreadable(error.line, createReason('ROW_WITHOUT_END'))
      : error
  }
}

function toRow(record: readonly string[], line: number, columns: readonly Column[]): RawRow {
  const wire: Record<string, unknown> = {}
  const address: Partial<Record<AddressPart, string>> = {}
  const own: Record<string, unknown> = {}
  const problems: Problem[] = []
  if (record.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const reason = createReason('TOO_MANY_CELLS', { cells: record.length, columns: columns.length })
    problems.push({ line, severity: 'ERROR', ...withText(reason) })
  }
  for (const [at, { target }] of columns.entries()) {
    const cell = record[at] ?? ''
    if (!target || cell.trim() === '') continue
    if (target.kind === 'address') {
      address[target.part] = cell.trim()
      continue
    }
    const isOwn = target.kind === 'own'
    const read = isOwn ? readOwnCell(target.field, cell) : readCell(target.field, cell)
    const field = isOwn ? `customFields.${target.field.key}` : target.field
    if ('wrong' in read) problems.push({ line, field, severity: 'ERROR', ...withText(read.wrong) })
    else if (isOwn) own[target.field.key] = read.value
    else put(wire, target.field, read.value)
  }
  if (Object.values(address).some(Boolean) && !wire.addresses) wire.addresses = [address]
  if (Object.keys(own).length > 0) wire.customFields = own
  return { line, wire, problems }
}

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Several columns may each contribute to one list; ids of other systems are ignored. */
function put(wire: Record<string, unknown>, field: string, value: unknown): void {
  const before = wire[field]
  if (field === 'id' && !guid.test(String(value))) return
  wire[field] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
}
