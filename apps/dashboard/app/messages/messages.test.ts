import { catalogueProblems } from '@vitrine/messages/testing'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { he } from './he.ts'
import { pickLanguage } from './index.ts'

test('German has every message that English has, no other, with the same values', () => {
  expect(catalogueProblems(en, de)).toEqual([])
})

test('Hebrew has every message that English has, no other, with the same values', () => {
  expect(catalogueProblems(en, he)).toEqual([])
})

test('German calls the shop a Shop', () => {
  // The verb stays, at the beginning of a sentence too.
  expect(JSON.stringify(de).match(/.{20}(Laden(?! Sie\b)|Ladens|Läden)\b.{20}/g)).toBeNull()
})

test('the first wanted language with messages is taken, numbers keep the region', () => {
  expect(pickLanguage(['fr-FR', 'de-AT', 'en'])).toEqual({ language: 'de', locale: 'de-AT' })
  expect(pickLanguage(['he-IL', 'en'])).toEqual({ language: 'he', locale: 'he-IL' })
  expect(pickLanguage(['fr'])).toEqual({ language: 'en', locale: 'en' })
})
