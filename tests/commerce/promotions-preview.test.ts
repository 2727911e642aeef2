import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const promotions = () => shop.people.merchant().api.promotions
const bowls = { id: 'bowls', quantity: 3, unitPrice: '15.00', collectionIds: ['clay'] }
const lamp = { id: 'lamp', quantity: 1, unitPrice: '80.00', fullPrice: '100.00' }
const draft = (change: object = {}) => ({
  name: 'Twenty percent off clay from 50',
  condition: { type: 'SUBTOTAL' as const, fromAmount: '50' },
  effect: { type: 'PERCENT' as const, percent: '20' },
  scope: [{ type: 'COLLECTIONS' as const, ids: ['clay'] }],
  ...change,
})

describe('a preview', () => {
  test('shows what a draft would reduce, and the conditions that are not met', async () => {
    const both = await promotions().previewPromotions({
      lines: [bowls, lamp],
      promotions: [draft()],
    })
    expect(both.totals).toMatchObject({ listed: '125.00', discount: '9.00', total: '116.00' })
    expect(both.lines).toMatchObject([
      { id: 'bowls', listed: '45.00', discount: '9.00', total: '36.00' },
      { id: 'lamp', discount: '0.00' },
    ])
    expect(both.verdicts).toMatchObject([{ id: 'draft-1', applies: true, amount: '9.00' }])
    const little = await promotions().previewPromotions({ lines: [bowls], promotions: [draft()] })
    expect(little.totals.discount).toBe('0.00')
    expect(little.verdicts).toMatchObject([
      { applies: false, reason: 'subtotal-too-low', have: '45.00', need: '50.00' },
    ])
  })

  test('compares drafts with the promotions of the site, at any time, and stores nothing', async () => {
    const { promotion } = await promotions().createPromotion({
      promotion: {
        name: 'Code only',
        trigger: 'CODE',
        effect: { type: 'AMOUNT', amount: '5' },
        startDate: new Date('2035-01-01T00:00:00Z'),
      },
      code: 'FIVE',
    })
    const basket = { lines: [lamp], codes: ['five', 'unknown'] }
    const today = await promotions().previewPromotions(basket)
    const later = await promotions().previewPromotions({
      ...basket,
      at: new Date('2035-06-01T00:00:00Z'),
    })
    const reasonOf = ({ verdicts }: typeof today, id: string) =>
      verdicts.find((one) => one.id === id)?.reason
    expect(reasonOf(today, promotion.id)).toBe('not-started')
    expect(reasonOf(today, 'unknown')).toBe('code-unknown')
    expect(later.discounts).toMatchObject([{ promotionId: promotion.id, amount: '5.00' }])
    const replaced = await promotions().previewPromotions({
      lines: [lamp],
      promotions: [{ id: promotion.id, ...draft({ condition: null, scope: [] }) }],
    })
    expect(replaced.totals.discount).toBe('16.00')
    const { promotion: after } = await promotions().getPromotion({ promotionId: promotion.id })
    expect(after).toMatchObject({ name: 'Code only', usage: { count: 0 } })
  })

  test('shows how promotions combine', async () => {
    const combination = { group: 'sale', mode: 'BEST_OF' as const }
    const all = { condition: null, scope: [], combination }
    const { verdicts, totals } = await promotions().previewPromotions({
      lines: [lamp],
      delivery: '4.90',
      withStored: false,
      promotions: [
        draft({ ...all, name: 'Ten', effect: { type: 'PERCENT', percent: '10', level: 'PIECE' } }),
        draft({ ...all, name: 'Nine', effect: { type: 'AMOUNT', amount: '9', level: 'PIECE' } }),
        draft({ ...all, name: 'Not on sale', combination: { notOnReducedPrices: true } }),
        { name: 'Free delivery', effect: { type: 'FREE_DELIVERY' } },
      ],
    })
    expect(totals).toMatchObject({ discount: '9.00', deliveryDiscount: '4.90', total: '71.00' })
    expect(verdicts.map(({ name, reason }) => [name, reason])).toEqual([
      ['Ten', 'better-alternative'],
      ['Nine', 'applies'],
      ['Not on sale', 'nothing-in-scope'],
      ['Free delivery', 'applies'],
    ])
  })

  test('refuses invalid lines', async () => {
    for (const [field, lines] of [
      ['lines[1].id', [lamp, lamp]],
      ['lines[0].unitPrice', [{ ...lamp, unitPrice: '-1' }]],
      ['lines[0].unitPrice', [{ ...lamp, unitPrice: '9999999999' }]],
      ['lines', [{ ...lamp, unitPrice: '999999999', quantity: 100_000 }]],
    ] as const) {
      await expect(promotions().previewPromotions({ lines: [...lines] })).rejects.toMatchObject({
        violations: [{ field }],
      })
    }
  })
})
