import type { Messages } from '../../messages/en.ts'
import type { Setting } from './spec.ts'

const MOST_GROUPS = 200
const MOST_WORDS = 10
const MOST_LETTERS = 50

/** Words that stand for each other, a group to a line with commas between. */
export const groupsOf = (typed: string): string[][] =>
  typed
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
    .filter((words) => words.length > 0)

/** What is wrong, by the number of the line, counted from 1 as people do. */
function check(typed: string, { searchSettings: words }: Messages): string | undefined {
  const groups = groupsOf(typed)
  if (groups.length > MOST_GROUPS) return words.tooMany(MOST_GROUPS)
  const lineOf = (fits: (group: string[]) => boolean) => {
    const line = typed.split('\n').findIndex((one) => {
      const [group] = groupsOf(one)
      return group !== undefined && fits(group)
    })
    return line < 0 ? undefined : line + 1
  }
  const alone = lineOf(({ length }) => length < 2)
  if (alone) return words.alone(alone)
  const crowded = lineOf(({ length }) => length > MOST_WORDS)
  if (crowded) return words.crowded(crowded, MOST_WORDS)
  const long = lineOf((group) => group.some((word) => [...word].length > MOST_LETTERS))
  return long ? words.tooLong(long, MOST_LETTERS) : undefined
}

const isGroup = (one: unknown): one is string[] => Array.isArray(one)

export const searchSpec: { readonly synonyms: Setting<string> } = {
  synonyms: {
    path: 'search.synonyms',
    read: (stored) =>
      Array.isArray(stored)
        ? stored
            .filter(isGroup)
            .map((group) => group.join(', '))
            .join('\n')
        : '',
    write: groupsOf,
    check,
  },
}
