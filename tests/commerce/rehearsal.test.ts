import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { cartOf, put, setStock } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { balanceOf, issueTo } from './gift-card.fixture.ts'
import { saveInvoiceSettings } from './invoice.fixture.ts'
import { lampInStock, ordered, stockOf } from './order.fixture.ts'
import {
  countRows,
  enter,
  rehearsedCheckout,
  rehearsing,
  testBankFor,
} from './rehearsal.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  // The mail server is unreachable, so mails stay queued.
  shop = await startTestServer({ smtpUrl: 'smtp://127.0.0.1:1' })
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(merchant())
  await saveInvoiceSettings(shop, { timeZone: 'UTC' })
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant()
const api = () => merchant().api
const month = { from: '2026-01-01', to: '2026-01-31' }
const asked = '4000002500003155'

/** A rehearsal order paid at the test bank with 3-D Secure. */
async function rehearsed(productId: string, more: { code?: string; giftCard?: string } = {}) {
  const visitor = shop.people.visitor()
  const options = await rehearsing(merchant())
  const checkoutId = await rehearsedCheckout(visitor, options, { productId, parcel, ...more })
  const paymentMethodId = await testBankFor(visitor, checkoutId, options)
  const placed = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId }, options)
  const { id } = placed.order.payments.find(({ provider }) => provider === 'TEST_BANK') ?? {}
  await enter(visitor, id ?? '', { card: asked })
  await enter(visitor, id ?? '', { action: 'confirm' })
  const { order } = await api().orders.getOrder({ id: placed.order.id })
  return { visitor, options, order, checkoutId }
}

/** Everything that an order would change visibly. */
async function traces(productId: string, code: string) {
  const { promotions } = await api().promotions.queryPromotions({ query: {} })
  const journal = await api().invoices.exportJournal({ month: '2026-01', format: 'CSV' })
  return {
    stock: await stockOf(merchant(), productId),
    usage: promotions.find(({ name }) => name === code)?.usage,
    sales: (await api().reports.getSales(month)).totals,
    money: await api().reports.getPayments(month),
    work: await api().reports.getOpenWork({}),
    journal: journal.data,
    customers: (await api().customers.queryCustomers({ search: 'rehearsal@' })).customers.length,
    orders: (await api().orders.queryOrders({})).pagingMetadata.total,
    published: (await api().ordersV1.searchOrders({ search: {} })).orders.length,
  }
}

/** A coupon code with one use. */
async function coupon(code: string) {
  await api().promotions.createPromotion({
    promotion: {
      name: code,
      trigger: 'CODE',
      limits: { total: 1 },
      effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
    },
    code,
  })
  return code
}

