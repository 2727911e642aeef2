import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lot, LotPart } from '../model.ts'
import { isOver, partsToReturn, partsToSpend, sumOf, usableOf } from './lots.ts'

const NOW = new Date('2026-03-01T00:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const lot = (id: string, leftMinor: number, days: number | null = null): Lot => ({
  id,
  leftMinor,
  expirationDate: days === null ? null : inDays(days),
  createdDate: NOW,
})

test('credit that expires first is spent first, and expired credit never', () => {
  const lots = [lot('a', 500), lot('b', 300, 30), lot('c', 200, 10), lot('d', 900, -1)]
  expect(partsToSpend(lots, 600, NOW)).toEqual([
    { lotId: 'c', amountMinor: 200 },
    { lotId: 'b', amountMinor: 300 },
    { lotId: 'a', amountMinor: 100 },
  ])
  expect(partsToSpend(lots, 1000, NOW)).toHaveLength(3)
  expect(partsToSpend(lots, 1001, NOW)).toBeUndefined()
})

test('returned credit expires as late as possible', () => {
  const spent = [
    { lotId: 'c', amountMinor: 200 },
    { lotId: 'b', amountMinor: 300 },
  ]
  expect(partsToReturn(spent, 0, 350)).toEqual([
    { lotId: 'b', amountMinor: 300 },
    { lotId: 'c', amountMinor: 50 },
  ])
  expect(partsToReturn(spent, 350, 150)).toEqual([{ lotId: 'c', amountMinor: 150 }])
})

const lots = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    leftMinor: fc.integer({ min: 0, max: 10_000 }),
    expirationDate: fc.option(fc.integer({ min: -5, max: 50 }).map(inDays)),
    createdDate: fc.integer({ min: -50, max: 0 }).map(inDays),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
)

const move = (before: readonly Lot[], parts: readonly LotPart[], sign: 1 | -1): Lot[] =>
  before.map((one) => ({
    ...one,
    leftMinor: one.leftMinor + sign * sumOf(parts.filter(({ lotId }) => lotId === one.id)),
  }))

test('with any spending and returns nothing is lost, added or below zero', () => {
  fc.assert(
    fc.property(
      lots,
      fc.integer({ min: 1, max: 30_000 }),
      fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 5 }),
      (before, amount, shares) => {
        const usable = usableOf(before, NOW)
        const parts = partsToSpend(before, amount, NOW)
        expect(parts !== undefined).toBe(amount <= usable)
        if (!parts) return
        let now = move(before, parts, -1)
        expect(usableOf(now, NOW)).toBe(usable - amount)
        expect(now.every(({ leftMinor }) => leftMinor >= 0)).toBe(true)
        const over = before.filter((one) => isOver(one, NOW)).map(({ id }) => id)
        expect(parts.some(({ lotId }) => over.includes(lotId))).toBe(false)
        let returned = 0
        for (const share of [...shares, 100]) {
          const back = Math.ceil(((amount - returned) * share) / 100)
          if (back === 0) continue
          const given = partsToReturn(parts, returned, back)
          expect(sumOf(given)).toBe(back)
          now = move(now, given, 1)
          returned += back
        }
        expect(now).toEqual(before)
      },
    ),
  )
})
