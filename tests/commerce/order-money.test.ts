import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, ordered, readyWith, stockOf } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  const taxes = { pricesIncludeTax: true, originCountry: 'DE', scheme: 'OSS' } as const
  await merchant().api.sites.updateSettings({ settings: { currency: 'EUR', taxes } })
  await merchant().api.taxes.saveTaxRegion({
    region: {
      country: 'DE',
      subdivision: '',
      postalCodes: [],
      usesPublishedRates: true,
      taxIncludedInPrice: null,
    },
  })
  parcel = await deliverToGermany(merchant())
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** The sums of the ledger by account; every group adds up to zero. */
async function booksOf(id: string) {
  const { entries } = await merchant().api.orders.listLedger({ id })
  const groups = new Map<string, number>()
  const accounts: Record<string, number> = {}
  for (const { groupId, account, amount } of entries) {
    groups.set(groupId, (groups.get(groupId) ?? 0) + amount)
    accounts[account] = (accounts[account] ?? 0) + amount
  }
  expect([...groups.values()].every((sum) => sum === 0)).toBe(true)
  return accounts
}

describe('a recorded payment', () => {
  test('pays the order, in parts or at once, and is in the ledger', async () => {
    const { order } = await ordered(shop, parcel)
    const { id } = order
    expect(await booksOf(id)).toMatchObject({ RECEIVABLE: 1390 })
    const part = await merchant().api.orders.recordPayment({
      id,
      amount: 1000,
      reference: 'Ada L.',
    })
    expect(part.order).toMatchObject({
      paymentState: 'PARTLY_PAID',
      balance: { paid: 1000, due: 390 },
    })
    const rest = await merchant().api.orders.recordPayment({ id })
    expect(rest.order).toMatchObject({ paymentState: 'PAID', balance: { paid: 1390, due: 0 } })
    expect(await booksOf(id)).toMatchObject({ RECEIVABLE: 0, CLEARING: 1390 })
    expect(await codeOf(merchant().api.orders.recordPayment({ id }))).toBe('428 ORDER_ALREADY_PAID')
    const more = await merchant().api.orders.recordPayment({ id, amount: 1 })
    expect(more.order).toMatchObject({ paymentState: 'OVERPAID', balance: { due: -1 } })
    const kinds = more.order.activities.map(({ kind }) => kind)
    expect(kinds).toEqual(['CREATED', 'PLACED', 'PARTLY_PAID', 'PAID'])
  })

  test('places an order that waits for its transfer', async () => {
    const { order } = await ordered(shop, parcel)
    const paid = await merchant().api.orders.recordPayment({ id: order.id })
    expect(paid.order.payments).toMatchObject([
      { id: order.payments[0]?.id, state: 'CAPTURED', captured: 1390 },
    ])
  })

  const send = async (orderId: string, amount: number) => {
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/vitrine/v1/orders/${orderId}/payments`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: shop.site.apiKey,
          'idempotency-key': 'statement 17',
        },
        body: JSON.stringify({ amount }),
      }),
    )
    return { status: response.status, body: await response.json() }
  }

  test('is recorded once when the call is sent again', async () => {
    const { order } = await ordered(shop, parcel)
    await send(order.id, 100)
    expect((await send(order.id, 100)).body.order.balance.paid).toBe(100)
    expect((await send(order.id, 200)).status).toBe(422)
  })

  test('places an order that waits for its transfer, also with an idempotency key', async () => {
    const { order } = await ordered(shop, parcel)
    await send(order.id, 1390)
    const { body } = await send(order.id, 1390)
    expect(body.order.payments).toMatchObject([
      { id: order.payments[0]?.id, state: 'CAPTURED', captured: 1390 },
    ])
    expect((await send(order.id, 100)).status).toBe(422)
  })
})

describe('a refund', () => {
  test('of lines has the amount that was paid for them, with tax, and restocks them', async () => {
    const productId = await lampInStock(shop, 10)
    const visitor = shop.people.visitor()
    const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 3 })
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    const { id } = order
    const lineId = order.lines[0]?.id ?? ''
    await merchant().api.orders.recordPayment({ id })
    expect(await stockOf(merchant(), productId)).toBe(7)
    const request = { id, lines: [{ lineId, quantity: 2, restock: 1 }], reason: 'Too bright' }
    const preview = await merchant().api.orders.previewRefund(request)
    expect(preview).toMatchObject({ amount: 1800, tax: 288, left: 1390 })
    const { order: after, refund } = await merchant().api.orders.refundOrder(request)
    expect(refund).toMatchObject({ amount: 1800, state: 'DONE', reason: 'Too bright' })
    expect(after).toMatchObject({
      paymentState: 'PARTLY_REFUNDED',
      lines: [{ refunded: 2, restocked: 1 }],
      balance: { paid: 3190, refunded: 1800, due: 0 },
    })
    expect(await stockOf(merchant(), productId)).toBe(8)
    const books = await booksOf(id)
    expect(books).toMatchObject({ RECEIVABLE: 0, CLEARING: 1390, REFUNDS: 1512 })
    const rest = {
      id,
      lines: [{ lineId, quantity: 1 }],
      deliveryGroupIds: [order.delivery[0]?.groupId ?? ''],
    }
    const last = await merchant().api.orders.refundOrder(rest)
    expect(last.order).toMatchObject({ paymentState: 'REFUNDED', balance: { refunded: 3190 } })
    const { TAX, CLEARING, RECEIVABLE } = await booksOf(id)
    expect({ TAX, CLEARING, RECEIVABLE }).toEqual({ TAX: 0, CLEARING: 0, RECEIVABLE: 0 })
  })

  test('of any amount refunds its share of the tax', async () => {
    const { order } = await ordered(shop, parcel)
    await merchant().api.orders.recordPayment({ id: order.id })
    const { refund } = await merchant().api.orders.refundOrder({ id: order.id, amount: 119 })
    expect(refund).toMatchObject({ amount: 119, lines: [] })
    expect(await booksOf(order.id)).toMatchObject({ REFUNDS: 100, RECEIVABLE: 0, CLEARING: 1271 })
  })

  test('of the rest is paid once, however many ask for it at once', async () => {
    const { order } = await ordered(shop, parcel)
    const { id } = order
    await merchant().api.orders.recordPayment({ id })
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => merchant().api.orders.refundOrder({ id, amount: 1390 })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { order: after } = await merchant().api.orders.getOrder({ id })
    expect(after.balance).toMatchObject({ refunded: 1390 })
  })

  test('is refused for more than was paid', async () => {
    const { order } = await ordered(shop, parcel)
    const { id } = order
    const lineId = order.lines[0]?.id ?? ''
    const refund = (request: object) => merchant().api.orders.previewRefund({ id, ...request })
    expect(await refusal(refund({ amount: 1 }))).toMatchObject({
      code: 'INVALID_PAYMENT_REFUND_AMOUNT',
      data: { refundable: 0 },
    })
    await merchant().api.orders.recordPayment({ id })
    expect(await codeOf(refund({ lines: [{ lineId, quantity: 2 }] }))).toBe(
      '400 INVALID_LINE_ITEM_REFUND_QUANTITY',
    )
    expect(await codeOf(refund({ lines: [{ lineId, quantity: 1, restock: 2 }] }))).toBe(
      '400 INVALID_LINE_ITEM_RESTOCK_QUANTITY',
    )
    expect(await codeOf(refund({ lines: [{ lineId: NOBODY, quantity: 1 }] }))).toBe(
      '404 LINE_ITEM_NOT_FOUND',
    )
    expect(await codeOf(refund({ deliveryGroupIds: ['other'] }))).toBe('404 SHIPPING_NOT_FOUND')
    expect(await codeOf(refund({ amount: 1, paymentId: NOBODY }))).toBe('404 PAYMENT_NOT_FOUND')
    expect((await refusal(refund({}))).status).toBe(400)
    expect(await codeOf(merchant().api.orders.refundOrder({ id: NOBODY, amount: 1 }))).toBe(
      '404 ORDER_NOT_FOUND',
    )
  })
})

describe('a merchant', () => {
  test('cancels an order, and what it took returns to stock', async () => {
    const productId = await lampInStock(shop, 5)
    const visitor = shop.people.visitor()
    const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 2 })
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    const { id } = order
    await merchant().api.orders.recordPayment({ id, amount: 500 })
    const cancel = () => merchant().api.orders.cancelOrder({ id, restock: true, reason: 'Wrong' })
    expect((await cancel()).order.state).toBe('CANCELLED')
    expect(
      (await cancel()).order.activities.filter(({ kind }) => kind === 'CANCELLED'),
    ).toHaveLength(1)
    expect(await stockOf(merchant(), productId)).toBe(5)
    expect(await booksOf(id)).toMatchObject({ SALES: 0, RECEIVABLE: -500, CLEARING: 500 })
    expect(await codeOf(merchant().api.orders.recordPayment({ id, amount: 1 }))).toBe(
      '428 UNSUPPORTED_TRANSITION',
    )
    await merchant().api.orders.refundOrder({ id, amount: 500 })
    expect(await booksOf(id)).toMatchObject({ RECEIVABLE: 0, CLEARING: 0 })
  })

  test('changes contact, tags and archive, and writes notes that buyers do not see', async () => {
    const { visitor, order } = await ordered(shop, parcel)
    const { id, revision } = order
    const { api } = merchant()
    const changed = await api.orders.updateOrder({
      id,
      revision,
      email: 'ada@example.org',
      tags: ['gift', 'gift', 'fragile'],
      archived: true,
      seen: true,
    })
    expect(changed.order).toMatchObject({
      email: 'ada@example.org',
      tags: ['gift', 'fragile'],
      archived: true,
      seen: true,
    })
    expect(await codeOf(api.orders.updateOrder({ id, revision, archived: false }))).toBe(
      '409 ORDER_REVISION_CONFLICT',
    )
    await api.orders.addNote({ id, text: 'Called: deliver on Friday' })
    const { order: theirs } = await visitor.api.orders.getOrder({ id })
    expect(theirs).toMatchObject({ tags: [], seen: false })
    expect(theirs.activities.map(({ kind }) => kind)).toEqual(['CREATED', 'PLACED'])
    const { order: ours } = await api.orders.getOrder({ id })
    expect(ours.activities.at(-1)).toMatchObject({
      kind: 'NOTE',
      content: { text: 'Called: deliver on Friday' },
    })
  })

  test('finds orders by words, states, tags and products', async () => {
    const { api } = merchant()
    const productId = await lamp(merchant())
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(merchant()))
    const { checkoutId } = await readyWith(visitor, parcel, { productId })
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    await api.orders.updateOrder({ id: order.id, tags: ['rare'] })
    const idsOf = async (request: Parameters<typeof api.orders.queryOrders>[0]) =>
      (await api.orders.queryOrders(request)).orders.map(({ id }) => id)
    const by = (filter: object) => idsOf({ query: { filter } })
    expect(await by({ productId })).toEqual([order.id])
    expect(await by({ tag: 'rare' })).toEqual([order.id])
    expect(await by({ number: Number(order.number) })).toEqual([order.id])
    expect(await by({ state: 'EXPIRED' })).toEqual([])
    expect(await idsOf({ search: `lovelace ${order.number}` })).toEqual([order.id])
    expect(await idsOf({ search: 'nobody' })).toEqual([])
    expect(await idsOf({ query: { cursorPaging: { limit: 2 } } })).toHaveLength(2)
  })
})

describe('the ledger', () => {
  const verify = () =>
    shop.server.platform.work(
      { siteId: shop.site.id, actor: { type: 'system', id: 'test' } },
      (tx) => shop.server.orders.verifyLedger(tx),
    )

  test('agrees with every order, payment and price of this file', async () => {
    const { orders, differences } = await verify()
    expect(orders).toBeGreaterThan(8)
    expect(differences).toEqual([])
  })

  test('refuses an entry that does not balance, and changes of entries', async () => {
    const { order } = await ordered(shop, parcel)
    const { db } = shop.server.platform
    const entry = {
      site_id: shop.site.id,
      order_id: order.id,
      group_id: NOBODY,
      position: 0,
      kind: 'PAYMENT',
      account: 'CLEARING',
      amount_minor: 1,
      currency: 'EUR',
      created_date: new Date(),
    }
    await expect(db.insertInto('ledger_entries').values(entry).execute()).rejects.toThrow('adds up')
    await expect(db.updateTable('ledger_entries').set({ detail: 'x' }).execute()).rejects.toThrow(
      'do not change',
    )
    await expect(
      db.updateTable('orders').set({ total_minor: 1 }).where('id', '=', order.id).execute(),
    ).rejects.toThrow('is booked')
  })

  test('detects a payment that was changed in the database', async () => {
    const { order } = await ordered(shop, parcel)
    await merchant().api.orders.recordPayment({ id: order.id })
    const { db } = shop.server.platform
    const change = (captured: number) =>
      db
        .updateTable('payments')
        .set({ captured_minor: captured })
        .where('order_id', '=', order.id)
        .execute()
    await change(1391)
    const { differences } = await verify()
    expect(differences.map(({ what, expected, found }) => [what, expected, found])).toEqual([
      ['PAYMENTS', 1391, 1390],
      ['EVENTS', 1390, 1391],
    ])
    await change(1390)
  })
})
