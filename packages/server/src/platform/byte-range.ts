/** A part of a file: first and last byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The single range of a Range header; undefined for the whole file: without a header, for an invalid one, and
 * for several ranges. `none` when the range is outside of the file.
 */
export function parseByteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'none' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= bytes) return 'none'
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
