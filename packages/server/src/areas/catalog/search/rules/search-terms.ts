import type { TextSearch } from '../model/search.ts'

/** Expressions have at most 100 characters; further terms would add nothing. */
const MAX_TERMS = 16
/** The number of typing errors allowed for a word of this length. */
const slipsOf = (length: number) => {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/** Characters that are words by themselves (kana, CJK ideographs). */
const signs = /[\u3041-\u30ff\u3400-\u9fff]/

/** Whether a term is so short that it is the prefix of too many words, and too short for typo tolerance. */
export const isBeginning = (term: string): boolean => [...term].length < 3 && !signs.test(term)

/** Emoji, which are indexed individually (`search_signs`); joiners and modifiers are dropped. */
const emoji = /[\u{1f000}-\u{1faff}\u2600-\u27bf\u2b00-\u2bff]/gu
const emojiParts = /[\u200d\ufe0e\ufe0f]/g

/** The words of an expression as typed; symbols only count if there is nothing else. */
export function termsOf({ expression }: Pick<TextSearch, 'expression'>): string[] {
  const words = expression
    .replace(emojiParts, '')
    .replace(emoji, ' $& ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const meant = words.filter((word) => /[\p{L}\p{N}]/u.test(word) || word.match(emoji))
  return [...new Set(meant.length > 0 ? meant : words)].slice(0, MAX_TERMS)
}

/** Groups of synonyms. */
export type Synonyms = readonly (readonly string[])[]

/** A term with its synonyms, itself first. */
export function withSynonyms(term: string, synonyms: Synonyms): string[] {
  const same = (one: string) => one.toLowerCase() === term.toLowerCase()
  const others = synonyms.filter((group) => group.some(same)).flat()
  return [term, ...new Set(others.filter((one) => !same(one)))]
}

/** The similar words that the term may be a misspelling of. */
export function correctionsOf(term: string, near: readonly string[]): string[] {
  const max = slipsOf([...term].length)
  const measured = near.map((word) => ({ word, distance: distanceOf(term, word, max) }))
  return (
    measured
      // Words that begin with the term are found without a correction.
      .filter(({ word, distance }) => distance <= max && !word.startsWith(term))
      .sort((one, other) => one.distance - other.distance)
      .slice(0, 5)
      .map(({ word }) => word)
  )
}

const MAX_QUERIES = 3

/** Up to half of the letters may differ in a suggestion. */
const distanceWithin = (length: number) => Math.floor(length / 2)

/**
 * Suggested searches where nothing is found: the words nearest to the first term that has some, each with the
 * nearest words of the other terms. Allows larger distances than the search itself.
 */
export function nearQueriesOf(
  terms: readonly string[],
  near: ReadonlyMap<string, { readonly folded: string; readonly words: readonly string[] }>,
): string[] {
  const choices = terms.map((term) => {
    const { folded = '', words = [] } = near.get(term) ?? {}
    const max = distanceWithin([...folded].length)
    return words
      .map((word) => ({ word, distance: distanceOf(folded, word, max) }))
      .filter(({ distance }) => distance <= max)
      .toSorted((one, other) => one.distance - other.distance)
      .map(({ word }) => word)
  })
  const varied = choices.findIndex(({ length }) => length > 0)
  if (varied < 0) return []
  const queries = (choices[varied] ?? [])
    .slice(0, MAX_QUERIES)
    .map((word) =>
      choices.flatMap((words, at) => (at === varied ? word : (words[0] ?? []))).join(' '),
    )
  return [...new Set(queries)]
}

/**
 * Damerau-Levenshtein distance of two words (insertions, deletions, substitutions, transpositions); `max` + 1
 * when it is larger.
 */
function distanceOf(from: string, to: string, max: number): number {
  const [one, other] = [[...from], [...to]]
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let above = other.map((_, at) => at + 1)
  above.unshift(0)
  for (const [row, letter] of one.entries()) {
    const line = [row + 1]
    for (const [at, requested] of other.entries()) {
      const stored = (above[at] as number) + (letter === requested ? 0 : 1)
      const steps = Math.min(stored, (above[at + 1] as number) + 1, (line[at] as number) + 1)
      const isSwapped = row > 0 && at > 0 && letter === other[at - 1] && one[row - 1] === requested
      line.push(isSwapped ? Math.min(steps, (before[at - 1] as number) + 1) : steps)
    }
    before = above
    above = line
  }
  return Math.min(above.at(-1) as number, max + 1)
}
