import { expect, test } from 'vitest'
import { catalogueProblems } from './index.ts'

const english = {
  hello: 'Hello {name}',
  found: { one: '{n} thing', other: '{n} things' },
  page: { title: 'Page', note: 'Write {{name}}' },
}

test('a catalogue with the same keys and values has no problems', () => {
  const german = {
    hello: 'Guten Tag {name}',
    found: '{n} gefunden',
    page: { title: 'Seite', note: '{{name}} schreiben' },
  }
  expect(catalogueProblems(english, german)).toEqual([])
})

test('missing, additional and different keys are reported', () => {
  const german = {
    hello: 'Guten Tag {nmae}',
    found: { one: 'Ding', other: 'Dinge' },
    page: { titel: 'Seite', note: '{name} schreiben' },
  }
  expect(catalogueProblems(english, german)).toEqual([
    'page.title is missing',
    'page.titel is not in the English catalogue',
    'hello takes other values than in English',
    'page.note takes other values than in English',
  ])
})
