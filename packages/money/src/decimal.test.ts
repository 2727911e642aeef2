import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDecimals,
  addPercent,
  compareDecimals,
  type Decimal,
  decimalOfUnits,
  divideDecimals,
  isDecimal,
  isEqual,
  isLess,
  isZero,
  maxDecimal,
  minDecimal,
  multiplyDecimals,
  normalizeDecimal,
  padDecimal,
  roundDecimal,
  scaleOf,
  shiftDecimal,
  subtractDecimals,
  subtractPercent,
  toFixedDecimal,
  unitsOf,
} from './decimal.ts'

const units = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
const scales = fc.nat(9)
/** A decimal as others may write it: with more zeros than needed. */
const written = (value: bigint, scale: number, zeros = 0): Decimal => {
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  const fraction = `${digits.slice(digits.length - scale)}${'0'.repeat(zeros)}`
  const whole = `${value < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}`
  return fraction === '' ? whole : `${whole}.${fraction}`
}
/** A decimal as an integer of its ninth decimal place. */
const ninths = (value: bigint, scale: number): bigint => value * 10n ** BigInt(9 - scale)

describe('a decimal', () => {
  test.each(['0', '-5', '19.90', '007', '-0.0', '123456789012345678901234567890.12'])(
    'is %s',
    (text) => {
      expect(isDecimal(text)).toBe(true)
      expect(compareDecimals(text, text)).toBe(0)
    },
  )

  test.each(['', 'abc', '1,50', '1e3', 'NaN', 'Infinity', '.5', '5.', '--1', '+1', ' 1', '0x1'])(
    'cannot be "%s", and the error names the format',
    (text) => {
      const message = `"${text}" is not a decimal; write it like "19.90" or "-5"`
      expect(isDecimal(text)).toBe(false)
      expect(() => compareDecimals(text, '1')).toThrow(message)
      expect(() => compareDecimals('1', text)).toThrow(message)
      expect(() => addDecimals(text, '1')).toThrow(message)
      expect(() => multiplyDecimals('1', text)).toThrow(message)
      expect(() => roundDecimal(text, 2)).toThrow(message)
      expect(() => normalizeDecimal(text)).toThrow(message)
    },
  )
})

describe('comparing', () => {
  test.each([
    ['9.5', '10', -1],
    ['10', '9.99', 1],
    ['19.90', '19.9', 0],
    ['-1', '0', -1],
    ['-2', '-10', 1],
    ['-0', '0.00', 0],
    ['0.1', '0.09', 1],
    ['99999999999999999999.01', '99999999999999999999.02', -1],
  ])('%s with %s', (one, other, order) => {
    expect(compareDecimals(one, other)).toBe(order)
  })

  test('is by value, for short and long texts', () => {
    const near = fc.constantFrom(-1n, 0n, 1n)
    fc.assert(
      fc.property(units, scales, near, fc.nat(3), (value, scale, step, zeros) => {
        const other = value + step
        const [a, b] = [written(value, scale), written(other, scale, zeros)]
        expect(compareDecimals(a, b)).toBe(value < other ? -1 : value > other ? 1 : 0)
        expect(isLess(a, b)).toBe(value < other)
        expect(isEqual(a, b)).toBe(value === other)
        expect(isZero(a)).toBe(value === 0n)
      }),
    )
  })

  test('returns the smallest and the largest unchanged', () => {
    expect(minDecimal(['12', '9.50', '100', '9.5'])).toBe('9.50')
    expect(maxDecimal(['12', '100', '9.5', '100.00'])).toBe('100')
    expect(minDecimal([])).toBeUndefined()
    expect(maxDecimal([])).toBeUndefined()
  })
})

