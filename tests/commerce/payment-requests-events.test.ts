import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered } from './order.fixture.ts'

let shop: TestServer
let receiver: Receiver
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  parcel = await deliverToGermany(shop.people.merchant())
  receiver = await startReceiver()
  const { eventTypes } = await api().webhooks.listEventTypes({})
  const events = eventTypes.filter((type) => type.includes('order_payment_request'))
  await api().webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})
const api = () => shop.people.merchant().api

async function typesOf(id: string, last: string): Promise<string[]> {
  const own = () =>
    receiver.received
      .filter(({ payload }) => payload.entityId === id)
      .map(({ type }) => type.replace('wix.ecom.v1.order_payment_request_', ''))
  await expect.poll(own).toContain(last)
  return own()
}

test('every change of a payment request is sent as an event', async () => {
  const { order } = await ordered(shop, parcel)
  const ask = async () => {
    const { paymentRequest } = await api().paymentRequests.createPaymentRequest({
      orderId: order.id,
      amount: 100,
      notify: true,
    })
    return paymentRequest.id
  }
  const voided = await ask()
  await api().paymentRequests.voidPaymentRequest({ id: voided })
  const seen = await typesOf(voided, 'voided')
  expect(seen.slice(0, 3)).toEqual(['created', 'updated', 'voided'])
  await api().orderPaymentRequests.deleteOrderPaymentRequest({ orderPaymentRequestId: voided })
  await typesOf(voided, 'deleted')
  const paid = await ask()
  await shop.people.visitor().api.paymentRequests.payRequest({ id: paid })
  await api().orders.recordPayment({ id: order.id, amount: 100 })
  await typesOf(paid, 'paid')
})
