import type { MemberFileFormat } from '@vitrine/contract/member-files'
import type { RawRow } from '../model.ts'

/** A range of lines, with the end excluded. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** The byte ranges of matching rows; each ends where the next row starts. */
export async function lineRangesOf(
  rows: AsyncIterable<RawRow>,
  fits: (row: RawRow) => boolean,
): Promise<LineRange[]> {
  const found: LineRange[] = []
  let from: number | undefined
  for await (const row of rows) {
    if (from !== undefined) found.push({ from, to: row.line })
    from = fits(row) ? row.line : undefined
  }
  if (from !== undefined) found.push({ from, to: Number.POSITIVE_INFINITY })
  return found
}

const LF = 0x0a
const CR = 0x0d
const BLANK = 0x20

/**
 * The file with blanks in these lines: every other row keeps its number, and blank lines are no rows. Lines
 * are counted in the bytes, as `platform/csv` counts them in the text, so that all others stay as they were.
 */
export async function* blankRows(
  source: AsyncIterable<Uint8Array>,
  ranges: readonly LineRange[],
  format: MemberFileFormat,
): AsyncGenerator<Uint8Array> {
  const left = [...ranges]
  let line = 1
  let isAfterCr = false
  for await (const chunk of source) {
    const stored = Buffer.from(chunk)
    for (const [at, byte] of chunk.entries()) {
      // The CR and LF of one line break may be in two chunks.
      const isSecondHalf = isAfterCr && byte === LF
      const isBreak = byte === LF || (format === 'csv' && byte === CR)
      while (left[0] && left[0].to <= line) left.shift()
      if (!isBreak && left[0] && left[0].from <= line) stored[at] = BLANK
      if (isBreak && !isSecondHalf) line += 1
      isAfterCr = format === 'csv' && byte === CR
    }
    yield stored
  }
}
