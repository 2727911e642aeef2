import { type CatalogLine, LINES_VERSION, type LineType, lines } from '@vitrine/contract/exports'
import { type FieldViolation, type TSchema, toValue } from '@vitrine/contract/kit'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import { parseJson } from '../../../../transport/depth.ts'
import { findUnstorableText } from '../../../../transport/unstorable-text.ts'
import { reasonOfViolation } from '../../../../transport/violation-reasons.ts'
import { findViolations } from '../../../../transport/violations.ts'
import type { LineEntry, RowProblem } from '../model.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { withText } from './with-text.ts'

/** Maximum length of a line in characters: a product of ten thousand variants has six million. */
const MAX_LINE = 64 * 1024 ** 2
const LINE_FEED = 0x0a
const OPENING_BRACE = 0x7b

/** Whether a file is JSON Lines, by its first character. */
export function looksLikeLines(head: Uint8Array): boolean {
  const start = head[0] === 0xef ? 3 : 0
  return head.subarray(start).find((byte) => byte > 0x20) === OPENING_BRACE
}

/**
 * Reads an export line by line, in constant memory. Throws `UnreadableFile` when it does not begin with a
 * known header; an invalid line becomes a problem and reading continues.
 */
export async function* readLines(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<LineEntry | RowProblem> {
  let line = 0
  for await (const text of splitLines(source)) {
    line += 1
    if (text.trim() === '') continue
    const entry = readLine(text, line)
    if (line === 1) checkHeader(entry)
    else yield entry
  }
}

async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let parts: Uint8Array[] = []
  let size = 0
  let line = 1
  const take = () => {
    const whole = Buffer.concat(parts)
    parts = []
    size = 0
    line += 1
    try {
      return decoder.decode(whole)
    } catch {
      throw new UnreadableFile(line - 1, undefined, createReason('NOT_UTF8'))
    }
  }
  for await (const chunk of source) {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
      parts.push(chunk.subarray(from, at))
      yield take()
      from = at + 1
    }
    parts.push(chunk.subarray(from))
    size += chunk.byteLength - from
    if (size > MAX_LINE) throw new UnreadableFile(line, undefined, createReason('LINE_OVER_64_MIB'))
  }
  if (size > 0) yield take()
}

function readLine(text: string, line: number): LineEntry | RowProblem {
  const wire = parse(text)
  const type = (wire as { readonly type?: unknown } | undefined)?.type
  if (wire === undefined) return refuse(line, createReason('NOT_JSON_OBJECT'))
  if (typeof type !== 'string' || !(type in lines)) {
    const types = Object.keys(lines).join(', ')
    return refuse(line, createReason('LINE_TYPE', { types, type: String(type) }))
  }
  const schema: TSchema = lines[type as LineType]
  const [wrong] = [...findViolations(schema, wire), ...findUnstorableText(wire)]
  if (wrong) return refuseField(line, type, wrong)
  return { kind: 'line', line, value: toValue(schema, wire) as CatalogLine }
}

function parse(text: string): object | undefined {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null ? value : undefined
}

const refuse = (line: number, reason: Reason): RowProblem => ({
  kind: 'problem',
  problem: { line, severity: 'ERROR', ...withText(reason) },
})

function refuseField(line: number, type: string, wrong: FieldViolation): RowProblem {
  const subject = `${type}: ${wrong.field}`
  const reason = reasonOfViolation(wrong)
  const message = `${subject} ${wrong.description}`
  const cause = reason && { ...reason, subject }
  return { kind: 'problem', problem: { line, severity: 'ERROR', message, ...(cause && { cause }) } }
}

function checkHeader(entry: LineEntry | RowProblem): void {
  if (entry.kind === 'line' && entry.value.type === 'header') {
    const { version } = entry.value
    if (version === LINES_VERSION) return
    const reason = createReason('EXPORT_VERSION', { version, readable: LINES_VERSION })
    throw new UnreadableFile(1, undefined, reason)
  }
  const example = '{"type":"header","format":"vitrine","version":1}'
  throw new UnreadableFile(1, undefined, createReason('EXPORT_HEADER_MISSING', { example }))
}
