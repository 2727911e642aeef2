import { normalizeDecimal } from '@vitrine/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert } from './conversion.ts'

/** An amount or rate in whole steps of a decimal place, so that the tests use integers. */
const written = (steps: bigint, places: number): string => {
  const digits = String(steps).padStart(places + 1, '0')
  return normalizeDecimal(`${digits.slice(0, -places)}.${digits.slice(-places)}`)
}
const amounts = fc.bigInt({ min: 0n, max: 9_999_999_999_900n })
const rates = fc.bigInt({ min: 1n, max: 10n ** 15n })

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
] as const)(
  'an amount in %s has %i decimals and is exact, rounded half-up',
  (currency, decimals) => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const unit = 10n ** BigInt(4 + 12 - decimals)
        const rounded = (2n * amount * rate + unit) / (2n * unit)
        const exact = decimals === 0 ? String(rounded) : written(rounded, decimals)
        expect(convert(written(amount, 4), { currency, rate: written(rate, 12) })).toBe(exact)
      }),
    )
  },
)

test('half a cent is rounded up, and a large amount is exact', () => {
  expect(convert('0.005', { currency: 'EUR', rate: '1' })).toBe('0.01')
  expect(convert('1.1', { currency: 'USD', rate: '1.1' })).toBe('1.21')
  expect(convert('999999999.99', { currency: 'KWD', rate: '0.307' })).toBe('306999999.997')
})
