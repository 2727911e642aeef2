import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { datevSums, journalSums, sumOf } from './books.fixture.ts'
import { basketOf, buy, type DayOrder, type OpenShop, openShop } from './busy-day.fixture.ts'

const january = { from: '2026-01-01', to: '2026-01-31' }

/** Three orders paid by card; 5.00 of the second are refunded. */
let shop: TestServer
let open: OpenShop
let orders: DayOrder[]
let refundId: string
beforeAll(async () => {
  shop = await startTestServer()
  open = await openShop(shop)
  orders = []
  for (const at of [0, 2, 4]) {
    shop.clock.pass({ minutes: 5 })
    orders.push(await buy(shop, open, shop.people.visitor(), basketOf(open, at)))
  }
  await api().orders.refundOrder({ id: orders[1]?.id ?? '', amount: 500 })
  const { order } = await api().orders.getOrder({ id: orders[1]?.id ?? '' })
  refundId = order.refunds[0]?.id ?? ''
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const paymentOf = (at: number) => orders[at]?.payments[0]?.id ?? ''
const totalOf = (at: number) => orders[at]?.totals.total ?? 0
const money = (minor: number) => (minor / 100).toFixed(2)

type Line = readonly [type: string, reference: string, gross: number, fee?: number, payout?: string]
const file = (...lines: readonly Line[]) =>
  [
    'Provider,Type,Reference,Date,Currency,Gross,Fee,Payout',
    ...lines.map(([type, reference, gross, fee = 0, payout = '']) =>
      ['TEST_BANK', type, reference, '2026-01-01', 'EUR', money(gross), money(fee), payout].join(),
    ),
  ].join('\n')

/** The first two payments and the refund with their fees, in one payout. */
const firstFile = () =>
  file(
    ['payment', paymentOf(0), totalOf(0), 40, 'po-1'],
    ['payment', paymentOf(1), totalOf(1), 60, 'po-1'],
    ['refund', refundId, -500, 0, 'po-1'],
    ['fee', 'monthly', -100, 0, 'po-1'],
  )
const books = async () => ({
  journal: await journalSums(api(), '2026-01'),
  payments: (await api().reports.getPayments(january)).rows,
})

describe('a settlement', () => {
  let id: string

  test('finds the payments and refunds of its lines, and missing ones', async () => {
    const { settlement, imported } = await api().settlements.importSettlement({
      content: firstFile(),
      fileName: 'january.csv',
    })
    id = settlement.id
    const paidOut = totalOf(0) + totalOf(1) - 500 - 200
    expect(imported).toBe(true)
    expect(settlement).toMatchObject({
      provider: 'TEST_BANK',
      format: 'TABLE',
      fileName: 'january.csv',
      from: '2026-01-01',
      matched: 3,
      differing: 0,
      notInShop: 0,
      repeated: 0,
      missing: 1,
      totals: [{ payments: totalOf(0) + totalOf(1), refunds: -500, fees: 200, paidOut }],
      payouts: [{ reference: 'po-1', day: '2026-01-01', amount: paidOut }],
    })
    const { lines, count, missing } = await api().settlements.getSettlement({ id })
    expect(count).toBe(4)
    expect(lines.map(({ kind, match, orderNumber }) => [kind, match, orderNumber])).toEqual([
      ['PAYMENT', 'MATCHED', orders[0]?.number],
      ['PAYMENT', 'MATCHED', orders[1]?.number],
      ['REFUND', 'MATCHED', orders[1]?.number],
      ['FEE', 'NONE', null],
    ])
    expect(missing).toMatchObject([
      { kind: 'PAYMENT', orderNumber: orders[2]?.number, amount: totalOf(2) },
    ])
  })

  test('books fees and payout, and reports and journal agree', async () => {
    const { journal, payments } = await books()
    const paidOut = totalOf(0) + totalOf(1) - 500 - 200
    expect(journal).toMatchObject({ PROVIDER_FEES: 200, BANK: paidOut, CLEARING: totalOf(2) })
    expect(sumOf(Object.values(journal), (sum) => sum)).toBe(0)
    expect(await datevSums(api(), '2026-01')).toEqual(journal)
    const [bank] = payments
    expect(bank).toMatchObject({ provider: 'TEST_BANK', refunded: 500, fees: 200, paidOut })
    expect(sumOf(payments, (one) => one.net - one.fees - one.paidOut)).toBe(journal.CLEARING)
    const { text } = await api().reports.exportReport({ ...january, report: 'PAYMENTS' })
    expect(text).toContain(`,2.00,${money(paidOut)},EUR`)
    const { totals } = await api().reports.getSales(january)
    expect(totals.fees).toBe(0)
  })

  test('has its payout reference in the journal', async () => {
    const { data } = await api().invoices.exportJournal({ month: '2026-01', format: 'DATEV' })
    const text = Buffer.from(data, 'base64').toString('latin1')
    expect(text).toContain('"PAYOUT BANK po-1 2026-01-01"')
    expect(text).toContain('"PROVIDER_FEE PROVIDER_FEES TEST_BANK"')
  })

  test('is imported once, also by two at once, and so is a line of another file', async () => {
    const before = await books()
    const again = await Promise.all(
      [1, 2].map(() => api().settlements.importSettlement({ content: firstFile() })),
    )
    expect(again.map((one) => [one.imported, one.settlement.id])).toEqual([
      [false, id],
      [false, id],
    ])
    const wider = `${firstFile()}\n${file(['payout', 'po-2', -100]).split('\n')[1]}`
    const both = await Promise.all(
      [1, 2].map(() => api().settlements.importSettlement({ content: wider })),
    )
    expect(both.filter(({ imported }) => imported)).toHaveLength(1)
    const [other] = both
    expect(other?.settlement).toMatchObject({ repeated: 4, totals: [{ fees: 0, paidOut: 100 }] })
    const after = await books()
    expect(after.journal.BANK).toBe((before.journal.BANK ?? 0) + 100)
    expect(after.journal.PROVIDER_FEES).toBe(before.journal.PROVIDER_FEES)
    await api().settlements.deleteSettlement({ id: other?.settlement.id ?? '' })
    expect(await books()).toEqual(before)
  })

  test('names unknown payments and differing amounts', async () => {
    const { settlement } = await api().settlements.importSettlement({
      content: file(
        ['payment', paymentOf(2), totalOf(2) - 1, 10],
        ['payment', 'elsewhere', 700, 10],
        ['other', 'reserve', -50],
      ),
    })
    expect(settlement).toMatchObject({ matched: 0, differing: 1, notInShop: 1, missing: 0 })
    const { lines, count } = await api().settlements.getSettlement({
      id: settlement.id,
      match: 'AMOUNT_DIFFERS',
    })
    expect([count, lines]).toMatchObject([
      1,
      [{ amount: totalOf(2) - 1, expected: totalOf(2), orderNumber: orders[2]?.number }],
    ])
    const { settlements, count: all } = await api().settlements.listSettlements({})
    expect([all, settlements.length]).toEqual([2, 2])
  })

  test('can be deleted: its bookings are reversed, and the file can be imported again', async () => {
    const { settlements } = await api().settlements.listSettlements({})
    for (const one of settlements) await api().settlements.deleteSettlement({ id: one.id })
    const { journal } = await books()
    expect(journal).not.toHaveProperty('BANK')
    expect(journal).not.toHaveProperty('PROVIDER_FEES')
    expect(await codeOf(api().settlements.getSettlement({ id }))).toMatch(/SETTLEMENT_NOT_FOUND/)
    expect(await codeOf(api().settlements.deleteSettlement({ id }))).toMatch(/SETTLEMENT_NOT_FOUND/)
    const again = await api().settlements.importSettlement({ content: firstFile() })
    expect(again).toMatchObject({ imported: true, settlement: { matched: 3, repeated: 0 } })
  })
})

test('many lines need as many statements as few', async () => {
  const lines = (from: number, n: number) =>
    file(...Array.from({ length: n }, (_, at) => ['payment', `x${from + at}`, 100] as const))
  const few = await shop.countStatements(() =>
    api().settlements.importSettlement({ content: lines(0, 2) }),
  )
  const many = await shop.countStatements(() =>
    api().settlements.importSettlement({ content: lines(100, 500) }),
  )
  expect(many.result.settlement.notInShop).toBe(500)
  expect(many.statements).toHaveLength(few.statements.length)
  const list = await shop.countStatements(() => api().settlements.listSettlements({}))
  const one = await shop.countStatements(() => api().settlements.listSettlements({ limit: 1 }))
  expect(list.statements).toHaveLength(one.statements.length)
})

test('an invalid file gets a clear error, and only merchants can import one', async () => {
  expect(await refusal(api().settlements.importSettlement({ content: 'a,b\n1,2' }))).toMatchObject({
    code: 'SETTLEMENT_UNREADABLE',
    data: { problem: 'NO_COLUMNS' },
  })
  const rows = Array.from({ length: 20_001 }, (_, at) => ['fee', `f${at}`, -1] as const)
  expect(
    await refusal(api().settlements.importSettlement({ content: file(...rows) })),
  ).toMatchObject({ code: 'TOO_MANY_SETTLEMENT_LINES', data: { maxCount: 20_000 } })
  const visitor = shop.people.visitor().api as unknown as ReturnType<typeof api>
  expect(await codeOf(visitor.settlements.listSettlements({}))).toMatch(/^403/)
})
