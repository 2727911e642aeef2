import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lamp, put } from './cart.fixture.ts'
import { germanShop, saveInvoiceSettings } from './invoice.fixture.ts'
import { ordered } from './order.fixture.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const january = { from: '2026-01-01', to: '2026-01-31' }

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  parcel = await germanShop(shop)
  await saveInvoiceSettings(shop, { timeZone: 'Europe/Berlin' })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const funnel = (days = january) => api().reports.getFunnel(days)

/** Views a page as a visitor. */
const view = (path: string, changes: { network?: string; referrer?: string; userAgent?: string }) =>
  shop.server.visits.count({
    host: new URL(shop.baseUrl).host,
    path,
    userAgent: firefox,
    network: '192.0.2.1',
    referrer: '',
    ...changes,
  })

const tableCounts = async () => {
  const { rows } = await sql<{ marks: number; salts: number }>`
    SELECT (SELECT count(*) FROM visit_marks)::int AS marks,
           (SELECT count(*) FROM visit_salts)::int AS salts`.execute(shop.server.platform.db)
  return rows[0]
}

describe('the funnel', () => {
  test('of a shop that nobody has visited is empty for every day', async () => {
    const { totals, days, sources, timeZone } = await funnel()
    expect([days.length, sources, timeZone]).toEqual([31, [], 'Europe/Berlin'])
    expect(Object.values(totals).every((one) => one === 0)).toBe(true)
  })

  test('counts people once a day, whatever they look at, and no robots', async () => {
    view('/', { referrer: 'https://www.search.example/?q=lamp' })
    view('/products/lamp', { network: '192.0.2.77' })
    view('/collections/all', { network: '198.51.100.1' })
    view('/products/lamp', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await shop.server.visits.store()
    view('/products/jar', {})
    view('/products/jar', { network: '198.51.100.2' })
    await shop.server.visits.store()
    const { totals, sources } = await funnel()
    expect([totals.visits, totals.products]).toEqual([2, 2])
    expect(sources).toEqual([
      { source: '', visits: 1, products: 1 },
      { source: 'search.example', visits: 1, products: 1 },
    ])
  })

  test('needs no statement for somebody who looks at more pages', async () => {
    view('/products/jar', {})
    const { statements } = await shop.countStatements(() => shop.server.visits.store())
    expect(statements.filter((text) => /visit_marks|visit_counts/.test(text))).toEqual([])
  })

  test('counts somebody who sees a product later as the same visit', async () => {
    const other = { network: '203.0.113.5' }
    view('/', other)
    await shop.server.visits.store()
    const before = (await funnel()).totals
    view('/products/x', other)
    await shop.server.visits.store()
    const { totals } = await funnel()
    expect([totals.visits - before.visits, totals.products - before.products]).toEqual([0, 1])
  })

  test('has the orders of the sales report, and baskets and checkouts before them', async () => {
    await ordered(shop, parcel, 2)
    const { order } = await ordered(shop, parcel)
    await api().orders.cancelOrder({ id: order.id })
    await api().ordersV1.createOrder({ order: soldElsewhere })
    await put(shop.people.visitor(), await lamp(shop.people.merchant()))
    const { totals, days } = await funnel()
    const sales = await api().reports.getSales(january)
    expect(totals.orders + totals.otherOrders).toBe(sales.totals.orders)
    expect(totals).toMatchObject({ orders: 2, otherOrders: 1, checkouts: 2, carts: 3 })
    for (const [at, one] of days.entries()) {
      expect(one.orders + one.otherOrders).toBe(sales.days[at]?.orders)
    }
  })
})

/** An order from another platform. */
const soldElsewhere = {
  channelInfo: { type: 'EBAY' as const },
  lineItems: [
    {
      productName: { original: 'Lamp' },
      quantity: 2,
      price: { amount: '9.00' },
      itemType: { preset: 'PHYSICAL' as const },
    },
  ],
  priceSummary: {},
  buyerInfo: { email: 'ada@example.com' },
  status: 'APPROVED' as const,
}

describe('when the day is over', () => {
  test('its visitors can no longer be identified, and its numbers remain', async () => {
    const before = (await funnel()).totals
    expect(await tableCounts()).toMatchObject({ salts: 1 })
    shop.clock.pass({ days: 1 })
    await shop.server.tasks['visits:close']({}, {} as never)
    expect(await tableCounts()).toEqual({ marks: 0, salts: 0 })
    // A later visit has another visit id.
    view('/', {})
    await shop.server.visits.store()
    await sql`DELETE FROM carts`.execute(shop.server.platform.db)
    const {
      totals,
      days,
      before: earlier,
    } = await api().reports.getFunnel({
      ...january,
      compareWith: 'PREVIOUS_PERIOD',
    })
    expect(totals).toEqual({ ...before, visits: before.visits + 1 })
    expect(days.filter((one) => one.visits > 0).map(({ day, visits }) => [day, visits])).toEqual([
      ['2026-01-01', before.visits],
      ['2026-01-02', 1],
    ])
    expect(earlier).toMatchObject({ from: '2025-12-01', totals: { visits: 0, orders: 0 } })
  })

  test('the number of statements is the same for a day and for a year', async () => {
    const few = await shop.countStatements(() => funnel({ from: '2026-01-01', to: '2026-01-01' }))
    const many = await shop.countStatements(() => funnel({ from: '2025-02-01', to: '2026-01-31' }))
    expect(many.statements).toHaveLength(few.statements.length)
    expect(many.result.days).toHaveLength(365)
  })
})
