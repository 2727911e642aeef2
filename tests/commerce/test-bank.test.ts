import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { cartOf } from './cart.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { expireOrders, lampInStock, readyWith, stockOf } from './order.fixture.ts'

let shop: TestServer
let parcel: string
let methodId: string
beforeAll(async () => {
  shop = await startTestServer()
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
  const { method } = await merchant().payments.saveMethod({
    method: { provider: 'TEST_BANK', name: 'Card (test)', active: true },
  })
  methodId = method.id
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api

/** An order that waits for its payment at the test bank. */
async function waiting(stock = 5, code?: string) {
  const productId = await lampInStock(shop, stock)
  const visitor = shop.people.visitor()
  const { checkoutId } = await readyWith(visitor, parcel, { productId })
  if (code) await visitor.api.checkout.applyCode({ id: checkoutId, code })
  const placed = await visitor.api.orders.placeOrder({
    checkoutId,
    paymentMethodId: methodId,
    returnUrl: '/thanks/{order}',
  })
  return { visitor, productId, checkoutId, order: placed.order, page: placed.step.url ?? '' }
}

/** Sends a form of a page, as a browser does. */
const submit = async (page: string, fields: Record<string, string>) =>
  shop.server.fetch(
    new Request(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    }),
  )
const pay = (page: string, card: string) => submit(page, { card })
const orderOf = async ({ api }: Visitor, id: string) => (await api.orders.getOrder({ id })).order

describe('a payment at the provider’s page', () => {
  test('places the order, and redirects back', async () => {
    const { visitor, productId, order, page } = await waiting()
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', paymentState: 'PENDING' })
    expect(order.payUntilDate).not.toBeNull()
    expect(await stockOf(shop.people.merchant(), productId)).toBe(4)
    const shown = await shop.server.fetch(new Request(page))
    expect(await shown.text()).toContain('€13.90')
    const paid = await pay(page, '4242 4242 4242 4242')
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `${shop.baseUrl}/thanks/${order.link}`,
    ])
    const after = await orderOf(visitor, order.id)
    expect(after).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
      payUntilDate: null,
      balance: { paid: 1390, due: 0 },
      payments: [{ state: 'CAPTURED', card: { brand: 'Visa', lastFourDigits: '4242' } }],
    })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(4)
    expect((await pay(page, '4242424242424242')).status).toBe(303)
    expect((await orderOf(visitor, order.id)).balance.paid).toBe(1390)
  })

  test('asks for confirmation when the card needs it, which the buyer can decline', async () => {
    const { visitor, order, page } = await waiting()
    const asked = await pay(page, '4000002500003155')
    expect(await asked.text()).toContain('Confirm the payment')
    await submit(page, { action: 'refuse' })
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'AWAITING_PAYMENT',
      paymentState: 'DECLINED',
      payments: [{ state: 'FAILED', failure: 'authentication_failed' }],
    })
    const again = await visitor.api.orders.payOrder({ id: order.id, paymentMethodId: methodId })
    await pay(again.step.url ?? '', '4000002500003155')
    await submit(again.step.url ?? '', { action: 'confirm' })
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
      payments: [{ state: 'FAILED' }, { state: 'CAPTURED' }],
    })
  })

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('with the card %s fails: %s', async (card, failure) => {
    const { visitor, order, page } = await waiting()
    await pay(page, card)
    const { payments, paymentState } = await orderOf(visitor, order.id)
    expect(paymentState).toBe('DECLINED')
    expect(payments).toMatchObject([{ state: 'FAILED', failure }])
  })

  test('lists the test cards for an unknown number', async () => {
    const { page } = await waiting()
    const reply = await pay(page, '1234')
    expect(reply.status).toBe(422)
    expect(await reply.text()).toContain('none of the test cards')
    const nobody = `${shop.baseUrl}/test-bank/00000000-0000-4000-8000-000000000000`
    expect((await shop.server.fetch(new Request(nobody))).status).toBe(404)
    expect((await pay(nobody, '4242')).status).toBe(404)
  })

  test('can be cancelled, and another way chosen', async () => {
    const { visitor, order, page } = await waiting()
    await submit(page, { action: 'cancel' })
    expect((await orderOf(visitor, order.id)).paymentState).toBe('CANCELLED')
    const { offers } = await merchant()
      .payments.listMethods({})
      .then(({ methods }) => ({
        offers: methods.filter(({ provider }) => provider === 'BANK_TRANSFER'),
      }))
    const by = { id: order.id, paymentMethodId: offers[0]?.id ?? '' }
    const transfer = await visitor.api.orders.payOrder(by)
    expect(transfer).toMatchObject({
      order: { state: 'PLACED', paymentState: 'UNPAID' },
      step: { kind: 'INSTRUCTIONS' },
    })
    expect(await codeOf(visitor.api.orders.payOrder(by))).toBe('428 UNSUPPORTED_TRANSITION')
    await merchant().orders.recordPayment({ id: order.id })
    expect(await codeOf(visitor.api.orders.payOrder(by))).toBe('428 ORDER_ALREADY_PAID')
  })

  test('is refused when the return address does not belong to the shop', async () => {
    const { order, visitor } = await waiting()
    const elsewhere = { id: order.id, paymentMethodId: methodId, returnUrl: 'https://example.com/' }
    expect(await codeOf(visitor.api.orders.payOrder(elsewhere))).toMatch(/^400/)
  })
})

