import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ProductChanged } from '@vitrine/contract/catalog'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isSignedBy, loopback, type Receiver, startReceiver } from './receiver.fixture.ts'

const memberTypes = ['created', 'updated', 'deleted'].map((slug) => `wix.members.v1.member_${slug}`)
const productChanged = 'com.wix.ecommerce.catalog.api.v1.ProductChanged'
const productCreated = 'com.wix.ecommerce.catalog.api.v1.ProductCreated'
const oneVariant = '00000000-0000-0000-0000-000000000000'
const aside = (entityId: string) => ({
  definition: ProductChanged,
  entityId,
  after: { revision: 2 },
})

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
})
afterAll(() => shop.close())
beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  for (const { id } of (await api().webhooks.listWebhooks({})).webhooks) {
    await api().webhooks.deleteWebhook({ id })
  }
  await receiver.stop()
})

const api = () => shop.people.merchant().api
async function subscribe(events: readonly string[]) {
  const { webhook } = await api().webhooks.createWebhook({ url: receiver.url, events: [...events] })
  return webhook
}
const newProduct = async (name: string) =>
  (
    await api().catalogV1.createProduct({
      product: { name, productType: 'physical', priceData: { price: '10' } },
    })
  ).product
const log = async (id: string) => (await api().webhooks.listDeliveries({ id })).deliveries
/** Advances the clock, and lets the delivery worker look for due deliveries. */
async function pass(time: { seconds?: number; minutes?: number; hours?: number }) {
  shop.clock.pass(time)
  shop.server.webhooks.notify()
}
/** Waits until the newest delivery has this status. */
async function stands(webhookId: string, status: Record<string, unknown>) {
  await expect.poll(async () => (await log(webhookId))[0]).toMatchObject(status)
  const [newest] = await log(webhookId)
  if (!newest) throw new Error('the delivery is gone')
  return newest
}

