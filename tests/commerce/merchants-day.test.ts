import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Documents,
  datevSums,
  documentsOf,
  journalSums,
  ledgerSums,
  signed,
  sumOf,
  sumsBy,
} from './books.fixture.ts'
import {
  type Basket,
  basketOf,
  buy,
  codeMailedTo,
  type DayOrder,
  IN_THE_MORNING,
  type OpenShop,
  openShop,
  payAtBank,
} from './busy-day.fixture.ts'
import { followOrder } from './invoice.fixture.ts'
import { stockOf } from './order.fixture.ts'

const ORDERS = 60
/** Two gift cards of 50.00 are sold, and one of them is spent. */
const GIFT_CARD_MINOR = 5000
const GIFT_CARDS_MINOR = 2 * GIFT_CARD_MINOR
const january = { from: '2026-01-01', to: '2026-01-31' }
const february = { from: '2026-02-01', to: '2026-02-28' }

/** Decides what happens to which orders; the first forty are shipped at once. */
const SENT = 40
const nth = {
  undone: 39,
  refunded: 1,
  declined: 2,
  inPart: 8,
  withdrawn: 20,
  dearer: 40,
  cheaper: 44,
  editedLater: 45,
  refundedLater: 3,
  giftCardSold: 58,
  giftCardSpent: 59,
} as const

