import { expect, test } from 'vitest'
import { english } from '../messages/english.fixture.ts'
import { readFieldTests, testsOf, withoutTest, withTest } from './field-tests.ts'
import { wordsOfTest } from './words-of-field-test.ts'

const season = '{"season":{"eq":"Spring"}}'

test.each([
  ['tests', season, season],
  ['tests that were read already', { season: { eq: 'Spring' } }, season],
  ['nothing', undefined, ''],
  ['no JSON', 'season', ''],
  ['a list', '["season"]', ''],
  ['a key that is none', '{"Season!":{"eq":"Spring"}}', ''],
  ['an operator that is none', '{"season":{"like":"Sp"}}', ''],
  ['a bound that is no text', '{"rank":{"from":2}}', ''],
  ['too much', `{"season":{"eq":"${'x'.repeat(3000)}"}}`, ''],
])('an address with %s has only fields that a list can be filtered by', (_, raw, used) => {
  expect(readFieldTests(raw)).toBe(used)
})

test('tests are added, replaced and removed by the key of their field', () => {
  const both = withTest(season, 'rank', { from: '2' })
  expect(testsOf(both)).toEqual({ season: { eq: 'Spring' }, rank: { from: '2' } })
  expect(testsOf(withTest(both, 'rank', { to: '5' }))).toMatchObject({ rank: { to: '5' } })
  expect(withoutTest(both, 'rank')).toBe(season)
  expect(withoutTest(season, 'season')).toBe('')
})

test('a test is shown as a sentence', () => {
  const words = (test: Parameters<typeof wordsOfTest>[1]) =>
    wordsOfTest('Rank', test, english.customFields)
  expect(words({ eq: 'Two' })).toBe('Rank: Two')
  expect(words({ eq: true })).toBe('Rank: Yes')
  expect(words({ from: '2', to: '5' })).toBe('Rank: 2 – 5')
  expect(words({ from: '2' })).toBe('Rank: from 2')
  expect(words({ to: '5' })).toBe('Rank: up to 5')
})
