import { catalogueProblems } from '@vitrine/messages/testing'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../locale.ts'

const { en, ...translations } = catalogues

test.each(Object.entries(translations))(
  '%s has every text of the English mails, with the same values',
  (_, catalogue) => {
    expect(catalogueProblems(en, catalogue)).toEqual([])
  },
)

describe('the first line of a mail follows its greeting, and its case is that of the language', () => {
  const { es, fr, nl } = translations
  test.each(Object.entries({ en, es, fr, nl }))('with an upper-case start: %s', (_, { mails }) => {
    expect(firstLines(mails).filter((line) => /^\p{Ll}/u.test(line))).toEqual([])
  })

  const { de, it, pt } = translations
  // Polite forms of address keep their capital anywhere.
  const address = /^(Ihre?|Sie) /
  test.each(Object.entries({ de, it, pt }))('with a lower-case start: %s', (_, { mails }) => {
    const capitals = firstLines(mails).filter((line) => /^\p{Lu}/u.test(line))
    expect(capitals.filter((line) => !address.test(line))).toEqual([])
  })
})

/** The first lines of every multi-line text, at any depth. */
function firstLines(texts: unknown): string[] {
  if (typeof texts !== 'object' || texts === null) return []
  const [first] = 'lines' in texts && Array.isArray(texts.lines) ? texts.lines : []
  return [...(first ? [first] : []), ...Object.values(texts).flatMap(firstLines)]
}
