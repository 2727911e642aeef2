import { expect, test } from 'vitest'
import { daysOfPeriod, type ReportPeriod, readReportsSearch } from './search.ts'

const now = new Date(2026, 2, 5, 23, 30)
const daysOf = (period: ReportPeriod, from = '', to = '') => daysOfPeriod({ period, from, to }, now)

test.each([
  ['today', '2026-03-05', '2026-03-05'],
  ['7d', '2026-02-27', '2026-03-05'],
  ['30d', '2026-02-04', '2026-03-05'],
  ['month', '2026-03-01', '2026-03-05'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['year', '2026-01-01', '2026-03-05'],
] as const)('%s is from %s to %s', (period, from, to) => {
  expect(daysOf(period)).toEqual({ from, to })
})

test('a custom period has the chosen days; a missing one equals the other', () => {
  expect(daysOf('custom', '2026-01-02', '2026-01-09')).toEqual({
    from: '2026-01-02',
    to: '2026-01-09',
  })
  expect(daysOf('custom', '2026-01-02')).toEqual({ from: '2026-01-02', to: '2026-01-02' })
})

test('an empty or invalid address shows the sales of 30 days', () => {
  const usual = {
    view: 'sales',
    period: '30d',
    from: '',
    to: '',
    compare: 'PREVIOUS_PERIOD',
    currency: '',
    settlement: '',
    page: 1,
  }
  expect(readReportsSearch({})).toEqual(usual)
  expect(
    readReportsSearch({ view: 'x', period: 'y', from: '1', compare: 2, currency: 'eu', page: '0' }),
  ).toEqual(usual)
})