describe('an order of a rehearsal', () => {
  test('changes no stock, code uses or order numbers, is in no report and sends no mail', async () => {
    const productId = await lampInStock(shop, 5)
    const code = await coupon('ONCE')
    const before = await traces(productId, code)
    const first = await ordered(shop, parcel)
    const known = await traces(productId, code)
    expect(known.orders).toBe(before.orders + 1)

    const { order } = await rehearsed(productId, { code })
    shop.clock.pass({ seconds: 1 })
    const again = await rehearsed(productId, { code })
    expect(order).toMatchObject({ state: 'PLACED', paymentState: 'PAID', isRehearsal: true })
    expect([order.number, again.order.number]).toEqual(['R-1001', 'R-1002'])
    expect(order.discounts).toHaveLength(1)
    expect(await traces(productId, code)).toEqual(known)
    const second = await ordered(shop, parcel)
    expect(Number(second.order.number)).toBe(Number(first.order.number) + 1)

    const { mails } = await api().mailbox.listMails({})
    const own = mails.filter(({ subject }) => subject.includes('R-100'))
    expect(own.length).toBeGreaterThan(1)
    for (const mail of own) expect(mail).toMatchObject({ state: 'KEPT', isRehearsal: true })
    const others = mails.filter(({ isRehearsal }) => !isRehearsal)
    expect(others.map(({ state }) => state)).not.toContain('KEPT')
    const listed = await api().orders.queryOrders({ rehearsal: true })
    expect(listed.orders.map(({ number }) => number)).toEqual(['R-1002', 'R-1001'])
  })

  test('is refunded, fulfilled, returned and cancelled like others, without any effect elsewhere', async () => {
    const productId = await lampInStock(shop, 3)
    const known = await traces(productId, '')
    const { order } = await rehearsed(productId)
    const { id } = order
    const [line] = order.lines
    const lines = [{ lineId: line?.id ?? '', quantity: 1, restock: 1 }]
    await api().fulfillments.createFulfillment({ orderId: id })
    await api().orders.refundOrder({ id, lines, notify: true })
    await api().orders.cancelOrder({ id, restock: true, notify: true })
    const { results } = await api().invoices.issueInvoices({ orderIds: [id] })
    expect(results).toMatchObject([{ invoice: null, error: { code: 'ORDER_NOT_INVOICEABLE' } }])
    expect(await traces(productId, '')).toEqual(known)
    const { mails } = await api().mailbox.listMails({})
    const about = mails.filter(({ subject }) => subject.includes(order.number))
    expect(about.map(({ template }) => template)).toContain('order-refunded')
    expect(about.every(({ isRehearsal }) => isRehearsal)).toBe(true)
    const { entries } = await api().orders.listLedger({ id })
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  test('shows a gift card as payment, and does not change its balance', async () => {
    const { giftCard, code } = await issueTo(merchant(), 500)
    const { order } = await rehearsed(await lampInStock(shop, 3), { giftCard: code })
    expect(order.payments.map(({ provider }) => provider).sort()).toEqual([
      'GIFT_CARD',
      'TEST_BANK',
    ])
    expect(order.paymentState).toBe('PAID')
    expect(await balanceOf(merchant(), giftCard.id)).toBe(500)
    await api().orders.refundOrder({ id: order.id, amount: order.totals.total })
    expect(await balanceOf(merchant(), giftCard.id)).toBe(500)
  })

  test('is refused without enough stock, like others', async () => {
    const productId = await lampInStock(shop, 1)
    const visitor = shop.people.visitor()
    const options = await rehearsing(merchant())
    const checkoutId = await rehearsedCheckout(visitor, options, { productId, parcel })
    const paymentMethodId = await testBankFor(visitor, checkoutId, options)
    await setStock(merchant(), productId, 0)
    const place = () => visitor.api.orders.placeOrder({ checkoutId, paymentMethodId }, options)
    expect(await codeOf(place())).toContain('FULL_OUT_OF_STOCK')
    await setStock(merchant(), productId, 1)
    expect((await place()).order.isRehearsal).toBe(true)
  })

  test('has facts that are marked, and not sent to webhooks', async () => {
    const { order } = await rehearsed(await lampInStock(shop, 3))
    const { db } = shop.server.platform
    const { rows } = await sql<{ name: string; isRehearsal: boolean }>`
      SELECT name, is_rehearsal AS "isRehearsal" FROM facts
       WHERE entity_id = ${order.id} OR after ->> 'orderId' = ${order.id}`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'order.created',
        'order.placed',
        'payment.created',
        'payment.changed',
      ]),
    )
    expect(rows.every(({ isRehearsal }) => isRehearsal)).toBe(true)
  })
})

