import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, padDecimal, percentOf, subtract, subtractPercent } from './decimal.ts'

test('differences are exact where floats are not', () => {
  expect(subtract('0.3', '0.1')).toBe('0.2')
  expect(subtract('19.90', '20')).toBe('-0.10')
})

test('percent are taken away and rounded half-up to the currency', () => {
  expect(subtractPercent('19.90', '15', 2)).toBe('16.92')
  expect(subtractPercent('0.05', '50', 2)).toBe('0.03')
  expect(subtractPercent('100', '33.33', 2)).toBe('66.67')
  expect(subtractPercent('100', '100', 2)).toBe('0.00')
})

test('a share is told in percent with one digit', () => {
  expect(percentOf('1', '3')).toBe('33.3')
  expect(percentOf('-5', '20')).toBe('-25.0')
  expect(percentOf('1', '0')).toBeUndefined()
})

test('digits are padded, never cut', () => {
  expect(padDecimal('84', 2)).toBe('84.00')
  expect(padDecimal('84.125', 2)).toBe('84.125')
})

test('subtracting and comparing agree', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [a, b] = [one, other].map((value) => (value / 100).toFixed(2)) as [string, string]
      expect(compareDecimals(subtract(a, b), '0')).toBe(compareDecimals(a, b))
      expect(Number(subtract(a, b))).toBeCloseTo((one - other) / 100, 5)
    }),
  )
})