let shop: TestServer
let open: OpenShop
let orders: DayOrder[]
let documents: Documents
beforeAll(async () => {
  shop = await startTestServer()
  open = await openShop(shop)
  orders = []
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api
const idOf = (at: number) => orders[at]?.id ?? ''
const orderOf = async (at: number) => (await api().orders.getOrder({ id: idOf(at) })).order
const lineOf = (at: number) => orders[at]?.lines[0]?.id ?? ''
const giftCards = async () => (await api().giftCards.queryGiftCards({})).giftCards

/** Members order more than once; all others are guests. */
async function buyers() {
  const members = [await shop.people.member(), await shop.people.member()]
  return (at: number) => (at % 7 === 2 ? members[at % 2] : undefined) ?? shop.people.visitor()
}

async function nextBasket(at: number): Promise<Basket> {
  const basket = basketOf(open, at)
  if (at === nth.giftCardSold)
    return { ...basket, lines: [{ productId: open.giftCard, quantity: 2 }] }
  if (at !== nth.giftCardSpent) return basket
  const giftCard = await codeMailedTo(merchant(), `buyer${nth.giftCardSold}@example.com`)
  const lines = [{ productId: open.goods[2] ?? '', quantity: 3 }]
  return { ...basket, lines, giftCard }
}

describe('the day of a merchant', () => {
  test('starts with sixty orders, which are all paid', async () => {
    const buyerOf = await buyers()
    for (let at = 0; at < ORDERS; at += 1) {
      shop.clock.pass({ minutes: 5 })
      orders.push(await buy(shop, open, buyerOf(at), await nextBasket(at)))
    }
    expect(orders.map(({ paymentState }) => paymentState)).toEqual(orders.map(() => 'PAID'))
    expect(new Set(orders.flatMap(({ taxes }) => taxes.map(({ rate }) => rate))).size).toBe(5)
    expect(await giftCards()).toMatchObject([
      { amount: GIFT_CARD_MINOR, origin: 'ORDER' },
      { amount: GIFT_CARD_MINOR, origin: 'ORDER' },
    ])
  })

  test('sends forty of them by one call with tracking, and undoes one', async () => {
    const sent = orders.slice(0, SENT).map(({ id }) => id)
    const { bulkActionMetadata } = await api().orderFulfillments.bulkCreateFulfillment({
      ordersWithFulfillments: sent.map((orderId, at) => ({
        orderId,
        fulfillments: [{ trackingInfo: { shippingProvider: 'dhl', trackingNumber: `00340${at}` } }],
      })),
    })
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: SENT, totalFailures: 0 })
    const { fulfillments } = await api().fulfillments.listFulfillments({
      orderIds: [idOf(nth.undone)],
    })
    await api().fulfillments.cancelFulfillments({ ids: fulfillments.map(({ id }) => id) })
    expect(await orderOf(nth.undone)).toMatchObject({ fulfillmentState: 'NONE' })
    expect(await orderOf(0)).toMatchObject({ fulfillmentState: 'ALL' })
    // Unshipped orders and the returned one, without gift cards.
    expect((await api().reports.getOpenWork({})).toFulfill).toBe(ORDERS - SENT)
  })

  test('changes an order to a dearer one, which its buyer agrees to and pays', async () => {
    const { draftOrder } = await api().draftOrders.createDraftOrder({ orderId: idOf(nth.dearer) })
    const lines = [
      { id: lineOf(nth.dearer), quantity: 4 },
      { productId: open.goods[2] ?? '', quantity: 1 },
    ]
    await api().draftOrders.saveDraftOrder({ id: draftOrder.id, lines })
    const proposed = await api().draftOrders.proposeDraftOrder({ id: draftOrder.id })
    const link = proposed.draftOrder.proposalUrl?.split('/').at(-1) ?? ''
    const buyer = shop.people.visitor()
    const { proposal } = await buyer.api.draftOrders.agreeToProposal({ link })
    expect(proposal).toMatchObject({ state: 'AGREED' })
    expect(proposal.due).toBeGreaterThan(0)
    const id = proposal.paymentRequestId ?? ''
    const { step } = await buyer.api.paymentRequests.payRequest({ id, paymentMethodId: open.card })
    await payAtBank(buyer, step.url?.split('/').at(-1) ?? '')
    const changed = await orderOf(nth.dearer)
    expect(changed).toMatchObject({ paymentState: 'PAID', balance: { due: 0 } })
    expect(changed.totals.total).toBeGreaterThan(orders[nth.dearer]?.totals.total ?? 0)
  })

  test('mails everybody an invoice', async () => {
    shop.clock.pass({ hours: 1 })
    const orderIds = orders.map(({ id }) => id)
    const { results } = await api().invoices.issueInvoices({ orderIds })
    expect(results.map(({ error }) => error)).toEqual(orders.map(() => null))
    for (const { invoice } of results) await api().invoices.sendInvoice({ id: invoice?.id ?? '' })
    const { mails } = await api().mailbox.listMails({})
    for (const { invoice } of results) {
      expect(mails.some(({ subject }) => subject.includes(invoice?.number ?? '-'))).toBe(true)
    }
  })

  test('changes an order that has its invoice to a cheaper one, and pays the difference back', async () => {
    const { draftOrder } = await api().draftOrders.createDraftOrder({ orderId: idOf(nth.cheaper) })
    const { id } = draftOrder
    const lines = [{ id: lineOf(nth.cheaper), quantity: 1 }]
    await api().draftOrders.saveDraftOrder({ id, lines })
    const { order, refunded } = await api().draftOrders.applyDraftOrder({ id, settle: 'REFUND' })
    expect(refunded).toBe((orders[nth.cheaper]?.totals.total ?? 0) - order.totals.total)
    expect(refunded).toBeGreaterThan(0)
    expect(order).toMatchObject({ paymentState: 'PAID', balance: { due: 0 } })
    const { invoices } = await api().invoices.listInvoicesOfOrders({ orderIds: [order.id] })
    const [, note, again, ...others] = invoices
    expect([note?.kind, again?.kind, others.length]).toEqual(['CREDIT_NOTE', 'INVOICE', 0])
    expect([note?.total, again?.total]).toEqual([
      orders[nth.cheaper]?.totals.total,
      order.totals.total,
    ])
    for (const one of [note, again]) await api().invoices.sendInvoice({ id: one?.id ?? '' })
  })

  test('settles returns: one in full, one in part, and one without a refund', async () => {
    shop.clock.pass({ hours: 1 })
    const asked = async (at: number, quantity: number) => {
      const lines = [{ lineId: lineOf(at), quantity }]
      const { api: buyer } = shop.people.visitor()
      return (await buyer.returns.requestReturn({ order: orders[at]?.link ?? '', lines })).return.id
    }
    const whole = await asked(nth.refunded, 2)
    const declined = await asked(nth.declined, 1)
    const part = await asked(nth.inPart, 2)
    await api().returns.declineReturn({ id: declined, text: 'It was worn', notify: true })
    for (const [id, at, resell] of [
      [whole, nth.refunded, 2],
      [part, nth.inPart, 1],
    ] as const) {
      await api().returns.agreeReturn({ id, notify: true })
      await api().returns.receiveReturn({ id })
      await api().returns.inspectReturn({ id, lines: [{ lineId: lineOf(at), resell }] })
    }
    await api().returns.settleReturn({ id: whole, notify: true })
    await api().returns.settleReturn({ id: part, deduction: 100, notify: true })
    expect((await orderOf(nth.declined)).balance.refunded).toBe(0)
    expect((await orderOf(nth.inPart)).lines[0]).toMatchObject({ refunded: 2, restocked: 1 })
  })

  test('refunds a guest who withdraws, with the delivery', async () => {
    await shop.people.visitor().api.returns.withdraw({
      name: 'Ada Lovelace',
      number: orders[nth.withdrawn]?.number ?? '',
      email: `buyer${nth.withdrawn}@example.com`,
      wording: 'I withdraw from the contract. Button: Confirm withdrawal',
    })
    const order = idOf(nth.withdrawn)
    const [withdrawal] = (await api().returns.getOrderReturns({ order })).returns
    expect(withdrawal).toMatchObject({ kind: 'WITHDRAWAL', state: 'AGREED' })
    const { id = '', lines = [] } = withdrawal ?? {}
    await api().returns.receiveReturn({ id })
    await api().returns.inspectReturn({
      id,
      lines: lines.map(({ lineId, quantity }) => ({ lineId, resell: quantity })),
    })
    await api().returns.settleReturn({ id, notify: true })
    expect(await orderOf(nth.withdrawn)).toMatchObject({ paymentState: 'REFUNDED' })
  })

  test('has a credit note for each refund, and a new invoice for the edit', async () => {
    for (const { id } of orders) await followOrder(shop, id)
    documents = await documentsOf(api())
    const notes = documents.filter(({ kind }) => kind === 'CREDIT_NOTE')
    expect(documents).toHaveLength(ORDERS + 5)
    expect(notes.map(({ orderId }) => orderId).toSorted()).toEqual(
      [nth.refunded, nth.inPart, nth.withdrawn, nth.cheaper].map(idOf).toSorted(),
    )
    expect(documents.every(({ mailedDate }) => mailedDate !== null)).toBe(true)
  })
})

