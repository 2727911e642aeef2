/** Called with each word of a document, and its positions in PostgreSQL's notation: `1A,4A`, or empty. */
type OnWord = (word: string, positions: string) => void

const QUOTE = 39
const COLON = 58

/** Reads the text form of a `tsvector`: `'bowl':2A,5A 'it''s':3 'soft'`. */
export function readVector(vector: string, onWord: OnWord): void {
  for (let at = 0; at < vector.length; ) {
    const end = endOfQuoted(vector, at)
    const word = unquoted(vector.slice(at + 1, end))
    let next = vector.indexOf(' ', end)
    if (next < 0) next = vector.length
    onWord(word, vector.charCodeAt(end + 1) === COLON ? vector.slice(end + 2, next) : '')
    at = next + 1
  }
}

/** The end of the quoted word that starts at `start`; quotes inside are doubled. */
export function endOfQuoted(text: string, start: number): number {
  let end = text.indexOf("'", start + 1)
  while (text.charCodeAt(end + 1) === QUOTE) end = text.indexOf("'", end + 2)
  if (end < 0) throw new Error('A quote is not closed')
  return end
}

/** Quotes and backslashes are doubled. */
export const unquoted = (text: string): string =>
  text.includes("'") || text.includes('\\') ? text.replace(/(['\\])\1/g, '$1') : text

/** A position in a document as a number: the weight (0 for D to 3 for A) above 14 bits of the place. */
export function readPositions(positions: string): number[] {
  if (positions === '') return []
  return positions.split(',').map((one) => {
    const weight = 'DCBA'.indexOf(one.at(-1) ?? '')
    return (Math.max(weight, 0) << PLACE_BITS) | Number.parseInt(one, 10)
  })
}

const PLACE_BITS = 14
export const weightOf = (position: number): number => position >> PLACE_BITS
export const placeOf = (position: number): number => position & ((1 << PLACE_BITS) - 1)
