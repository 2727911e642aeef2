/** The distance of an item from the search; the lowest is listed first. */
export const EXACT = 0
/** From here on words only match with a wrong, missing, doubled or swapped letter. */
export const TYPO = 100

/** The words of a text, in lower case without accents. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')

/** With a changed letter, short words would match too much. */
const allowedTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * How well a name, or one of its keywords, matches the search; undefined when a word does not. Prefixes
 * match, and so do they with few typing errors.
 */
export function distanceOf(text: string, name: string, keywords = ''): number | undefined {
  const wanted = wordsOf(text)
  const [ownWords, otherWords] = [wordsOf(name), wordsOf(keywords)]
  let total = EXACT
  for (const word of wanted) {
    const distances = [
      ...ownWords.flatMap((one, at) => add(wordDistance(word, one), at === 0 ? 0 : 1)),
      ...otherWords.flatMap((one) => add(wordDistance(word, one), 10)),
    ]
    if (distances.length === 0) return undefined
    total += Math.min(...distances)
  }
  return total
}

const add = (distance: number | undefined, more: number): readonly number[] =>
  distance === undefined ? [] : [distance + more]

function wordDistance(wanted: string, word: string): number | undefined {
  if (word === wanted) return 0
  if (word.startsWith(wanted)) return 2
  if (wanted.length > 2 && word.includes(wanted)) return 5
  const typos = typosToBeginning(wanted, word)
  return typos <= allowedTypos(wanted) ? TYPO * typos : undefined
}

/** The minimum number of letters to change, add, drop or swap until a word has this prefix. */
export function typosToBeginning(wanted: string, word: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= wanted.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = wanted[i - 1] === word[j - 1]
      const isSwapped =
        i > 1 && j > 1 && wanted[i - 1] === word[j - 2] && wanted[i - 2] === word[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = row
  }
  return Math.min(...last)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
