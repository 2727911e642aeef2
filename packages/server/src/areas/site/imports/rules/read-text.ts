import { countKnown } from './columns.ts'
import { UnreadableFile } from './unreadable-file.ts'

type Bytes = AsyncIterable<Uint8Array>
export type Delimiter = ',' | ';' | '\t'

const HEAD = 64 * 1024
const LINE_FEED = 0x0a

/** Checks the start of a file and returns the whole as text; throws when it is not a text table. */
export async function openText(
  source: Bytes,
): Promise<{ delimiter: Delimiter; pieces: AsyncIterable<string> }> {
  const chunks = source[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let size = 0
  let isEnd = false
  while (!isEnd && size < HEAD && !seen.some((chunk) => chunk.includes(LINE_FEED))) {
    const next = await chunks.next()
    isEnd = next.done === true
    if (!next.done) seen.push(next.value)
    size += next.done ? 0 : next.value.byteLength
  }
  const head = Buffer.concat(seen)
  refuseOtherFormats(head)
  const rest = async function* () {
    try {
      yield head
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      await chunks.return?.()
    }
  }
  return { delimiter: delimiterOf(head.toString('utf8')), pieces: decode(rest()) }
}

function refuseOtherFormats(head: Buffer): void {
  const refuse = (what: string) => new UnreadableFile(1, 1, what)
  if (head.byteLength === 0) throw refuse('the file is empty')
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    throw refuse('this is a workbook or an archive, not CSV; save the sheet as "CSV UTF-8"')
  }
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw refuse('the file is written in UTF-16; save it as "CSV UTF-8"')
  }
  if (head.includes(0)) throw refuse('this is not a text file; a CSV file in UTF-8 is accepted')
}

/** The delimiter that finds the most known columns in the first line. */
function delimiterOf(head: string): Delimiter {
  const line = head.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1)[0] ?? ''
  const counted = ([',', ';', '\t'] as const).map((delimiter) => {
    const cells = line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''))
    return { delimiter, count: countKnown(cells) }
  })
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one))
  if (best.count > 0) return best.delimiter
  const shown = line.trim().slice(0, 60)
  throw new UnreadableFile(
    1,
    1,
    `expected the names of columns such as Handle, Title and Variant Price, but found "${shown}"`,
  )
}

async function* decode(source: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for await (const chunk of source) {
    let piece: string
    try {
      piece = decoder.decode(chunk, { stream: true })
    } catch {
      throw notUtf8(line + linesBefore(chunk))
    }
    // PostgreSQL cannot store NUL characters, and no product table has any.
    if (chunk.includes(0)) throw new UnreadableFile(line, undefined, 'there is a NUL character')
    line += countLines(chunk)
    yield piece
  }
  try {
    decoder.decode()
  } catch {
    throw notUtf8(line)
  }
}

const notUtf8 = (line: number) =>
  new UnreadableFile(line, undefined, 'a character is not UTF-8; save the file as "CSV UTF-8"')

/** The number of complete lines in a chunk before the first invalid byte. */
function linesBefore(chunk: Uint8Array): number {
  const lines = Buffer.from(chunk).toString('latin1').split('\n')
  // The tail of a character from the previous chunk would look invalid by itself.
  lines[0] = lines[0]?.replace(/^[\x80-\xbf]{1,3}/, '') ?? ''
  const broken = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')))
  return broken === -1 ? 0 : broken
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function countLines(chunk: Uint8Array): number {
  let count = 0
  for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1))
    count += 1
  return count
}
