import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { pickLanguage } from './load.ts'

/** All messages of a catalogue by their path; functions count as present. */
const pathsOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === 'object' ? pathsOf(inside, `${path}${key}.`) : [`${path}${key}`],
  )

test('German has every word that English has, and no other', () => {
  expect(pathsOf(de).sort()).toEqual(pathsOf(en).sort())
})

test('the first wanted language with words is taken, numbers keep the region', () => {
  expect(pickLanguage(['fr-FR', 'de-AT', 'en'])).toEqual({ messages: 'de', formats: 'de-AT' })
  expect(pickLanguage(['fr'])).toEqual({ messages: 'en', formats: 'en' })
})
