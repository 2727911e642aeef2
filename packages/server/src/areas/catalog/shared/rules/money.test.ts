import { type MeasurementUnit, measurementUnits } from '@vitrine/contract/vocabulary'
import { addDecimals, normalizeDecimal, subtractDecimals } from '@vitrine/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areUnitsAligned, pricePerUnit } from '../../products/rules/price-per-unit.ts'
import { adjustByPercent, profitOf, salePrice, spanOf } from './money.ts'

/** Amounts of money in cents, so that the tests use integers. */
const cents = fc.integer({ min: 0, max: 99_999_999_999 })
const amount = (value: number) =>
  normalizeDecimal(`${BigInt(value) / 100n}.${String(value % 100).padStart(2, '0')}`)

describe('salePrice', () => {
  test('subtracts an amount and is never below zero', () => {
    fc.assert(
      fc.property(cents, cents, (price, off) => {
        const sale = salePrice(amount(price), { type: 'AMOUNT', value: amount(off) }, 2)
        expect(sale).toBe(off === 0 ? null : amount(Math.max(0, price - off)))
      }),
    )
  })

  test('subtracts percents exactly, rounded half-up to the currency', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100 }), (price, percent) => {
        const exact = BigInt(price) * BigInt(100 - percent)
        const rounded = (exact + 50n) / 100n
        const sale = salePrice(amount(price), { type: 'PERCENT', value: String(percent) }, 2)
        expect(sale).toBe(amount(Number(rounded)))
      }),
    )
  })

  test('half a cent is rounded up', () => {
    expect(salePrice('0.5', { type: 'PERCENT', value: '75' }, 2)).toBe('0.13')
    expect(salePrice('999', { type: 'PERCENT', value: '15' }, 0)).toBe('849')
  })

  test('there is none without a rule', () => {
    expect(salePrice('5', { type: 'NONE', value: '1' }, 2)).toBeNull()
    expect(salePrice('5', { type: 'UNDEFINED', value: '0' }, 2)).toBeNull()
  })
})

test('profit is the price less cost, its margin has four decimals and is 0 of a zero price', () => {
  expect(profitOf('18', '4.5')).toEqual({ profit: '13.5', margin: '0.75' })
  expect(profitOf('0', '4')).toEqual({ profit: '-4', margin: '0' })
  expect(profitOf('3', '1').margin).toBe('0.6667')
})

test('percents change a price to two decimals, or to a whole number', () => {
  expect(adjustByPercent('19.99', '10', false)).toBe('21.99')
  expect(adjustByPercent('19.99', '10', true)).toBe('22')
  expect(adjustByPercent('19.99', '-100', false)).toBe('0')
})

test('a range has the smallest and largest value', () => {
  expect(spanOf(['3', null, '20', '10'])).toEqual({ min: '3', max: '20' })
  expect(spanOf([null])).toBeNull()
})

test('a percentage and its complement add up to the price within one cent', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 99 }), (price, percent) => {
      const [part, rest] = [percent, 100 - percent].map(
        (value) => salePrice(amount(price), { type: 'PERCENT', value: String(value) }, 2) ?? '0',
      ) as [string, string]
      const off = subtractDecimals(addDecimals(part, rest), amount(price))
      expect(['-0.01', '0', '0.01']).toContain(off)
    }),
  )
})

describe('a price with more decimals than its currency', () => {
  test.each([
    ['10.555', '1', 2, '9.56'],
    ['999.5', '0.4', 0, '999'],
    ['1.2345', '0.0001', 3, '1.234'],
  ])('%s less %s is rounded half-up to %i', (price, value, decimals, paid) => {
    expect(salePrice(price, { type: 'AMOUNT', value }, decimals)).toBe(paid)
  })
})

const measured = fc.constantFrom(
  ...([
    ['ML', 'L', 1000],
    ['CL', 'L', 100],
    ['MG', 'G', 1000],
    ['G', 'KG', 1000],
    ['OZ', 'LB', 16],
    ['MM', 'M', 1000],
    ['IN', 'FT', 12],
    ['FT', 'YD', 3],
    ['PT', 'QT', 2],
    ['QT', 'GAL', 4],
    ['FLOZ', 'GAL', 128],
    ['L', 'CBM', 1000],
  ] as const),
)

test('the price of the base quantity is exact for any combination of units', () => {
  const hundredths = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(measured, cents, hundredths, hundredths, (units, price, total, base) => {
      const [small, large, factor] = units
      const exact = (dividend: bigint, divisor: bigint) =>
        amount(Number((2n * dividend + divisor) / (2n * divisor)))
      const of = (
        totalMeasurementUnit: typeof small | typeof large,
        compared: typeof totalMeasurementUnit,
      ) =>
        pricePerUnit(amount(price), {
          totalQuantity: amount(total),
          totalMeasurementUnit,
          baseQuantity: amount(base),
          baseMeasurementUnit: compared,
        })
      const [p, t, b, f] = [price, total, base, factor].map(BigInt) as [
        bigint,
        bigint,
        bigint,
        bigint,
      ]
      fc.pre((p * b * f) / t < 2n ** 52n)
      expect(of(small, large)).toBe(exact(p * b * f, t))
      expect(of(large, small)).toBe(exact(p * b, t * f))
      expect(of(small, small)).toBe(exact(p * b, t))
    }),
  )
})

test('units of different kinds, and a missing unit, cannot be compared', () => {
  const aligned = (totalMeasurementUnit: MeasurementUnit, baseMeasurementUnit: MeasurementUnit) =>
    areUnitsAligned({
      totalQuantity: '1',
      totalMeasurementUnit,
      baseQuantity: '1',
      baseMeasurementUnit,
    })
  const kinds = [
    ['ML', 'CL', 'L', 'CBM', 'FLOZ', 'PT', 'QT', 'GAL'],
    ['MG', 'G', 'KG', 'OZ', 'LB'],
    ['MM', 'CM', 'M', 'IN', 'FT', 'YD'],
    ['SQM', 'SQFT'],
    ['UNSPECIFIED'],
  ] as const satisfies readonly (readonly MeasurementUnit[])[]
  expect(kinds.flat().toSorted()).toEqual([...measurementUnits].toSorted())
  for (const [kind, units] of kinds.entries()) {
    for (const unit of units) {
      for (const [other, others] of kinds.entries()) {
        const isSame = kind === other && unit !== 'UNSPECIFIED'
        expect(others.map((one) => aligned(unit, one))).toEqual(others.map(() => isSame))
      }
    }
  }
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
