import { createUnreliableBank } from '@vitrine/server/testing'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lamp, setStock } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { expireOrders, readyWith, stockOf } from './order.fixture.ts'

/** Reproduce a failing run with its seed: `CHAOS_SEED=7 npx vitest run tests/commerce/order-chaos.test.ts`. */
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000)
const chaos = {
  duplicated: 0.4,
  delayed: 0.4,
  lost: 0.2,
  unknown: 0.2,
  otherCurrency: 0.2,
  failed: 0.2,
  early: 0.3,
  unanswered: 0.2,
}
const BUYERS = 40
const STOCK = 25

let bank: ReturnType<typeof createUnreliableBank>
let shop: TestServer
let parcel: string
let methodId: string
beforeAll(async () => {
  shop = await startTestServer({
    unreliableBank: (receive) => {
      bank = createUnreliableBank(seed, chaos, receive)
      return bank
    },
  })
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
  const { method } = await merchant().api.payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  methodId = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const cards = [
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000000044',
  '4000000000005126',
  '4000002500003155',
]

const submit = (page: string, fields: Record<string, string>) =>
  shop.server
    .fetch(new Request(page, { method: 'POST', body: new URLSearchParams(fields) }))
    .catch(() => undefined)

/** Orders with two concurrent clicks and pays with a card, which may require 3-D Secure. */
async function buy(
  visitor: Visitor,
  checkoutId: string,
  card: string,
): Promise<string | undefined> {
  const place = () =>
    visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: methodId }).catch(() => undefined)
  const [placed, again] = await Promise.all([place(), place()])
  const page = (placed ?? again)?.step.url
  if (!page) return (placed ?? again)?.order.id
  await Promise.all([submit(page, { card }), submit(page, { card })])
  if (card === '4000002500003155') await submit(page, { action: 'confirm' })
  return (placed ?? again)?.order.id
}

describe(`with a bank that is unreliable (seed ${seed})`, () => {
  test('a cart becomes one order, no money is lost, and nothing is sold that is out of stock', async () => {
    const productId = await lamp(merchant())
    await setStock(merchant(), productId, STOCK)
    const buyers = []
    for (let at = 0; at < BUYERS; at += 1) {
      const visitor = shop.people.visitor()
      buyers.push({ visitor, ...(await readyWith(visitor, parcel, { productId })) })
    }
    await Promise.all(
      buyers.map(({ visitor, checkoutId }, at) =>
        buy(visitor, checkoutId, cards[at % cards.length] ?? ''),
      ),
    )
    await bank.flush()
    shop.clock.pass({ minutes: 21 })
    // Lost events are read from the bank before an order expires, until it responds.
    for (let minute = 0; minute < 20; minute += 1) await expireOrders(shop)
    await bank.flush()

    const { db } = shop.server.platform
    const { rows: orders } = await sql<{ state: string; payment: string; checkoutId: string }>`
      SELECT state, payment_state AS payment, checkout_id AS "checkoutId" FROM orders`.execute(db)
    expect(new Set(orders.map(({ checkoutId }) => checkoutId)).size).toBe(orders.length)
    expect(orders.filter(({ state }) => state === 'AWAITING_PAYMENT')).toEqual([])

    const { rows: money } = await sql<{ bank: number; shop: number }>`
      SELECT (SELECT COALESCE(sum((event ->> 'amountMinor')::bigint), 0)::float8
                FROM test_bank_payments, jsonb_array_elements(events) event
               WHERE event ->> 'kind' = 'CAPTURED') AS bank,
             (SELECT COALESCE(sum(captured_minor), 0)::float8 FROM payments) AS shop`.execute(db)
    expect(money[0]?.bank).toBeGreaterThan(0)
    expect(money[0]?.shop).toBe(money[0]?.bank)

    const placed = orders.filter(({ state }) => state === 'PLACED').length
    expect(await stockOf(merchant(), productId)).toBe(STOCK - placed)
    const { rows: holds } = await sql`SELECT 1 FROM stock_holds`.execute(db)
    expect(holds).toEqual([])

    const site = { siteId: shop.site.id, actor: { type: 'system', id: 'test' } } as const
    const { differences } = await shop.server.platform.work(site, (tx) =>
      shop.server.orders.verifyLedger(tx),
    )
    expect(differences).toEqual([])
  })
})
