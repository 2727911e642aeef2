import type { VitrineError } from '@vitrine/sdk'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { balanceOf, issueTo } from './gift-card.fixture.ts'
import { lampInStock, markAsDrop, readyWith, stockOf } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import { creditOf, giveTo } from './store-credit.fixture.ts'

const BUYERS = 50
const DROP_BUYERS = 200
const DROP_PIECES = 20

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().api.sites.updateSettings({
    settings: { currency: 'EUR', limits: { callsPerMinuteFactor: 100 } },
  })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()

interface Racer {
  readonly visitor: Visitor
  readonly checkoutId: string
  /** In minor units, as last shown to the buyer. */
  readonly expectedTotal?: number
}

/** Buyers who all have the product in a ready checkout. */
async function gather(productId: string, buyers = BUYERS): Promise<Racer[]> {
  const racers: Racer[] = []
  for (let at = 0; at < buyers; at += 1) {
    const visitor = shop.people.visitor()
    racers.push({ visitor, ...(await readyWith(visitor, parcel, { productId })) })
  }
  return racers
}

/** The code of the first violation, if there is one. */
const codeOf = ({ code, data }: VitrineError) =>
  (data?.violations as { readonly code: string }[] | undefined)?.[0]?.code ?? code ?? ''

/** All order at once; returns the codes of the refusals. */
async function race(racers: readonly Racer[]) {
  const results = await Promise.allSettled(
    racers.map(({ visitor, ...request }) => visitor.api.orders.placeOrder(request)),
  )
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []))
  return { orders: results.length - refused.length, refused: new Set(refused) }
}

test(`${BUYERS} buyers order the last piece at once: one gets it, and the others get the reason`, async () => {
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
  // Concurrent calls lose the use; later ones see the higher price.
  const expected = ['ERROR_COUPON_USAGE_EXCEEDED', 'CHECKOUT_CHANGED']
  expect([...refused].filter((one) => !expected.includes(one))).toEqual([])
  expect(await stockOf(merchant(), productId)).toBe(89)
  const after = await merchant().api.promotions.getPromotion({ promotionId: promotion.id })
  expect(after.promotion.usage.count).toBe(1)
  expect(await ledgerDifferences(shop)).toEqual([])
})

test(`${DROP_BUYERS} buyers order a drop of ${DROP_PIECES} pieces at once: there are as many orders as pieces`, async () => {
  const productId = await lampInStock(shop, DROP_PIECES)
  await markAsDrop(merchant(), productId)
  const { orders, refused } = await race(await gather(productId, DROP_BUYERS))
  expect(orders).toBe(DROP_PIECES)
  expect([...refused]).toEqual(['FULL_OUT_OF_STOCK'])
  expect(await stockOf(merchant(), productId)).toBe(0)
  await markAsDrop(merchant(), productId, false)
  expect(await stockOf(merchant(), productId)).toBe(0)
  const { changes } = await merchant().api.inventory.listStockChanges({ productId })
  expect(changes.reduce((sum, { delta }) => sum + delta, 0)).toBe(0)
  expect(await ledgerDifferences(shop)).toEqual([])
})

test(`${BUYERS} buyers pay with one gift card, which is enough for one order: one does, and the others read what is left to pay`, async () => {
  const productId = await lampInStock(shop, 90)
  // A lamp of 9.00 and a parcel of 4.90.
  const { giftCard, code } = await issueTo(merchant(), 1390)
  const racers: (Racer & { readonly expectedDue: number })[] = []
  for (const racer of await gather(productId)) {
    const { visitor, checkoutId: id } = racer
    const { estimate } = await visitor.api.checkout.applyGiftCard({ id, code })
    racers.push({ ...racer, expectedDue: estimate.due })
  }
  expect(new Set(racers.map(({ expectedDue }) => expectedDue))).toEqual(new Set([0]))
  const { orders, refused } = await race(racers)
  expect(orders).toBe(1)
  // Concurrent calls lose the card; later ones see the remaining amount due.
  const expected = ['REDEEM_GIFT_CARD_ERROR', 'CHECKOUT_CHANGED', 'GIFT_CARD_UNUSABLE']
  expect([...refused].filter((one) => !expected.includes(one))).toEqual([])
  expect(await stockOf(merchant(), productId)).toBe(89)
  expect(await balanceOf(merchant(), giftCard.id)).toBe(0)
  expect(await ledgerDifferences(shop)).toEqual([])
})

test(`${BUYERS} checkouts of one member spend one balance at once, which is enough for three: three are ordered, and it is never below zero`, async () => {
  const productId = await lampInStock(shop, 90)
  const member = await shop.people.member()
  // A lamp of 9.00 and a parcel of 4.90.
  await giveTo(merchant(), member.id, 3 * 1390)
  const racers: (Racer & { readonly expectedDue: number })[] = []
  for (let at = 0; at < BUYERS; at += 1) {
    const { checkout } = await member.api.checkout.create({
      lines: [{ productId, quantity: 1 }],
      email: member.email,
      shipping: berlin,
      deliveryChoices: [{ code: parcel }],
      useStoreCredit: true,
    })
    racers.push({ visitor: member, checkoutId: checkout.id, expectedDue: 0 })
  }
  const { orders, refused } = await race(racers)
  expect(orders).toBe(3)
  // Concurrent calls lose the credit; later ones see the remaining amount due.
  const expected = ['STORE_CREDIT_NOT_SPENT', 'CHECKOUT_CHANGED']
  expect([...refused].filter((one) => !expected.includes(one))).toEqual([])
  expect(await creditOf(merchant(), member.id)).toBe(0)
  expect(await stockOf(merchant(), productId)).toBe(87)
  expect(await ledgerDifferences(shop)).toEqual([])
})
