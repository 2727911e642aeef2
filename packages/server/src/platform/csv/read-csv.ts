import { type CsvRow, createCsvSplitter, type Delimiter } from './split-csv.ts'

/** Text that is not UTF-8, or that has a NUL character, which PostgreSQL cannot store. */
export class InvalidText extends Error {
  override readonly name = 'InvalidText'
  readonly reason: 'NOT_UTF8' | 'NUL'
  /** From 1; with a NUL character, the line in which its chunk begins. */
  readonly line: number
  /** The line in which the chunk with the character begins. */
  readonly chunkLine: number

  constructor(reason: InvalidText['reason'], chunkLine: number, line = chunkLine) {
    super(`${reason} in line ${line}`)
    this.reason = reason
    this.line = line
    this.chunkLine = chunkLine
  }
}

/** The start of a file, and all of it. */
export interface PeekedFile<T> {
  readonly head: readonly T[]
  /** The head and the rest, to be read once; the source is closed at its end. */
  readonly whole: AsyncIterable<T>
}

/** Reads the start of a file: chunk by chunk until there is enough, or all of a short one. */
export async function peek<T>(
  source: AsyncIterable<T>,
  isEnough: (head: readonly T[]) => boolean,
): Promise<PeekedFile<T>> {
  const chunks = source[Symbol.asyncIterator]()
  const head: T[] = []
  let isEnd = false
  while (!isEnd && !isEnough(head)) {
    const next = await chunks.next()
    isEnd = next.done === true
    if (!next.done) head.push(next.value)
  }
  return { head, whole: restOf(head, chunks) }
}

async function* restOf<T>(head: readonly T[], chunks: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield* head
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  } finally {
    await chunks.return?.()
  }
}

/** The first line of a text, without a byte order mark and its line ending. */
export const firstLineOf = (text: string): string =>
  text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1)[0] ?? ''

/**
 * The delimiter with the most known columns in the first line, and their number; a comma when no column is
 * known. Cells are compared unparsed, with their quotes.
 */
export function findDelimiter(
  firstLine: string,
  countKnown: (cells: readonly string[]) => number,
): { delimiter: Delimiter; known: number } {
  return ([',', ';', '\t'] as const)
    .map((delimiter) => ({ delimiter, known: countKnown(firstLine.split(delimiter)) }))
    .reduce((one, other) => (other.known > one.known ? other : one))
}

/**
 * The rows of a table, from chunks of text cut anywhere, in constant memory: all that end in one chunk at a
 * time, blank lines included; consume them before the next chunk. Throws `UnclosedQuote` and `RowTooLong`, each with its line and cell.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<Iterable<CsvRow>> {
  const splitter = createCsvSplitter(delimiter)
  for await (const piece of pieces) yield splitter.take(piece)
  yield splitter.end()
}

const LINE_FEED = 0x0a

/** Bytes as text, chunk by chunk, without a byte order mark. Throws `InvalidText`. */
export async function* decodeText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for await (const chunk of source) {
    let piece: string
    try {
      piece = decoder.decode(chunk, { stream: true })
    } catch {
      throw new InvalidText('NOT_UTF8', line, line + linesBefore(chunk))
    }
    if (chunk.includes(0)) throw new InvalidText('NUL', line)
    line += countLines(chunk)
    yield piece
  }
  try {
    decoder.decode()
  } catch {
    throw new InvalidText('NOT_UTF8', line)
  }
}

/** The number of complete lines in a chunk before the first invalid byte. */
function linesBefore(chunk: Uint8Array): number {
  const lines = Buffer.from(chunk).toString('latin1').split('\n')
  // The rest of a character from the previous chunk would look invalid on its own.
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
