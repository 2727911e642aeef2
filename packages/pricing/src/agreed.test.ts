import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AgreedPieces, type PriceSnapshot, price, replayTrace } from './index.ts'

const snapshot = (lines: PriceSnapshot['lines']): PriceSnapshot => ({
  currency: 'EUR',
  now: '2026-03-01T12:00:00.000Z',
  settings: { pricesIncludeTax: false, roundTaxPer: 'line', roundingMode: 'half-up' },
  lines,
  promotions: [],
  codes: [],
  delivery: { options: [], chosen: [] },
  fees: [],
  taxes: [
    {
      taxGroupId: 'goods',
      rates: [{ id: 'vat', name: 'VAT', rate: '0.19', country: 'DE', reason: 'standard' }],
    },
  ],
  buyer: {},
  tenders: [],
})

const line = (quantity: number, agreed: readonly AgreedPieces[]) => ({
  id: 'cup',
  quantity,
  unitPrice: 1000,
  shippable: false,
  taxGroupId: 'goods',
  agreed,
})

const discount = (amount: number) => ({
  promotionId: 'spring',
  name: 'Spring',
  source: 'coupon' as const,
  code: 'SPRING',
  phase: 'order' as const,
  amount,
})

const someAgreed = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    discounts: fc.array(fc.integer({ min: 0, max: 400 }).map(discount), { maxLength: 2 }),
  }),
  { maxLength: 4 },
)

describe('an agreed price', () => {
  test('applies to its pieces, and others have the present price', () => {
    const agreed = [{ count: 2, discounts: [discount(100)] }]
    const result = price(snapshot([line(3, agreed)]))
    expect(result.totals).toMatchObject({ listed: 3000, discount: 200, tax: 532, total: 3332 })
    expect(result.discounts).toMatchObject([
      {
        promotionId: 'spring',
        code: 'SPRING',
        amount: 200,
        lines: [{ lineId: 'cup', amount: 200 }],
      },
    ])
    const [line1] = result.lines
    expect(line1?.units.map(({ count, discounts }) => [count, discounts.length])).toEqual([
      [2, 1],
      [1, 0],
    ])
  })

  test('is the same to the cent when it is calculated again, and the trace adds up to it', () => {
    fc.assert(
      fc.property(someAgreed, fc.nat({ max: 4 }), (agreed, more) => {
        const pieces = agreed.reduce((sum, { count }) => sum + count, 0)
        const sold = price(snapshot([line(pieces + more + 1, agreed)]))
        const [first] = sold.lines
        const frozen = (first?.units ?? []).map(({ count, discounts }) => ({
          count,
          discounts: discounts.map((one) => discount(one.amount)),
        }))
        const again = price(snapshot([line(pieces + more + 1, frozen)]))
        expect(again.totals).toEqual(sold.totals)
        expect(replayTrace(sold.trace).total).toBe(sold.totals.total)
      }),
    )
  })

  test('is at most the price of a piece, and for at most the pieces of the line', () => {
    expect(() => price(snapshot([line(1, [{ count: 2, discounts: [] }])]))).toThrow(RangeError)
    const tooMuch = [{ count: 1, discounts: [discount(1001)] }]
    expect(() => price(snapshot([line(1, tooMuch)]))).toThrow(RangeError)
  })

  test('can be reduced by the merchant like any other, on the named line only', () => {
    const two = [line(1, []), { ...line(1, []), id: 'lamp' }]
    const result = price({
      ...snapshot(two),
      promotions: [
        {
          id: 'hand',
          name: 'For the wait',
          source: 'merchant',
          scope: { lineIds: ['lamp'] },
          effect: { kind: 'percent-off-sum', percent: '10' },
          combination: { rank: 0, mode: 'stack' },
        },
      ],
    })
    expect(result.lines.map(({ id, discount: off }) => [id, off])).toEqual([
      ['cup', 0],
      ['lamp', 100],
    ])
  })
})
