import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { readyToOrder } from './order.fixture.ts'

/** Two lamps of 9.00 and a parcel of 4.90. */
const TOTAL = 2290
const NOBODY = '00000000-0000-4000-8000-000000000000'

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
const requests = () => merchant().paymentRequests
/** The holder of the link, without a session of the buyer. */
const holder = () => shop.people.visitor().api.paymentRequests

async function orderedByTransfer() {
  const { visitor, checkoutId } = await readyToOrder(shop, parcel, 2)
  const { order } = await visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: transfer })
  return { visitor, order }
}
const pay = (page: string, number = '4242424242424242') =>
  shop.server.fetch(
    new Request(page, { method: 'POST', body: new URLSearchParams({ card: number }) }),
  )
const orderOf = async (id: string) => (await merchant().orders.getOrder({ id })).order
const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }

describe('a payment request', () => {
  test('for a part is paid by anybody with its link, and the order is partly paid', async () => {
    const { order } = await orderedByTransfer()
    const { paymentRequest } = await requests().createPaymentRequest({
      orderId: order.id,
      amount: 1000,
      title: 'Deposit',
    })
    const { id } = paymentRequest
    expect(paymentRequest).toMatchObject({ status: 'UNPAID', amount: 1000, title: 'Deposit' })
    expect(paymentRequest.url).toMatch(new RegExp(`/pay/${id}$`))
    const page = (await holder().getPayableRequest({ id })).paymentRequest
    expect(page).toMatchObject({ isPayable: true, orderNumber: order.number, step: null })
    expect(page.methods.map(({ name }) => name)).toEqual(['Bank transfer', 'Card'])
    const { step } = await holder().payRequest({ id, paymentMethodId: card })
    expect(step.kind).toBe('REDIRECT')
    await pay(step.url ?? '')
    expect((await holder().checkRequestPayment({ id })).paymentRequest).toMatchObject({
      status: 'PAID',
      isPayable: false,
    })
    expect(await orderOf(order.id)).toMatchObject({
      paymentState: 'PARTLY_PAID',
      balance: { paid: 1000, due: TOTAL - 1000 },
    })
  })

  test('for the whole due amount cannot be paid twice', async () => {
    const { order } = await orderedByTransfer()
    const { paymentRequest: one } = await requests().createPaymentRequest({ orderId: order.id })
    const { paymentRequest: other } = await requests().createPaymentRequest({ orderId: order.id })
    expect(one.amount).toBe(TOTAL)
    const { step } = await holder().payRequest({ id: one.id, paymentMethodId: card })
    await pay(step.url ?? '')
    expect((await orderOf(order.id)).paymentState).toBe('PAID')
    const paying = { id: other.id, paymentMethodId: card }
    expect(await codeOf(holder().payRequest(paying))).toBe('428 ORDER_ALREADY_PAID')
    expect(await codeOf(holder().payRequest({ ...paying, id: one.id }))).toBe(
      '428 PAYMENT_REQUEST_NOT_OPEN',
    )
    const view = await holder().getPayableRequest({ id: other.id })
    expect(view.paymentRequest).toMatchObject({ status: 'UNPAID', isPayable: false, methods: [] })
    expect(await codeOf(requests().createPaymentRequest({ orderId: order.id }))).toBe(
      '428 ORDER_ALREADY_PAID',
    )
  })

  test('whose card is declined is paid with the next attempt', async () => {
    const { order } = await orderedByTransfer()
    const { paymentRequest } = await requests().createPaymentRequest({ orderId: order.id })
    const { id } = paymentRequest
    const paying = { id, paymentMethodId: card }
    const first = await holder().payRequest(paying)
    expect((await holder().payRequest(paying)).step.url).toBe(first.step.url)
    await pay(first.step.url ?? '', '4000000000000002')
    const declined = await holder().getPayableRequest({ id })
    expect(declined.paymentRequest).toMatchObject({ isDeclined: true, isPayable: true })
    const second = await holder().payRequest(paying)
    await pay(second.step.url ?? '')
    expect((await orderOf(order.id)).paymentState).toBe('PAID')
  })

  test('paid by transfer is paid once the merchant records the money', async () => {
    const { order } = await orderedByTransfer()
    const { paymentRequest } = await requests().createPaymentRequest({
      orderId: order.id,
      amount: 500,
    })
    const { id } = paymentRequest
    const { step } = await holder().payRequest({ id, paymentMethodId: transfer })
    expect(step).toMatchObject({ kind: 'INSTRUCTIONS' })
    await merchant().orders.recordPayment({ id: order.id, amount: 500 })
    const { paymentRequests } = await requests().listPaymentRequests({ orderId: order.id })
    expect(paymentRequests).toMatchObject([{ id, status: 'PAID' }])
    expect((await orderOf(order.id)).balance).toMatchObject({ paid: 500, due: TOTAL - 500 })
  })

  test('of an order without an address is not mailed, and shows that', async () => {
    const { order } = await merchant().ordersV1.createOrder({
      order: {
        channelInfo: { type: 'POS' },
        lineItems: [
          {
            productName: { original: 'Lamp' },
            quantity: 1,
            price: { amount: '9.00' },
            itemType: { preset: 'PHYSICAL' },
          },
        ],
        priceSummary: {},
        status: 'APPROVED',
      },
    })
    const orderId = order.id ?? ''
    expect(await codeOf(requests().createPaymentRequest({ orderId, notify: true }))).toBe(
      '428 PAYMENT_REQUEST_WITHOUT_RECIPIENT',
    )
    const { paymentRequest } = await requests().createPaymentRequest({ orderId })
    expect(await codeOf(requests().sendPaymentRequest({ id: paymentRequest.id }))).toBe(
      '428 PAYMENT_REQUEST_WITHOUT_RECIPIENT',
    )
  })

  test('is mailed to the buyer in the buyer’s language, with its link', async () => {
    const { order } = await orderedByTransfer()
    const { paymentRequest } = await requests().createPaymentRequest({
      orderId: order.id,
      amount: 250,
      title: 'Gift wrapping',
      description: 'As we said on the phone',
      notify: true,
    })
    expect(paymentRequest.mailedDate).not.toBeNull()
    const { mails } = await merchant().mailbox.listMails({})
    const mail = mails.find(({ subject }) => subject.includes('Please pay €2.50'))
    expect(mail?.to).toBe('ada@example.com')
    expect(mail?.text).toContain(`/pay/${paymentRequest.id}`)
    expect(mail?.text).toContain('As we said on the phone')
    await requests().sendPaymentRequest({ id: paymentRequest.id })
    const kinds = (await orderOf(order.id)).activities.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('PAYMENT_REQUEST'))).toEqual([
      'PAYMENT_REQUESTED',
      'PAYMENT_REQUEST_MAILED',
      'PAYMENT_REQUEST_MAILED',
    ])
  })

  test('that is withdrawn can no longer be paid', async () => {
    const { order } = await orderedByTransfer()
    const { paymentRequest } = await requests().createPaymentRequest({ orderId: order.id })
    const { id } = paymentRequest
    await holder().payRequest({ id, paymentMethodId: card })
    await requests().voidPaymentRequest({ id })
    const again = await requests().voidPaymentRequest({ id })
    expect(again.paymentRequest.status).toBe('VOIDED')
    const last = (await orderOf(order.id)).payments.at(-1)
    expect(last).toMatchObject({ provider: 'TEST_BANK', state: 'CANCELLED' })
    expect(await codeOf(holder().payRequest({ id }))).toBe('428 PAYMENT_REQUEST_NOT_OPEN')
    expect(await codeOf(requests().sendPaymentRequest({ id }))).toBe('428 PAYMENT_REQUEST_NOT_OPEN')
  })

  test('expires at its date, and is withdrawn with its order', async () => {
    const { order } = await orderedByTransfer()
    const soon = new Date(shop.clock.now().getTime() + 60_000)
    const { paymentRequest: timed } = await requests().createPaymentRequest({
      orderId: order.id,
      expirationDate: soon,
    })
    shop.clock.pass({ seconds: 1 })
    const { paymentRequest: open } = await requests().createPaymentRequest({ orderId: order.id })
    shop.clock.pass({ minutes: 2 })
    const { paymentRequest } = await holder().getPayableRequest({ id: timed.id })
    expect(paymentRequest).toMatchObject({ status: 'EXPIRED', isPayable: false })
    await shop.server.tasks['payment-requests:expire']({}, run)
    expect(await codeOf(requests().voidPaymentRequest({ id: timed.id }))).toBe(
      '428 CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
    )
    await merchant().orders.cancelOrder({ id: order.id })
    const { paymentRequests } = await requests().listPaymentRequests({ orderId: order.id })
    expect(paymentRequests.map(({ id, status }) => [id, status])).toEqual([
      [open.id, 'VOIDED'],
      [timed.id, 'EXPIRED'],
    ])
    expect(await codeOf(requests().createPaymentRequest({ orderId: order.id }))).toBe(
      '428 UNSUPPORTED_TRANSITION',
    )
  })

  test('is created once, however often the call is sent', async () => {
    const { order } = await orderedByTransfer()
    const ask = async (amount: number) => {
      const response = await shop.server.fetch(
        new Request(`${shop.baseUrl}/vitrine/v1/payment-requests`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: shop.site.apiKey,
            'idempotency-key': 'ask once',
          },
          body: JSON.stringify({ orderId: order.id, amount }),
        }),
      )
      return { status: response.status, body: await response.json() }
    }
    const first = await ask(100)
    expect((await ask(100)).body.paymentRequest.id).toBe(first.body.paymentRequest.id)
    expect((await ask(200)).status).toBe(422)
  })
})

describe('a payment request is refused', () => {
  test('for more than is due, with a past date, and for an unknown order', async () => {
    const { order } = await orderedByTransfer()
    const ask = (more: object) =>
      requests().createPaymentRequest({ orderId: order.id, amount: 100, ...more })
    await expect(ask({ amount: TOTAL + 1 })).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'amount' }],
    })
    await expect(ask({ expirationDate: new Date(0) })).rejects.toMatchObject({
      violations: [{ field: 'expirationDate' }],
    })
    expect(await codeOf(ask({ orderId: NOBODY }))).toBe('404 ORDER_NOT_FOUND')
    expect(await codeOf(holder().getPayableRequest({ id: NOBODY }))).toBe(
      '404 ORDER_PAYMENT_REQUEST_NOT_FOUND',
    )
    expect(await codeOf(holder().createPaymentRequest({ orderId: order.id }))).toBe(
      '403 PERMISSION_DENIED',
    )
  })
})
