import { catalogueProblems } from '@vitrine/messages/testing'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { pickLanguage } from './index.ts'

test('German has every message that English has, no other, with the same values', () => {
  expect(catalogueProblems(en, de)).toEqual([])
})

test('the first wanted language with messages is taken, numbers keep the region', () => {
  expect(pickLanguage(['fr-FR', 'de-AT', 'en'])).toEqual({ language: 'de', locale: 'de-AT' })
  expect(pickLanguage(['fr'])).toEqual({ language: 'en', locale: 'en' })
})
