import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocation.ts'
import { divideRounded, type RoundingMode } from './rounding.ts'
import { allocateAmount, multiplyAmount, portionOf } from './safe-integers.ts'

const amount = fc.oneof(fc.nat(100_000), fc.maxSafeNat())
const mode = fc.constantFrom<RoundingMode>('half-up', 'half-even', 'down')

describe('amounts in safe integers', () => {
  test('have the same portions as bigints', () => {
    const ratio = fc.record({
      numerator: fc.nat(1_000_000),
      denominator: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(amount, ratio, mode, (value, parts, how) => {
        const product = BigInt(value) * BigInt(parts.numerator)
        const exact = divideRounded(product, BigInt(parts.denominator), how)
        if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) {
          expect(portionOf(value, parts, how)).toBe(Number(exact))
        } else {
          expect(() => portionOf(value, parts, how)).toThrow('is too large for an amount')
        }
      }),
    )
  })

  test('are allocated like bigints', () => {
    const weights = fc.array(amount, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amount, weights, (value, all) => {
        fc.pre(all.some((weight) => weight > 0))
        expect(allocateAmount(value, all)).toEqual(
          allocate(BigInt(value), all.map(BigInt)).map(Number),
        )
      }),
    )
    expect(allocateAmount(0, [0, 0])).toEqual([0, 0])
    expect(() => allocateAmount(5, [0])).toThrow('at least one must be above 0')
  })

  test('are multiplied exactly, or refused', () => {
    expect(multiplyAmount(1999, 100_000)).toBe(199_900_000)
    expect(() => multiplyAmount(10 ** 15, 100)).toThrow(
      '100000000000000000 is too large for an amount; at most 9007199254740991',
    )
  })
})
