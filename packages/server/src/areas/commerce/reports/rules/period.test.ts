import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPeriod, daysOf, periodBefore } from './period.ts'

test('the days of a period are all days from the first to the last one', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})

describe('the period before', () => {
  const day = fc
    .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((moment) => moment.toISOString().slice(0, 10))

  test('is as long, and ends where this one starts', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, length) => {
        const last = new Date(new Date(from).getTime() + length * 86_400_000)
        const period = { from, to: last.toISOString().slice(0, 10) }
        const before = periodBefore(period, 'PREVIOUS_PERIOD')
        expect(daysOf(before)).toHaveLength(daysOf(period).length)
        expect(daysOf({ from: before.to, to: period.from })).toHaveLength(2)
      }),
    )
  })

  test('of a year before has the same days, for a leap day the day before', () => {
    expect(periodBefore({ from: '2028-02-01', to: '2028-02-29' }, 'PREVIOUS_YEAR')).toEqual({
      from: '2027-02-01',
      to: '2027-02-28',
    })
  })
})

test.each([
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
  [{ from: '2020-01-01', to: '2026-01-01' }, 'to'],
])('%o is refused', (period, field) => {
  expect(() => checkPeriod(period)).toThrow(
    expect.objectContaining({ violations: [expect.objectContaining({ field })] }),
  )
})
