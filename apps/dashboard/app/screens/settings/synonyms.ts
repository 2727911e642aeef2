import type { Messages } from '../../messages/index.ts'
import { type FilterOrder, filtersSetting } from './filter-order.ts'
import type { Setting } from './spec.ts'

const MAX_GROUPS = 200
const MAX_WORDS = 10
const MAX_LETTERS = 50

/** Groups of synonyms, one per line, separated by commas. */
export const groupsOf = (typed: string): string[][] =>
  typed
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
    .filter((labels) => labels.length > 0)

/** The error with its line number, starting at 1. */
function check(typed: string, { searchSettings }: Messages): string | undefined {
  const groups = groupsOf(typed)
  if (groups.length > MAX_GROUPS) return searchSettings.tooMany({ most: MAX_GROUPS })
  const lineOf = (fits: (group: string[]) => boolean) => {
    const line = typed.split('\n').findIndex((one) => {
      const [group] = groupsOf(one)
      return group !== undefined && fits(group)
    })
    return line < 0 ? undefined : line + 1
  }
  const singleWordLine = lineOf(({ length }) => length < 2)
  if (singleWordLine) return searchSettings.oneWord({ line: singleWordLine })
  const tooManyWordsLine = lineOf(({ length }) => length > MAX_WORDS)
  if (tooManyWordsLine)
    return searchSettings.tooManyWords({ line: tooManyWordsLine, most: MAX_WORDS })
  const tooLongLine = lineOf((group) => group.some((word) => [...word].length > MAX_LETTERS))
  return tooLongLine ? searchSettings.tooLong({ line: tooLongLine, most: MAX_LETTERS }) : undefined
}

const isGroup = (one: unknown): one is string[] => Array.isArray(one)

export const searchSpec: {
  readonly synonyms: Setting<string>
  readonly filters: Setting<FilterOrder>
} = {
  filters: filtersSetting,
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
