import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPrices, changesBy, exceedsGuard } from './price-changes.ts'

const pair = (before: string, after: string) => ({ name: 'Lamp', before, after })
const guard = { share: 20, change: 50 }

test('a price changes by more than a percentage, up or down, not by just that', () => {
  expect(changesBy(pair('10.00', '5'), 50)).toBe(false)
  expect(changesBy(pair('10.00', '4.99'), 50)).toBe(true)
  expect(changesBy(pair('10', '15.00'), 50)).toBe(false)
  expect(changesBy(pair('10', '15.01'), 50)).toBe(true)
})

test('a price from nothing always changes, and one that stays never does', () => {
  const price = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2))
  const percent = fc.integer({ min: 1, max: 1000 })
  fc.assert(
    fc.property(price, percent, (amount, change) => {
      expect(changesBy(pair(amount, amount), change)).toBe(false)
      expect(changesBy(pair('0', amount), change)).toBe(Number(amount) > 0)
    }),
  )
})

test('prices are the same summed in one batch or in several', () => {
  const price = fc.integer({ min: 0, max: 500 }).map((cents) => (cents / 100).toFixed(2))
  const pairs = fc.array(fc.tuple(price, price), { maxLength: 12 })
  fc.assert(
    fc.property(pairs, pairs, (one, other) => {
      const [first, second] = [one, other].map((some) => some.map(([a, b]) => pair(a, b)))
      const whole = addPrices(null, [...(first ?? []), ...(second ?? [])], guard)
      expect(addPrices(addPrices(null, first ?? [], guard), second ?? [], guard)).toEqual(whole)
    }),
  )
})

test('exactly the share of the guard is allowed', () => {
  const lowest = pair('1', '2')
  expect(exceedsGuard({ changed: 2, compared: 10, lowest }, guard)).toBe(false)
  expect(exceedsGuard({ changed: 3, compared: 10, lowest }, guard)).toBe(true)
})
