import { defaultSettings } from '@vitrine/contract/sites'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { exampleOf, redirectNames, redirectsSpec, redirectValues } from './redirects-spec.ts'
import { signInSpec, summaryOf } from './sign-in-spec.ts'
import { changesOf, checkForm, readForm } from './spec.ts'
import { searchSpec } from './synonyms.ts'

const base = readForm(signInSpec, defaultSettings)

test('the settings a site begins with have nothing wrong and nothing to send', () => {
  expect(checkForm(signInSpec, base, en)).toEqual({})
  expect(changesOf(signInSpec, base, base)).toEqual({})
})

test.each([
  [{}, 'Anyone can join and sign in at once.'],
  [{ approval: true }, 'New members wait until you let them in.'],
  [{ verification: true }, 'Anyone who confirms an e-mail address can join.'],
  [{ privacy: 'private' } as const, 'Anyone who confirms an e-mail address can join.'],
  [{ approval: true, verification: true }, 'New members confirm their e-mail, then wait for you.'],
])('with %j it is said that: %s', (change, sentence) => {
  expect(summaryOf({ ...base, ...change }, en)[0]).toBe(sentence)
})

test('a second step that nobody may add is no second step', () => {
  expect(summaryOf({ ...base, allowed: [] }, en)[1]).toBe('There is no two-step verification.')
})

const redirects = readForm(redirectsSpec, defaultSettings)

test.each([
  ['', undefined],
  ['https://pay.example/{checkoutId}', undefined],
  ['http://pay.example/{checkoutId}', en.redirectSettings.bad],
  ['https://pay.example/{checkoutId', en.redirectSettings.badBraces],
  ['pay', en.redirectSettings.bad],
])('the template %j is answered with %j', (ecomCheckout, problem) => {
  const errors = checkForm(redirectsSpec, { ...redirects, ecomCheckout }, en)
  expect(errors.ecomCheckout).toBe(problem)
})

test('every value that can be placed is explained and shown in an example', () => {
  for (const name of redirectNames) {
    for (const value of redirectValues[name]) {
      expect([value, en.redirectSettings.names[value]]).toEqual([value, expect.any(String)])
      expect(exampleOf(`https://pay.example/?x={${value}}`)).toMatch(/x=.+/)
    }
  }
})

test('synonyms are lines of words, and an empty line is none', () => {
  const stored = readForm(searchSpec, { search: { synonyms: [['sofa', 'couch']] } })
  expect(stored.synonyms).toBe('sofa, couch')
  const typed = { synonyms: 'sofa,couch , settee\n\n كنبة, sofa' }
  expect(checkForm(searchSpec, typed, en)).toEqual({})
  expect(changesOf(searchSpec, typed, stored)).toEqual({
    search: {
      synonyms: [
        ['sofa', 'couch', 'settee'],
        ['كنبة', 'sofa'],
      ],
    },
  })
})

test.each([
  ['sofa, couch\n\nchair', en.searchSettings.oneWord(3)],
  [Array.from('abcdefghijk').join(','), en.searchSettings.tooManyWords(1, 10)],
  [`sofa, ${'o'.repeat(51)}`, en.searchSettings.tooLong(1, 50)],
  ['a,b\n'.repeat(201), en.searchSettings.tooMany(200)],
])('synonyms %j are refused with the line that is wrong', (synonyms, problem) => {
  expect(checkForm(searchSpec, { synonyms }, en).synonyms).toBe(problem)
})
