import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const promotions = () => shop.people.merchant().api.promotions
const fromFifty = {
  name: 'Ten percent from 50',
  condition: { type: 'SUBTOTAL' as const, fromAmount: '50' },
  effect: { type: 'PERCENT' as const, percent: '10' },
}

async function carts(...prices: readonly string[]) {
  for (const price of prices) {
    shop.clock.pass({ seconds: 1 })
    await put(shop.people.visitor(), await lamp(shop.people.merchant(), null, price))
  }
}

test('a preview shows which recent carts a discount would apply to, and why not to others', async () => {
  const old = await lamp(shop.people.merchant(), null, '500.00')
  await put(shop.people.visitor(), old)
  shop.clock.pass({ days: 12 })
  await carts('60.00', '80.00', '45.00', '20.00')
  const preview = await promotions().previewOnCarts({ promotion: fromFifty, days: 10 })
  expect(preview).toMatchObject({
    days: 10,
    carts: 4,
    isComplete: true,
    applied: 2,
    discount: '14.00',
    listed: '140.00',
    refusals: [{ reason: 'subtotal-too-low', carts: 2, have: '45.00', need: '50.00' }],
  })
  expect(preview.examples.map(({ listed, amount, reason }) => [listed, amount ?? reason])).toEqual([
    ['80.00', '8.00'],
    ['60.00', '6.00'],
    ['20.00', 'subtotal-too-low'],
  ])
  const longer = await promotions().previewOnCarts({ promotion: fromFifty })
  expect(longer).toMatchObject({ days: 30, carts: 5, applied: 3, discount: '64.00' })
})

test('a preview assumes that the code is entered, the dates are reached, and delivery costs the given amount', async () => {
  const byCode = {
    ...fromFifty,
    trigger: 'CODE' as const,
    active: false,
    startDate: new Date('2040-01-01T00:00:00Z'),
  }
  expect((await promotions().previewOnCarts({ promotion: byCode })).applied).toBe(3)
  const free = { name: 'Free delivery', effect: { type: 'FREE_DELIVERY' as const } }
  const without = await promotions().previewOnCarts({ promotion: free })
  expect(without).toMatchObject({
    applied: 0,
    refusals: [{ reason: 'no-delivery-cost', carts: 5 }],
  })
  const withDelivery = await promotions().previewOnCarts({ promotion: free, delivery: '4.90' })
  expect(withDelivery).toMatchObject({ applied: 5, discount: '24.50' })
})

test('other discounts of the shop are applied, too', async () => {
  const combination = { group: 'sale', mode: 'BEST_OF' as const }
  const effect = { type: 'PERCENT' as const, percent: '20' }
  await promotions().createPromotion({ promotion: { name: 'Better', effect, combination } })
  const promotion = { ...fromFifty, condition: null, combination }
  const beside = await promotions().previewOnCarts({ promotion })
  expect(beside).toMatchObject({ applied: 0, refusals: [{ reason: 'better-alternative' }] })
  const alone = await promotions().previewOnCarts({ promotion, withStored: false })
  expect(alone.applied).toBe(5)
})

test('half a cent is rounded as the site sets', async () => {
  const { api } = shop.people.merchant()
  const off = async (roundingMode: 'HALF_UP' | 'HALF_EVEN') => {
    await api.sites.updateSettings({ settings: { taxes: { roundingMode } } })
    const { totals } = await promotions().previewPromotions({
      lines: [{ id: 'one', quantity: 1, unitPrice: '0.50' }],
      withStored: false,
      promotions: [{ name: 'Five', effect: { type: 'PERCENT', percent: '5' } }],
    })
    return totals.discount
  }
  expect([await off('HALF_UP'), await off('HALF_EVEN')]).toEqual(['0.03', '0.02'])
  await api.sites.updateSettings({ settings: { taxes: { roundingMode: 'HALF_UP' } } })
})

test('invalid input is refused by its field', async () => {
  const call = promotions().previewOnCarts({ promotion: fromFifty, delivery: '-1' })
  expect((await refusal(call)).violations[0]?.field).toBe('delivery')
  const empty = { ...fromFifty, effect: { type: 'PERCENT' as const, percent: '0' } }
  const wrong = promotions().previewOnCarts({ promotion: empty })
  expect((await refusal(wrong)).violations[0]?.field).toMatch(/percent/)
})
