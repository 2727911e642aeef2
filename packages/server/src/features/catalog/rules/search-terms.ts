import type { Words } from '../model/search.ts'

/** No expression is longer than 100 characters; more words than this say nothing new. */
const MOST_TERMS = 16
/** Slips that a word of this length may have. */
const slipsOf = (length: number) => {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

/** Signs that are words by themselves. */
const signs = /[\u3041-\u30ff\u3400-\u9fff]/

/** Whether a word is so short that it begins words of half a shop, and is a slip for none. */
export const isBeginning = (term: string): boolean => [...term].length < 3 && !signs.test(term)

/** The words of an expression as they were typed. */
export const termsOf = ({ expression }: Pick<Words, 'expression'>): string[] =>
  [...new Set(expression.split(/\s+/).filter((word) => word !== ''))].slice(0, MOST_TERMS)

/** Groups of words that stand for each other. */
export type Synonyms = readonly (readonly string[])[]

/** A term with everything that stands for it, itself first. */
export function withSynonyms(term: string, synonyms: Synonyms): string[] {
  const same = (one: string) => one.toLowerCase() === term.toLowerCase()
  const others = synonyms.filter((group) => group.some(same)).flat()
  return [term, ...new Set(others.filter((one) => !same(one)))]
}

/** The words among those that are near which a slip of the fingers may have been meant for. */
export function correctionsOf(term: string, near: readonly string[]): string[] {
  const most = slipsOf([...term].length)
  const measured = near.map((word) => ({ word, distance: distanceOf(term, word, most) }))
  return measured
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 5)
    .map(({ word }) => word)
}

/** Letters that were missed, added, exchanged or swapped with their neighbour; `most` + 1 when there are more. */
function distanceOf(from: string, to: string, most: number): number {
  const [one, other] = [[...from], [...to]]
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let above = other.map((_, at) => at + 1)
  above.unshift(0)
  for (const [row, letter] of one.entries()) {
    const line = [row + 1]
    for (const [at, wanted] of other.entries()) {
      const kept = (above[at] as number) + (letter === wanted ? 0 : 1)
      const steps = Math.min(kept, (above[at + 1] as number) + 1, (line[at] as number) + 1)
      const isSwapped = row > 0 && at > 0 && letter === other[at - 1] && one[row - 1] === wanted
      line.push(isSwapped ? Math.min(steps, (before[at - 1] as number) + 1) : steps)
    }
    before = above
    above = line
  }
  return Math.min(above.at(-1) as number, most + 1)
}
