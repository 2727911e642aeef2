import { catalogueProblems } from '@vitrine/messages/testing'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { pickLanguage } from './index.ts'

test.each([
  ['German', de],
  ['French', fr],
  ['Hebrew', he],
  ['Spanish', es],
])('%s has exactly the messages of English, with the same values', (_, other) => {
  expect(catalogueProblems(en, other)).toEqual([])
})

test('German calls the shop a Shop', () => {
  // The verb stays, at the beginning of a sentence too.
  expect(JSON.stringify(de).match(/.{20}(Laden(?! Sie\b)|Ladens|Läden)\b.{20}/g)).toBeNull()
})

test('French has no line break before its punctuation', () => {
  expect(JSON.stringify(fr).match(/.{20}(« | [»?!;:%]).{0,20}/g)).toBeNull()
})

test('the first preferred language with messages is used, and numbers have its region', () => {
  expect(pickLanguage(['ko-KR', 'de-AT', 'en'])).toEqual({ language: 'de', locale: 'de-AT' })
  expect(pickLanguage(['fr-CH', 'en'])).toEqual({ language: 'fr', locale: 'fr-CH' })
  expect(pickLanguage(['es-MX', 'en'])).toEqual({ language: 'es', locale: 'es-MX' })
  expect(pickLanguage(['he-IL', 'en'])).toEqual({ language: 'he', locale: 'he-IL' })
  expect(pickLanguage(['ko'])).toEqual({ language: 'en', locale: 'en' })
})
