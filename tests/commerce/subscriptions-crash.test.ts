import { createUnreliableBank } from '@vitrine/server/testing'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import { coffee, runSubscriptions, shownOf, subscribed } from './subscription.fixture.ts'

/** Reproduce a failing run with its seed: `CHAOS_SEED=7 npx vitest run tests/commerce/subscriptions-crash.test.ts`. */
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000)
const reliable = {
  duplicated: 0,
  delayed: 0,
  lost: 0,
  unknown: 0,
  otherCurrency: 0,
  failed: 0,
  early: 0,
  unanswered: 0,
}
/** Changed by the tests while the bank runs. */
const how = { ...reliable }
const SUBSCRIBERS = 8
const RENEWALS = 3

let shop: TestServer
let parcel: string
let methodId: string
beforeAll(async () => {
  shop = await startTestServer({
    unreliableBank: (receive) => createUnreliableBank(seed, how, receive),
  })
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { method } = await api().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  methodId = method.id
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** Runs the jobs of a restarted process: payments whose provider has not responded. */
async function startAgain(): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payments WHERE state = 'PENDING' AND step IS NULL`.execute(
    shop.server.platform.db,
  )
  for (const { id: paymentId } of rows) {
    const payload = { siteId: shop.site.id, paymentId }
    await shop.server.tasks['payments:start'](payload).catch(() => undefined)
  }
  return rows.length
}

/** How often the bank was paid, by order number. */
async function takenByOrder(): Promise<Map<string, number>> {
  const { rows } = await sql<{ number: string; times: number }>`
    SELECT order_number AS number, count(*)::float8 AS times
      FROM test_bank_payments, jsonb_array_elements(events) event
     WHERE event ->> 'kind' = 'CAPTURED' GROUP BY order_number`.execute(shop.server.platform.db)
  return new Map(rows.map(({ number, times }) => [number, times]))
}

describe(`renewals whose process ends between the charge and its recording (seed ${seed})`, () => {
  test('create one order for a date and charge it once', async () => {
    const product = await coffee(shop, 500)
    const ids: string[] = []
    for (let at = 0; at < SUBSCRIBERS; at += 1) {
      ids.push((await subscribed(shop, { parcel, methodId, product })).id)
    }
    for (let nth = 0; nth < RENEWALS; nth += 1) {
      Object.assign(how, { early: 0.3, unanswered: 0.6 })
      shop.clock.pass({ days: 31 })
      // Two concurrent runs, and another one after them.
      await Promise.all([runSubscriptions(shop), runSubscriptions(shop)])
      await runSubscriptions(shop)
      await startAgain()
      Object.assign(how, reliable)
      await startAgain()
      expect(await startAgain()).toBe(0)
    }
    const taken = await takenByOrder()
    for (const id of ids) {
      const { subscription, cycles } = await shownOf(shop, id)
      expect(subscription).toMatchObject({ status: 'ACTIVE', ordersCount: RENEWALS + 1 })
      const numbers = cycles.map(({ orderNumber }) => orderNumber ?? '')
      expect(new Set(numbers).size).toBe(RENEWALS + 1)
      expect(numbers.map((number) => taken.get(number))).toEqual(numbers.map(() => 1))
    }
    const { db } = shop.server.platform
    const { rows: unpaid } = await sql`
      SELECT 1 FROM orders WHERE state <> 'PLACED' OR payment_state <> 'PAID'`.execute(db)
    expect(unpaid).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('whose process ended after the charge are not charged again', async () => {
    const { id } = await subscribed(shop, { parcel, methodId })
    shop.clock.pass({ days: 31 })
    how.unanswered = 1
    await runSubscriptions(shop)
    const { cycles } = await shownOf(shop, id)
    const number = cycles[0]?.orderNumber ?? ''
    expect((await takenByOrder()).get(number)).toBe(1)
    const { order } = await api().orders.getOrder({ id: cycles[0]?.orderId ?? '' })
    expect(order.paymentState).toBe('PENDING')
    how.unanswered = 0
    await startAgain()
    const { order: paid } = await api().orders.getOrder({ id: order.id })
    expect(paid).toMatchObject({ state: 'PLACED', paymentState: 'PAID', balance: { paid: 1390 } })
    expect((await takenByOrder()).get(number)).toBe(1)
  })
})
