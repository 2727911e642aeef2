import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { orderedByClient } from './published-order.fixture.ts'

let shop: TestServer
let receiver: Receiver
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  parcel = await deliverToGermany(shop.people.merchant())
  receiver = await startReceiver()
  const { eventTypes } = await api().webhooks.listEventTypes({})
  const events = eventTypes.filter((type) => /^wix\.ecom\.v1\.orders?_/.test(type))
  await api().webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})
const api = () => shop.people.merchant().api

test('placing, paying, refunding and cancelling an order are sent as events in this order', async () => {
  const { orderId } = await orderedByClient(shop, parcel)
  await api().ordersV1.markOrderAsPaid({ ecomOrderId: orderId })
  const { order } = await api().orders.getOrder({ id: orderId })
  await api().orderBilling.refundPayments({
    orderId,
    paymentRefunds: [
      { paymentId: order.payments[0]?.id ?? '', amount: '1.00', externalRefund: true },
    ],
  })
  await api().ordersV1.cancelOrder({ id: orderId, customMessage: 'Sorry' })
  const canceled = 'wix.ecom.v1.order_canceled'
  const own = () => receiver.received.filter(({ payload }) => payload.entityId === orderId)
  await expect.poll(() => own().some(({ type }) => type === canceled)).toBe(true)
  await expect.poll(() => own().at(-1)?.type).toBe('wix.ecom.v1.order_updated')
  const short = own().map(({ type }) => type.replace('wix.ecom.v1.order_', ''))
  expect([...new Set(short)]).toEqual(
    expect.arrayContaining([
      'created',
      'approved',
      'payment_status_updated',
      'updated',
      'canceled',
      'transactions_details_updated',
      'transactions_updated',
      'transactions_refund_completed',
    ]),
  )
  expect(short.indexOf('created')).toBeLessThan(short.indexOf('approved'))
  expect(short.indexOf('approved')).toBeLessThan(short.indexOf('payment_status_updated'))
  expect(short.indexOf('payment_status_updated')).toBeLessThan(short.indexOf('canceled'))
})

test('an imported order is sent as imported, and as no other event', async () => {
  const { order } = await api().ordersV1.importOrder({
    order: {
      channelInfo: { type: 'OTHER_PLATFORM' },
      lineItems: [
        {
          productName: { original: 'Vase' },
          quantity: 1,
          price: { amount: '10.00' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      priceSummary: {},
      purchasedDate: new Date('2022-02-03T04:05:06.000Z'),
      paymentStatus: 'PAID',
    },
  })
  const own = () => receiver.received.filter(({ payload }) => payload.entityId === order.id)
  await expect.poll(() => own().length).toBeGreaterThan(0)
  // A message after it implies that all earlier ones have arrived.
  const { orderId } = await orderedByClient(shop, parcel)
  await expect
    .poll(() => receiver.received.some(({ payload }) => payload.entityId === orderId))
    .toBe(true)
  expect(own()).toMatchObject([
    {
      type: 'wix.ecom.v1.order_imported',
      payload: { actionEvent: { body: { order: { id: order.id, imported: true } } } },
    },
  ])
})
