import { expect, test } from 'vitest'
import { wayOf, wrongDate } from './dates.ts'

const now = new Date('2026-05-01T12:00')

test.each([
  ['', 'empty'],
  ['soon', 'empty'],
  ['2026-05-01T12:00', 'past'],
  ['2026-05-01T12:01', undefined],
  ['2027-05-01T12:00', undefined],
  ['2027-05-03T12:00', 'far'],
])('the date %j is %s', (typed, problem) => {
  expect(wrongDate(typed, now)).toBe(problem)
})

test('a job shows its action and its date', () => {
  expect(wayOf({ filter: {}, changes: { visible: true } })).toBe('SHOW')
  expect(wayOf({ filter: {}, changes: { visible: false } })).toBe('HIDE')
  expect(wayOf({ changes: { brand: null } })).toBeUndefined()
  expect(wayOf(null)).toBeUndefined()
})
