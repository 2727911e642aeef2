import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { lamp, put } from './cart.fixture.ts'
import { coupon } from './cart-v2.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { balanceOf, giftCardProduct, issueTo } from './gift-card.fixture.ts'
import { readyNow, readyWith } from './order.fixture.ts'

let shop: TestServer
let parcel: string
let product: string
let transfer: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  product = await giftCardProduct(shop.people.merchant())
  const { methods } = await api().payments.listMethods({})
  transfer = methods[0]?.id ?? ''
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const addGiftCard = ({ api }: Visitor, texts: Record<string, string> = {}, quantity = 1) =>
  api.cart.addLines({ lines: [{ productId: product, quantity, texts }] })
const cardsOf = async (orderId: string) =>
  (await api().giftCards.queryGiftCards({ query: { filter: { orderId } } })).giftCards
const mailTo = async (to: string) =>
  (await api().mailbox.listMails({})).mails.filter((one) => one.to === to && one.text)

/** An unpaid order of gift cards. */
async function ordered(texts: Record<string, string> = {}, quantity = 1) {
  const visitor = shop.people.visitor()
  await addGiftCard(visitor, texts, quantity)
  const { checkoutId } = await readyNow(visitor, parcel)
  const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
  return order
}

async function bought(texts: Record<string, string> = {}, quantity = 1) {
  const { id } = await ordered(texts, quantity)
  const { order } = await api().orders.recordPayment({ id })
  const cards = await cardsOf(id)
  return { order, line: order.lines[0]?.id ?? '', cards }
}

async function booksOf(id: string): Promise<Record<string, number>> {
  const { entries } = await api().orders.listLedger({ id })
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
  return sums
}