describe('at the end of the month', () => {
  const sales = async () => (await api().reports.getSales(january)).totals
  const journal = () => journalSums(api(), '2026-01')

  test('sales by product, channel and country add up to all sales', async () => {
    const totals = await sales()
    expect(totals.orders).toBe(ORDERS)
    for (const by of ['CHANNEL', 'COUNTRY'] as const) {
      const { rows } = await api().reports.listSales({ ...january, by })
      for (const figure of ['orders', 'sales', 'discounts', 'tax', 'total'] as const) {
        expect([by, figure, sumOf(rows, (row) => row[figure])]).toEqual([
          by,
          figure,
          totals[figure],
        ])
      }
    }
    for (const by of ['PRODUCT', 'VARIANT'] as const) {
      const { rows } = await api().reports.listSales({ ...january, by })
      expect(sumOf(rows, (row) => row.sales)).toBe(totals.sales)
      expect(sumOf(rows, (row) => row.discounts)).toBe(totals.discounts)
      const delivered = await Promise.all(orders.map((_, at) => orderOf(at)))
      const delivery = sumOf(delivered, (one) => one.totals.delivery)
      expect(sumOf(rows, (row) => row.total) + delivery).toBe(totals.total)
    }
    const { rows } = await api().reports.listSales({ ...january, by: 'DISCOUNT' })
    expect(sumOf(rows, (row) => row.discounts)).toBe(totals.discounts)
  })

  test('sales are the sum of the orders, without gift cards', async () => {
    const now = await Promise.all(orders.map((_, at) => orderOf(at)))
    const totals = await sales()
    expect(totals.total).toBe(sumOf(now, (one) => one.totals.total) - GIFT_CARDS_MINOR)
    const edited = (orders[nth.cheaper]?.totals.total ?? 0) - (now[nth.cheaper]?.totals.total ?? 0)
    expect(totals.refunded).toBe(sumOf(now, (one) => one.balance.refunded) - edited)
    expect(totals.cancelled).toBe(0)
  })

  test('the journal equals the ledger, as CSV and for DATEV, and nothing is due', async () => {
    const sums = await journal()
    expect(sums).toEqual(
      await ledgerSums(
        api(),
        orders.map(({ id }) => id),
      ),
    )
    expect(await datevSums(api(), '2026-01')).toEqual(sums)
    expect(sums).not.toHaveProperty('RECEIVABLE')
    expect(sumOf(Object.values(sums), (sum) => sum)).toBe(0)
  })

  test('the accounts of the journal equal the reports', async () => {
    const totals = await sales()
    const { rows: taxes } = await api().reports.getTaxes(january)
    const { rows: payments } = await api().reports.getPayments(january)
    const cards = await giftCards()
    const returnedTax = sumOf(taxes, (row) => row.returned)
    expect(sumOf(taxes, (row) => row.charged)).toBe(totals.tax)
    expect(await journal()).toEqual({
      SALES: -totals.sales,
      DISCOUNT: totals.discounts,
      DELIVERY: -totals.delivery,
      TAX: -sumOf(taxes, (row) => row.net),
      REFUNDS: totals.refunded - returnedTax,
      CLEARING: sumOf(payments, (row) => row.net),
      GIFT_CARDS: -sumOf(cards, (card) => card.balance),
    })
  })

  test('invoices less credit notes are the sales and the gift cards that were sold', async () => {
    const { net } = await sales()
    expect(sumOf(documents, (one) => signed(one, one.total))).toBe(net + GIFT_CARDS_MINOR)
    for (const { total, content } of documents) {
      expect(content.totals).toMatchObject({ total, gross: total, rounding: 0 })
    }
  })

  test('their tax equals the tax report, rate by rate', async () => {
    const { rows } = await api().reports.getTaxes(january)
    const written = documents.flatMap((one) =>
      one.content.taxes.map((tax) => ({ ...tax, tax: signed(one, tax.tax) })),
    )
    const rate = (one: { readonly country: string; readonly rate: string }) =>
      `${one.country} ${one.rate}`
    expect(sumsBy(written, rate, ({ tax }) => tax)).toEqual(sumsBy(rows, rate, ({ net }) => net))
  })

  test('payments and refunds of all providers equal the documents', async () => {
    const { rows } = await api().reports.getPayments(january)
    const spent = GIFT_CARDS_MINOR - sumOf(await giftCards(), ({ balance }) => balance)
    expect(spent).toBe(GIFT_CARD_MINOR)
    expect(rows.map(({ provider }) => provider).toSorted()).toEqual(['BANK_TRANSFER', 'TEST_BANK'])
    const written = sumOf(documents, (one) => signed(one, one.total))
    expect(sumOf(rows, (row) => row.net) + spent).toBe(written)
    const now = await Promise.all(orders.map((_, at) => orderOf(at)))
    const paid = sumOf(now, ({ balance }) => balance.paid)
    expect(sumOf(rows, (row) => row.received) + spent).toBe(paid)
    expect(sumOf(rows, (row) => row.refunded)).toBe(sumOf(now, ({ balance }) => balance.refunded))
  })

  test('stock is the initial quantity without sold pieces, plus returned ones', async () => {
    const now = await Promise.all(orders.map((_, at) => orderOf(at)))
    const lines = now.flatMap((one) => one.lines)
    const { rows: sold } = await api().reports.listSales({ ...january, by: 'PRODUCT' })
    const { rows, totals } = await api().reports.getStockValue({})
    for (const productId of open.goods) {
      const restocked = sumOf(lines, (one) => (one.productId === productId ? one.restocked : 0))
      const row = sold.find(({ key }) => key === productId)
      const left = IN_THE_MORNING - (row?.pieces ?? 0) + restocked
      expect(await stockOf(merchant(), productId)).toBe(left)
      expect(rows.find((one) => one.productId === productId)).toMatchObject({
        units: left,
        atCost: left * 200,
        sold: row?.pieces,
      })
    }
    expect(sumOf(rows, (row) => row.units)).toBe(totals.units)
  })

  test('the ledger agrees with every order and payment', async () => {
    const report = await shop.server.platform.work(
      { siteId: shop.site.id, actor: { type: 'system', id: 'test' } },
      (tx) => shop.server.orders.verifyLedger(tx),
    )
    expect(report).toEqual({ orders: ORDERS, differences: [] })
  })
})

