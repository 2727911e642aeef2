import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideExchange } from './exchange.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 })

describe('the money of an exchange', () => {
  test('is constant, and only one side owes', () => {
    fc.assert(
      fc.property(amount, amount, (returned, total) => {
        const { credit, due, left } = divideExchange(returned, total)
        expect(credit + due).toBe(total)
        expect(credit + left).toBe(returned)
        expect(Math.min(due, left)).toBe(0)
        expect(Math.min(credit, due, left)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
