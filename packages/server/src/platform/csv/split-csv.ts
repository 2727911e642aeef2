export type Delimiter = ',' | ';' | '\t'

export interface CsvRow {
  readonly cells: readonly string[]
  /** The line it begins in, from 1, as an editor counts: every line ending, within quotes too. */
  readonly line: number
  /** The number of lines it spans. */
  readonly lines: number
}

/** The text is no table. */
export abstract class InvalidCsv extends Error {
  /** The line in which the row begins, from 1. */
  readonly line: number
  /** Index in the row, from 0. */
  readonly cell: number

  constructor(message: string, line: number, cell: number) {
    super(message)
    this.line = line
    this.cell = cell
  }
}

/** A quote was opened in this cell and not closed before the end, or within the maximum row length. */
export class UnclosedQuote extends InvalidCsv {
  override readonly name = 'UnclosedQuote'

  constructor(line: number, cell: number) {
    super(`Cell ${cell} of line ${line} is opened by a quote that is never closed`, line, cell)
  }
}

/** A row exceeds the maximum length. */
export class RowTooLong extends InvalidCsv {
  override readonly name = 'RowTooLong'

  constructor(line: number, cell: number) {
    super(`The row of line ${line} is too long in cell ${cell}`, line, cell)
  }
}

/** In characters, with quotes and delimiters. A longer row is almost always a quote that was never closed. */
export const MAX_ROW = 1_000_000

const QUOTE = 0x22
const LINE_FEED = 0x0a
const RETURN = 0x0d

/**
 * Splits a table that arrives in chunks of text, cut anywhere. Cells may be quoted, with quotes doubled
 * inside; a quote inside an unquoted cell, or a closing one that is followed by more text, is literal. Rows
 * end with any line ending. Throws `UnclosedQuote` and `RowTooLong`.
 */
export function createCsvSplitter(delimiter: Delimiter) {
  const comma = delimiter.charCodeAt(0)
  let stored = ''
  let line = 1
  function* take(text: string, isEnd: boolean): Generator<CsvRow> {
    const piece: Piece = { text, comma, isEnd }
    let from = 0
    for (;;) {
      const row = splitRow(piece, from, line)
      if (!row) break
      from = row.end
      line += row.lines
      yield row
    }
    stored = text.slice(from)
  }
  return {
    /** The rows that end in this chunk; consume all of them before the next chunk. */
    take: (piece: string): Generator<CsvRow> => take(stored + piece, false),
    /** The last row, when no line ending closes it. */
    end: (): Generator<CsvRow> => take(stored, true),
  }
}

interface Piece {
  readonly text: string
  /** The code of the delimiter. */
  readonly comma: number
  /** Whether nothing follows the text. */
  readonly isEnd: boolean
}

interface SplitRow extends CsvRow {
  /** Index of the next row. */
  readonly end: number
}

/** The row at an index; undefined where the text does not have all of it. */
function splitRow(piece: Piece, start: number, line: number): SplitRow | undefined {
  const { text, comma, isEnd } = piece
  if (start >= text.length) return undefined
  const cells: string[] = []
  let lines = 0
  let at = start
  for (;;) {
    const quoted = text.charCodeAt(at) === QUOTE ? splitQuoted(piece, at) : undefined
    if (quoted?.isOpen) {
      if (isEnd || text.length - start > MAX_ROW) throw new UnclosedQuote(line, cells.length)
      return undefined
    }
    lines += quoted?.lines ?? 0
    const rest = quoted?.end ?? at
    const end = endOfCell(text, rest, comma)
    if (end - start > MAX_ROW) throw new RowTooLong(line, cells.length)
    if (end === text.length && !isEnd) return undefined
    cells.push(quoted ? quoted.text + text.slice(rest, end) : text.slice(at, end))
    at = end + 1
    if (text.charCodeAt(end) === comma) continue
    const isReturn = text.charCodeAt(end) === RETURN
    // Whether a line feed follows is only known with the next chunk.
    if (isReturn && at === text.length && !isEnd) return undefined
    if (isReturn && text.charCodeAt(at) === LINE_FEED) at += 1
    return { cells, line, lines: lines + 1, end: Math.min(at, text.length) }
  }
}

/** The end of an unquoted cell: a delimiter, a line ending or the end of the text. */
function endOfCell(text: string, from: number, comma: number): number {
  let at = from
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === comma || code === LINE_FEED || code === RETURN) break
  }
  return at
}

interface QuotedCell {
  readonly text: string
  readonly lines: number
  /** Index after the closing quote. */
  readonly end: number
  readonly isOpen: boolean
}

/** A cell that starts with a quote. If text follows the closing quote, the quotes are part of the cell. */
function splitQuoted({ text, comma, isEnd }: Piece, start: number): QuotedCell {
  let at = start + 1
  let from = at
  let inner = ''
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1 || (quote + 1 === text.length && !isEnd)) {
      return { text: '', lines: 0, end: text.length, isOpen: true }
    }
    const next = text.charCodeAt(quote + 1)
    at = quote + 2
    if (next !== QUOTE) {
      inner += text.slice(from, quote)
      const end = quote + 1
      const isClosed =
        end === text.length || next === comma || next === LINE_FEED || next === RETURN
      const lines = countLineEnds(text, start, end)
      return { text: isClosed ? inner : `"${inner}"`, lines, end, isOpen: false }
    }
    inner += text.slice(from, quote + 1)
    from = at
  }
}

function countLineEnds(text: string, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (code === LINE_FEED || (code === RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) count += 1
  }
  return count
}
