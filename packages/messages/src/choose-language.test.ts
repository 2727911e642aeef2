import { expect, test } from 'vitest'
import { acceptedLanguages, chooseLanguage, directionOf, loadMessages } from './index.ts'

const languages = ['en', 'de', 'pt', 'he'] as const

test.each([
  [['de-AT', 'en'], 'de', 'de-AT'],
  [['pt_BR'], 'pt', 'pt-BR'],
  [['iw'], 'he', 'he'],
  [[null, undefined, '', 'xx', 'PT'], 'pt', 'pt'],
  [['not a language!', '__proto__', 'de'], 'de', 'de'],
  [['sv'], 'en', 'en'],
])('for %j it is %s', (tags, language, locale) => {
  expect(chooseLanguage(languages, tags, 'en')).toEqual({ language, locale })
})

test('a header is read by its weights; a weight of zero is not accepted', () => {
  expect(acceptedLanguages('fr, en;q=0.4, de-AT;q=0.8, it;q=0')).toEqual(['fr', 'de-AT', 'en'])
  expect(acceptedLanguages(null)).toEqual([])
})

test('a language has a direction', () => {
  expect(['de-AT', 'he', 'ar-EG'].map(directionOf)).toEqual(['ltr', 'rtl', 'rtl'])
})

test('only the chosen language is loaded', async () => {
  const en = { hello: 'Hello {name}' } as const
  const catalogues = {
    en: async () => en,
    de: () => Promise.reject(new Error('not asked for')),
  }
  const messages = await loadMessages<'en' | 'de', typeof en>(catalogues, {
    language: 'en',
    locale: 'en-GB',
  })
  expect(messages.hello({ name: 'Ada' })).toBe('Hello Ada')
  expect(messages.locale).toBe('en-GB')
})
