import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyWith, stockOf } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'

const BUYERS = 50

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

interface Racer {
  readonly visitor: Visitor
  readonly checkoutId: string
  /** In minor units, as the buyer saw it last. */
  readonly expectedTotal?: number
}

/** Buyers who all have the product in a checkout that is ready. */
async function gather(productId: string): Promise<Racer[]> {
  const racers: Racer[] = []
  for (let at = 0; at < BUYERS; at += 1) {
    const visitor = shop.people.visitor()
    racers.push({ visitor, ...(await readyWith(visitor, parcel, { productId })) })
  }
  return racers
}

/** Everybody orders at once; the codes with which the others are refused. */
async function race(racers: readonly Racer[]) {
  const results = await Promise.allSettled(
    racers.map(({ visitor, ...request }) => visitor.api.orders.placeOrder(request)),
  )
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  return { orders: results.length - refused.length, refused: new Set(refused) }
}

test(`${BUYERS} buyers order the last piece at once: one gets it, and the others hear why not`, async () => {
  const productId = await lampInStock(shop, 1)
  const { orders, refused } = await race(await gather(productId))
  expect(orders).toBe(1)
  expect([...refused]).toEqual(['FULL_OUT_OF_STOCK'])
  expect(await stockOf(merchant(), productId)).toBe(0)
})

test(`${BUYERS} buyers use the last use of a coupon at once: one does, and no piece is taken for the others`, async () => {
  const productId = await lampInStock(shop, 90)
  const code = 'LASTUSE'
  const { promotion } = await merchant().api.promotions.createPromotion({
    promotion: {
      name: 'Last use',
      trigger: 'CODE',
      effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
      limits: { total: 1 },
    },
    code,
  })
  const racers = await gather(productId)
  const reduced: Racer[] = []
  for (const racer of racers) {
    const { visitor, checkoutId: id } = racer
    const { estimate } = await visitor.api.checkout.applyCode({ id, code })
    reduced.push({ ...racer, expectedTotal: estimate.totals.total })
  }
  const { orders, refused } = await race(reduced)
  expect(orders).toBe(1)
  // Who asks at the same moment loses the use; who asks later sees that it costs more.
  const expected = ['ERROR_COUPON_USAGE_EXCEEDED', 'CHECKOUT_CHANGED']
  expect([...refused].filter((one) => !expected.includes(one))).toEqual([])
  expect(await stockOf(merchant(), productId)).toBe(89)
  const after = await merchant().api.promotions.getPromotion({ promotionId: promotion.id })
  expect(after.promotion.usage.count).toBe(1)
  expect(await ledgerDifferences(shop)).toEqual([])
})
