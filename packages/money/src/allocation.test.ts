import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate, roundParts } from './allocation.ts'
import { addFractions, type Fraction, fraction, roundFraction } from './fraction.ts'
import type { RoundingMode } from './rounding.ts'

const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)
const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const weights = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 })
  .filter((all) => sumOf(all) > 0n)

describe('allocate', () => {
  test('gives the units that remain to the largest remainders', () => {
    expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
    expect(allocate(10n, [3n, 3n, 1n])).toEqual([4n, 4n, 2n])
    expect(allocate(5n, [0n, 1n, 1n])).toEqual([0n, 3n, 2n])
    expect(allocate(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n])
    expect(allocate(0n, [0n, 0n])).toEqual([0n, 0n])
    expect(allocate(0n, [])).toEqual([])
  })

  test('adds up exactly, each share less than one unit from its exact value', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, all) => {
        const shares = allocate(amount, all)
        const sum = sumOf(all)
        expect(sumOf(shares)).toBe(amount)
        for (const [index, weight] of all.entries()) {
          const off = (shares[index] ?? 0n) * sum - amount * weight
          expect(off < 0n ? -off : off).toBeLessThan(sum)
          if (weight === 0n) expect(shares[index]).toBe(0n)
        }
      }),
    )
  })

  test('negates with the amount, and does not depend on a common factor of the weights', () => {
    fc.assert(
      fc.property(amounts, weights, fc.bigInt({ min: 1n, max: 1000n }), (amount, all, factor) => {
        const shares = allocate(amount, all)
        expect(allocate(-amount, all)).toEqual(shares.map((share) => -share))
        expect(
          allocate(
            amount,
            all.map((weight) => weight * factor),
          ),
        ).toEqual(shares)
      }),
    )
  })

  test('gives a larger weight at least as much', () => {
    const positive = fc.bigInt({ min: 0n, max: 10n ** 15n })
    fc.assert(
      fc.property(positive, weights, (amount, all) => {
        const shares = allocate(amount, all)
        for (const [one, weight] of all.entries()) {
          for (const [other, lighter] of all.entries()) {
            if (weight > lighter) expect(shares[one]).toBeGreaterThanOrEqual(shares[other] ?? 0n)
          }
        }
      }),
    )
  })

  test('refuses invalid weights with the accepted ones', () => {
    expect(() => allocate(5n, [1n, -3n])).toThrow('weights[1]: must be at least 0, not -3')
    expect(() => allocate(5n, [0n])).toThrow('weights: at least one must be above 0 to allocate 5')
    expect(() => allocate(5n, [])).toThrow(RangeError)
  })
})

describe('roundParts', () => {
  const part = fc
    .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 1000n }))
    .map(([numerator, denominator]) => fraction(numerator, denominator))
  const parts = fc.array(part, { maxLength: 12 })
  const mode = fc.constantFrom<RoundingMode>('half-up', 'half-even', 'up', 'down', 'floor')
  const exactSum = (all: readonly Fraction[]) => all.reduce(addFractions, fraction(0n))
  const halves = [fraction(1n, 2n), fraction(1n, 2n), fraction(1n, 2n)]

  test('rounds each part, or their sum once', () => {
    expect(roundParts(halves, 'half-up', 'part')).toEqual([1n, 1n, 1n])
    expect(roundParts(halves, 'half-up', 'sum')).toEqual([1n, 1n, 0n])
    expect(roundParts([fraction(5n, 3n), fraction(4n, 3n)], 'half-up', 'sum')).toEqual([2n, 1n])
    expect(roundParts([], 'half-up', 'sum')).toEqual([])
  })

  test('by the sum, parts add up to it, each less than one unit from its exact value', () => {
    fc.assert(
      fc.property(parts, mode, (all, how) => {
        const rounded = roundParts(all, how, 'sum')
        expect(sumOf(rounded)).toBe(roundFraction(exactSum(all), how))
        for (const [index, { numerator, denominator }] of all.entries()) {
          const off = (rounded[index] ?? 0n) * denominator - numerator
          expect(off < 0n ? -off : off).toBeLessThan(denominator)
        }
      }),
    )
  })

  test('by the sum, parts of a refund are the negated parts of the sale', () => {
    const half = fc.constantFrom<RoundingMode>('half-up', 'half-even', 'half-down')
    fc.assert(
      fc.property(parts, half, (all, how) => {
        const negated = all.map(({ numerator, denominator }) => fraction(-numerator, denominator))
        fc.pre(exactSum(all).numerator !== 0n)
        expect(roundParts(negated, how, 'sum')).toEqual(
          roundParts(all, how, 'sum').map((value) => -value),
        )
      }),
    )
  })
})
