import { createReason } from '@vitrine/contract/reasons'
import { decodeText, findDelimiter, firstLineOf, peek } from '../../../../platform/csv/read-csv.ts'
import type { Delimiter } from '../../../../platform/csv/split-csv.ts'
import { countKnown } from './columns.ts'
import { UnreadableFile } from './unreadable-file.ts'

type Bytes = AsyncIterable<Uint8Array>

const HEAD = 64 * 1024
const LINE_FEED = 0x0a

/**
 * Checks the start of a file and returns the whole as text; throws `UnreadableFile` when it is not a text
 * table. Reading the text throws `InvalidText`.
 */
export async function openText(
  source: Bytes,
  accepts: 'known columns' | 'any header' = 'known columns',
): Promise<{ delimiter: Delimiter; pieces: AsyncIterable<string> }> {
  const { head: chunks, whole } = await peek(source, isEnough)
  const head = Buffer.concat(chunks)
  refuseOtherFormats(head)
  const delimiter = delimiterOf(head.toString('utf8'), accepts)
  return { delimiter, pieces: decodeText(whole) }
}

const isEnough = (chunks: readonly Uint8Array[]): boolean =>
  chunks.some((chunk) => chunk.includes(LINE_FEED)) ||
  chunks.reduce((size, chunk) => size + chunk.byteLength, 0) >= HEAD

type UnreadableCode = 'FILE_EMPTY' | 'FILE_IS_WORKBOOK' | 'FILE_IN_UTF16' | 'FILE_NOT_CSV_TEXT'

function refuseOtherFormats(head: Buffer): void {
  const refuse = (code: UnreadableCode) => new UnreadableFile(1, 1, createReason(code))
  if (head.byteLength === 0) throw refuse('FILE_EMPTY')
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    throw refuse('FILE_IS_WORKBOOK')
  }
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw refuse('FILE_IN_UTF16')
  }
  if (head.includes(0)) throw refuse('FILE_NOT_CSV_TEXT')
}

function delimiterOf(head: string, accepts: 'known columns' | 'any header'): Delimiter {
  const line = firstLineOf(head)
  const { delimiter, known } = findDelimiter(line, (cells) =>
    countKnown(cells.map((cell) => cell.replace(/^"|"$/g, ''))),
  )
  if (accepts === 'any header') return findDelimiter(line, (cells) => cells.length).delimiter
  if (known > 0) return delimiter
  const found = line.trim().slice(0, 60)
  throw new UnreadableFile(1, 1, createReason('PRODUCT_HEADER_MISSING', { found }))
}
