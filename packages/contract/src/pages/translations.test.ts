import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contentIn,
  type PageContent,
  settledTranslations,
  translatableTexts,
  translatedLanguages,
} from './index.ts'

const id = '11111111-0000-4000-8000-000000000001'
const path = (at: number) => `sections.${id}.questions.questions.${at}.question`
const asking = (questions: readonly string[]): PageContent => ({
  title: 'Questions',
  description: '',
  sections: [
    { id, questions: { questions: questions.map((question) => ({ question, answer: 'Yes.' })) } },
  ],
})
const germanOf = (questions: readonly string[]) => ({
  de: Object.fromEntries(
    questions.map((source, at) => [path(at), { text: `de ${source}`, source }]),
  ),
})

test('a translation moves with its text in a list, and is removed with it', () => {
  const distinct = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 })
  const moved = distinct.chain((before) =>
    fc.record({ before: fc.constant(before), after: fc.shuffledSubarray(before) }),
  )
  fc.assert(
    fc.property(moved, ({ before, after }) => {
      const translations = germanOf(before)
      const settled = settledTranslations({ ...asking(after), translations })
      expect(settled).toEqual(after.length > 0 ? germanOf(after) : {})
    }),
  )
})

test('updating the translations again changes nothing', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const content = asking(after)
      const once = settledTranslations({ ...content, translations: germanOf(before) })
      expect(settledTranslations({ ...content, translations: once })).toEqual(once)
    }),
  )
})

test('a changed text still has its translation, with the text that was translated', () => {
  const translations = germanOf(['How long?', 'Why?'])
  const settled = settledTranslations({ ...asking(['How long now?', 'Why?']), translations })
  expect(settled.de?.[path(0)]).toEqual({ text: 'de How long?', source: 'How long?' })
})

test('a row that is inserted before others does not get their translations', () => {
  const translations = germanOf(['How long?', 'Why?'])
  const settled = settledTranslations({ ...asking(['New?', 'How long?', 'Why?']), translations })
  expect(settled).toEqual({
    de: {
      [path(1)]: { text: 'de How long?', source: 'How long?' },
      [path(2)]: { text: 'de Why?', source: 'Why?' },
    },
  })
})

test('empty and decorative texts, ids, links and tags are not translated', () => {
  const picture = { mediaId: 'm', altText: 'Kiln' }
  const content: PageContent = {
    title: 'T',
    description: '',
    sections: [
      { id, hero: { title: '', text: 'Hello', picture, button: { label: 'Go', link: '/x' } } },
    ],
    article: { summary: 'S', tags: ['Clay'], picture: { ...picture, decorative: true } },
  }
  expect(translatableTexts(content)).toEqual([
    { path: 'title', text: 'T', maxLength: 120 },
    { path: `sections.${id}.hero.text`, text: 'Hello', maxLength: 500 },
    { path: `sections.${id}.hero.picture.altText`, text: 'Kiln', maxLength: 300 },
    { path: `sections.${id}.hero.button.label`, text: 'Go', maxLength: 60 },
    { path: 'article.summary', text: 'S', maxLength: 500 },
  ])
})

test('texts come in the order of the contract, however an object has its fields', () => {
  const content = asking([])
  const questions = [{ answer: 'Yes.', question: 'May I?' }]
  const texts = translatableTexts({ ...content, sections: [{ questions: { questions }, id }] })
  expect(texts.map(({ text }) => text)).toEqual(['Questions', 'May I?', 'Yes.'])
})

test('a content is translated into a language when its title is', () => {
  const content = asking(['Why?'])
  expect(translatedLanguages({ ...content, translations: germanOf(['Why?']) })).toEqual([])
  const translations = { he: { title: { text: 'שאלות' } } }
  expect(translatedLanguages({ ...content, translations })).toEqual(['he'])
  expect(contentIn({ ...content, translations }, 'he')).toMatchObject({
    content: { title: 'שאלות' },
    untranslated: [path(0), path(0).replace(/question$/, 'answer')],
  })
})
