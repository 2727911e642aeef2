import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { balanceOf, issueTo, readyWithGiftCard } from './gift-card.fixture.ts'
import { expireOrders, readyToOrder, stockOf } from './order.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290

let shop: TestServer
let parcel: string
let card: string
let transfer: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { methods } = await merchant().payments.listMethods({})
  transfer = methods[0]?.id ?? ''
  const { method } = await merchant().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card', active: true },
  })
  card = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const issue = (amount: number, fields: object = {}) =>
  issueTo(shop.people.merchant(), amount, fields)
const leftOn = (id: string) => balanceOf(shop.people.merchant(), id)
const ready = (amount: number) => readyWithGiftCard(shop, parcel, amount)
const movementsOf = async (id: string) =>
  (await merchant().giftCards.getGiftCard({ id })).movements.map(({ kind, amount }) => ({
    kind,
    amount,
  }))
const orderOf = async (id: string) => (await merchant().orders.getOrder({ id })).order
/** The ledger's sums of an order, by account. */
async function booksOf(id: string): Promise<Record<string, number>> {
  const { entries } = await merchant().orders.listLedger({ id })
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
  return sums
}
const pay = (page: string, number = '4242424242424242') =>
  shop.server.fetch(
    new Request(page, { method: 'POST', body: new URLSearchParams({ card: number }) }),
  )

