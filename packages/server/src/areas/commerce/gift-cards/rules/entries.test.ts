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

test('the bookings of a gift card add up to zero', () => {
  fc.assert(
    fc.property(anyCard, fc.integer(), (card, amount) => {
      expect(sumOf(issueEntries(card))).toBe(0)
      expect(sumOf(expiryEntries(amount))).toBe(0)
    }),
  )
})

test('a sold card is booked by its order, and older cards are not booked', () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      const isBooked = card.origin === 'SOLD' || card.origin === 'GIVEN'
      expect(issueEntries(card).length > 0).toBe(isBooked)
    }),
  )
})

test('the whole balance is booked as income at the expiry, and not before', () => {
  fc.assert(
    fc.property(anyCard, (card) => {
      const isOver = card.expirationDate !== null && card.expirationDate <= NOW
      const expected = isOver && card.origin !== null ? card.balanceMinor : 0
      expect(expiredMinor(card, NOW)).toBe(expected)
    }),
  )
})
