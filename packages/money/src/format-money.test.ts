import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencySymbol, formatExactMoney, formatMoney } from './format-money.ts'

const us = (value: string, currency = 'USD') =>
  formatExactMoney({ value, currency, locale: 'en-US' })

describe('formatExactMoney', () => {
  test('does not separate a symbol of letters and a sign from right to left', () => {
    const dollars = { value: '84', currency: 'USD' }
    expect(formatExactMoney({ ...dollars, locale: 'ar' })).toBe('\u200f84.00\u00a0US$\u200e')
    expect(formatExactMoney({ ...dollars, locale: 'he' })).not.toContain('\u200e')
  })

  test('shows the usual decimals of each currency', () => {
    expect(us('84')).toBe('$84.00')
    expect(us('84.5')).toBe('$84.50')
    expect(us('2400', 'JPY')).toBe('¥2,400')
    expect(us('1.5', 'KWD')).toBe('KWD\u00a01.500')
  })

  test('does not round decimals beyond the usual', () => {
    expect(us('0.0125')).toBe('$0.0125')
    expect(us('10.995')).toBe('$10.995')
    expect(us('199.5', 'JPY')).toBe('¥199.5')
    expect(us('84.5000')).toBe('$84.50')
  })

  test('is exact where a float is not', () => {
    expect(us('90071992547409931.01')).toBe('$90,071,992,547,409,931.01')
    expect(us('123456789012345678901234567890.12')).toBe(
      '$123,456,789,012,345,678,901,234,567,890.12',
    )
    expect(us('1.005')).toBe('$1.005')
  })

  test('formats negative amounts and other languages', () => {
    expect(us('-5.2')).toBe('-$5.20')
    expect(formatExactMoney({ value: '1234.5', currency: 'EUR', locale: 'de-DE' })).toBe(
      '1.234,50\u00a0€',
    )
  })

  test.each(['', 'abc', '1,50', '1e3', 'NaN', 'Infinity', '.5', '5.', '--1', ' 1'])(
    'refuses "%s" and names the accepted format',
    (value) => {
      expect(() => us(value)).toThrow('is not a decimal; write it like "19.90"')
    },
  )

  test('every digit of the input is in the output', () => {
    const digits = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{2,8}$/))
    fc.assert(
      fc.property(digits, ([whole, fraction]) => {
        const read = us(`${whole}.${fraction}`).replace(/[$,]/g, '')
        const [left, right = ''] = read.split('.')
        expect(left).toBe(String(whole))
        expect(right.padEnd(8, '0')).toBe(fraction.padEnd(8, '0'))
      }),
    )
  })
})

describe('formatMoney', () => {
  test('rounds to the usual decimals, without losing a digit before them', () => {
    const write = (value: string, currency: string, locale = 'en-US') =>
      formatMoney({ value, currency, locale })
    expect(write('10.5', 'USD')).toBe('$10.50')
    expect(write('999999999.99', 'USD')).toBe('$999,999,999.99')
    expect(write('0.125', 'USD')).toBe('$0.13')
    expect(write('199.5', 'JPY')).toBe('¥200')
    expect(write('5', 'USD', 'en-CA')).toBe('US$5.00')
    expect(() => write('1,50', 'USD')).toThrow('is not a decimal; write it like "19.90"')
  })
})

test('a currency has the narrow symbol of the locale, or its code', () => {
  expect(currencySymbol('USD', 'en-CA')).toBe('$')
  expect(currencySymbol('EUR', 'de')).toBe('€')
  expect(currencySymbol('CHF', 'de')).toBe('CHF')
  expect(() => currencySymbol('EU', 'de')).toThrow(RangeError)
})
