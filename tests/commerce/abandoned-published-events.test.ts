import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { leave, onlyLeftBy, run } from './abandoned.fixture.ts'

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
  const { eventTypes } = await api().webhooks.listEventTypes({})
  const events = eventTypes.filter((type) => type.includes('abandoned_checkout_'))
  expect(events).toHaveLength(4)
  await api().webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})

const api = () => shop.people.merchant().api
const received = (id: string, slug: string) =>
  receiver.received.find(
    ({ type, payload }) =>
      type === `wix.ecom.v1.abandoned_checkout_${slug}` && payload.entityId === id,
  )?.payload

test('an abandoned checkout, its activities, its recovery and its deletion are sent as events', async () => {
  const email = 'ada@example.com'
  const { checkoutId } = await leave(shop, { email, quantity: 2 })
  shop.clock.pass({ hours: 1 })
  await run(shop, 'abandoned:find')
  const { id } = await onlyLeftBy(shop, email)
  await expect
    .poll(() => received(id, 'created'))
    .toMatchObject({
      entityFqdn: 'wix.ecom.v1.abandoned_checkout',
      createdEvent: {
        entity: { id, checkoutId, status: 'ABANDONED', buyerInfo: { email }, lineItems: [{}] },
      },
    })
  await api().abandonedCheckoutsV1.addAbandonedCheckoutActivity({
    abandonedCheckoutId: id,
    activityType: 'TASK_CREATED',
  })
  await expect
    .poll(() => received(id, 'updated'))
    .toMatchObject({
      updatedEvent: { currentEntity: { id, activities: [{ type: 'TASK_CREATED' }] } },
    })
  await api().checkout.complete({ id: checkoutId })
  await expect
    .poll(() => received(id, 'recovered'))
    .toMatchObject({ actionEvent: { body: { abandonedCheckout: { id, status: 'RECOVERED' } } } })
  await api().abandonedCheckouts.deleteAbandonedCheckout({ id })
  await expect
    .poll(() => received(id, 'deleted'))
    .toMatchObject({
      deletedEvent: {
        deletedEntity: { id, checkoutId, lineItems: [{ productName: { original: 'Lamp' } }] },
      },
    })
  expect(JSON.stringify(received(id, 'deleted'))).not.toContain(email)
})