describe('an authorized payment', () => {
  test('is captured by the merchant', async () => {
    const { visitor, order, page } = await waiting()
    const { id } = order
    await pay(page, '4000000000000044')
    const authorized = await orderOf(visitor, id)
    expect(authorized).toMatchObject({ state: 'PLACED', paymentState: 'AUTHORIZED' })
    expect(await codeOf(merchant().orders.cancelOrder({ id }))).toBe(
      '428 ORDER_HAS_AUTHORIZED_TRANSACTION',
    )
    const paymentId = authorized.payments[0]?.id ?? ''
    const captured = await merchant().orders.capturePayment({ id, paymentId })
    expect(captured.order).toMatchObject({ paymentState: 'PAID', balance: { paid: 1390 } })
    expect(await codeOf(merchant().orders.capturePayment({ id, paymentId }))).toBe(
      '428 PAYMENT_NOT_AUTHORIZED',
    )
    const unknown = { id, paymentId: '00000000-0000-4000-8000-000000000000' }
    expect(await codeOf(merchant().orders.releasePayment(unknown))).toBe('404 PAYMENT_NOT_FOUND')
  })

  test('is released, and then the order can be cancelled', async () => {
    const { visitor, productId, order, page } = await waiting()
    const { id } = order
    await pay(page, '4000000000000044')
    const paymentId = (await orderOf(visitor, id)).payments[0]?.id ?? ''
    await merchant().orders.releasePayment({ id, paymentId })
    const cancelled = await merchant().orders.cancelOrder({ id, restock: true })
    expect(cancelled.order).toMatchObject({ state: 'CANCELLED', paymentState: 'CANCELLED' })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(5)
  })
})

describe('a refund at the provider', () => {
  test('refunds the payment', async () => {
    const { order, page } = await waiting()
    await pay(page, '4242424242424242')
    const { refund, order: after } = await merchant().orders.refundOrder({
      id: order.id,
      amount: 390,
    })
    expect(refund).toMatchObject({ state: 'DONE', payments: [{ isExternal: false }] })
    expect(after).toMatchObject({ paymentState: 'PARTLY_REFUNDED', balance: { refunded: 390 } })
  })

  test('that fails makes the amount refundable again, and adds an activity', async () => {
    const { order, page, productId } = await waiting()
    const { id } = order
    await pay(page, '4000000000005126')
    const stock = await stockOf(shop.people.merchant(), productId)
    const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1, restock: 1 }]
    const { refund, order: after } = await merchant().orders.refundOrder({ id, lines })
    expect(refund.state).toBe('FAILED')
    expect(after).toMatchObject({ paymentState: 'PAID', lines: [{ refunded: 0, restocked: 0 }] })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(stock)
    expect(after.activities.at(-1)).toMatchObject({ kind: 'REFUND_FAILED' })
    const { left } = await merchant().orders.previewRefund({ id, lines })
    expect(left).toBe(490)
    const { entries } = await merchant().orders.listLedger({ id })
    const sum = (account: string) =>
      entries.reduce((all, one) => all + (one.account === account ? one.amount : 0), 0)
    expect([sum('RECEIVABLE'), sum('CLEARING'), sum('REFUNDS')]).toEqual([0, 1390, 0])
  })
})