describe('a month that is closed', () => {
  const booksOf = async (period: typeof january, month: string) => ({
    sales: (await api().reports.getSales(period)).totals,
    channels: (await api().reports.listSales({ ...period, by: 'CHANNEL' })).rows.map(
      ({ orders, sales, discounts, tax, total }) => ({ orders, sales, discounts, tax, total }),
    ),
    taxes: (await api().reports.getTaxes(period)).rows,
    payments: (await api().reports.getPayments(period)).rows,
    journal: await journalSums(api(), month),
  })

  test('does not change, and later bookings belong to the next month', async () => {
    const closed = await booksOf(january, '2026-01')
    shop.clock.pass({ days: 35 })
    const before = await orderOf(nth.editedLater)
    const { draftOrder } = await api().draftOrders.createDraftOrder({ orderId: before.id })
    const lines = [{ id: lineOf(nth.editedLater), quantity: 5 }]
    await api().draftOrders.saveDraftOrder({ id: draftOrder.id, lines })
    const { order } = await api().draftOrders.applyDraftOrder({ id: draftOrder.id })
    await api().orders.recordPayment({ id: order.id })
    await api().orders.refundOrder({ id: idOf(nth.refundedLater), amount: 300 })
    expect(await booksOf(january, '2026-01')).toEqual(closed)
    const later = await booksOf(february, '2026-02')
    const more = order.totals.total - before.totals.total
    expect(more).toBeGreaterThan(0)
    expect(later.sales).toMatchObject({ orders: 0, total: more, refunded: 300, net: more - 300 })
    expect(later.channels).toMatchObject([{ orders: 0, total: more }])
    expect(later.journal.CLEARING).toBe(more - 300)
    expect(sumOf(later.taxes, (row) => row.net)).toBe(-(later.journal.TAX ?? 0))
  })

  test('has its orders by product and discount, and the next month has none of them', async () => {
    for (const by of ['PRODUCT', 'VARIANT', 'COLLECTION', 'DISCOUNT'] as const) {
      const listed = async (period: typeof january) =>
        (await api().reports.listSales({ ...period, by })).rows
      expect((await listed(january)).length).toBeGreaterThan(0)
      expect([by, await listed(february)]).toEqual([by, []])
    }
    const { rows } = await api().reports.listSales({ ...february, by: 'COUNTRY' })
    expect(rows.map(({ orders, pieces }) => [orders, pieces])).toEqual([[0, 0]])
  })
})
