import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { berlin, deliverToGermany } from './checkout.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'
import { lampInStock, readyWith, stockOf } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order
const entriesOf = async (id: string) => (await api().orders.listLedger({ id })).entries
const sumOf = (entries: readonly { account: string; amount: number }[], account: string) =>
  entries.reduce((sum, one) => (one.account === account ? sum + one.amount : sum), 0)

/** An order of lamps with a delivery for 4.90, paid unless `isPaid` is false. */
async function bought(visitor: Visitor, quantity = 1, isPaid = true) {
  const productId = await lampInStock(shop, 10)
  const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  if (isPaid) await api().orders.recordPayment({ id: order.id })
  return { ...order, productId }
}

let count = 0
/** Two orders of a guest with one address, which nobody else uses. */
async function pair(isPaid = true) {
  const visitor = shop.people.visitor()
  const email = `buyer-${++count}@example.com`
  const [first, second] = [await bought(visitor, 1, isPaid), await bought(visitor, 2, isPaid)]
  for (const { id } of [first, second]) await api().orders.updateOrder({ id, email })
  return { first, second, merge: { orderId: first.id, fromId: second.id } }
}

describe('two orders of one buyer', () => {
  test('are offered on either, when they go to the same address', async () => {
    const { first, second } = await pair()
    const other = await bought(shop.people.visitor())
    const offered = await api().draftOrders.listMergeableOrders({ orderId: first.id })
    expect(offered.orders).toEqual([{ id: second.id, number: second.number, total: 2290 }])
    const { orders } = await api().draftOrders.listMergeableOrders({ orderId: other.id })
    expect(orders.map(({ id }) => id)).not.toContain(first.id)
    const paris = { ...berlin, address: { ...berlin.address, city: 'Potsdam' } }
    await api().orders.updateOrder({ id: second.id, shipping: paris })
    const none = await api().draftOrders.listMergeableOrders({ orderId: first.id })
    expect(none.orders).toEqual([])
    const refused = await refusal(
      api().draftOrders.previewMerge({ orderId: first.id, fromId: second.id }),
    )
    expect(refused).toMatchObject({ status: 428, data: { reasons: ['ADDRESS'] } })
  })

  test('become one: lines and payments move, and stock and cleared money do not change', async () => {
    const { first, second, merge } = await pair()
    const stock = await stockOf(shop.people.merchant(), second.productId)
    const cleared = sumOf(await entriesOf(second.id), 'CLEARING')
    const preview = await api().draftOrders.previewMerge(merge)
    expect(preview).toMatchObject({
      totalBefore: 1390,
      total: 1390 + 2290,
      delivery: 980,
      moved: 2290,
      paidBack: 0,
      due: 0,
      pieces: 2,
      invoices: [],
    })
    const { order } = await api().draftOrders.mergeOrders({ ...merge, expectedTotal: 3680 })
    expect(order).toMatchObject({
      id: first.id,
      state: 'PLACED',
      paymentState: 'PAID',
      fulfillmentState: 'NONE',
      totals: { total: 3680 },
      balance: { due: 0, paid: 3680 },
    })
    expect(order.lines.map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(order.payments.at(-1)).toMatchObject({
      provider: 'ORDER_CREDIT',
      name: `#${second.number}`,
      captured: 2290,
    })
    const ended = await orderOf(second.id)
    expect(ended).toMatchObject({ state: 'CANCELLED', refunds: [{ amount: 2290, state: 'DONE' }] })
    expect(ended.activities.find(({ kind }) => kind === 'CANCELLED')?.content).toMatchObject({
      mergedInto: { orderId: first.id, orderNumber: first.number },
    })
    expect(await stockOf(shop.people.merchant(), second.productId)).toBe(stock)
    const [one, two] = [await entriesOf(first.id), await entriesOf(second.id)]
    expect(sumOf([...one, ...two], 'STORE_CREDIT')).toBe(0)
    expect(sumOf(two, 'CLEARING')).toBe(cleared)
    expect([sumOf(one, 'RECEIVABLE'), sumOf(two, 'RECEIVABLE')]).toEqual([0, 0])
    expect(sumOf(two, 'SALES')).toBe(0)
    expect(await ledgerDifferences(shop)).toEqual([])
    await api().orders.cancelOrder({ id: first.id, restock: true })
    expect(await stockOf(shop.people.merchant(), second.productId)).toBe(Number(stock) + 2)
  })

  test('are one order, however often they are merged', async () => {
    const { first, merge } = await pair()
    const all = await Promise.all([1, 2, 3].map(() => api().draftOrders.mergeOrders(merge)))
    expect(new Set(all.map(({ order }) => order.id))).toEqual(new Set([first.id]))
    expect((await orderOf(first.id)).lines).toHaveLength(2)
    expect((await orderOf(first.id)).totals.total).toBe(3680)
  })

  test('refund the second delivery when the shop chooses that', async () => {
    const { first, second, merge } = await pair()
    const asked = { ...merge, refundDelivery: true }
    const preview = await api().draftOrders.previewMerge(asked)
    expect(preview).toMatchObject({
      total: 3190,
      delivery: 490,
      moved: 1800,
      paidBack: 490,
      due: 0,
    })
    const { order } = await api().draftOrders.mergeOrders(asked)
    expect(order).toMatchObject({ paymentState: 'PAID', balance: { due: 0, paid: 3190 } })
    expect(order.delivery).toHaveLength(1)
    const { refunds } = await orderOf(second.id)
    expect(refunds.map(({ amount }) => amount)).toEqual([490, 1800])
    expect(refunds[1]?.payments[0]?.toOrderId).toBe(first.id)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('that are not paid are due together', async () => {
    const { merge } = await pair(false)
    expect(await api().draftOrders.previewMerge(merge)).toMatchObject({ moved: 0, due: 3680 })
    const { order } = await api().draftOrders.mergeOrders(merge)
    expect(order).toMatchObject({ paymentState: 'UNPAID', balance: { due: 3680 } })
    await api().orders.recordPayment({ id: order.id })
    expect((await orderOf(order.id)).paymentState).toBe('PAID')
    await api().fulfillments.createFulfillment({ orderId: order.id })
    expect((await orderOf(order.id)).fulfillmentState).toBe('ALL')
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('have one new invoice, and those of both are credited', async () => {
    await saveInvoiceSettings(shop)
    const { first, second, merge } = await pair()
    await api().invoices.issueInvoices({ orderIds: [first.id, second.id] })
    const { invoices } = await api().draftOrders.previewMerge(merge)
    expect(invoices).toHaveLength(2)
    await api().draftOrders.mergeOrders(merge)
    const of = async (id: string) =>
      (await api().invoices.listInvoicesOfOrders({ orderIds: [id] })).invoices.map(
        ({ kind }) => kind,
      )
    expect((await of(first.id)).toSorted()).toEqual(['CREDIT_NOTE', 'INVOICE', 'INVOICE'])
    expect((await of(second.id)).toSorted()).toEqual(['CREDIT_NOTE', 'INVOICE'])
  })

  test.each([
    ['SENT', (id: string) => api().fulfillments.createFulfillment({ orderId: id })],
    ['REFUNDED', (id: string) => api().orders.refundOrder({ id, amount: 100 })],
    ['STATE', (id: string) => api().orders.cancelOrder({ id })],
    ['BUYER', (id: string) => api().orders.updateOrder({ id, email: 'somebody@example.com' })],
    ['EDIT_OPEN', (id: string) => api().draftOrders.createDraftOrder({ orderId: id })],
  ])('are refused by name: %s', async (reason, change) => {
    const { second, merge } = await pair()
    await change(second.id)
    const refused = await refusal(api().draftOrders.mergeOrders(merge))
    expect(refused.data).toMatchObject({ reasons: expect.arrayContaining([reason]) })
  })

  test('are refused with the same order, an unknown one, and another total', async () => {
    const { first, merge } = await pair()
    const same = await refusal(api().draftOrders.previewMerge({ ...merge, fromId: first.id }))
    expect(same.data).toMatchObject({ reasons: ['SAME_ORDER'] })
    const nobody = '00000000-0000-4000-8000-000000000000'
    const unknown = api().draftOrders.previewMerge({ ...merge, fromId: nobody })
    expect(await codeOf(unknown)).toBe('404 ORDER_NOT_FOUND')
    const wrong = await refusal(api().draftOrders.mergeOrders({ ...merge, expectedTotal: 1 }))
    expect(wrong.data).toMatchObject({ reasons: ['TOTAL'], total: 3680 })
    const missing = api().draftOrders.listMergeableOrders({ orderId: nobody })
    expect(await codeOf(missing)).toBe('404 ORDER_NOT_FOUND')
  })
})