describe('a receiver', () => {
  test('gets members in signed messages that can be verified and unpacked', async () => {
    const webhook = await subscribe(memberTypes)
    const member = await shop.people.member({ nickname: 'Ünal 🌊' })
    await receiver.until(1)
    const [created] = receiver.received
    expect(created?.type).toBe('wix.members.v1.member_created')
    expect(isSignedBy(created?.token ?? '', webhook.publicKey)).toBe(true)
    expect(isSignedBy(`${created?.token.slice(0, -4)}AAAA`, webhook.publicKey)).toBe(false)
    expect(created?.claims.aud).toBe(webhook.appId)
    expect(typeof created?.claims.data).toBe('string')
    expect(created?.payload).toMatchObject({
      entityFqdn: 'wix.members.v1.member',
      slug: 'created',
      entityId: member.id,
      triggeredByAnonymizeRequest: false,
      createdEvent: { entity: { id: member.id, loginEmail: member.email } },
    })
    expect(created?.payload.createdEvent.entity).not.toHaveProperty('_id')
    await member.api.members.updateCurrentMemberSlug({ slug: 'harbour' })
    await receiver.until(receiver.received.length + 1)
    const last = receiver.received.at(-1)
    expect(last?.payload.updatedEvent.currentEntity.profile.slug).toBe('harbour')
    expect(last?.identity).toEqual({ identityType: 'MEMBER', memberId: member.id })
    expect(BigInt(last?.payload.entityEventSequence)).toBeGreaterThan(
      BigInt(created?.payload.entityEventSequence),
    )
  })

  test('gets products in plain events with what changed', async () => {
    await subscribe([productCreated, productChanged])
    const product = await newProduct('Tide jar')
    await api().catalogV1.updateProduct({
      product: { id: product?.id ?? '', name: 'Tide jar, large', priceData: { price: '12.5' } },
    })
    const [created, changed] = await receiver.until(2)
    expect(created).toMatchObject({
      type: productCreated,
      payload: {
        productId: product?.id,
        name: 'Tide jar',
        price: { price: 10, currency: 'USD' },
        priceData: { price: 10 },
        visible: true,
        slug: 'tide-jar',
        originatedFromVersion: 'V1_CATALOG',
      },
    })
    expect(changed).toMatchObject({ type: productChanged, payload: { productId: product?.id } })
    expect(changed?.payload.changedFields).toEqual(expect.arrayContaining(['name', 'priceData']))
  })

  test('gets changes of stock, with quantities before and after', async () => {
    const moved = 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'
    const set = 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged'
    const product = await newProduct('Counted')
    const productId = product?.id ?? ''
    await subscribe([moved, set])
    const { inventory } = api()
    await inventory.updateInventoryVariants({
      inventoryItem: {
        productId,
        trackQuantity: true,
        variants: [{ variantId: oneVariant, quantity: 5 }],
      },
    })
    await inventory.decrementInventory({
      decrementData: [{ productId, variantId: oneVariant, decrementBy: 2 }],
    })
    const messages = await receiver.until(3)
    expect(messages.map(({ type }) => type)).toEqual([set, moved, moved])
    expect(messages[0]?.payload).toMatchObject({ productId, trackInventory: true })
    expect(messages[2]?.payload).toMatchObject({
      productId,
      reason: 'ORDER',
      variants: [
        { id: oneVariant, oldValue: { quantity: 5, inStock: true }, newValue: { quantity: 3 } },
      ],
    })
  })

  test('gets no event for an unchanged quantity', async () => {
    const moved = 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'
    const set = 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged'
    const productId = (await newProduct('Sold out'))?.id ?? ''
    await subscribe([moved, set])
    const setStock = (trackQuantity: boolean, stock: { quantity?: number; inStock?: boolean }) =>
      api().inventory.updateInventoryVariants({
        inventoryItem: {
          productId,
          trackQuantity,
          preorderInfo: { enabled: true },
          variants: [{ variantId: oneVariant, ...stock }],
        },
      })
    await setStock(true, { quantity: 0 })
    await setStock(false, { inStock: false })
    await setStock(true, { quantity: 3 })
    const messages = await receiver.until(5)
    expect(messages.map(({ type }) => type)).toEqual([set, moved, set, set, moved])
    expect(messages[1]?.payload.variants).toMatchObject([
      { oldValue: { inStock: true }, newValue: { inStock: false, availableForPreorder: true } },
    ])
    expect(messages[4]?.payload.variants).toMatchObject([
      { oldValue: { quantity: 0, inStock: false }, newValue: { quantity: 3, inStock: true } },
    ])
  })

  test('gets only subscribed events, and none of a rolled back transaction', async () => {
    await subscribe([productCreated])
    const product = await newProduct('One')
    await api().catalogV1.updateProduct({ product: { id: product?.id ?? '', name: 'Two' } })
    await shop.server.platform
      .work({ siteId: shop.site.id, actor: { type: 'system', id: 'test' } }, async (tx) => {
        await shop.server.catalog.createProduct(tx, { name: 'Never', price: '1' })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await newProduct('Three')
    const messages = await receiver.until(2)
    expect(messages.map(({ payload }) => payload.name)).toEqual(['One', 'Three'])
  })

  test('gets the changes of an object in one transaction once, however large it is', async () => {
    const updated = 'wix.stores.catalog.v3.product_updated'
    const webhook = await subscribe([updated])
    await pass({ seconds: 1 })
    const { id } = await newProduct('Parted')
    const from = shop.clock.now()
    const writer = { siteId: shop.site.id, actor: { type: 'system', id: 'test' } } as const
    const { catalog, events, platform } = shop.server
    await platform.work(writer, async (tx) => {
      // More than a batch, of things that are gone when it is sent: receivers get nothing of them.
      const others = () => Array.from({ length: 230 }, () => aside(randomUUID()))
      await catalog.updateProduct(tx, id, { name: 'Parted once' })
      await events.append(tx, ...others())
      await catalog.updateProduct(tx, id, { visible: false })
      await events.append(tx, ...others())
      await catalog.updateProduct(tx, id, { price: '31' })
    })
    await api().catalogV1.updateProduct({ product: { id, name: 'Whole' } })
    // The product's state at the time of sending: the second message may overtake the first.
    await receiver.until(2)
    await stands(webhook.id, { state: 'DELIVERED' })
    await api().webhooks.replayWebhook({ id: webhook.id, from })
    const messages = await receiver.until(4)
    const ids = messages.map(({ payload }) => payload.id)
    expect(ids.slice(2)).toEqual(ids.slice(0, 2))
    expect(new Set(ids).size).toBe(2)
    await stands(webhook.id, { state: 'DELIVERED' })
    expect(await log(webhook.id)).toHaveLength(4)
  })

  test('that fails is retried later, and later events of the same entity wait', async () => {
    const webhook = await subscribe([productCreated, productChanged])
    receiver.answer = ({ payload }) => (payload.name === 'First' ? 500 : 200)
    const firstId = (await newProduct('First'))?.id ?? ''
    await api().catalogV1.updateProduct({ product: { id: firstId, name: 'First, changed' } })
    const other = await newProduct('Other')
    const has = (id: string | undefined) =>
      receiver.received.some(({ payload }) => payload.productId === id)
    while (!has(firstId) || !has(other?.id)) await wait(5)
    receiver.answer = 200
    await pass({ seconds: 30 })
    const of = () => receiver.received.filter(({ payload }) => payload.productId === firstId)
    while (of().at(-1)?.type !== productChanged) await wait(5)
    const types = of().map(({ type }) => type)
    expect(types.lastIndexOf(productCreated)).toBeLessThan(types.indexOf(productChanged))
    const deliveries = await log(webhook.id)
    const slow = deliveries.find(
      ({ eventType, entityId }) => eventType === productCreated && entityId === firstId,
    )
    const { delivery } = await api().webhooks.getDelivery({
      id: webhook.id,
      deliveryId: slow?.id ?? '',
    })
    expect(delivery.log.map(({ status }) => status)).toEqual([
      ...Array(delivery.attempts - 1).fill(500),
      200,
    ])
    expect(delivery.log[0]?.responseHead).toBe('Answered 500')
    expect(JSON.parse(JSON.parse(delivery.body).data).productId).toBe(firstId)
  })

  test('is given up after eleven tries over three days; then the next one is sent', async () => {
    const webhook = await subscribe([productCreated, productChanged])
    receiver.answer = ({ type }) => (type === productCreated ? 503 : 200)
    const product = await newProduct('Hopeless')
    await api().catalogV1.updateProduct({ product: { id: product?.id ?? '', name: 'Hopeful' } })
    const attempts = async () => (await log(webhook.id)).at(-1)?.attempts
    for (let tries = 1; tries <= 11; tries += 1) {
      await receiver.until(tries)
      await expect.poll(attempts, { interval: 5 }).toBe(tries)
      await pass({ hours: 32 })
    }
    await stands(webhook.id, { eventType: productChanged, state: 'DELIVERED' })
    const [, given] = await log(webhook.id)
    expect(given).toMatchObject({ eventType: productCreated, state: 'FAILED', attempts: 11 })
    const { deliveries } = await api().webhooks.listDeliveries({ id: webhook.id, state: 'FAILED' })
    expect(deliveries.map(({ id }) => id)).toEqual([given?.id])
  })

  test('that redirects is not followed', async () => {
    const otherTarget = await startReceiver()
    const webhook = await subscribe([productCreated])
    receiver.answer = { status: 307, location: otherTarget.url }
    await newProduct('Sent on')
    const { id: deliveryId } = await stands(webhook.id, { state: 'WAITING', attempts: 1 })
    const { delivery } = await api().webhooks.getDelivery({ id: webhook.id, deliveryId })
    expect(delivery.log).toMatchObject([{ number: 1, status: 307, responseHead: 'Answered 307' }])
    expect(otherTarget.received).toEqual([])
    await otherTarget.stop()
  })

  test('at a private address gets nothing, and the log has the reason', async () => {
    const { webhook } = await api().webhooks.createWebhook({
      url: 'http://127.0.0.2:9/',
      events: [productCreated],
    })
    await newProduct('Unheard')
    const { id: deliveryId } = await stands(webhook.id, { attempts: 1 })
    const { delivery } = await api().webhooks.getDelivery({ id: webhook.id, deliveryId })
    expect(delivery.log[0]?.failure).toContain('not on the public internet')
    expect(delivery.log[0]).not.toHaveProperty('status')
  })
})

describe('its owner', () => {
  test('sends a delivery again, and replays from a time, with the same event ids', async () => {
    const webhook = await subscribe(memberTypes)
    const from = shop.clock.now()
    await pass({ seconds: 1 })
    await shop.people.member()
    const [first] = await receiver.until(1)
    const delivered = await stands(webhook.id, { state: 'DELIVERED' })
    await api().webhooks.resendDelivery({ id: webhook.id, deliveryId: delivered.id })
    await receiver.until(2)
    const before = receiver.received.length
    await api().webhooks.replayWebhook({ id: webhook.id, from })
    await receiver.until(before + 1)
    const ids = receiver.received.map(({ payload }) => payload.id)
    expect(ids.filter((id) => id === first?.payload.id).length).toBeGreaterThanOrEqual(3)
  })

  test('sends a test event of a subscribed type', async () => {
    const webhook = await subscribe(memberTypes)
    await api().webhooks.sendTestEvent({
      id: webhook.id,
      eventType: 'wix.members.v1.member_deleted',
    })
    const [message] = await receiver.until(1)
    expect(message?.payload).toMatchObject({ slug: 'deleted', originatedFrom: 'test' })
    await expect(
      api().webhooks.sendTestEvent({ id: webhook.id, eventType: productCreated }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_EVENT_TYPE' })
  })

  test('rotates the key, with a transition time for receivers', async () => {
    const webhook = await subscribe([productCreated])
    const { webhook: rotating } = await api().webhooks.rotateWebhookKey({ id: webhook.id })
    expect(rotating.publicKey).toBe(webhook.publicKey)
    const next = rotating.nextPublicKey ?? ''
    await expect(api().webhooks.rotateWebhookKey({ id: webhook.id })).rejects.toMatchObject({
      code: 'KEY_CHANGE_UNDER_WAY',
    })
    await newProduct('Signed with the old key')
    const [old] = await receiver.until(1)
    expect(isSignedBy(old?.token ?? '', webhook.publicKey)).toBe(true)
    await pass({ hours: 25 })
    await newProduct('Signed with the new key')
    await receiver.until(2)
    expect(isSignedBy(receiver.received.at(-1)?.token ?? '', next)).toBe(true)
    const { webhook: after } = await api().webhooks.getWebhook({ id: webhook.id })
    expect([after.publicKey, after.nextPublicKey]).toEqual([next, undefined])
    const { webhook: atOnce } = await api().webhooks.rotateWebhookKey({
      id: webhook.id,
      overlapHours: 0,
    })
    expect(atOnce.publicKey).not.toBe(next)
  })

  test('pauses and resumes it, and no key is ever shown', async () => {
    const webhook = await subscribe([productCreated])
    await api().webhooks.updateWebhook({ id: webhook.id, enabled: false })
    const other = await subscribe([productCreated])
    await newProduct('While it is off')
    await receiver.until(1)
    await api().webhooks.deleteWebhook({ id: other.id })
    await api().webhooks.updateWebhook({ id: webhook.id, enabled: true, events: [productCreated] })
    await newProduct('While it is on')
    const [, message] = await receiver.until(2)
    expect(message?.payload.name).toBe('While it is on')
    const query = { from: new Date(0), entities: 'webhook', limit: 1000, wait: 20 }
    const { changes } = await api().changes.listChanges(query)
    expect(changes.length).toBeGreaterThan(0)
    expect(JSON.stringify(changes)).not.toContain('PRIVATE')
    expect(JSON.stringify(changes)).not.toContain('privateKey')
  })
})

describe('a refusal', () => {
  test('names what is wrong with a webhook', async () => {
    const { webhooks } = api()
    const events = [productCreated]
    for (const url of ['ftp://example.com/', 'nowhere', 'https://me:secret@example.com/']) {
      await expect(webhooks.createWebhook({ url, events })).rejects.toMatchObject({
        code: 'WEBHOOK_URL_REFUSED',
      })
    }
    await expect(
      webhooks.createWebhook({ url: receiver.url, events: ['wix.nothing_happened'] }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_EVENT_TYPE' })
    const id = '11111111-1111-4111-8111-111111111111'
    await expect(webhooks.getWebhook({ id })).rejects.toMatchObject({ code: 'WEBHOOK_NOT_FOUND' })
    const webhook = await subscribe(events)
    await expect(webhooks.getDelivery({ id: webhook.id, deliveryId: id })).rejects.toMatchObject({
      code: 'DELIVERY_NOT_FOUND',
    })
  })

  test('is the answer to a fifty-first webhook, and to a second replay at once', async () => {
    const webhook = await subscribe([productCreated])
    await newProduct('To send again')
    await shop.server.platform.work(
      { siteId: shop.site.id, actor: { type: 'system', id: 'test' } },
      async (tx) => {
        await shop.server.webhooks.replay(tx, webhook.id, new Date(0))
        await expect(
          shop.server.webhooks.replay(tx, webhook.id, new Date(0)),
        ).rejects.toMatchObject({ definition: { code: 'REPLAY_UNDER_WAY' } })
      },
    )
    await sql`
      INSERT INTO webhooks (site_id, id, app_id, url, events, private_key, public_key, created_date, updated_date)
      SELECT site_id, gen_random_uuid(), app_id, url, events, private_key, public_key, created_date, updated_date
        FROM webhooks, generate_series(1, 49) WHERE id = ${webhook.id}`.execute(
      shop.server.platform.db,
    )
    await expect(subscribe([productCreated])).rejects.toMatchObject({ code: 'TOO_MANY_WEBHOOKS' })
  })
})
