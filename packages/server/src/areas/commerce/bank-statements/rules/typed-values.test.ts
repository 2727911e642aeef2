import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOrderOf, readAmount, readDate } from './typed-values.ts'

describe('amounts in formats of banks', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ["1'234.50", '1234.50'],
    ['1 234,5', '1234.5'],
    ['1.234', '1234'],
    ['1,234', '1234'],
    ['1.234.567', '1234567'],
    ['12,50', '12.50'],
    ['12.5', '12.5'],
    [',99', '0.99'],
    ['+19,90', '19.90'],
    ['-19,90', '-19.90'],
    ['19,90-', '-19.90'],
    ['−7.00', '-7.00'],
    ['EUR 1.000,00', '1000.00'],
    ['$1,000.00', '1000.00'],
    ['500', '500'],
  ])('%s is %s', (text, amount) => expect(readAmount(text)).toBe(amount))

  test.each(['', '-', 'abc', '1-2', '12.3x', '.', '1,2,3.4.5,', '1,23,456', '1.234.56'])(
    '%j is invalid',
    (text) => expect(readAmount(text)).toBeUndefined(),
  )

  test('amounts in the format of any locale are read correctly', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(amount, fc.constantFrom('de-DE', 'en-US', 'fr-FR', 'de-CH'), (minor, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
        expect(Number(readAmount(format.format(minor / 100)))).toBe(minor / 100)
      }),
    )
  })
})

describe('dates in formats of banks', () => {
  test.each([
    ['2026-11-26', '2026-11-26'],
    ['2026-11-26T08:00:00Z', '2026-11-26'],
    ['20261126', '2026-11-26'],
    ['26.11.2026', '2026-11-26'],
    ['6.1.26', '2026-01-06'],
    ['26/11/2026', '2026-11-26'],
  ])('%s', (text, date) => expect(readDate(text, 'day-first')).toBe(date))

  test.each(['31.02.2026', 'yesterday', '2026-13-01', ''])('%j is invalid', (text) =>
    expect(readDate(text, 'day-first')).toBeUndefined(),
  )

  test('one unambiguous date determines the format of its column', () => {
    expect(dateOrderOf(['03/04/2026', '11/26/2026'])).toBe('month-first')
    expect(dateOrderOf(['03/04/2026', '26/11/2026'])).toBe('day-first')
    expect(readDate('03/04/2026', 'month-first')).toBe('2026-03-04')
    expect(readDate('03/04/2026', 'day-first')).toBe('2026-04-03')
  })
})