describe('a gift card', () => {
  test('has a code that is shown once, and a balance that everybody with the code can read', async () => {
    const { giftCard, code } = await issue(5000, { note: 'Raffle' })
    expect(giftCard).toMatchObject({
      status: 'ACTIVE',
      amount: 5000,
      balance: 5000,
      currency: 'EUR',
      lastFour: code.slice(-4),
    })
    const visitor = shop.people.visitor().api
    const typed = code.toLowerCase().replaceAll('-', ' ')
    const found = await visitor.giftCards.checkGiftCard({ code: typed })
    expect(found.giftCard).toMatchObject({ balance: 5000, status: 'ACTIVE', exponent: 2 })
    expect(
      JSON.stringify(await merchant().giftCards.getGiftCard({ id: giftCard.id })),
    ).not.toContain(code)
  })

  test('is issued once by a call that is repeated', async () => {
    const send = async (amount: number) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/gift-cards`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: shop.site.apiKey,
            'idempotency-key': 'issue once',
          },
          body: JSON.stringify({ giftCard: { amount } }),
        }),
      )
      return { status: response.status, body: await response.json() }
    }
    const first = await send(1000)
    expect((await send(1000)).body).toEqual(first.body)
    expect((await send(2000)).status).toBe(422)
  })

  test('pays a whole order, which needs no other way to pay', async () => {
    const { visitor, checkoutId, giftCard, view, productId } = await ready(3000)
    expect(view.estimate).toMatchObject({
      totals: { total: TOTAL },
      due: 0,
      giftCards: [{ amount: TOTAL, balance: 3000, reason: 'applies' }],
    })
    expect(await leftOn(giftCard.id)).toBe(3000)
    const { order, step } = await visitor.api.orders.placeOrder({ checkoutId, expectedDue: 0 })
    expect(step.kind).toBe('NONE')
    expect(order).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
      balance: { paid: TOTAL, due: 0 },
    })
    expect(order.payments).toMatchObject([
      {
        provider: 'GIFT_CARD',
        state: 'CAPTURED',
        amount: TOTAL,
        name: `•••• ${giftCard.lastFour}`,
      },
    ])
    expect(await leftOn(giftCard.id)).toBe(3000 - TOTAL)
    expect(await booksOf(order.id)).toMatchObject({ GIFT_CARDS: TOTAL, RECEIVABLE: 0 })
    expect(await stockOf(shop.people.merchant(), productId)).not.toBe(0)
  })

  test('pays a part; the rest is paid by card, and both are spent together', async () => {
    const { visitor, checkoutId, giftCard, view } = await ready(1000)
    expect(view.estimate.due).toBe(TOTAL - 1000)
    const { order, step } = await visitor.api.orders.placeOrder({
      checkoutId,
      paymentMethodId: card,
    })
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', balance: { paid: 0, due: 1290 } })
    expect(await leftOn(giftCard.id)).toBe(0)
    await pay(step.url ?? '')
    const paid = await orderOf(order.id)
    expect(paid).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    expect(paid.balance).toMatchObject({ paid: TOTAL, due: 0 })
    expect(await booksOf(order.id)).toMatchObject({
      GIFT_CARDS: 1000,
      CLEARING: 1290,
      RECEIVABLE: 0,
    })
  })

  test('pays a part of an order whose rest comes by transfer', async () => {
    const { visitor, checkoutId } = await ready(1000)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PARTLY_PAID' })
    const { order: paid } = await merchant().orders.recordPayment({ id: order.id, amount: 1290 })
    expect(paid).toMatchObject({ paymentState: 'PAID', balance: { due: 0 } })
  })

  test('is reserved while a card is declined, and used with another way to pay', async () => {
    const { visitor, checkoutId, giftCard } = await ready(1000)
    const placed = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: card })
    const { id } = placed.order
    await pay(placed.step.url ?? '', '4000000000000002')
    expect(await orderOf(id)).toMatchObject({ paymentState: 'DECLINED', balance: { due: 1290 } })
    const { order } = await visitor.api.orders.payOrder({ id, paymentMethodId: transfer })
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PARTLY_PAID' })
    expect(await leftOn(giftCard.id)).toBe(0)
  })

  test('gets its balance back when the order is not paid in time', async () => {
    const { visitor, checkoutId, giftCard } = await ready(1000)
    const placed = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: card })
    expect(await leftOn(giftCard.id)).toBe(0)
    shop.clock.pass({ hours: 2 })
    await expireOrders(shop)
    expect(await orderOf(placed.order.id)).toMatchObject({ state: 'EXPIRED' })
    expect(await movementsOf(giftCard.id)).toEqual([
      { kind: 'RETURNED', amount: 1000 },
      { kind: 'REDEEMED', amount: -1000 },
      { kind: 'ISSUED', amount: 1000 },
    ])
  })

  test('gets its balance back when the order is refunded', async () => {
    const { visitor, checkoutId, giftCard } = await ready(3000)
    const { order } = await visitor.api.orders.placeOrder({ checkoutId })
    const part = { id: order.id, amount: 500 }
    await merchant().orders.refundOrder(part)
    expect(await leftOn(giftCard.id)).toBe(3000 - TOTAL + 500)
    await merchant().orders.refundOrder({ id: order.id, amount: TOTAL - 500 })
    expect(await leftOn(giftCard.id)).toBe(3000)
    expect(await orderOf(order.id)).toMatchObject({ paymentState: 'REFUNDED' })
    expect((await booksOf(order.id)).GIFT_CARDS).toBe(0)
  })

  test('pays only one of two orders at once', async () => {
    const { code, giftCard } = await issue(TOTAL)
    const buyers = await Promise.all([readyToOrder(shop, parcel, 2), readyToOrder(shop, parcel, 2)])
    for (const { visitor, checkoutId: id } of buyers) {
      await visitor.api.checkout.applyGiftCard({ id, code })
    }
    const results = await Promise.allSettled(
      buyers.map(({ visitor, checkoutId }) => visitor.api.orders.placeOrder({ checkoutId })),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(await leftOn(giftCard.id)).toBe(0)
  })

  test('that is removed from the cart is removed from its checkout, too', async () => {
    const { code, giftCard } = await issue(500)
    const { visitor } = await readyToOrder(shop, parcel)
    const { api } = visitor
    await api.cart.applyGiftCard({ code })
    const { checkout, estimate } = await api.checkout.create({})
    expect([checkout.giftCards.length, estimate.due]).toEqual([1, 1390 - 500])
    await api.cart.removeGiftCard({ giftCardId: giftCard.id })
    const after = await api.checkout.get({ id: checkout.id })
    expect([after.checkout.giftCards, after.estimate.due]).toEqual([[], 1390])
  })

  test('that was spent meanwhile blocks the order until it is removed', async () => {
    const { code, giftCard } = await issue(TOTAL)
    const first = await readyToOrder(shop, parcel, 2)
    const second = await readyToOrder(shop, parcel, 2)
    for (const { visitor, checkoutId: id } of [first, second]) {
      await visitor.api.checkout.applyGiftCard({ id, code })
    }
    await first.visitor.api.orders.placeOrder({ checkoutId: first.checkoutId })
    const { checkoutId } = second
    const api = second.visitor.api
    const ordering = { checkoutId, paymentMethodId: transfer }
    expect(await codeOf(api.orders.placeOrder(ordering))).toMatch('VIOLATIONS_WITH_ERROR_SEVERITY')
    const { violations } = await api.checkout.get({ id: checkoutId })
    expect(violations.map((one) => one.code)).toContain('GIFT_CARD_UNUSABLE')
    await api.checkout.removeGiftCard({ id: checkoutId, giftCardId: giftCard.id })
    const { order } = await api.orders.placeOrder(ordering)
    expect(order.balance.due).toBe(TOTAL)
  })

  test('that has less than was shown changes nothing', async () => {
    const { code } = await issue(2000)
    const { visitor, checkoutId: id } = await readyToOrder(shop, parcel, 2)
    await visitor.api.checkout.applyGiftCard({ id, code, amount: 500 })
    const placing = visitor.api.orders.placeOrder({
      checkoutId: id,
      expectedDue: TOTAL - 2000,
      paymentMethodId: transfer,
    })
    expect(await codeOf(placing)).toMatch('CHECKOUT_CHANGED')
  })
})
