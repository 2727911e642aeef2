import { catalogueProblems } from '@vitrine/messages/testing'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pickLanguage } from './index.ts'

test('German has every message that English has, no other, with the same values', () => {
  expect(catalogueProblems(en, de)).toEqual([])
})

test('Spanish has every message that English has, no other, with the same values', () => {
  expect(catalogueProblems(en, es)).toEqual([])
})

test('German calls the shop a Shop', () => {
  // The verb stays, at the beginning of a sentence too.
  expect(JSON.stringify(de).match(/.{20}(Laden(?! Sie\b)|Ladens|Läden)\b.{20}/g)).toBeNull()
})

test('the first wanted language with messages is taken, numbers keep the region', () => {
  expect(pickLanguage(['fr-FR', 'de-AT', 'en'])).toEqual({ language: 'de', locale: 'de-AT' })
  expect(pickLanguage(['fr'])).toEqual({ language: 'en', locale: 'en' })
  expect(pickLanguage(['es-MX', 'en'])).toEqual({ language: 'es', locale: 'es-MX' })
})
