import { randomUUID } from 'node:crypto'
import { createUnreliableBank } from '@vitrine/server/testing'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverToGermany } from './checkout.fixture.ts'
import { expireOrders, lampInStock, readyWith, stockOf } from './order.fixture.ts'

const AMOUNT = 1390
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
const how = { ...reliable }

let bank: ReturnType<typeof createUnreliableBank>
let shop: TestServer
let parcel: string
let methodId: string
beforeAll(async () => {
  shop = await startTestServer({
    unreliableBank: (receive) => {
      bank = createUnreliableBank(1, how, receive)
      return bank
    },
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

async function waiting() {
  const productId = await lampInStock(shop, 5)
  const visitor = shop.people.visitor()
  const { checkoutId } = await readyWith(visitor, parcel, { productId })
  const { order, step } = await visitor.api.orders.placeOrder({
    checkoutId,
    paymentMethodId: methodId,
  })
  return { visitor, productId, order, page: step.url ?? '' }
}

type Receive = TestServer['server']['payments']['receive']
type Event = Parameters<Receive>[1][number]

const event = (paymentId: string, kind: Event['kind'], id: string = randomUUID()): Event => ({
  provider: 'TEST_BANK',
  account: 'test',
  id,
  paymentId,
  kind,
  amountMinor: AMOUNT,
  currency: 'EUR',
  date: new Date('2026-01-01T00:00:00Z'),
  details: {},
})
const receive = (...events: Event[]) => shop.server.payments.receive(shop.site.id, events)
const orderOf = async ({ api }: Visitor, id: string) => (await api.orders.getOrder({ id })).order

/** Sums of the ledger by account. */
async function sumsOf(orderId: string): Promise<Record<string, number>> {
  const { entries } = await merchant().orders.listLedger({ id: orderId })
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
  return sums
}

describe('messages of a provider about one payment', () => {
  test.each<[string, { due: number; cleared: number }, readonly Event['kind'][]]>([
    ['PAID', { due: 0, cleared: AMOUNT }, ['PROCESSING', 'FAILED', 'CAPTURED']],
    ['PAID', { due: 0, cleared: AMOUNT }, ['ACTION_REQUIRED', 'AUTHORIZED', 'CAPTURED']],
    ['PAID', { due: 0, cleared: AMOUNT }, ['CANCELLED', 'CAPTURED']],
    ['PAID', { due: 0, cleared: AMOUNT }, ['CAPTURED', 'DISPUTED', 'DISPUTE_WON']],
    ['DISPUTED', { due: 0, cleared: 0 }, ['CAPTURED', 'DISPUTED']],
    ['DISPUTED', { due: 0, cleared: 0 }, ['PROCESSING', 'FAILED', 'CAPTURED', 'DISPUTED']],
    ['REFUNDED', { due: AMOUNT, cleared: 0 }, ['CAPTURED', 'REFUNDED']],
    ['AUTHORIZED', { due: AMOUNT, cleared: 0 }, ['PROCESSING', 'FAILED', 'AUTHORIZED']],
  ])('result in %s and %j in any order and any number: %j', async (paymentState, books, kinds) => {
    const inOrder = [...kinds.keys()]
    const anyOrder = fc
      .tuple(
        fc.shuffledSubarray(inOrder, { minLength: kinds.length }),
        fc.array(fc.nat({ max: kinds.length - 1 }), { maxLength: 3 }),
      )
      .map(([once, again]) => [...once, ...again])
    const property = fc.asyncProperty(anyOrder, async (sent) => {
      const { visitor, productId, order } = await waiting()
      const paymentId = order.payments[0]?.id ?? ''
      const events = kinds.map((kind) => event(paymentId, kind))
      for (const at of sent) await receive(events[at] as Event)
      expect(await orderOf(visitor, order.id)).toMatchObject({
        state: 'PLACED',
        paymentState,
      })
      const { RECEIVABLE: due = 0, CLEARING: cleared = 0 } = await sumsOf(order.id)
      expect({ due, cleared }).toEqual(books)
      expect(await stockOf(shop.people.merchant(), productId)).toBe(4)
    })
    await fc.assert(property, { numRuns: 4, examples: [[inOrder], [inOrder.toReversed()]] })
  })

  test('count once when the buyer returns at the same moment', async () => {
    const { visitor, order, page } = await waiting()
    how.delayed = 1
    await shop.server.fetch(
      new Request(page, {
        method: 'POST',
        body: new URLSearchParams({ card: '4242424242424242' }),
      }),
    )
    Object.assign(how, reliable)
    const check = () => visitor.api.orders.checkPayments({ link: order.link })
    await Promise.all([check(), bank.flush(), check(), orderOf(visitor, order.id)])
    const after = await orderOf(visitor, order.id)
    expect(after).toMatchObject({ state: 'PLACED', balance: { paid: AMOUNT, due: 0 } })
    const { order: seen } = await merchant().orders.getOrder({ id: order.id })
    expect(seen.activities.filter(({ kind }) => kind === 'PLACED')).toHaveLength(1)
    const { entries } = await merchant().orders.listLedger({ id: order.id })
    expect(entries.filter(({ account }) => account === 'CLEARING')).toHaveLength(1)
  })

  test('about unknown payments are stored, and do not delay messages that are still to be processed', async () => {
    const { visitor, order } = await waiting()
    const paymentId = order.payments[0]?.id ?? ''
    await receive(...Array.from({ length: 300 }, () => event(randomUUID(), 'CAPTURED')))
    // As if a process ended between storing and processing an event.
    await shop.server.platform.db
      .insertInto('payment_events')
      .values({
        site_id: shop.site.id,
        provider: 'TEST_BANK',
        account: 'test',
        event_id: randomUUID(),
        payment_id: paymentId,
        kind: 'CAPTURED',
        amount_minor: AMOUNT,
        currency: 'EUR',
        occurred_date: shop.clock.now(),
        received_date: shop.clock.now(),
        raw: '{}',
      })
      .execute()
    shop.clock.pass({ minutes: 1 })
    await shop.server.tasks['payments:judge']()
    expect(await orderOf(visitor, order.id)).toMatchObject({ state: 'PLACED' })
  })
})

test('an authorization after an order has expired still places it', async () => {
  const { visitor, productId, order } = await waiting()
  shop.clock.pass({ minutes: 21 })
  await expireOrders(shop)
  expect(await orderOf(visitor, order.id)).toMatchObject({ state: 'EXPIRED' })
  await receive(event(order.payments[0]?.id ?? '', 'AUTHORIZED'))
  expect(await orderOf(visitor, order.id)).toMatchObject({
    state: 'PLACED',
    paymentState: 'AUTHORIZED',
  })
  expect(await stockOf(shop.people.merchant(), productId)).toBe(4)
})

describe('one checkout on two devices', () => {
  test('creates one order with one payment, which both see', async () => {
    const member = await shop.people.member()
    const other = shop.people.visitor()
    other.api.auth.setTokens(member.tokens)
    const productId = await lampInStock(shop, 5)
    const { checkoutId } = await readyWith(member, parcel, { productId })
    const place = ({ api }: Visitor) =>
      api.orders.placeOrder({ checkoutId, paymentMethodId: methodId })
    const [one, two] = await Promise.all([place(member), place(other)])
    expect(two.order.id).toBe(one.order.id)
    const pay = ({ api }: Visitor) =>
      api.orders.payOrder({ id: one.order.id, paymentMethodId: methodId })
    const [first, second] = await Promise.all([pay(member), pay(other)])
    expect(second.step.url).toBe(first.step.url)
    expect(second.order.payments).toHaveLength(1)
    expect(await stockOf(shop.people.merchant(), productId)).toBe(4)
  })

  test('that changes on one while it is ordered on the other is ordered as shown there, or refused', async () => {
    const member = await shop.people.member()
    const other = shop.people.visitor()
    other.api.auth.setTokens(member.tokens)
    const productId = await lampInStock(shop, 5)
    const { checkoutId } = await readyWith(member, parcel, { productId })
    const [ordered, changed] = await Promise.allSettled([
      member.api.orders.placeOrder({
        checkoutId,
        paymentMethodId: methodId,
        expectedTotal: AMOUNT,
      }),
      other.api.checkout.addLines({ id: checkoutId, lines: [{ productId, quantity: 1 }] }),
    ])
    expect([ordered, changed].filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    if (ordered.status === 'fulfilled') expect(ordered.value.order.totals.total).toBe(AMOUNT)
    else expect(ordered.reason).toMatchObject({ status: 409 })
  })
})
