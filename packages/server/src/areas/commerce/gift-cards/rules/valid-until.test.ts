import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validUntil } from './valid-until.ts'

const until = (from: string, months: number) => validUntil(new Date(from), months)?.toISOString()

test('a gift card is valid for a number of months, or without an end', () => {
  expect(until('2026-03-10T09:00:00Z', 36)).toBe('2029-03-10T09:00:00.000Z')
  expect(until('2026-01-31T09:00:00Z', 1)).toBe('2026-02-28T09:00:00.000Z')
  expect(until('2027-12-31T09:00:00Z', 2)).toBe('2028-02-29T09:00:00.000Z')
  expect(validUntil(new Date(), 0)).toBeNull()
})

test('it is never valid for longer than these months, nor four days less', () => {
  const dates = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 240 }), (from, months) => {
      const end = validUntil(from, months) ?? from
      const passed =
        (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth()
      expect(passed).toBe(months)
      expect(end.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate())
      expect(end.getUTCDate()).toBeGreaterThan(from.getUTCDate() - 4)
    }),
  )
})
