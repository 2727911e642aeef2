import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDigits, currencyExponent, isCurrency } from './currency.ts'
import { scaleOf } from './decimal.ts'
import { fromMinorUnits, toMinorUnits } from './minor-units.ts'

/** Currencies whose prices omit the minor unit; locale data about it varies. */
const withoutCoins = new Set([
  'AFN',
  'ALL',
  'COP',
  'HUF',
  'IDR',
  'IQD',
  'IRR',
  'KPW',
  'LAK',
  'LBP',
  'MGA',
  'MMK',
  'PKR',
  'RSD',
  'SLL',
  'SOS',
  'SYP',
  'YER',
])

describe('currencies', () => {
  test.each([
    ['EUR', 2, 2],
    ['JPY', 0, 0],
    ['KWD', 3, 3],
    ['CLF', 4, 4],
    ['IQD', 3, 0],
    ['XAU', 2, 2],
  ])('%s has the exponent %i and is shown with %i decimals', (currency, exponent, digits) => {
    expect(currencyExponent(currency)).toBe(exponent)
    expect(currencyDigits(currency)).toBe(digits)
  })

  test('differ from the locale data of the runtime only where coins are out of use', () => {
    const different = Intl.supportedValuesOf('currency').filter(
      (currency) => currencyDigits(currency) !== currencyExponent(currency),
    )
    expect(different.filter((currency) => !withoutCoins.has(currency))).toEqual([])
    for (const currency of different) {
      expect(currencyDigits(currency)).toBeLessThan(currencyExponent(currency))
    }
  })

  test.each(['', 'eur', 'EURO', '978'])('"%s" is not a currency', (code) => {
    expect(isCurrency(code)).toBe(false)
    expect(() => currencyExponent(code)).toThrow(
      `"${code}" is not a currency; write an ISO 4217 code such as "EUR"`,
    )
  })

  test('a code is valid in capitals only', () => {
    expect(isCurrency('EUR')).toBe(true)
    expect(isCurrency('ABC')).toBe(false)
  })
})

describe('minor units', () => {
  test('are integers of the smallest unit of the currency', () => {
    expect(toMinorUnits('19.9', 'EUR')).toBe(1990n)
    expect(toMinorUnits('-1200', 'JPY')).toBe(-1200n)
    expect(toMinorUnits('1.500', 'KWD')).toBe(1500n)
    expect(fromMinorUnits(1990n, 'EUR')).toBe('19.90')
    expect(fromMinorUnits(-5n, 'KWD')).toBe('-0.005')
    expect(fromMinorUnits(1200n, 'JPY')).toBe('1200')
  })

  test('have no more decimals than the currency, unless they are rounded', () => {
    expect(() => toMinorUnits('0.0125', 'USD')).toThrow(
      '"0.0125" has too many decimals; at most 2 are accepted',
    )
    expect(toMinorUnits('0.125', 'USD', 'half-up')).toBe(13n)
    expect(toMinorUnits('0.125', 'USD', 'half-even')).toBe(12n)
  })

  test('are restored from their decimal in every currency', () => {
    const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'))
    fc.assert(
      fc.property(fc.bigInt(), currencies, (units, currency) => {
        const amount = fromMinorUnits(units, currency)
        expect(toMinorUnits(amount, currency)).toBe(units)
        expect(scaleOf(amount)).toBe(currencyExponent(currency))
      }),
    )
  })
})
