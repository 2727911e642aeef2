import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GiftCard } from '../model.ts'
import { expiredMinor, expiryEntries, issueEntries } from './entries.ts'

const NOW = new Date('2026-11-01')
const anyCard = fc.record({
  origin: fc.constantFrom('SOLD', 'GIVEN', 'ORDER', null),
  initialMinor: fc.integer({ min: 1, max: 100_000 }),
  balanceMinor: fc.nat(100_000),
  expirationDate: fc.constantFrom(null, new Date('2026-10-31'), new Date('2026-11-02')),
}) as fc.Arbitrary<GiftCard>

const sumOf = (entries: readonly { readonly amountMinor: number }[]) =>
  entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

test('what is booked of a gift card adds up to nothing', () => {
  fc.assert(
    fc.property(anyCard, fc.integer(), (card, amount) => {
      expect(sumOf(issueEntries(card))).toBe(0)
      expect(sumOf(expiryEntries(amount))).toBe(0)
    }),
  )
})

test('its order has booked a card that was bought, and nothing is booked of those of before', () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      const isBooked = card.origin === 'SOLD' || card.origin === 'GIVEN'
      expect(issueEntries(card).length > 0).toBe(isBooked)
    }),
  )
})

test('the whole balance is written off when the time is over, and not before', () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      const isOver = card.expirationDate !== null && card.expirationDate <= NOW
      const expected = isOver && card.origin !== null ? card.balanceMinor : 0
      expect(expiredMinor(card, NOW)).toBe(expected)
    }),
  )
})
