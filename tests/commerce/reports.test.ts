import { contract } from '@vitrine/contract'
import { type Comparison, reportNames } from '@vitrine/contract/reports'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { fieldOf } from '../shop/saves.fixture.ts'
import { germanShop, saveInvoiceSettings } from './invoice.fixture.ts'
import { ordered } from './order.fixture.ts'

/** Orders: two lamps, paid; three, of which 5.00 are refunded; one, cancelled; four, refunded later. */
let shop: TestServer
let orders: Record<'paid' | 'refunded' | 'cancelled' | 'later', Awaited<ReturnType<typeof ordered>>>
beforeAll(async () => {
  shop = await startTestServer()
  const parcel = await germanShop(shop)
  await saveInvoiceSettings(shop, { timeZone: 'Europe/Berlin' })
  orders = {
    paid: await ordered(shop, parcel, 2),
    refunded: await ordered(shop, parcel, 3),
    cancelled: await ordered(shop, parcel),
    later: await ordered(shop, parcel, 4),
  }
  for (const one of [orders.paid, orders.refunded, orders.later]) {
    await api().orders.recordPayment({ id: one.order.id })
  }
  await api().orders.refundOrder({ id: orders.refunded.order.id, amount: 500 })
  await api().orders.cancelOrder({ id: orders.cancelled.order.id })
  shop.clock.pass({ days: 2 })
  const { id, totals } = orders.later.order
  await api().orders.refundOrder({ id, amount: totals.total })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const january = { from: '2026-01-01', to: '2026-01-31' }
const sales = async (compareWith?: Comparison) =>
  api().reports.getSales({ ...january, ...(compareWith && { compareWith }) })

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0)

describe('sales', () => {
  test('are the totals of the orders, day by day', async () => {
    const { totals, days, currency, timeZone } = await sales()
    const all = Object.values(orders).map(({ order }) => order.totals.total)
    expect([currency, timeZone, days.length]).toEqual(['EUR', 'Europe/Berlin', 31])
    expect(totals).toMatchObject({
      orders: 4,
      total: sumOf(all, (total) => total),
      cancelled: orders.cancelled.order.totals.total,
      refunded: 500 + orders.later.order.totals.total,
    })
    expect(totals.net).toBe(
      orders.paid.order.totals.total + orders.refunded.order.totals.total - 500,
    )
    const busy = days.filter((one) => one.orders > 0 || one.refunded > 0)
    expect(busy.map((one) => [one.orders, one.refunded > 0])).toEqual([
      [4, true],
      [0, true],
    ])
    for (const one of [totals, ...days]) {
      expect(one.total).toBe(one.sales - one.discounts + one.delivery + one.fees + one.tax)
      expect(one.net).toBe(one.total - one.cancelled - one.refunded)
    }
  })

  test('are compared with the previous period, or the same days a year before', async () => {
    const { before } = await sales('PREVIOUS_PERIOD')
    expect(before).toMatchObject({ from: '2025-12-01', to: '2025-12-31', totals: { orders: 0 } })
    const { before: yearBefore } = await sales('PREVIOUS_YEAR')
    expect(yearBefore).toMatchObject({ from: '2025-01-01', to: '2025-01-31' })
    const february = {
      from: '2026-02-01',
      to: '2026-03-03',
      compareWith: 'PREVIOUS_PERIOD',
    } as const
    const later = await api().reports.getSales(february)
    expect([later.totals.orders, later.before?.totals.orders]).toEqual([0, 4])
  })

  test('by channel and country add up to all sales', async () => {
    const { totals } = await sales()
    for (const by of ['CHANNEL', 'COUNTRY'] as const) {
      const { rows, count } = await api().reports.listSales({ ...january, by })
      expect([count, rows.map(({ key }) => key)]).toEqual([1, [by === 'CHANNEL' ? 'WEB' : 'DE']])
      expect(rows[0]).toMatchObject({ orders: 4, pieces: 10 })
      expect(sumOf(rows, (row) => row.total)).toBe(totals.total)
      expect(sumOf(rows, (row) => row.tax)).toBe(totals.tax)
    }
  })

  test('by product and variant add up to the lines in the ledger', async () => {
    const { totals } = await sales()
    for (const by of ['PRODUCT', 'VARIANT'] as const) {
      const { rows, count } = await api().reports.listSales({ ...january, by })
      expect([count, sumOf(rows, (row) => row.pieces)]).toEqual([4, 10])
      expect(sumOf(rows, (row) => row.sales)).toBe(totals.sales)
      expect(rows.map(({ total }) => total)).toEqual(
        rows.map(({ total }) => total).toSorted((a, b) => b - a),
      )
    }
    const second = await api().reports.listSales({ ...january, by: 'PRODUCT', limit: 1, offset: 1 })
    expect([second.rows.length, second.count, second.rows[0]?.pieces]).toEqual([1, 4, 3])
  })

  test('by collection count a product in each of its collections', async () => {
    const { rows: before } = await api().reports.listSales({ ...january, by: 'COLLECTION' })
    expect(before).toMatchObject([{ key: '', name: '', pieces: 10 }])
    await api().collections.saveCollection({
      collection: { name: 'Lamps', addedProductIds: [orders.later.productId] },
    })
    const { rows } = await api().reports.listSales({ ...january, by: 'COLLECTION' })
    expect(rows.map(({ name, pieces }) => [name, pieces])).toEqual([
      ['', 6],
      ['Lamps', 4],
    ])
  })
})

test('discounts show their cost and their orders', async () => {
  const name = 'Everything a tenth cheaper'
  const other = await startTestServer()
  const parcel = await germanShop(other)
  const merchant = other.people.merchant().api
  await merchant.promotions.createPromotion({
    promotion: { name, effect: { type: 'PERCENT', percent: '10', level: 'PIECE' } },
  })
  const { order } = await ordered(other, parcel, 2)
  const { rows } = await merchant.reports.listSales({ ...january, by: 'DISCOUNT' })
  const { totals } = await merchant.reports.getSales(january)
  expect(rows).toMatchObject([{ name, orders: 1, total: order.totals.total }])
  expect(sumOf(rows, (row) => row.discounts)).toBe(totals.discounts)
  await other.close()
})

test('tax by rate adds up to the tax of the sales, without refunded tax', async () => {
  const { totals } = await sales()
  const { rows } = await api().reports.getTaxes(january)
  expect(rows.map(({ country, rate }) => [country, rate])).toEqual([['DE', '0.19']])
  expect(sumOf(rows, (row) => row.charged)).toBe(totals.tax)
  const { entries } = await api().orders.listLedger({ id: orders.later.order.id })
  expect(
    sumOf(
      entries.filter(({ account }) => account === 'TAX'),
      (one) => one.amount,
    ),
  ).toBe(0)
  expect(rows[0]?.net).toBe((rows[0]?.charged ?? 0) - (rows[0]?.returned ?? 0))
})

test('payments by provider show received and refunded money', async () => {
  const { rows } = await api().reports.getPayments(january)
  const received = [orders.paid, orders.refunded, orders.later].map(
    ({ order }) => order.totals.total,
  )
  expect(rows).toMatchObject([
    { provider: 'BANK_TRANSFER', received: sumOf(received, (one) => one), disputed: 0 },
  ])
})

test('stock is valued at cost and at sales price', async () => {
  const merchant = shop.people.merchant()
  const { product } = await merchant.api.products.saveProduct({
    product: { name: 'Jar', variants: [{ price: '12.50', cost: '4.005', stock: { quantity: 8 } }] },
  })
  const { rows, totals, count } = await merchant.api.reports.getStockValue({})
  expect(rows.find(({ productId }) => productId === product.id)).toMatchObject({
    name: 'Jar',
    units: 8,
    atCost: 3204,
    atPrice: 10000,
    unitsWithoutCost: 0,
    sold: 0,
    sellThrough: 0,
  })
  expect(sumOf(rows, (row) => row.units)).toBe(totals.units)
  expect(rows).toHaveLength(count)
})

test('open work counts what is to be sent, paid and settled', async () => {
  const { toFulfill, toPay, inReview, returns } = await api().reports.getOpenWork({})
  expect({ toFulfill, toPay, inReview, returns }).toEqual({
    toFulfill: 2,
    toPay: 0,
    inReview: 0,
    returns: 0,
  })
})

test('every report is a file with the same numbers', async () => {
  const { totals } = await sales()
  for (const report of reportNames) {
    const { text, contentType, fileName } = await api().reports.exportReport({ ...january, report })
    expect(contentType).toBe('text/csv; charset=utf-8')
    expect(fileName).toMatch(new RegExp(`^${report.toLowerCase()}.*\\.csv$`))
    const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\n')
    expect(rows.every((row) => row.split(',').length >= head.split(',').length)).toBe(true)
    if (report !== 'SALES') continue
    const net = sumOf(rows, (row) => Math.round(Number(row.split(',').at(-2)) * 100))
    expect([rows.length, net]).toEqual([31, totals.net])
  }
})

test('a name that a spreadsheet would calculate is exported as text', async () => {
  const { text } = await api().reports.exportReport({ ...january, report: 'PRODUCT' })
  expect(text).not.toMatch(/,[=+@]/)
})

test('invalid dates, and too long periods, are refused by field', async () => {
  const ask = (from: string, to: string) => fieldOf(api().reports.getSales({ from, to }))
  expect(await ask('2026-02-30', '2026-03-01')).toBe('from')
  expect(await ask('2026-03-02', '2026-03-01')).toBe('to')
  expect(await ask('2020-01-01', '2026-01-01')).toBe('to')
  expect(await ask('yesterday', '2026-01-01')).toBe('from')
})

test('reports are for merchants alone', async () => {
  const visitor = shop.people.visitor().api as unknown as ReturnType<typeof api>
  expect(await codeOf(visitor.reports.getSales(january))).toMatch(/^403/)
  expect(await codeOf(visitor.reports.getOpenWork({}))).toMatch(/^403/)
  expect(
    Object.values(contract.reports.operations).every((one) => one.permission === 'admin'),
  ).toBe(true)
})
