import type { PageContent } from '@vitrine/contract/pages'
import { VitrineError } from '@vitrine/sdk'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import {
  checkTranslations,
  countTexts,
  languageShown,
  otherLanguages,
  refusedTranslation,
  textGroups,
  withTranslation,
} from './translation-form.ts'

const id = '11111111-0000-4000-8000-000000000001'
const content: PageContent = {
  title: 'About us',
  description: '',
  sections: [{ id, quote: { text: 'Warm', author: 'Ada' } }],
  article: { summary: 'In short' },
  translations: { de: { title: { text: 'Über mich', source: 'About me' } } },
}

test('texts are grouped as the editor shows them, the page first, then the article', () => {
  expect(textGroups(content, 'de')).toEqual([
    {
      id: 'page',
      rows: [
        {
          path: 'title',
          text: 'About us',
          maxLength: 120,
          translation: 'Über mich',
          sourceBefore: 'About me',
        },
      ],
    },
    {
      id: 'article',
      rows: [{ path: 'article.summary', text: 'In short', maxLength: 500, translation: '' }],
    },
    {
      id,
      rows: [
        { path: `sections.${id}.quote.text`, text: 'Warm', maxLength: 600, translation: '' },
        { path: `sections.${id}.quote.author`, text: 'Ada', maxLength: 120, translation: '' },
      ],
    },
  ])
  expect(countTexts(content, 'de')).toEqual({ all: 4, missing: 3, outdated: 1 })
})

test('an entered text translates the current text, and an emptied one is removed', () => {
  const row = { path: 'title', text: 'About us' }
  const typed = withTranslation(content, 'de', { ...row, translation: 'Über uns' })
  expect(typed.de).toEqual({ title: { text: 'Über uns', source: 'About us' } })
  expect(withTranslation(content, 'de', { ...row, translation: '' }).de).toEqual({})
})

test('a shop translates into all languages except its own', () => {
  expect(otherLanguages('de-AT')).not.toContain('de')
  expect(otherLanguages('de-AT')).toContain('en')
})

test('a translation that is too long is reported at its field, and its language is shown', () => {
  const { field } = english
  const title = { text: 'Ü'.repeat(121), source: 'About us' }
  const errors = checkTranslations({ ...content, translations: { de: { title } } }, field)
  expect(errors).toEqual({ 'translations.de.title': field.tooLong({ max: 120 }) })
  expect(checkTranslations(content, field)).toEqual({})
  expect(languageShown(errors, undefined)).toBe('de')
  expect(languageShown(errors, 'fr')).toBe('de')
  expect(languageShown({ ...errors, slug: 'Taken' }, 'de')).toBeUndefined()
  expect(languageShown({}, 'fr')).toBe('fr')
})

test('a refusal of the server is shown at the field of the translation, too', () => {
  const { field } = english
  const refusal = (name: string) =>
    new VitrineError({
      kind: 'validation',
      message: 'too long',
      status: 400,
      violations: [
        {
          field: name,
          description: 'is too long',
          violatedRule: 'MAX_LENGTH',
          data: { threshold: 9 },
        },
      ],
    })
  expect(refusedTranslation(refusal('draft.translations.de.title'), field)).toEqual({
    'translations.de.title': field.tooLong({ max: 9 }),
  })
  expect(refusedTranslation(refusal('draft.title'), field)).toBeUndefined()
})
