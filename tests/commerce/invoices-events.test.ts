import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { germanShop, invoiceSettings } from './invoice.fixture.ts'
import { ordered } from './order.fixture.ts'

const settingsUpdated = 'wix.ecom.v1.orders_settings_updated'
let shop: TestServer
let receiver: Receiver
let parcel: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  parcel = await germanShop(shop)
  receiver = await startReceiver()
  await api().webhooks.createWebhook({ url: receiver.url, events: [settingsUpdated] })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})
const api = () => shop.people.merchant().api
const documentsOf = async (orderId: string) =>
  (await api().invoices.listInvoicesOfOrders({ orderIds: [orderId] })).invoices

test('switching automatic invoices on sends an event, and other settings of invoices do not', async () => {
  await api().invoices.saveInvoiceSettings({ settings: invoiceSettings })
  await api().ordersSettings.updateOrdersSettings({ ordersSettings: { createInvoice: true } })
  await expect.poll(() => receiver.received.length).toBe(1)
  const [event] = receiver.received
  expect(event?.type).toBe(settingsUpdated)
  expect(event?.payload).toMatchObject({
    updatedEvent: { currentEntity: { createInvoice: true } },
  })
})

test('a payment and a refund create their documents automatically', async () => {
  const { order } = await ordered(shop, parcel)
  await api().orders.recordPayment({ id: order.id })
  await expect.poll(async () => (await documentsOf(order.id)).length).toBe(1)
  await api().orders.refundOrder({ id: order.id, amount: 100 })
  await expect.poll(async () => (await documentsOf(order.id)).length).toBe(2)
  const documents = await documentsOf(order.id)
  expect(documents.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE'])
})
