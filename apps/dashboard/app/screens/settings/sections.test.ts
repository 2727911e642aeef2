import { defaultSettings } from '@vitrine/contract/sites'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkoutSpec } from './checkout-spec.ts'
import { filtersSetting, inOrder, withMoved, withShown } from './filter-order.ts'
import { exampleOf, redirectNames, redirectsSpec, redirectValues } from './redirects-spec.ts'
import { signInSpec, summaryOf } from './sign-in-spec.ts'
import { changesOf, checkForm, readForm } from './spec.ts'
import { searchSpec } from './synonyms.ts'

const base = readForm(signInSpec, defaultSettings)

test('the default settings are valid and unchanged', () => {
  expect(checkForm(signInSpec, base, english)).toEqual({})
  expect(changesOf(signInSpec, base, base)).toEqual({})
})

test.each([
  [{}, 'Anyone can join and sign in at once.'],
  [{ approval: true }, 'New members wait until you let them in.'],
  [{ verification: true }, 'Anyone who confirms an e-mail address can join.'],
  [{ privacy: 'private' } as const, 'Anyone who confirms an e-mail address can join.'],
  [{ approval: true, verification: true }, 'New members confirm their e-mail, then wait for you.'],
])('with %j the error is: %s', (change, sentence) => {
  expect(summaryOf({ ...base, ...change }, english)[0]).toBe(sentence)
})

test('without allowed factors there is no two-step verification', () => {
  expect(summaryOf({ ...base, allowed: [] }, english)[1]).toBe('There is no two-step verification.')
})

const redirects = readForm(redirectsSpec, defaultSettings)

test.each([
  ['', undefined],
  ['https://pay.example/{checkoutId}', undefined],
  ['http://pay.example/{checkoutId}', english.redirectSettings.bad],
  ['https://pay.example/{checkoutId', english.redirectSettings.badBraces],
  ['pay', english.redirectSettings.bad],
])('the template %j is checked with the result %j', (ecomCheckout, problem) => {
  const errors = checkForm(redirectsSpec, { ...redirects, ecomCheckout }, english)
  expect(errors.ecomCheckout).toBe(problem)
})

test('every placeholder is explained and shown in an example', () => {
  for (const name of redirectNames) {
    for (const value of redirectValues[name]) {
      expect([value, english.redirectSettings.names[value]]).toEqual([value, expect.any(String)])
      expect(exampleOf(`https://pay.example/?x={${value}}`)).toMatch(/x=.+/)
    }
  }
})

test('synonyms are lines of words, and empty lines are ignored', () => {
  const stored = readForm(searchSpec, { search: { synonyms: [['sofa', 'couch']], filters: [] } })
  expect(stored.synonyms).toBe('sofa, couch')
  const typed = { ...stored, synonyms: 'sofa,couch , settee\n\n كنبة, sofa' }
  expect(checkForm(searchSpec, typed, english)).toEqual({})
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
  ['sofa, couch\n\nchair', english.searchSettings.oneWord({ line: 3 })],
  [Array.from('abcdefghijk').join(','), english.searchSettings.tooManyWords({ line: 1, most: 10 })],
  [`sofa, ${'o'.repeat(51)}`, english.searchSettings.tooLong({ line: 1, most: 50 })],
  ['a,b\n'.repeat(201), english.searchSettings.tooMany({ most: 200 })],
])('synonyms %j are refused with the invalid line', (synonyms, problem) => {
  expect(checkForm(searchSpec, { synonyms, filters: [] }, english).synonyms).toBe(problem)
})

const checkout = readForm(checkoutSpec, defaultSettings)

test.each([
  ['1, 24, 72', undefined],
  ['48', undefined],
  ['', english.checkoutSettings.badHours],
  ['24, 1', english.checkoutSettings.badHours],
  ['1, 2, 3, 4', english.checkoutSettings.badHours],
  ['1, two', english.checkoutSettings.badHours],
  ['721', english.checkoutSettings.badHours],
])('the hours %j of reminders are checked with the result %j', (reminderHours, problem) => {
  expect(checkForm(checkoutSpec, { ...checkout, reminderHours }, english).reminderHours).toBe(
    problem,
  )
})

test('settings of the checkout are sent in their types', () => {
  const typed = { ...checkout, reminderHours: '2 48', merge: 'NEWEST', keepDays: '30' } as const
  expect(changesOf(checkoutSpec, typed, checkout)).toEqual({
    carts: { mergeAtSignIn: 'NEWEST' },
    abandonedCheckouts: { reminderHours: [2, 48], keepDays: 30 },
  })
})

test('filters are moved and switched off; new ones are last', () => {
  const filter = (facet: string) => ({
    ...({ facet, kind: 'OPTION', name: facet, shown: true } as const),
    examples: [],
    valueCount: 2,
  })
  const rows = inOrder([filter('a'), filter('b'), filter('c')], [{ facet: 'c', shown: false }])
  expect(rows.map(({ facet, shown }) => [facet, shown])).toEqual([
    ['c', false],
    ['a', true],
    ['b', true],
  ])
  const order = withShown(withMoved(rows, 0, 1), 'b', false)
  expect(filtersSetting.write(order)).toEqual([
    { facet: 'a', shown: true },
    { facet: 'c', shown: false },
    { facet: 'b', shown: false },
  ])
})
