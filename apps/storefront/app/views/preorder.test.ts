import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import { deliveryPromiseOf, deliveryPromiseText } from '../order/promised.ts'
import { dayIn as dayInZone, leavingOf, preorderText } from './preorder.ts'

const DAY_MS = 86_400_000
const languages = ['en', 'de', 'es', 'fr', 'it', 'he', 'ar', 'ja'] as const
const messages = messagesFor('en', 'en-GB')
const now = Date.parse('2026-11-28T19:58:00Z')
const dayIn = (days: number, from = now) =>
  new Date(from + days * DAY_MS).toISOString().slice(0, 10)
const today = dayIn(0)
const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') })

test.each([
  [-1, 'Pre-order'],
  [0, 'Pre-order · leaves today'],
  [1, 'Pre-order · leaves tomorrow'],
  [2, 'Pre-order · leaves in 2 days'],
  [13, 'Pre-order · leaves in 13 days'],
  [14, 'Pre-order · leaves in 2 weeks'],
  [15, 'Pre-order · leaves in 3 weeks'],
  [21, 'Pre-order · leaves in 3 weeks'],
  [63, 'Pre-order · leaves in 9 weeks'],
  [64, 'Pre-order · leaves in January 2027'],
  [120, 'Pre-order · leaves in March 2027'],
])('a preorder that ships in %i days is shown as “%s”', (days, words) => {
  expect(preorderText(leavingOf(dayIn(days), today), messages)).toBe(words)
})

test('no date is shown when there is none', () => {
  expect(preorderText(leavingOf(null, today), messages)).toBe('Pre-order')
  expect(preorderText(leavingOf(undefined, today), messages)).toBe('Pre-order')
})

test('a shown date is never too early, and at most six days late', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 63 }), (at, days) => {
      const leaving = leavingOf(dayIn(days, at), dayIn(0, at))
      const daysUntil = { today: 0, tomorrow: 1, month: Number.NaN, days: 1, weeks: 7 }
      const count = leaving && 'n' in leaving ? leaving.n : 1
      const shown = leaving ? daysUntil[leaving.unit] * count : Number.NaN
      expect(shown - days).toBeGreaterThanOrEqual(0)
      expect(shown - days).toBeLessThan(7)
    }),
  )
})

test('a past date is never shown, at any time of the day', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 4000 }), (at, days) => {
      expect(leavingOf(dayIn(-days, at), dayIn(0, at))).toBeUndefined()
      expect(deliveryPromiseOf({ shipsAt: dayIn(-days, at) }, dayIn(0, at))).toEqual({})
    }),
  )
})

test.each(languages)('every distance has a different text in %s', (language) => {
  const own = messagesFor(language, language)
  const words = [undefined, 0, 1, 2, 5, 12, 14, 21, 60, 120].map((days) =>
    preorderText(days === undefined ? undefined : leavingOf(dayIn(days), today), own),
  )
  expect(new Set(words).size).toBe(words.length)
  expect(words.every((one) => one.startsWith(own.states.preorder))).toBe(true)
  expect(words.join()).not.toMatch(/[{}]/)
})

test.each([
  ['2026-11-28T23:30:00Z', 'Europe/Berlin', '2026-11-29'],
  ['2026-11-28T23:30:00Z', 'UTC', '2026-11-28'],
  ['2026-11-29T04:30:00Z', 'America/New_York', '2026-11-28'],
  ['2026-11-28T11:00:00Z', 'Pacific/Auckland', '2026-11-29'],
])('at %s the day in %s is %s', (moment, zone, day) => {
  expect(dayInZone(zone, new Date(moment))).toBe(day)
})

test('an order shows the date, with its year when that is another one', () => {
  const textOf = (shipsAt: string | null) =>
    deliveryPromiseText(deliveryPromiseOf({ shipsAt }, today), messages)
  expect(textOf('2026-12-19')).toBe('Pre-order, leaves about 19 December')
  expect(textOf('2027-03-02')).toBe('Pre-order, leaves about 2 March 2027')
  expect(textOf('2026-11-27')).toBe('Pre-order')
  expect(textOf(null)).toBe('Pre-order')
})