describe('an order that nobody pays', () => {
  test('expires, and stock and codes are released', async () => {
    const { visitor, productId, checkoutId, order } = await waiting()
    expect(await cartOf(visitor)).toBeNull()
    shop.clock.pass({ minutes: 21 })
    await expireOrders(shop)
    expect(await orderOf(visitor, order.id)).toMatchObject({ state: 'EXPIRED', payUntilDate: null })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(5)
    expect((await cartOf(visitor))?.itemCount).toBe(1)
    const { checkout } = await visitor.api.checkout.get({ id: checkoutId })
    expect(checkout.state).toBe('OPEN')
    const again = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: methodId })
    expect(again.order.id).not.toBe(order.id)
  })

  test('is placed after a late payment when everything is still available', async () => {
    const { visitor, productId, order, page } = await waiting()
    shop.clock.pass({ minutes: 21 })
    await expireOrders(shop)
    await pay(page, '4242424242424242')
    const after = await orderOf(visitor, order.id)
    expect(after).toMatchObject({ state: 'PLACED', paymentState: 'PAID' })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(4)
  })

  test('notifies the merchant after a late payment when something is sold out', async () => {
    const { visitor, productId, order, page } = await waiting(1)
    shop.clock.pass({ minutes: 21 })
    await expireOrders(shop)
    const other = shop.people.visitor()
    const { checkoutId } = await readyWith(other, parcel, { productId })
    await other.api.orders.placeOrder({ checkoutId, paymentMethodId: methodId })
    await pay(page, '4242424242424242')
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'EXPIRED',
      paymentState: 'PAID',
    })
    const { order: seen } = await merchant().orders.getOrder({ id: order.id })
    expect(seen.activities.at(-1)).toMatchObject({
      kind: 'PAID_LATE',
      content: { isRecovered: false },
    })
    const { order: refunded } = await merchant().orders.refundOrder({ id: order.id, amount: 1390 })
    expect(refunded.paymentState).toBe('REFUNDED')
  })

  describe('with a code that can be used once', () => {
    const usesOf = async (promotionId: string) =>
      (await merchant().promotions.getPromotion({ promotionId })).promotion.usage.count

    /** An order with the code that expired unpaid. */
    async function expiredWith(code: string) {
      const { promotion } = await merchant().promotions.createPromotion({
        promotion: {
          name: 'Once',
          trigger: 'CODE',
          effect: { type: 'AMOUNT', amount: '2.00', level: 'SUM' },
          limits: { total: 1 },
        },
        code,
      })
      const placed = await waiting(5, code)
      expect(placed.order.totals.total).toBe(1190)
      expect(await usesOf(promotion.id)).toBe(1)
      shop.clock.pass({ minutes: 21 })
      await expireOrders(shop)
      expect(await usesOf(promotion.id)).toBe(0)
      return { ...placed, promotionId: promotion.id }
    }

    test('counts it again when it is placed after a late payment', async () => {
      const { visitor, order, page, promotionId } = await expiredWith('AGAIN')
      await pay(page, '4242424242424242')
      expect(await orderOf(visitor, order.id)).toMatchObject({ state: 'PLACED' })
      expect(await usesOf(promotionId)).toBe(1)
    })

    test('stays expired when somebody else has used it meanwhile', async () => {
      const { visitor, order, page, promotionId } = await expiredWith('MEANWHILE')
      await waiting(5, 'MEANWHILE')
      await pay(page, '4242424242424242')
      expect(await orderOf(visitor, order.id)).toMatchObject({
        state: 'EXPIRED',
        paymentState: 'PAID',
      })
      expect(await usesOf(promotionId)).toBe(1)
    })
  })

  test('waits longer while a debit is pending', async () => {
    const { visitor, order, page } = await waiting()
    await pay(page, '4000000000000077')
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'IN_REVIEW',
      paymentState: 'IN_REVIEW',
      payUntilDate: null,
    })
    expect(await (await shop.server.fetch(new Request(page))).text()).toContain('being checked')
    await submit(page, { action: 'settle' })
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'PLACED',
      paymentState: 'PAID',
    })
  })

  test('is rejected when the debit is returned, and its stock is released', async () => {
    const { visitor, productId, order, page } = await waiting()
    await pay(page, '4000000000000077')
    await submit(page, { action: 'return' })
    expect(await orderOf(visitor, order.id)).toMatchObject({
      state: 'REJECTED',
      paymentState: 'DECLINED',
    })
    expect(await stockOf(shop.people.merchant(), productId)).toBe(5)
  })
})
