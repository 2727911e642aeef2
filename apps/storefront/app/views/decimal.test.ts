import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, smallest } from './decimal.ts'

test.each([
  ['9.5', '10', -1],
  ['10', '9.99', 1],
  ['19.90', '19.9', 0],
  ['-1', '0', -1],
  ['-2', '-10', 1],
  ['-0', '0.00', 0],
  ['0.1', '0.09', 1],
  ['99999999999999999999.01', '99999999999999999999.02', -1],
])('%s against %s', (one, other, order) => {
  expect(Math.sign(compareDecimals(one, other))).toBe(order)
})

test('the order is that of the numbers', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const write = (n: number) => (n / 100).toFixed(2)
      expect(Math.sign(compareDecimals(write(a), write(b)))).toBe(Math.sign(a - b))
    }),
  )
})

test('the smallest of some amounts', () => {
  expect(smallest(['12', '9.50', '100'])).toBe('9.50')
  expect(smallest([])).toBeUndefined()
})
