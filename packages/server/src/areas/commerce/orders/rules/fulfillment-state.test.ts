import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Order, OrderLine } from '../model/order.ts'
import { fulfillmentStateOf } from './states.ts'

const line = (own: Partial<OrderLine>): OrderLine =>
  ({
    kind: 'PHYSICAL',
    shippable: true,
    quantity: 1,
    refunded: 0,
    fulfilled: 0,
    returned: 0,
    ...own,
  }) as OrderLine
const placed = {
  placedDate: new Date(0),
  delivery: [{ groupId: 'g' }],
} as unknown as Order
const stateOf = (...lines: Partial<OrderLine>[]) => fulfillmentStateOf(placed, lines.map(line))

const anyLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 9 }), sent: fc.nat(9), returned: fc.nat(9) })
  .map(({ quantity, sent, returned }) =>
    line({
      quantity,
      fulfilled: Math.min(quantity, sent),
      refunded: Math.min(quantity, returned),
    }),
  )
const lines = fc.array(anyLine, { minLength: 1, maxLength: 5 })

describe('the fulfillment state of an order', () => {
  test('is nothing before it is placed, and everything where nothing is delivered', () => {
    fc.assert(
      fc.property(lines, (some) => {
        expect(fulfillmentStateOf({ ...placed, placedDate: null }, some)).toBe('NONE')
        expect(fulfillmentStateOf({ ...placed, delivery: [] }, some)).toBe('ALL')
      }),
    )
  })

  test('is everything exactly when each piece is sent or returned', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const isAny = some.some(({ fulfilled }) => fulfilled > 0)
        const isAll = some.every(
          ({ quantity, fulfilled, refunded }) => fulfilled + refunded >= quantity,
        )
        const state = fulfillmentStateOf(placed, some)
        expect(state).toBe(isAny ? (isAll ? 'ALL' : 'PART') : 'NONE')
      }),
    )
  })

  test('never falls when one more piece is sent', () => {
    const rank = { NONE: 0, PART: 1, ALL: 2 }
    fc.assert(
      fc.property(lines, fc.nat(4), (some, at) => {
        const more = some.map((one, index) =>
          index === at % some.length && one.fulfilled < one.quantity
            ? { ...one, fulfilled: one.fulfilled + 1 }
            : one,
        )
        const [before, after] = [fulfillmentStateOf(placed, some), fulfillmentStateOf(placed, more)]
        expect(rank[after]).toBeGreaterThanOrEqual(rank[before])
      }),
    )
  })

  test('ignores downloads in an order with goods', () => {
    const download = { kind: 'DIGITAL', shippable: false } as const
    expect(stateOf({ fulfilled: 1 }, download)).toBe('ALL')
    expect(stateOf({}, { ...download, fulfilled: 1 })).toBe('NONE')
    expect(stateOf(download)).toBe('NONE')
  })
})