describe('somebody who rehearses', () => {
  test('has a separate cart, and no access to others; without the token nobody has access to it', async () => {
    const productId = await lampInStock(shop, 5)
    const visitor = shop.people.visitor()
    await put(visitor, productId, 2)
    const options = await rehearsing(merchant())
    const checkoutId = await rehearsedCheckout(visitor, options, { productId, parcel })
    expect((await cartOf(visitor))?.lines[0]?.quantity).toBe(2)
    expect((await visitor.api.cart.get({}, options)).cart?.lines[0]?.quantity).toBe(1)
    expect(await codeOf(visitor.api.checkout.get({ id: checkoutId }))).toContain('NOT_FOUND')
    expect(await codeOf(visitor.api.orders.placeOrder({ checkoutId }))).toContain('NOT_FOUND')

    const { checkout } = await visitor.api.checkout.create({ email: 'ada@example.com' })
    const real = visitor.api.checkout.get({ id: checkout.id }, options)
    expect(await codeOf(real)).toContain('NOT_FOUND')
    const { order } = await rehearsed(productId)
    expect(order.isRehearsal).toBe(true)
    const listed = await visitor.api.orders.queryOrders({ rehearsal: true })
    expect(listed.orders).toEqual([])
  })

  test('needs a token of this site that has not expired; a guessed one changes nothing', async () => {
    const strange = await shop.anotherSite()
    const options = await rehearsing(merchant())
    const token = options.headers['vitrine-rehearsal']
    const [until = '', signature = ''] = token.split('.')
    const later = (Number.parseInt(until, 36) + 1).toString(36)
    const foreign = (await rehearsing(strange.people.merchant())).headers['vitrine-rehearsal']
    const { url } = await api().sites.createPreview({})
    const preview = url.split('/preview/')[1] ?? ''
    const isRehearsal = async (one: string) => {
      const headers = { 'vitrine-rehearsal': one }
      return (await shop.people.visitor().api.sites.getSite({}, { headers })).site.isRehearsal
    }
    expect(await isRehearsal(token)).toBe(true)
    const productId = await lampInStock(shop, 5)
    for (const wrong of [foreign, preview, `${later}.${signature}`, until, signature, 'true', '']) {
      expect(await isRehearsal(wrong)).toBeUndefined()
      const visitor = shop.people.visitor()
      const headers = { 'vitrine-rehearsal': wrong }
      await visitor.api.cart.addLines({ lines: [{ productId, quantity: 1 }] }, { headers })
      expect((await cartOf(visitor))?.lines).toHaveLength(1)
    }
    shop.clock.pass({ hours: 4 })
    expect(await isRehearsal(token)).toBeUndefined()
    const nobody = shop.people.visitor().api.rehearsal
    expect(await codeOf(nobody.startRehearsal({}))).toContain('PERMISSION')
    expect(await codeOf(nobody.clearRehearsal({}))).toContain('PERMISSION')
  })

  test('can order in a shop that is not open, where nobody else can', async () => {
    const site = await shop.anotherSite()
    const code = await deliverToGermany(site.people.merchant())
    await site.people
      .merchant()
      .api.sites.updateSettings({ settings: { storefront: { open: false } } })
    const { product } = await site.people.merchant().api.catalogV1.createProduct({
      product: { name: 'Lamp', productType: 'physical', priceData: { price: '9.00' } },
    })
    const visitor = site.people.visitor()
    const options = await rehearsing(site.people.merchant())
    const productId = product.id ?? ''
    const checkoutId = await rehearsedCheckout(visitor, options, { productId, parcel: code })
    const paymentMethodId = await testBankFor(visitor, checkoutId, options)
    expect(await codeOf(visitor.api.orders.placeOrder({ checkoutId, paymentMethodId }))).toBe(
      '409 SHOP_NOT_OPEN',
    )
    const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId }, options)
    expect(order.number).toBe('R-1001')
    const { orders } = await api().orders.queryOrders({ rehearsal: true, search: order.id })
    expect(orders).toEqual([])
  })

  test('pays with the test bank or by hand, whatever the shop accepts', async () => {
    const { method } = await api().payments.saveMethod({
      method: { provider: 'TEST_BANK', name: 'Card', active: false },
    })
    const visitor = shop.people.visitor()
    const options = await rehearsing(merchant())
    const productId = await lampInStock(shop, 5)
    const checkoutId = await rehearsedCheckout(visitor, options, { productId, parcel })
    const { offers } = await visitor.api.payments.listOffers({ checkoutId }, options)
    expect(offers.map(({ provider }) => provider)).toEqual(['TEST_BANK', 'BANK_TRANSFER'])
    await api().payments.deleteMethod({ id: method.id })
  })
})

test('clearing deletes everything but its fact', async () => {
  await api().rehearsal.clearRehearsal({})
  const productId = await lampInStock(shop, 5)
  const code = await coupon('AGAIN')
  const before = await countRows(shop)
  const { order } = await rehearsed(productId, { code })
  await api().fulfillments.createFulfillment({ orderId: order.id })
  await api().orders.refundOrder({ id: order.id, amount: 100 })
  expect(await api().rehearsal.getRehearsal({})).toEqual({ orders: 1 })
  expect(await api().rehearsal.clearRehearsal({})).toEqual({ orders: 1 })
  const after = await countRows(shop)
  expect({ ...after, facts: 0 }).toEqual({ ...before, facts: 0 })
  expect(after.facts).toBe((before.facts ?? 0) + 1)
  expect(await codeOf(api().orders.getOrder({ id: order.id }))).toContain('NOT_FOUND')
  expect(await api().rehearsal.clearRehearsal({})).toEqual({ orders: 0 })
})
