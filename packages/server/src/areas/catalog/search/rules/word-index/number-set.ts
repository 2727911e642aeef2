import type { NumberSet } from '../../../shared/model/search-index.ts'

/** Fewer matches are looked up by their ids. */
const MIN_NUMBERS = 2000
/** Bytes that are sent to the database with a statement. */
const MAX_BYTES = 2 ** 18

/** Undefined where the numbers are few, or too far apart. */
export function createNumberSet(numbers: readonly number[]): NumberSet | undefined {
  if (numbers.length < MIN_NUMBERS) return undefined
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for (const number of numbers) {
    first = Math.min(first, number)
    last = Math.max(last, number)
  }
  const bytes = Math.ceil((last - first + 1) / 8)
  if (bytes > MAX_BYTES) return undefined
  const bits = new Uint8Array(bytes)
  for (const number of numbers) {
    const at = number - first
    bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
  }
  return { first, last, bits }
}
