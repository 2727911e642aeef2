import { type PriceSnapshot, price } from '@vitrine/pricing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderView } from '../../orders/index.ts'
import { planSettlement } from './settlement.ts'

const lineSizes = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPrice: fc.integer({ min: 1, max: 9999 }),
  }),
  { minLength: 1, maxLength: 4 },
)

/** An order of these lines with a tenth off and a delivery of 4.90, of which so many pieces were refunded. */
function viewOf(
  lines: readonly { readonly quantity: number; readonly unitPrice: number }[],
  refunded: ReadonlyMap<string, number>,
): OrderView {
  const snapshot: PriceSnapshot = {
    currency: 'EUR',
    now: '2026-03-01T12:00:00.000Z',
    settings: { pricesIncludeTax: true, roundTaxPer: 'rate', roundingMode: 'half-up' },
    lines: lines.map((line, at) => ({
      ...line,
      id: `line${at}`,
      taxGroupId: 'goods',
      shippable: false,
    })),
    promotions: [
      {
        id: 'spring',
        name: 'Spring',
        source: 'rule',
        effect: { kind: 'percent-off-price', percent: '10' },
        combination: { rank: 0, mode: 'stack' },
      },
    ],
    codes: [],
    delivery: { options: [], chosen: [] },
    fees: [],
    taxes: [],
    buyer: {},
    tenders: [],
  }
  const result = price(snapshot)
  const delivery = { groupId: 'g', beforeTax: 490, tax: 0, afterTax: 490, taxes: [] }
  return {
    order: { delivery: [delivery] },
    lines: result.lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refunded: refunded.get(line.id) ?? 0,
      price: line,
    })),
    payments: [],
    refunds: [],
    activities: [],
  } as unknown as OrderView
}

const returnOf = (kind: 'RETURN' | 'WITHDRAWAL', lines: readonly [string, number][]) => ({
  kind,
  lines: lines.map(([lineId, quantity]) => ({
    lineId,
    quantity,
    reason: '',
    comment: '',
    wish: '',
    resell: null,
  })),
})

describe('the refunds of returns', () => {
  test('of single pieces equal the payment less the deductions, and never more', () => {
    fc.assert(
      fc.property(lineSizes, fc.integer({ min: 0, max: 100 }), (sizes, percent) => {
        const refunded = new Map<string, number>()
        let [paidBack, deducted] = [0, 0]
        for (const [at, { quantity }] of sizes.entries()) {
          const id = `line${at}`
          for (let piece = 0; piece < quantity; piece += 1) {
            const view = viewOf(sizes, refunded)
            const one = returnOf('RETURN', [[id, 1]])
            const { goods } = planSettlement(view, one, [], {})
            const deduction = Math.floor((goods * percent) / 100)
            const plan = planSettlement(view, one, [], { deduction })
            expect(plan.amount).toBe(goods - deduction)
            expect(plan.delivery).toBe(0)
            paidBack += plan.amount
            deducted += plan.deduction
            refunded.set(id, piece + 1)
          }
        }
        const { lines } = viewOf(sizes, new Map())
        expect(paidBack + deducted).toBe(lines.reduce((sum, line) => sum + line.price.afterTax, 0))
      }),
    )
  })

  const two = [{ quantity: 2, unitPrice: 1000 }]

  test('include the delivery when the whole order is withdrawn, at once or in parts', () => {
    const view = viewOf(two, new Map())
    const part = returnOf('WITHDRAWAL', [['line0', 1]])
    expect(planSettlement(view, part, [], {})).toMatchObject({ goods: 900, delivery: 0 })
    expect(planSettlement(view, part, [part], {})).toMatchObject({ goods: 900, delivery: 490 })
    const whole = returnOf('WITHDRAWAL', [['line0', 2]])
    expect(planSettlement(view, whole, [], {})).toMatchObject({ amount: 1800 + 490 })
    const withoutDelivery = planSettlement(view, whole, [], { refundDelivery: false })
    expect(withoutDelivery).toMatchObject({ amount: 1800, delivery: 0 })
    const plain = returnOf('RETURN', [['line0', 2]])
    expect(planSettlement(view, plain, [], {})).toMatchObject({ amount: 1800, delivery: 0 })
  })

  test('exclude earlier refunds, and deduct no more than the amount', () => {
    const view = viewOf(two, new Map([['line0', 1]]))
    const one = returnOf('RETURN', [['line0', 2]])
    expect(planSettlement(view, one, [], {})).toMatchObject({ goods: 900, amount: 900 })
    expect(() => planSettlement(view, one, [], { deduction: 901 })).toThrow('deduction')
    const other = planSettlement(view, one, [], { kind: 'EXCHANGE', deduction: 5000 })
    expect(other).toMatchObject({ amount: 0, deduction: 0 })
  })
})
