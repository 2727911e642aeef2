import { describe, expect, test } from 'vitest'
import { price } from './price.ts'
import { lineOf, promotionOf, rateOf, snapshotOf } from './snapshot.test.fixture.ts'
import type { PriceSnapshot, SnapshotLine, Tender } from './snapshot.ts'

const taxes = [{ taxGroupId: 'goods', rates: [rateOf('vat', '0.10')] }]
const planOf = (lines: SnapshotLine[], fields: Partial<PriceSnapshot> = {}) =>
  price(snapshotOf({ lines, taxes, ...fields })).payment

describe('payment', () => {
  test('of a deposit is due now, the rest later; delivery, fees and tax are due now, too', () => {
    const lines = [
      lineOf('desk', {
        quantity: 2,
        unitPrice: 5000,
        taxGroupId: 'goods',
        payment: { kind: 'deposit', deposit: 1000 },
      }),
      lineOf('lesson', { unitPrice: 3000, taxGroupId: 'goods', payment: { kind: 'offline' } }),
    ]
    const promotions = [promotionOf('p', { kind: 'percent-off-sum', percent: '10' })]
    const fees = [{ id: 'wrap', name: 'Wrap', amount: 200 }]
    const { now, later } = planOf(lines, { promotions, fees })
    expect(now).toEqual({
      subtotal: 2000,
      discount: 0,
      delivery: 0,
      fees: 200,
      tax: 1170,
      total: 3370,
    })
    expect(later).toMatchObject({ subtotal: 11_000, discount: 1300, tax: 0, total: 9700 })
  })

  test('is later as a whole when no line is paid now', () => {
    const lines = [lineOf('lesson', { taxGroupId: 'goods', payment: { kind: 'offline' } })]
    const { now, later } = planOf(lines)
    expect(now.total).toBe(0)
    expect(later).toMatchObject({ subtotal: 1000, tax: 100, total: 1100 })
  })

  test('of a subscription with a free trial is after it, with its tax', () => {
    const subscription = { hasFreeTrial: true }
    const lines = [
      lineOf('box', { taxGroupId: 'goods', subscription }),
      lineOf('cup', { taxGroupId: 'goods' }),
    ]
    const { now, afterTrial } = planOf(lines)
    expect(now.total).toBe(1100)
    expect(afterTrial).toMatchObject({ subtotal: 1000, tax: 100, total: 1100 })
  })
})

describe('tenders', () => {
  const card = (id: string, balance: number, fields: Partial<Tender> = {}): Tender => ({
    id,
    kind: 'gift-card',
    balance,
    ...fields,
  })
  const use = (lines: SnapshotLine[], ...tenders: Tender[]) => {
    const result = price(snapshotOf({ lines, tenders }))
    return {
      due: result.due,
      total: result.totals.total,
      used: result.tenders.map(({ id, amount, balanceLeft }) => [id, amount, balanceLeft]),
      reasons: result.verdicts.map(({ id, reason }) => [id, reason]),
    }
  }

  test('pay the due amount one after the other, and do not change the total', () => {
    const tenders = [card('a', 300), card('b', 5000, { requested: 200 }), card('c', 900)]
    expect(use([lineOf('cup')], ...tenders)).toMatchObject({
      due: 0,
      total: 1000,
      used: [
        ['a', 300, 0],
        ['b', 200, 4800],
        ['c', 500, 400],
      ],
    })
  })

  test('of gift cards do not pay for gift cards, store credit does', () => {
    const lines = [lineOf('card', { isGiftCard: true, unitPrice: 2000 }), lineOf('cup')]
    expect(use(lines, card('a', 5000), card('b', 10))).toMatchObject({
      due: 2000,
      used: [['a', 1000, 4000]],
      reasons: [
        ['a', 'applies'],
        ['b', 'only-gift-cards-due'],
      ],
    })
    const credit = card('credit', 2500, { kind: 'store-credit' })
    expect(use(lines, credit, card('a', 5000))).toMatchObject({
      due: 0,
      used: [
        ['credit', 2500, 0],
        ['a', 500, 4500],
      ],
    })
  })

  test('have a reason when they are not used', () => {
    expect(use([lineOf('cup')], card('empty', 0), card('a', 1000), card('b', 5)).reasons).toEqual([
      ['empty', 'no-balance'],
      ['a', 'applies'],
      ['b', 'nothing-due'],
    ])
  })
})
