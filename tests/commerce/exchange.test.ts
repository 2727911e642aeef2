import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { lamp } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { lampInStock, readyWith, stockOf } from './order.fixture.ts'
import { ledgerDifferences } from './published-order.fixture.ts'
import { agreedReturn, sentOrder } from './return.fixture.ts'
import { creditOf, giveTo, readyWithCredit } from './store-credit.fixture.ts'

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
const vase = (quantity: number, price: string) => lamp(shop.people.merchant(), quantity, price)
const mailsAbout = async (words: string) => {
  const { mails } = await api().mailbox.listMails({})
  return mails.filter(({ subject }) => subject.includes(words))
}
const entriesOf = async (id: string) => (await api().orders.listLedger({ id })).entries
const sumOf = (entries: readonly { account: string; amount: number }[], account: string) =>
  entries.reduce((sum, one) => (one.account === account ? sum + one.amount : sum), 0)
const exchangeFor = (productId: string, more: object = {}) => ({
  kind: 'EXCHANGE' as const,
  exchange: { lines: [{ productId, quantity: 1 }], ...more },
})
const madeOf = async (id: string, asked: ReturnType<typeof exchangeFor>, notify = false) => {
  const { return: settled } = await api().returns.settleReturn({ id, ...asked, notify })
  return { settled, made: await orderOf(settled.settlement?.order?.id ?? '') }
}