describe('calculating', () => {
  test('is exact where floats are not', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3')
    expect(subtractDecimals('19.90', '20')).toBe('-0.1')
    expect(multiplyDecimals('1.1', '1.1')).toBe('1.21')
    expect(multiplyDecimals('2.50', '0.4')).toBe('1')
    expect(shiftDecimal('1500', -3)).toBe('1.5')
    expect(shiftDecimal('0.75', 3)).toBe('750')
    expect(shiftDecimal('-12.50', 1)).toBe('-125')
    expect(shiftDecimal('0', -3)).toBe('0')
    expect(divideDecimals('1', '3', 4)).toBe('0.3333')
    expect(divideDecimals('-5', '20', 3)).toBe('-0.25')
    expect(divideDecimals('1', '8', 2, 'half-even')).toBe('0.12')
    expect(() => divideDecimals('1', '0.00', 2)).toThrow('divisor: must not be 0')
  })

  test('agrees with integers', () => {
    fc.assert(
      fc.property(units, scales, units, scales, (one, a, other, b) => {
        const [x, y] = [written(one, a), written(other, b)]
        const nines = (value: Decimal) => unitsOf(value, 9)
        expect(nines(addDecimals(x, y))).toBe(ninths(one, a) + ninths(other, b))
        expect(nines(subtractDecimals(x, y))).toBe(ninths(one, a) - ninths(other, b))
        expect(unitsOf(multiplyDecimals(x, y), a + b)).toBe(one * other)
      }),
    )
  })

  test('has the same sum in any order', () => {
    const amounts = fc.array(
      units.map((value) => written(value, 2)),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(amounts, (all) => {
        const sum = all.reduce(addDecimals, '0')
        expect(all.toReversed().reduce(addDecimals, '0')).toBe(sum)
        expect(all.reduce(subtractDecimals, sum)).toBe('0')
      }),
    )
  })

  test('returns results in canonical notation', () => {
    fc.assert(
      fc.property(units, scales, fc.nat(3), (value, scale, zeros) => {
        const canonical = normalizeDecimal(written(value, scale, zeros))
        expect(canonical).toMatch(/^(0|-?(?!0\.?0*$)(0|[1-9]\d*)(\.\d*[1-9])?)$/)
        expect(addDecimals(written(value, scale, zeros), '0')).toBe(canonical)
        expect(isEqual(canonical, written(value, scale))).toBe(true)
      }),
    )
    expect(normalizeDecimal('007.50')).toBe('7.5')
    expect(normalizeDecimal('-0.00')).toBe('0')
  })

  test('adds and subtracts percents exactly', () => {
    expect(addPercent('20', '15')).toBe('23')
    expect(subtractPercent('19.90', '15')).toBe('16.915')
    expect(subtractPercent('100', '33.33')).toBe('66.67')
    expect(addPercent('19.99', '-100')).toBe('0')
  })
})

describe('rounding', () => {
  test('is half up, away from zero, when no mode is given', () => {
    expect(roundDecimal('0.125', 2)).toBe('0.13')
    expect(roundDecimal('-0.125', 2)).toBe('-0.13')
    expect(roundDecimal('0.125', 2, 'half-even')).toBe('0.12')
    expect(roundDecimal('-0.004', 2)).toBe('0')
    expect(roundDecimal('10.50', 3)).toBe('10.5')
    expect(roundDecimal('999.5', 0)).toBe('1000')
  })

  test('leaves at most the requested digits, and is at most half a unit off', () => {
    fc.assert(
      fc.property(units, scales, fc.nat(9), (value, scale, digits) => {
        const rounded = roundDecimal(written(value, scale), digits)
        expect(scaleOf(rounded)).toBeLessThanOrEqual(digits)
        const off = 2n * (unitsOf(rounded, 9) - ninths(value, scale))
        expect(off < 0n ? -off : off).toBeLessThanOrEqual(10n ** BigInt(9 - digits))
      }),
    )
  })

  test('pads but never cuts', () => {
    expect(padDecimal('84', 2)).toBe('84.00')
    expect(padDecimal('84.125', 2)).toBe('84.125')
    expect(padDecimal('1200', 0)).toBe('1200')
    expect(toFixedDecimal('84.125', 2)).toBe('84.13')
    expect(toFixedDecimal('84', 2)).toBe('84.00')
    expect(toFixedDecimal('-0.4', 0)).toBe('0')
  })
})

test('integers of a unit come back, and more decimals are refused', () => {
  fc.assert(
    fc.property(units, scales, (value, scale) => {
      expect(unitsOf(decimalOfUnits(value, scale), scale)).toBe(value)
      expect(scaleOf(decimalOfUnits(value, scale))).toBe(scale)
    }),
  )
  expect(unitsOf('10.500', 1)).toBe(105n)
  expect(() => unitsOf('10.555', 2)).toThrow(
    '"10.555" has too many decimals; at most 2 are accepted',
  )
})

test('a shifted decimal is the product with the power of ten', () => {
  fc.assert(
    fc.property(units, scales, scales, (value, scale, exponent) => {
      const decimal = decimalOfUnits(value, scale)
      const power = decimalOfUnits(10n ** BigInt(exponent), 0)
      expect(shiftDecimal(decimal, exponent)).toBe(multiplyDecimals(decimal, power))
      expect(shiftDecimal(shiftDecimal(decimal, exponent), -exponent)).toBe(
        normalizeDecimal(decimal),
      )
    }),
  )
})
