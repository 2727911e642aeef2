import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderView } from '../../orders/index.ts'
import { isSameAddress, isSameBuyer, moneyOfMerge } from './merge.ts'

const viewOf = (total: number, paid: number) =>
  ({
    order: { totals: { total } },
    payments: [
      {
        capturedMinor: paid,
        refundedMinor: 0,
        authorizedMinor: 0,
        disputedMinor: 0,
        state: 'CAPTURED',
      },
    ],
    refunds: [],
  }) as unknown as OrderView

const amount = fc.integer({ min: 0, max: 100_000 })

describe('the payments of two orders that are merged', () => {
  test('are moved or refunded completely, and refunds do not exceed the savings', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (one, two, paid, other, delivery) => {
        const saved = Math.min(delivery, two)
        const total = one + two - saved
        const money = moneyOfMerge(total, viewOf(one, paid), viewOf(two, other))
        const { paidBack, moved, due } = money
        expect(paidBack + moved).toBe(other)
        expect(paidBack).toBeLessThanOrEqual(saved)
        expect(Math.min(paidBack, moved)).toBeGreaterThanOrEqual(0)
        expect(due).toBe(total - paid - moved)
        if (due > 0) expect(paidBack).toBe(0)
      }),
    )
  })
})

describe('whether two orders belong together', () => {
  const member = { memberId: 'm1', email: 'ada@example.com' }
  const guest = { memberId: null, email: 'ada@example.com' }

  test('guests are matched by their address, members by their id', () => {
    expect(isSameBuyer(guest, { memberId: null, email: 'ADA@example.com' })).toBe(true)
    expect(isSameBuyer(member, guest)).toBe(false)
    expect(isSameBuyer(member, { memberId: 'm1', email: null })).toBe(true)
    expect(isSameBuyer({ memberId: null, email: null }, { memberId: null, email: null })).toBe(
      false,
    )
  })

  const shippingTo = (city: string, firstName = 'Ada') =>
    ({ shipping: { address: { country: 'DE', city }, contactDetails: { firstName } } }) as never

  test('spaces and case do not make an address different; another person does', () => {
    expect(isSameAddress(shippingTo('Berlin  Mitte'), shippingTo('berlin mitte'))).toBe(true)
    expect(isSameAddress(shippingTo('Berlin'), shippingTo('Potsdam'))).toBe(false)
    expect(isSameAddress(shippingTo('Berlin'), shippingTo('Berlin', 'Bob'))).toBe(false)
    expect(isSameAddress({ shipping: null }, { shipping: null })).toBe(false)
  })
})