describe('an exchange', () => {
  test('of equal value creates a paid order, and no money is paid', async () => {
    const { id, order, agreed } = await agreedReturn(shop, parcel)
    const other = await vase(3, '9.00')
    const asked = exchangeFor(other)
    const preview = await api().returns.previewSettlement({ id, ...asked })
    expect(preview).toMatchObject({
      goods: 900,
      amount: 0,
      byHand: 0,
      exchange: {
        total: 900,
        credit: 900,
        due: 0,
        lines: [{ quantity: 1, unitPrice: 900, available: 3, short: false }],
      },
    })
    expect(await stockOf(shop.people.merchant(), other)).toBe(3)
    const { settled, made } = await madeOf(id, asked, true)
    expect(settled.settlement).toMatchObject({
      kind: 'EXCHANGE',
      amount: 0,
      credit: 900,
      order: { id: made.id, number: made.number },
      refundId: null,
    })
    expect(made).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
      fulfillmentState: 'NONE',
      channel: 'BACKOFFICE_MERCHANT',
      email: 'ada@example.com',
      balance: { due: 0 },
      payments: [{ provider: 'ORDER_CREDIT', name: `#${order.number}`, captured: 900 }],
    })
    expect(made.activities[0]).toMatchObject({
      kind: 'CREATED',
      content: { exchangeOf: { orderNumber: order.number, returnNumber: agreed.number } },
    })
    expect(await stockOf(shop.people.merchant(), other)).toBe(2)
    const first = await orderOf(order.id)
    expect(first).toMatchObject({
      lines: [{ refunded: 1 }],
      refunds: [{ amount: 900, state: 'DONE', payments: [{ toOrderId: made.id }] }],
    })
    const noted = first.activities.find(({ kind }) => kind === 'RETURN_SETTLED')
    expect(noted?.content).toMatchObject({ exchangeOrder: { number: made.number } })
    expect(await mailsAbout(made.number)).toHaveLength(1)
  })

  test('books both orders to zero together, and counts no sale twice', async () => {
    const { id, order } = await agreedReturn(shop, parcel)
    const before = await entriesOf(order.id)
    const { made } = await madeOf(id, exchangeFor(await vase(1, '9.00')))
    const [old, fresh] = [await entriesOf(order.id), await entriesOf(made.id)]
    const both = [...old, ...fresh]
    expect(sumOf(both, 'STORE_CREDIT')).toBe(0)
    expect(sumOf(old, 'CLEARING')).toBe(sumOf(before, 'CLEARING'))
    expect(sumOf(fresh, 'CLEARING')).toBe(0)
    expect([sumOf(old, 'RECEIVABLE'), sumOf(fresh, 'RECEIVABLE')]).toEqual([0, 0])
    const sold = (entries: typeof both) => sumOf(entries, 'SALES') + sumOf(entries, 'REFUNDS')
    expect(sold(both)).toBe(sold(before))
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('for more expensive goods asks the buyer for the difference', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const asked = exchangeFor(await vase(1, '12.00'), { deliveryPrice: 200 })
    const preview = await api().returns.previewSettlement({ id, ...asked })
    expect(preview.exchange).toMatchObject({ total: 1400, delivery: 200, credit: 900, due: 500 })
    const { made } = await madeOf(id, asked, true)
    expect(made).toMatchObject({ paymentState: 'PARTLY_PAID', balance: { due: 500 } })
    const { paymentRequests } = await api().paymentRequests.listPaymentRequests({
      orderId: made.id,
    })
    expect(paymentRequests).toMatchObject([{ amount: 500, status: 'UNPAID' }])
    await api().orders.recordPayment({ id: made.id })
    expect(await orderOf(made.id)).toMatchObject({ paymentState: 'PAID', balance: { due: 0 } })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('for cheaper goods refunds the difference, or gives store credit', async () => {
    const { id, order } = await agreedReturn(shop, parcel)
    const asked = exchangeFor(await vase(1, '5.50'))
    const preview = await api().returns.previewSettlement({ id, ...asked })
    expect(preview).toMatchObject({ amount: 350, byHand: 350, exchange: { credit: 550, due: 0 } })
    const { settled, made } = await madeOf(id, asked)
    expect(settled.settlement).toMatchObject({ amount: 350, credit: 550, toStoreCredit: false })
    expect(made.paymentState).toBe('PAID')
    const { refunds, balance } = await orderOf(order.id)
    expect(refunds.map(({ amount }) => amount)).toEqual([550, 350])
    expect(refunds[1]?.id).toBe(settled.settlement?.refundId)
    expect(balance.refunded).toBe(900)
    const { id: ofGuest } = await agreedReturn(shop, parcel)
    const toCredit = { ...exchangeFor(await vase(1, '5.50')), to: 'STORE_CREDIT' as const }
    const refused = api().returns.settleReturn({ id: ofGuest, ...toCredit })
    expect(await codeOf(refused)).toBe('428 STORE_CREDIT_NEEDS_MEMBER')
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('costs what was paid, for a piece of the same product', async () => {
    const { id, productId } = await agreedReturn(shop, parcel)
    const { exchange } = await api().returns.previewSettlement({ id, ...exchangeFor(productId) })
    expect(exchange).toMatchObject({ total: 900, credit: 900, due: 0 })
    const priced = { kind: 'EXCHANGE' as const }
    const lines = [{ productId, quantity: 1, price: 700 }]
    const given = await api().returns.previewSettlement({ id, ...priced, exchange: { lines } })
    expect(given).toMatchObject({ amount: 200, exchange: { total: 700 } })
  })

  test('of sold out goods is refused, naming the item, and nothing is saved', async () => {
    const { id, order } = await agreedReturn(shop, parcel)
    const gone = exchangeFor(await vase(0, '9.00'))
    const { exchange } = await api().returns.previewSettlement({ id, ...gone })
    expect(exchange?.lines).toMatchObject([{ available: 0, short: true }])
    const refused = await refusal(api().returns.settleReturn({ id, ...gone }))
    expect(refused).toMatchObject({ data: { lines: [{ name: 'Lamp', available: 0 }] } })
    expect(await codeOf(api().returns.settleReturn({ id, ...gone }))).toMatch('OUT_OF_STOCK')
    const few = {
      ...gone,
      exchange: { lines: [{ productId: await vase(1, '2.00'), quantity: 2 }] },
    }
    expect(await codeOf(api().returns.settleReturn({ id, ...few }))).toMatch('OUT_OF_STOCK')
    expect(await orderOf(order.id)).toMatchObject({ refunds: [], lines: [{ refunded: 0 }] })
    expect((await api().returns.getReturn({ id })).return.state).toBe('AGREED')
  })

  test('creates one order, however often it is settled', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const other = await vase(5, '9.00')
    const settle = () => api().returns.settleReturn({ id, ...exchangeFor(other) })
    const all = await Promise.all([settle(), settle(), settle()])
    const orders = new Set(all.map((one) => one.return.settlement?.order?.id))
    expect(orders.size).toBe(1)
    expect(await stockOf(shop.people.merchant(), other)).toBe(4)
  })

  test('is refused for products that are not sold, and in another currency', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const nobody = '00000000-0000-4000-8000-000000000000'
    const unknown = api().returns.settleReturn({ id, ...exchangeFor(nobody) })
    expect(await codeOf(unknown)).toMatch(/^404/)
    const other = await vase(1, '9.00')
    await api().sites.updateSettings({ settings: { currency: 'CHF' } })
    const refused = await refusal(api().returns.previewSettlement({ id, ...exchangeFor(other) }))
    await api().sites.updateSettings({ settings: { currency: 'EUR' } })
    expect(refused).toMatchObject({ status: 428, data: { reason: 'CURRENCY' } })
  })

  test('of an order that store credit paid leaves the credit spent', async () => {
    const { member, checkoutId } = await readyWithCredit(shop, parcel, 5000)
    const { order } = await member.api.orders.placeOrder({ checkoutId })
    await api().fulfillments.createFulfillment({ orderId: order.id })
    const left = await creditOf(shop.people.merchant(), member.id)
    const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
    const { return: asked } = await api().returns.requestReturn({ order: order.id, lines })
    const cheap = { ...exchangeFor(await vase(1, '5.00')), to: 'STORE_CREDIT' as const }
    const { made } = await madeOf(asked.id, cheap)
    expect(made.paymentState).toBe('PAID')
    expect(await creditOf(shop.people.merchant(), member.id)).toBe(left + 400)
    await api().orders.refundOrder({ id: made.id, amount: 500, to: 'STORE_CREDIT' })
    expect(await creditOf(shop.people.merchant(), member.id)).toBe(left + 900)
    await giveTo(shop.people.merchant(), member.id, 100)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  test('whose goods are returned again is refunded by hand', async () => {
    const { id } = await agreedReturn(shop, parcel)
    const { made } = await madeOf(id, exchangeFor(await vase(1, '9.00')))
    const preview = await api().orders.previewRefund({ id: made.id, amount: 900 })
    expect(preview.payments).toMatchObject([{ amount: 900, isExternal: true, toOrderId: null }])
    await api().orders.refundOrder({ id: made.id, amount: 900 })
    const entries = await entriesOf(made.id)
    expect([sumOf(entries, 'CLEARING'), sumOf(entries, 'STORE_CREDIT')]).toEqual([-900, 900])
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

test('a buyer chooses a replacement, and the shop sees it', async () => {
  const { visitor, order, lineId } = await sentOrder(shop, parcel)
  const lines = [{ lineId, quantity: 1, reason: 'DOES_NOT_FIT', wish: 'size L' }]
  const { return: asked } = await visitor.api.returns.requestReturn({ order: order.id, lines })
  expect(asked.lines).toMatchObject([{ wish: 'size L' }])
  const { return: read } = await api().returns.getReturn({ id: asked.id })
  expect(read.lines).toMatchObject([{ wish: 'size L' }])
})

test('a return of several pieces is exchanged to its full value', async () => {
  const productId = await lampInStock(shop, 4)
  const visitor = shop.people.visitor()
  const { checkoutId } = await readyWith(visitor, parcel, { productId, quantity: 3 })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId })
  await api().orders.recordPayment({ id: order.id })
  await api().fulfillments.createFulfillment({ orderId: order.id })
  const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 3 }]
  const { return: asked } = await api().returns.requestReturn({ order: order.id, lines })
  const other = await vase(3, '9.00')
  const exchange = { lines: [{ productId: other, quantity: 3 }] }
  const { return: settled } = await api().returns.settleReturn({
    id: asked.id,
    kind: 'EXCHANGE',
    exchange,
  })
  expect(settled.settlement).toMatchObject({ amount: 0, credit: 2700 })
})

test('an exchange applies the discount that the returned piece had', async () => {
  const { promotion } = await api().promotions.createPromotion({
    promotion: { name: 'A third off', effect: { type: 'PERCENT', percent: '33' }, active: true },
  })
  const { id, productId } = await agreedReturn(shop, parcel)
  await api().promotions.deletePromotion({ promotionId: promotion.id })
  const { goods, exchange } = await api().returns.previewSettlement({
    id,
    ...exchangeFor(productId),
  })
  expect(goods).toBe(603)
  expect(exchange).toMatchObject({ total: 603, credit: 603, due: 0 })
})
