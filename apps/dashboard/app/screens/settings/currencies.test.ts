import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { formOfRates, inCurrency, newLine, parseRates } from './currencies-form.ts'

const line = (currency: string, rate: string, date = '2026-11-21') => ({
  key: currency,
  currency,
  rate,
  date,
})
const read = (...rates: ReturnType<typeof line>[]) => parseRates({ rates }, 'USD', english)

test('rates are sent as they are typed, with a comma or a point, to the last digit', () => {
  expect(
    read(line('EUR', '0,92'), line('CHF', '1,085'), line('JPY', ' 150.123456789012 ')),
  ).toEqual({
    errors: {},
    rates: [
      { currency: 'EUR', rate: '0.92', date: '2026-11-21' },
      { currency: 'CHF', rate: '1.085', date: '2026-11-21' },
      { currency: 'JPY', rate: '150.123456789012', date: '2026-11-21' },
    ],
  })
})

test.each([
  [[line('EU', '1')], 'rates.0.currency', english.field.currency],
  [[line('USD', '1')], 'rates.0.currency', english.currencySettings.own({ base: 'USD' })],
  [
    [line('EUR', '1'), line('EUR', '2')],
    'rates.1.currency',
    english.currencySettings.duplicate({ currency: 'EUR' }),
  ],
  [[line('EUR', '0.00')], 'rates.0.rate', english.currencySettings.badRate],
  [[line('EUR', '')], 'rates.0.rate', english.currencySettings.badRate],
  [[line('VND', '25,000.5')], 'rates.0.rate', english.currencySettings.badRate],
  [[line('EUR', '-1')], 'rates.0.rate', english.currencySettings.badRate],
  [[line('EUR', '1', '')], 'rates.0.date', english.field.required],
])('%j is refused beside %s', (rates, field, labels) => {
  expect(parseRates({ rates }, 'USD', english).errors).toEqual({ [field]: labels })
})

test('stored rates are valid, and new lines have the date of today', () => {
  const rates = [{ currency: 'EUR', rate: '0.92', date: '2026-11-21' }]
  expect(parseRates(formOfRates({ base: 'USD', rates }), 'USD', english)).toEqual({
    errors: {},
    rates,
  })
  expect(newLine('2026-11-22')).toMatchObject({ currency: '', rate: '', date: '2026-11-22' })
  expect(newLine('2026-11-22').key).not.toBe(newLine('2026-11-22').key)
})

test('a price is converted exactly, to the decimals of the currency', () => {
  expect(inCurrency('100', line('EUR', '0.92555'))).toBe('92.56')
  expect(inCurrency('100', line('JPY', '150.125'))).toBe('15013')
  expect(inCurrency('100', line('KWD', '0.3071234'))).toBe('30.712')
  expect(inCurrency('100', line('EU', '1'))).toBeUndefined()
})
