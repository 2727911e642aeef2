import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GiftCard } from '../model.ts'
import { chooseUnspent } from './sold.ts'

const NOW = new Date('2026-11-01')
const cards = fc.array(
  fc.record({
    line: fc.constantFrom('a', 'b'),
    spent: fc.constantFrom(0, 0, 400, 1000),
    isCancelled: fc.boolean(),
  }),
  { maxLength: 12 },
)

const cardsOf = (given: readonly { line: string; spent: number; isCancelled: boolean }[]) =>
  given.map(
    ({ line, spent, isCancelled }, at) =>
      ({
        id: String(at),
        initialMinor: 1000,
        balanceMinor: isCancelled ? 0 : 1000 - spent,
        cancelledDate: isCancelled ? NOW : null,
        sold: { orderId: 'o', lineId: line, piece: at },
      }) as GiftCard,
  )

test('cancels unspent cards only, as many as pieces, or names the spent ones', () => {
  fc.assert(
    fc.property(cards, fc.nat(6), fc.nat(6), (given, a, b) => {
      const issued = cardsOf(given)
      const pieces = new Map([
        ['a', a],
        ['b', b],
      ])
      const { cards: chosen, spent } = chooseUnspent(issued, pieces)
      for (const card of chosen)
        expect([card.balanceMinor, card.cancelledDate]).toEqual([1000, null])
      for (const [line, count] of pieces) {
        const left = issued.filter(
          (card) => card.sold?.lineId === line && card.cancelledDate === null,
        )
        const taken = chosen.filter((card) => card.sold?.lineId === line).length
        const isRefused = spent.some((card) => card.sold?.lineId === line)
        expect(taken).toBeLessThanOrEqual(count)
        expect(isRefused).toBe(taken < Math.min(count, left.length))
      }
    }),
  )
})

test('an unpaid line has no cards to cancel', () => {
  expect(chooseUnspent([], new Map([['a', 3]]))).toEqual({ cards: [], spent: [] })
})
