import type { MemberFileFormat } from '@vitrine/contract/member-files'
import type { RawRow } from '../model.ts'

/** Lines of a file, from the first to before the last. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Where the rows stand that fit; each reaches to the row behind it. */
export async function stretchesOf(
  rows: AsyncIterable<RawRow>,
  fits: (row: RawRow) => boolean,
): Promise<Stretch[]> {
  const found: Stretch[] = []
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

/** The file with blanks in these lines: every other row keeps its number, and blank lines are no rows. */
export async function* withoutRows(
  source: AsyncIterable<Uint8Array>,
  stretches: readonly Stretch[],
  format: MemberFileFormat,
): AsyncGenerator<Uint8Array> {
  const left = [...stretches]
  let line = 1
  let isAfterCr = false
  for await (const chunk of source) {
    const kept = Buffer.from(chunk)
    for (const [at, byte] of chunk.entries()) {
      // Both halves of one line break may stand in two chunks.
      const isSecondHalf = isAfterCr && byte === LF
      const isBreak = byte === LF || (format === 'csv' && byte === CR)
      while (left[0] && left[0].to <= line) left.shift()
      if (!isBreak && left[0] && left[0].from <= line) kept[at] = BLANK
      if (isBreak && !isSecondHalf) line += 1
      isAfterCr = format === 'csv' && byte === CR
    }
    yield kept
  }
}