describe('a gift card in the cart', () => {
  test('is not delivered, and no tax is due on it', async () => {
    const visitor = shop.people.visitor()
    await addGiftCard(visitor)
    const { estimate } = await visitor.api.checkout.create({ email: 'ada@example.com' })
    expect(estimate.totals).toMatchObject({ total: 5000, tax: 0, delivery: 0 })
    expect(estimate.lines[0]?.taxes).toMatchObject([{ rate: '0', reason: 'outside-scope' }])
  })

  test('has a recipient, and refuses an invalid address and date', async () => {
    const visitor = shop.people.visitor()
    const { cart } = await addGiftCard(visitor, { recipientName: 'Grace', sendDate: '2026-12-24' })
    expect(cart.lines[0]?.descriptionLines).toMatchObject([
      { name: 'For', value: 'Grace' },
      { name: 'Sent on', value: '2026-12-24' },
    ])
    const wrong = [['recipientEmail', 'grace'] as const, ['sendDate', '2026-02-30'] as const]
    for (const [field, text] of wrong) {
      await expect(addGiftCard(visitor, { [field]: text })).rejects.toThrow(
        /e-mail address|a day such as/,
      )
    }
  })

  test('alone accepts no discount code and cannot be paid with a gift card', async () => {
    const ten = await coupon(shop)
    const { code } = await issueTo(shop.people.merchant(), 9000)
    const visitor = shop.people.visitor()
    await addGiftCard(visitor)
    expect(await codeOf(visitor.api.cart.applyCode({ code: ten }))).toMatch(
      'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    )
    expect(await codeOf(visitor.api.cart.applyGiftCard({ code }))).toMatch(
      'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    )
    await put(visitor, await lamp(shop.people.merchant()))
    await visitor.api.cart.applyCode({ code: ten })
    await visitor.api.cart.applyGiftCard({ code })
    const { estimate } = await visitor.api.cart.estimate({})
    expect(estimate.totals.discount).toBe(90)
    expect(estimate.due).toBe(5000)
  })
})

describe('an order of gift cards', () => {
  test('issues one for each piece when it is paid, once', async () => {
    const texts = { recipientName: 'Grace', recipientEmail: 'grace@example.com', message: 'Enjoy' }
    const { id } = await ordered(texts, 2)
    expect(await cardsOf(id)).toEqual([])
    await api().orders.recordPayment({ id, amount: 4000 })
    expect(await cardsOf(id)).toEqual([])
    const { order } = await api().orders.recordPayment({ id })
    expect(order.lines[0]).toMatchObject({ kind: 'GIFT_CARD', shippable: false })
    const cards = await cardsOf(id)
    expect(cards).toHaveLength(2)
    expect(cards[0]).toMatchObject({
      amount: 5000,
      origin: 'ORDER',
      recipientName: 'Grace',
      message: 'Enjoy',
      senderName: 'Ada Lovelace',
    })
    expect(await mailTo('grace@example.com')).toHaveLength(2)
    await api().orders.recordPayment({ id, amount: 100 })
    expect(await cardsOf(id)).toHaveLength(2)
  })

  test('is booked as a liability instead of a sale', async () => {
    const { order } = await bought()
    expect(await booksOf(order.id)).toMatchObject({
      CLEARING: 5000,
      GIFT_CARDS: -5000,
      RECEIVABLE: 0,
    })
    expect(await booksOf(order.id)).not.toHaveProperty('SALES')
  })

  test('mails the buyer when there is no recipient, on the chosen day', async () => {
    const sendDate = new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const { cards } = await bought({ sendDate })
    expect(cards[0]).toMatchObject({ recipientEmail: 'ada@example.com', mailedDate: null })
    expect(cards[0]?.sendDate?.toISOString().slice(0, 10)).toBe(sendDate)
  })

  test('disables a card whose price is refunded', async () => {
    const { order, line, cards } = await bought({}, 2)
    await api().orders.refundOrder({ id: order.id, lines: [{ lineId: line, quantity: 1 }] })
    const after = await cardsOf(order.id)
    expect(after.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'DISABLED'])
    expect(await booksOf(order.id)).toMatchObject({ GIFT_CARDS: -5000, CLEARING: 5000 })
    for (const { id } of cards) await balanceOf(shop.people.merchant(), id)
  })

  test('disables all cards when it is cancelled', async () => {
    const { order } = await bought()
    await api().orders.cancelOrder({ id: order.id })
    expect((await cardsOf(order.id)).map(({ status }) => status)).toEqual(['DISABLED'])
    expect((await booksOf(order.id)).GIFT_CARDS).toBe(0)
  })

  test('cannot be refunded or cancelled when a card was spent', async () => {
    const { order, line } = await bought({ recipientEmail: 'eve@example.com' })
    const [mail] = await mailTo('eve@example.com')
    const code = mail?.text.match(/([2-9A-Z]{4}-){3}[2-9A-Z]{4}/)?.[0] ?? ''
    const visitor = shop.people.visitor()
    await put(visitor, await lamp(shop.people.merchant()))
    const { checkoutId } = await readyNow(visitor, parcel)
    await visitor.api.checkout.applyGiftCard({ id: checkoutId, code })
    await visitor.api.orders.placeOrder({ checkoutId })
    const refund = { id: order.id, lines: [{ lineId: line, quantity: 1 }] }
    expect(await codeOf(api().orders.refundOrder(refund))).toMatch('SOLD_GIFT_CARD_IS_SPENT')
    expect(await codeOf(api().orders.cancelOrder({ id: order.id }))).toMatch(
      'SOLD_GIFT_CARD_IS_SPENT',
    )
    await api().orders.refundOrder({ id: order.id, amount: 100 })
  })
})

test('reports do not count gift cards as sales, and agree with each other', async () => {
  const period = { from: '2026-01-01', to: '2026-12-31' }
  const { totals: before } = await api().reports.getSales(period)
  const visitor = shop.people.visitor()
  await addGiftCard(visitor)
  const { checkoutId } = await readyWith(visitor, parcel, {
    productId: await lamp(shop.people.merchant()),
  })
  const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
  await api().orders.recordPayment({ id: order.id })
  const { totals } = await api().reports.getSales(period)
  expect(totals.total - before.total).toBe(order.totals.total - 5000)
  expect(totals.cancelled).toBe(before.cancelled)
  const { rows: products } = await api().reports.listSales({ ...period, by: 'PRODUCT' })
  expect(products.reduce((sum, row) => sum + row.sales, 0)).toBe(totals.sales)
  const { rows: countries } = await api().reports.listSales({ ...period, by: 'COUNTRY' })
  expect(countries.reduce((sum, row) => sum + row.total, 0)).toBe(totals.total)
})

test('the ledger agrees with every order and payment of this file', async () => {
  const { orders, differences } = await shop.server.platform.work(
    { siteId: shop.site.id, actor: { type: 'system', id: 'test' } },
    (tx) => shop.server.orders.verifyLedger(tx),
  )
  expect(orders).toBeGreaterThan(5)
  expect(differences).toEqual([])
})
