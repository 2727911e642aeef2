import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from './receiver.fixture.ts'

const productCreated = 'com.wix.ecommerce.catalog.api.v1.ProductCreated'

let shop: TestServer
let receiver: Receiver
let id: string
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
})
afterAll(() => shop.close())
beforeEach(async () => {
  receiver = await startReceiver()
  const { webhook } = await api().webhooks.createWebhook({
    url: receiver.url,
    events: [productCreated],
  })
  id = webhook.id
})
afterEach(async () => {
  await api().webhooks.deleteWebhook({ id })
  await receiver.stop()
})

const api = () => shop.people.merchant().api
const stock = (names: readonly string[]) =>
  Promise.all(
    names.map((name) =>
      api().catalogV1.createProduct({
        product: { name, productType: 'physical', priceData: { price: '10' } },
      }),
    ),
  )
const webhook = async () => (await api().webhooks.getWebhook({ id })).webhook
const log = async () => (await api().webhooks.listDeliveries({ id })).deliveries
const names = () => receiver.received.map(({ payload }) => payload.name)
/** Advances the clock, and lets the delivery worker look for due deliveries. */
function pass(time: { seconds?: number; hours?: number }) {
  shop.clock.pass(time)
  shop.server.webhooks.notify()
}
/** Seconds of peace the address has yet; undefined: it is not left in peace. */
async function peace(): Promise<number | undefined> {
  const { pausedUntil } = await webhook()
  const seconds = pausedUntil && (pausedUntil.getTime() - shop.clock.now().getTime()) / 1000
  return seconds && seconds > 0 ? seconds : undefined
}
/** Looks until something holds, also on a machine that has other things to do. */
const poll = <T>(look: () => Promise<T>) => expect.poll(look)
const isPaused = () => poll(peace).toBeDefined()
/** Waits until all deliveries were attempted and their results stored. */
const areTried = (count: number) =>
  poll(async () => (await log()).filter(({ attempts }) => attempts > 0).length).toBe(count)

/** Answers no message before so many are there, then all with the same. */
function together(count: number, status: number) {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  receiver.answer = async () => {
    if (receiver.received.length >= count) open()
    await opened
    return status
  }
}

const five = ['A', 'B', 'C', 'D', 'E']

describe('a receiver that fails five times in a row', () => {
  test('is paused, then gets one delivery, and all when it answers again', async () => {
    receiver.answer = 500
    await stock(five)
    await isPaused()
    await stock(['F'])
    pass({ seconds: 1 })
    await poll(async () => (await log()).length).toBe(6)
    expect(names()).not.toContain('F')
    const before = receiver.received.length
    pass({ hours: 1 })
    await poll(async () => (await webhook()).failures).toBe(6)
    await isPaused()
    expect(receiver.received.length).toBe(before + 1)
    receiver.answer = 200
    pass({ hours: 1 })
    await poll(async () => (await log()).map(({ state }) => state)).toEqual(
      Array(6).fill('DELIVERED'),
    )
    expect(await webhook()).toMatchObject({ failures: 0 })
    expect(await peace()).toBeUndefined()
  })

  test('is not paused longer because eight failed together', async () => {
    together(8, 503)
    await stock([...five, 'F', 'G', 'H'])
    await areTried(8)
    expect(await webhook()).toMatchObject({ failures: 5 })
    expect(await peace()).toBeLessThanOrEqual(15)
  })

  test('gets a delivery at once when its owner asks, and all others when it accepts that', async () => {
    together(5, 500)
    await stock(five)
    await areTried(5)
    expect(await peace()).toBeDefined()
    const [newest] = await log()
    await api().webhooks.resendDelivery({ id, deliveryId: newest?.id ?? '' })
    await receiver.until(6)
    await poll(async () => (await log())[0]).toMatchObject({ attempts: 2, state: 'WAITING' })
    expect(await webhook()).toMatchObject({ failures: 5 })
    expect(await peace()).toBeDefined()

    receiver.answer = 200
    await api().webhooks.sendTestEvent({ id })
    await receiver.until(7)
    expect(receiver.received.at(-1)?.payload).toEqual({ test: true })
    await poll(async () => (await webhook()).failures).toBe(0)
    pass({ seconds: 60 })
    await poll(async () => (await log()).map(({ state }) => state)).toEqual(
      Array(6).fill('DELIVERED'),
    )
  })
})
