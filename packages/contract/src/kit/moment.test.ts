import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDay, readMoment } from './moment.ts'

test.each([
  ['2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31T12:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T23:30:00+01:00', '2026-01-31T22:30:00.000Z'],
  ['2026-01-31T23:30:00-0130', '2026-02-01T01:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
])('reads %j as %s', (value, moment) => {
  expect(readMoment(value)?.toISOString()).toBe(moment)
})

test.each([
  ['2026-02-29'],
  ['2026-02-31T00:00:00.000Z'],
  ['2026-13-01'],
  ['2026-01-31T25:00Z'],
  ['2026-01-31T12:00:00 Z'],
  ['2026-1-31'],
  ['0000-01-01'],
  ['31 January 2026'],
  ['price 5'],
  [''],
  [8.64e15],
  [Number.NaN],
  [null],
  [true],
  [['2026-01-31']],
])('refuses %j', (value) => {
  expect(readMoment(value)).toBeUndefined()
})

test('every date that is formatted is read as the same one, in any time zone', () => {
  const moments = fc.date({
    min: new Date('0001-01-02T00:00:00Z'),
    max: new Date('9999-12-30T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, fc.integer({ min: -12, max: 12 }), (moment, hours) => {
      const zone = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`
      const there = new Date(moment.getTime() + hours * 3_600_000).toISOString()
      expect(readMoment(moment.toISOString())).toEqual(moment)
      expect(readMoment(there.replace('Z', zone))).toEqual(moment)
      expect(isDay(moment.toISOString().slice(0, 10))).toBe(true)
    }),
  )
})
