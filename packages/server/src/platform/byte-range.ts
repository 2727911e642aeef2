/** A part of a file: first and last byte. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The one part a Range header asks for; undefined for the whole file: without a header, for what is no
 * range of bytes, and for several at once. `none` when the file has no such bytes.
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
