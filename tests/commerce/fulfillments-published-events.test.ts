import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { digitalOrder } from './fulfillment.fixture.ts'
import { orderedByClient } from './published-order.fixture.ts'

let shop: TestServer
let receiver: Receiver
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  parcel = await deliverToGermany(shop.people.merchant())
  receiver = await startReceiver()
  const { eventTypes } = await api().webhooks.listEventTypes({})
  const events = eventTypes.filter((type) => /^wix\.ecom\.v1\.(order|fulfillments)_/.test(type))
  await api().webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})
const api = () => shop.people.merchant().api
const receivedOf = (orderId: string) =>
  receiver.received.filter(({ payload }) => payload.entityId === orderId)
const typesOf = (orderId: string) =>
  receivedOf(orderId).map(({ type }) => type.replace('wix.ecom.v1.', ''))
const count = (orderId: string, type: string) =>
  typesOf(orderId).filter((one) => one === type).length

test('sending a part, the rest and taking it back are sent as events', async () => {
  const { orderId, lineId } = await orderedByClient(shop, parcel, 2)
  const create = () =>
    api().orderFulfillments.createFulfillment({
      orderId,
      fulfillment: { lineItems: [{ id: lineId, quantity: 1 }] },
    })
  await create()
  const { fulfillmentId } = await create()
  await api().orderFulfillments.deleteFulfillment({ orderId, fulfillmentId })
  await expect.poll(() => count(orderId, 'order_fulfilled')).toBe(3)
  await expect.poll(() => count(orderId, 'fulfillments_updated')).toBe(3)
  const changes = receivedOf(orderId)
    .filter(({ type }) => type === 'wix.ecom.v1.order_fulfilled')
    .map(({ payload }) => (payload.actionEvent as { body: object }).body)
  expect(changes).toMatchObject([
    {
      previousFulfillmentStatus: 'NOT_FULFILLED',
      newFulfillmentStatus: 'PARTIALLY_FULFILLED',
      order: { fulfillmentStatus: 'PARTIALLY_FULFILLED' },
    },
    { newFulfillmentStatus: 'FULFILLED', order: { fulfillmentStatus: 'FULFILLED' } },
    { previousFulfillmentStatus: 'FULFILLED', newFulfillmentStatus: 'PARTIALLY_FULFILLED' },
  ])
})

test('an order without delivery is approved and fulfilled at once', async () => {
  const { order } = await digitalOrder(shop, 'BANK_TRANSFER')
  await expect.poll(() => count(order.id, 'order_fulfilled')).toBe(1)
  const types = typesOf(order.id)
  expect(types.indexOf('order_created')).toBeLessThan(types.indexOf('order_approved'))
  expect(types.indexOf('order_approved')).toBeLessThan(types.indexOf('order_fulfilled'))
})
