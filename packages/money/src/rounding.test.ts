import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideRounded, type RoundingMode } from './rounding.ts'

/** Tenths from −2.5 to 2.5, as whole numbers. */
const tenths = [-25n, -20n, -16n, -15n, -14n, -5n, -1n, 0n, 1n, 5n, 14n, 15n, 16n, 20n, 25n]
const rounded: Readonly<Record<RoundingMode, readonly number[]>> = {
  'half-up': [-3, -2, -2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 2, 3],
  'half-even': [-2, -2, -2, -2, -1, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2],
  'half-down': [-2, -2, -2, -1, -1, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2],
  up: [-3, -2, -2, -2, -2, -1, -1, 0, 1, 1, 2, 2, 2, 2, 3],
  down: [-2, -2, -1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2],
  ceiling: [-2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3],
  floor: [-3, -2, -2, -2, -2, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2],
}
const modes = Object.keys(rounded) as RoundingMode[]

describe('divideRounded', () => {
  test.each(modes)('%s', (mode) => {
    expect(tenths.map((value) => divideRounded(value, 10n, mode))).toEqual(
      rounded[mode].map(BigInt),
    )
  })

  const dividend = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
  const divisor = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).filter((one) => one !== 0n)
  const mode = fc.constantFrom(...modes)

  test('is less than one from the exact quotient, and exact where there is no remainder', () => {
    fc.assert(
      fc.property(dividend, divisor, mode, (a, b, how) => {
        const off = a - divideRounded(a, b, how) * b
        expect(off < 0n ? -off : off).toBeLessThan(b < 0n ? -b : b)
        expect(divideRounded(a * b, b, how)).toBe(a)
      }),
    )
  })

  test('is the nearest whole number in each half mode', () => {
    const half = fc.constantFrom<RoundingMode>('half-up', 'half-even', 'half-down')
    fc.assert(
      fc.property(dividend, divisor, half, (a, b, how) => {
        const off = 2n * (a - divideRounded(a, b, how) * b)
        expect(off < 0n ? -off : off).toBeLessThanOrEqual(b < 0n ? -b : b)
      }),
    )
  })

  test('treats negative values as positive ones, but for ceiling and floor', () => {
    const opposite: Partial<Record<RoundingMode, RoundingMode>> = {
      ceiling: 'floor',
      floor: 'ceiling',
    }
    fc.assert(
      fc.property(dividend, divisor, mode, (a, b, how) => {
        expect(divideRounded(-a, b, opposite[how] ?? how)).toBe(-divideRounded(a, b, how))
      }),
    )
  })

  test('refuses to divide by 0', () => {
    expect(() => divideRounded(1n, 0n, 'half-up')).toThrow('divisor: must not be 0')
  })
})
