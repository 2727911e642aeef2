import { createUnreliableBank } from '@vitrine/server/testing'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { expireOrders, lampInStock, readyWith, stockOf } from './order.fixture.ts'

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

let shop: TestServer
let parcel: string
let methodId: string
beforeAll(async () => {
  shop = await startTestServer({
    unreliableBank: (receive) => createUnreliableBank(1, how, receive),
  })
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { method } = await merchant().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  methodId = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }

/** Does something with one kind of network fault. */
async function whileAlways<T>(trouble: keyof typeof how, work: () => Promise<T>): Promise<T> {
  how[trouble] = 1
  try {
    return await work()
  } finally {
    Object.assign(how, reliable)
  }
}

async function ready(stock = 5) {
  const productId = await lampInStock(shop, stock)
  const visitor = shop.people.visitor()
  return { visitor, productId, ...(await readyWith(visitor, parcel, { productId })) }
}

async function waiting() {
  const { checkoutId, ...buyer } = await ready()
  const placed = await buyer.visitor.api.orders.placeOrder({
    checkoutId,
    paymentMethodId: methodId,
  })
  return { ...buyer, order: placed.order, page: placed.step.url ?? '' }
}

const submit = (page: string, fields: Record<string, string>) =>
  shop.server.fetch(new Request(page, { method: 'POST', body: new URLSearchParams(fields) }))
const orderOf = async ({ api }: Visitor, id: string) => (await api.orders.getOrder({ id })).order

describe('an answer of the provider that gets lost', () => {
  test('when an order is placed: ordering again returns the page of the provider', async () => {
    const { visitor, checkoutId } = await ready()
    const place = () => visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: methodId })
    const first = await whileAlways('unanswered', place)
    expect(first.step.kind).toBe('NONE')
    const again = await place()
    expect(again.order.id).toBe(first.order.id)
    expect(again.step.kind).toBe('REDIRECT')
    await submit(again.step.url ?? '', { card: '4242424242424242' })
    expect(await orderOf(visitor, first.order.id)).toMatchObject({ paymentState: 'PAID' })
  })

  test('when a payment is captured: capturing it again finds it captured', async () => {
    const { visitor, order, page } = await waiting()
    const { id } = order
    await submit(page, { card: '4000000000000044' })
    const paymentId = (await orderOf(visitor, id)).payments[0]?.id ?? ''
    const take = () => merchant().orders.capturePayment({ id, paymentId })
    await expect(whileAlways('unanswered', take)).rejects.toThrow()
    expect(await orderOf(visitor, id)).toMatchObject({ paymentState: 'AUTHORIZED' })
    expect((await take()).order).toMatchObject({ paymentState: 'PAID', balance: { paid: 1390 } })
  })

  test('when an authorization is voided: voiding it again finds it voided', async () => {
    const { visitor, order, page } = await waiting()
    const { id } = order
    await submit(page, { card: '4000000000000044' })
    const paymentId = (await orderOf(visitor, id)).payments[0]?.id ?? ''
    const release = () => merchant().orders.releasePayment({ id, paymentId })
    await expect(whileAlways('unanswered', release)).rejects.toThrow()
    expect((await release()).order).toMatchObject({ paymentState: 'CANCELLED' })
  })

  test('after its message arrived changes nothing more', async () => {
    const { visitor, order, page } = await waiting()
    const { id } = order
    await submit(page, { card: '4000000000000044' })
    const paymentId = (await orderOf(visitor, id)).payments[0]?.id ?? ''
    const take = () => merchant().orders.capturePayment({ id, paymentId })
    const taken = await whileAlways('early', take)
    expect(taken.order).toMatchObject({ paymentState: 'PAID', balance: { paid: 1390 } })
  })
})

describe('a message of the provider that gets lost', () => {
  test('about a pending debit: the server asks the provider', async () => {
    const { visitor, order, page } = await waiting()
    await submit(page, { card: '4000000000000077' })
    await whileAlways('lost', () => submit(page, { action: 'settle' }))
    await shop.server.tasks['payments:ask']({}, run)
    expect(await orderOf(visitor, order.id)).toMatchObject({ state: 'IN_REVIEW' })
    shop.clock.pass({ hours: 2 })
    await shop.server.tasks['payments:ask']({}, run)
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
    })
  })

  test('of an expired order: its page accepts no payment', async () => {
    const { visitor, productId, order, page } = await waiting()
    shop.clock.pass({ minutes: 21 })
    await expireOrders(shop)
    const paymentId = (await orderOf(visitor, order.id)).payments[0]?.id ?? ''
    await shop.server.tasks['payments:cancel']({ siteId: shop.site.id, paymentId })
    await whileAlways('lost', () => submit(page, { card: '4242424242424242' }))
    const { db } = shop.server.platform
    const { rows: books } = await sql`
      SELECT state FROM test_bank_payments WHERE id = ${paymentId}::uuid`.execute(db)
    expect(books).toEqual([{ state: 'CANCELLED' }])
    expect(await orderOf(visitor, order.id)).toMatchObject({ state: 'EXPIRED' })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(5)
  })

  test('of a payment just before the order was closed: the order is placed', async () => {
    const { visitor, order, page } = await waiting()
    shop.clock.pass({ minutes: 21 })
    await expireOrders(shop)
    await whileAlways('lost', () => submit(page, { card: '4242424242424242' }))
    const paymentId = (await orderOf(visitor, order.id)).payments[0]?.id ?? ''
    await shop.server.tasks['payments:cancel']({ siteId: shop.site.id, paymentId })
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
    })
  })
})
