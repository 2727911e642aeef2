import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney } from './currency.ts'
import { adjustByPercent, decimal, profitOf, salePrice, spanOf } from './money.ts'
import { pricePerUnit } from './price-per-unit.ts'

/** Amounts of money in cents, so that the tests can reckon in whole numbers. */
const cents = fc.integer({ min: 0, max: 99_999_999_999 })
const amount = (value: number) =>
  decimal(`${BigInt(value) / 100n}.${String(value % 100).padStart(2, '0')}`)

describe('salePrice', () => {
  test('takes an amount off and never goes below zero', () => {
    fc.assert(
      fc.property(cents, cents, (price, off) => {
        const sale = salePrice(amount(price), { type: 'AMOUNT', value: amount(off) }, 2)
        expect(sale).toBe(off === 0 ? null : amount(Math.max(0, price - off)))
      }),
    )
  })

  test('takes percents off, exactly, rounded half-up to the currency', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100 }), (price, percent) => {
        const exact = BigInt(price) * BigInt(100 - percent)
        const rounded = (exact + 50n) / 100n
        const sale = salePrice(amount(price), { type: 'PERCENT', value: String(percent) }, 2)
        expect(sale).toBe(amount(Number(rounded)))
      }),
    )
  })

  test('half a cent goes up', () => {
    expect(salePrice('0.5', { type: 'PERCENT', value: '75' }, 2)).toBe('0.13')
    expect(salePrice('999', { type: 'PERCENT', value: '15' }, 0)).toBe('849')
  })

  test('there is none without a rule', () => {
    expect(salePrice('5', { type: 'NONE', value: '1' }, 2)).toBeNull()
    expect(salePrice('5', { type: 'UNDEFINED', value: '0' }, 2)).toBeNull()
  })
})

test('profit is what is paid less cost, its margin has four decimals and is 0 of nothing', () => {
  expect(profitOf('18', '4.5')).toEqual({ profit: '13.5', margin: '0.75' })
  expect(profitOf('0', '4')).toEqual({ profit: '-4', margin: '0' })
  expect(profitOf('3', '1').margin).toBe('0.6667')
})

test('percents move a price to two decimals, or to a whole number', () => {
  expect(adjustByPercent('19.99', 10, false)).toBe('21.99')
  expect(adjustByPercent('19.99', 10, true)).toBe('22')
  expect(adjustByPercent('19.99', -100, false)).toBe('0')
})

test('a span holds the smallest and largest of the values there are', () => {
  expect(spanOf(['3', null, '20', '10'])).toEqual({ min: '3', max: '20' })
  expect(spanOf([null])).toBeNull()
})

test('the price of the base quantity is found across units', () => {
  const jar = {
    totalQuantity: '250',
    totalMeasurementUnit: 'G',
    baseQuantity: '1',
    baseMeasurementUnit: 'KG',
  } as const
  expect(pricePerUnit('17', jar)).toBe('68')
})

test('amounts are written without losing a digit', () => {
  expect(formatMoney('10.5', 'USD', 'en-US')).toBe('$10.50')
  expect(formatMoney('999999999.99', 'USD', 'en-US')).toBe('$999,999,999.99')
})
