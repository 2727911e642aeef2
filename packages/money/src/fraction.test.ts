import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addFractions,
  compareFractions,
  divideFractions,
  fraction,
  fractionOf,
  fractionOfPercent,
  multiplyFractions,
  roundFraction,
} from './fraction.ts'

const numerator = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const denominator = numerator.filter((one) => one !== 0n)
const fractions = fc.tuple(numerator, denominator).map(([one, other]) => fraction(one, other))

test('decimals and percents are exact fractions in lowest terms', () => {
  expect(fractionOf('0.19')).toEqual({ numerator: 19n, denominator: 100n })
  expect(fractionOf('-2.50')).toEqual({ numerator: -5n, denominator: 2n })
  expect(fractionOfPercent('7.7')).toEqual({ numerator: 77n, denominator: 1000n })
  expect(fractionOfPercent('100')).toEqual({ numerator: 1n, denominator: 1n })
  expect(fraction(3n, -6n)).toEqual({ numerator: -1n, denominator: 2n })
  expect(fraction(0n, -6n)).toEqual({ numerator: 0n, denominator: 1n })
})

test('invalid decimals and a denominator of 0 are refused', () => {
  expect(() => fractionOf('1/2')).toThrow('"1/2" is not a decimal; write it like "19.90" or "-5"')
  expect(() => fraction(1n, 0n)).toThrow('denominator: must not be 0')
  expect(() => divideFractions(fraction(1n), fraction(0n))).toThrow('denominator: must not be 0')
})

test('sums and products can be reversed', () => {
  fc.assert(
    fc.property(fractions, fractions, (one, other) => {
      const minus = multiplyFractions(other, fraction(-1n))
      expect(addFractions(addFractions(one, other), minus)).toEqual(one)
      fc.pre(other.numerator !== 0n)
      expect(divideFractions(multiplyFractions(one, other), other)).toEqual(one)
    }),
  )
})

test('the order is that of the differences, and rounding is half a unit off at most', () => {
  fc.assert(
    fc.property(fractions, fractions, (one, other) => {
      const difference = addFractions(one, multiplyFractions(other, fraction(-1n)))
      expect(Math.sign(Number(difference.numerator))).toBe(compareFractions(one, other))
      const off = addFractions(one, fraction(-roundFraction(one, 'half-even')))
      const half = fraction(1n, 2n)
      expect(compareFractions(off, half)).toBeLessThanOrEqual(0)
      expect(compareFractions(off, fraction(-1n, 2n))).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('tax of a gross price is exact until it is rounded', () => {
  const rate = fractionOfPercent('19')
  const tax = divideFractions(
    multiplyFractions(fraction(1990n), rate),
    addFractions(fraction(1n), rate),
  )
  expect(tax).toEqual({ numerator: 37810n, denominator: 119n })
  expect(roundFraction(tax, 'half-up')).toBe(318n)
})
