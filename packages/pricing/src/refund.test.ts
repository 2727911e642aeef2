import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { price } from './price.ts'
import { type RefundPart, type RefundRequest, refundableParts, refundParts } from './refund.ts'
import { lineOf, promotionOf, snapshotOf, snapshots } from './snapshot.test.fixture.ts'

const sum = (parts: readonly RefundPart[], of: 'afterTax' | 'tax' | 'beforeTax') =>
  parts.reduce((total, part) => total + part[of], 0)

const join = (one: RefundRequest, other: RefundRequest): RefundRequest => ({
  pieces: Object.fromEntries(
    [...new Set([...Object.keys(one.pieces), ...Object.keys(other.pieces)])].map((id) => [
      id,
      (one.pieces[id] ?? 0) + (other.pieces[id] ?? 0),
    ]),
  ),
  deliveryGroupIds: [...(one.deliveryGroupIds ?? []), ...(other.deliveryGroupIds ?? [])],
  feeIds: [...(one.feeIds ?? []), ...(other.feeIds ?? [])],
})

describe('refunds', () => {
  test('in any sequence up to everything equal the payment', () => {
    const sizes = fc.array(fc.nat(3), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(snapshots, sizes, sizes, (snapshot, first, second) => {
        const result = price(snapshot)
        const paid: RefundPart[] = []
        let before: RefundRequest = { pieces: {} }
        for (const counts of [first, second]) {
          const pieces = Object.fromEntries(
            result.lines
              .map(({ id, quantity }, index) => {
                const left = quantity - (before.pieces[id] ?? 0)
                return [id, Math.min(counts[index] ?? 0, left)] as const
              })
              .filter(([, count]) => count > 0),
          )
          paid.push(...refundParts(result, { pieces }, before))
          before = join(before, { pieces })
        }
        paid.push(...refundableParts(result, before))
        expect(sum(paid, 'afterTax')).toBe(result.totals.total)
        expect(sum(paid, 'tax')).toBe(result.totals.tax + result.totals.includedTax)
        expect(paid.every((part) => part.beforeTax + part.tax === part.afterTax)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  const lines = [lineOf('cup', { quantity: 3 })]
  const promotions = [promotionOf('p', { kind: 'amount-off-sum', amount: 100 })]
  const result = price(snapshotOf({ lines, promotions }))

  test('of single pieces equal the price of these pieces', () => {
    const one = { pieces: { cup: 1 } }
    const two = { pieces: { cup: 2 } }
    const amounts = [
      refundParts(result, one),
      refundParts(result, one, one),
      refundParts(result, one, two),
    ]
    expect(amounts.map((parts) => sum(parts, 'afterTax'))).toEqual([967, 967, 966])
  })

  test('are refused above the remaining amount', () => {
    const all = { pieces: { cup: 3 } }
    expect(() => refundParts(result, { pieces: { cup: 2 } }, { pieces: { cup: 2 } })).toThrow(
      'pieces: 2 of "cup" asked for, 1 are left',
    )
    expect(() => refundParts(result, { pieces: { jug: 1 } })).toThrow('"jug" is not part')
    expect(() => refundParts(result, { pieces: {}, feeIds: ['wrap'] })).toThrow('"wrap" is not')
    expect(refundableParts(result, all)).toEqual([])
  })
})
