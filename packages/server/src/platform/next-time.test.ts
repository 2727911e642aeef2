import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTime } from './next-time.ts'

const HOUR = 3_600_000
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Cairo',
]
const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'))
const weekdays = fc.integer({ min: 1, max: 7 })
const timetables = fc.oneof(
  fc.constant({ every: 'HOUR' as const }),
  times.map((time) => ({ every: 'DAY' as const, time })),
  fc.tuple(times, weekdays).map(([time, weekday]) => ({ every: 'WEEK' as const, time, weekday })),
)
const shown = (moment: Date, zone: string) =>
  moment.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
const offsetOf = (moment: Date, zone: string) =>
  new Date(`${moment.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`).getTime() -
  Math.floor(moment.getTime() / 1000) * 1000

test('the next time is later, and nothing before it is', () => {
  fc.assert(
    fc.property(moments, timetables, fc.constantFrom(...zones), (now, timetable, zone) => {
      const next = nextTime(now, timetable, zone)
      expect(next.getTime()).toBeGreaterThan(now.getTime())
      const between = new Date((now.getTime() + next.getTime()) / 2)
      expect(nextTime(between, timetable, zone)).toEqual(next)
      expect(nextTime(new Date(next.getTime() - 1), timetable, zone)).toEqual(next)
    }),
    { numRuns: 300 },
  )
})

test('the local time is the requested one, except within a day of a clock change', () => {
  fc.assert(
    fc.property(moments, times, fc.constantFrom(...zones), (now, time, zone) => {
      const next = nextTime(now, { every: 'DAY', time }, zone)
      const isChanged =
        offsetOf(new Date(next.getTime() - 24 * HOUR), zone) !== offsetOf(next, zone)
      if (!isChanged) expect(shown(next, zone)).toBe(time)
    }),
    { numRuns: 300 },
  )
})

test('a time occurs once on each day, and once in each week', () => {
  fc.assert(
    fc.property(moments, times, weekdays, (now, time, weekday) => {
      const zone = 'Europe/Berlin'
      const after = (from: Date, every: 'DAY' | 'WEEK') =>
        nextTime(from, { every, time, weekday }, zone)
      const day = after(now, 'DAY')
      const hours = (after(day, 'DAY').getTime() - day.getTime()) / HOUR
      expect([23, 24, 25]).toContain(Math.round(hours))
      const week = after(now, 'WEEK')
      const days = (after(week, 'WEEK').getTime() - week.getTime()) / HOUR / 24
      expect(Math.round(days)).toBe(7)
    }),
    { numRuns: 300 },
  )
})

test('a skipped time is moved after the change, and of a repeated time the first counts', () => {
  const at = (now: string, time: string) =>
    nextTime(new Date(now), { every: 'DAY', time }, 'Europe/Berlin').toISOString()
  expect(at('2026-03-29T00:30:00Z', '02:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(at('2026-03-29T01:30:00Z', '02:30')).toBe('2026-03-30T00:30:00.000Z')
  expect(at('2026-10-24T23:00:00Z', '02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25T00:30:00Z', '02:30')).toBe('2026-10-26T01:30:00.000Z')
})
