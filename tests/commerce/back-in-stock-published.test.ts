import { STORES_APP_ID } from '@vitrine/contract/ecom'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, sized } from '../catalog/listed-products.fixture.ts'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'
import { mailsTo } from './abandoned.fixture.ts'
import { lamp, setStock, stocked } from './cart.fixture.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
const FQDN = 'wix.ecom.v1.back_in_stock_notification_request'

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  const limits = { callsPerMinuteFactor: 100 }
  await merchant().api.sites.updateSettings({ settings: { limits } })
  receiver = await startReceiver()
  const events = ['created', 'updated', 'deleted'].map((slug) => `${FQDN}_${slug}`)
  await merchant().api.webhooks.createWebhook({ url: receiver.url, events })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})

const merchant = () => shop.people.merchant()
const api = () => merchant().api.backInStockNotifications
const reference = (catalogItemId: string, options?: object) => ({
  appId: STORES_APP_ID,
  catalogItemId,
  ...(options && { options: options as Record<string, unknown> }),
})
type CatalogReference = Parameters<
  ReturnType<typeof api>['createBackInStockNotificationRequest']
>[0]
const create = async (
  email: string,
  catalogReference: CatalogReference['request']['catalogReference'],
  more: Partial<CatalogReference> = {},
  itemUrl?: string,
) => {
  const request = { email, catalogReference, ...(itemUrl && { itemUrl }) }
  const visitor = shop.people.visitor().api.backInStockNotifications
  const sent = { request, itemDetails: { name: 'Lamp', price: '9.00' }, ...more }
  return (await visitor.createBackInStockNotificationRequest(sent)).request
}
const shirt = () => stocked(merchant(), sized(['Small', 'Large']), 0)

describe('published back-in-stock requests', () => {
  test('are created once for an address and an item', async () => {
    const { productId, variantIds } = await shirt()
    const byName = reference(productId, { options: { Size: 'Large' } })
    const first = await create('one@example.com', byName)
    expect(first).toEqual({
      id: first.id,
      catalogReference: reference(productId, { variantId: variantIds[1] }),
      email: 'one@example.com',
      status: 'RECEIVED',
      createdDate: first.createdDate,
    })
    const byId = reference(productId, { variantId: variantIds[1] })
    expect((await create('ONE@example.com', byId)).id).toBe(first.id)
    expect((await create('one@example.com', reference(productId))).id).not.toBe(first.id)
    const { countsPerCatalogReference } = await api().countByCatalogReferences({
      catalogReferences: [byId, byName, reference(productId), reference('no-id')],
    })
    expect(countsPerCatalogReference.map(({ count }) => count)).toEqual([1, 1, 1, 0])
  })

  test('refuse options that name no variant, and items that nobody sees', async () => {
    const { productId } = await shirt()
    const email = 'wrong@example.com'
    const refused = (options: object) => codeOf(create(email, reference(productId, options)))
    expect(await refused({ options: { Size: 'Huge' } })).toBe(
      '400 INVALID_CATALOG_REFERENCE_OPTIONS',
    )
    expect(await refused({ variantId: NOBODY })).toBe('400 INVALID_CATALOG_REFERENCE_OPTIONS')
    expect(await codeOf(create(email, reference(NOBODY)))).toMatch(/ITEM_NOT_FOUND_IN_CATALOG/)
    expect(await codeOf(create(email, reference('no-id')))).toMatch(/ITEM_NOT_FOUND_IN_CATALOG/)
    const image = { url: 'javascript:alert(1)' }
    expect(await codeOf(create(email, reference(productId), { itemDetails: { image } }))).toBe(
      '400 INVALID_ITEM_IMAGE_URL',
    )
  })

  test('are mailed when stock comes in, with the words of the catalog and a page of the site', async () => {
    const productId = await lamp(merchant(), 0)
    const { url } = (await shop.people.visitor().api.sites.getSite({})).site
    const own = `${url}/products/lamp?from=app`
    await create('own@example.com', reference(productId), {}, own)
    const itemDetails = { name: 'You have won' }
    const evil = 'https://evil.example/win'
    const request = await create('evil@example.com', reference(productId), { itemDetails }, evil)
    await setStock(merchant(), productId, 1)
    await expect.poll(() => mailsTo(shop, 'evil@example.com')).toHaveLength(1)
    const [mail] = await mailsTo(shop, 'evil@example.com')
    expect(mail?.text).not.toMatch(/evil\.example\/|won/)
    await expect.poll(() => mailsTo(shop, 'own@example.com')).toHaveLength(1)
    expect((await mailsTo(shop, 'own@example.com'))[0]?.text).toContain(own)
    const read = await api().getBackInStockNotificationRequest({ id: request.id })
    expect(read.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true })
  })

  test('are answered by hand, or reported by a merchant, once', async () => {
    const { productId, variantIds } = await shirt()
    const [small = '', large = ''] = variantIds
    const one = await create('hand@example.com', reference(productId, { variantId: small }))
    const marked = await api().markAsNotificationSent({ id: one.id })
    expect(marked.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false })
    expect(await api().markAsNotificationSent({ id: one.id })).toEqual(marked)
    const two = await create('waiting@example.com', reference(productId, { variantId: small }))
    await create('other@example.com', reference(productId, { variantId: large }))
    const catalogReference = reference(productId, { variantId: small })
    const itemDetails = { name: 'The shirt', price: '8.5' }
    await api().reportItemsBackInStock({ catalogReference, itemDetails })
    await api().reportItemsBackInStock({ requestIds: [one.id, two.id], itemDetails })
    const [mail, ...others] = await mailsTo(shop, 'waiting@example.com')
    expect(others).toEqual([])
    expect(mail?.text).toContain('The shirt')
    expect(mail?.text).toContain('8.50')
    expect(await mailsTo(shop, 'hand@example.com')).toEqual([])
    expect(await mailsTo(shop, 'other@example.com')).toEqual([])
    const both = { catalogReference, requestIds: [one.id], itemDetails }
    expect(await codeOf(api().reportItemsBackInStock(both))).toBe(
      '400 REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    )
  })

  test('are found by cursor, and deleted', async () => {
    const { productId } = await shirt()
    const emails = ['a', 'b', 'c'].map((name) => `${name}@found.example`)
    for (const email of emails) await create(email, reference(productId))
    const query = { filter: { status: 'RECEIVED' }, cursorPaging: { limit: 2 } }
    const first = await api().queryBackInStockNotificationRequests({ query })
    expect(first.requests).toHaveLength(2)
    expect(first.metadata).toMatchObject({ count: 2, cursors: { next: expect.any(String) } })
    const cursor = first.metadata.cursors.next ?? ''
    const next = await api().queryBackInStockNotificationRequests({
      query: { cursorPaging: { cursor } },
    })
    const id = next.requests[0]?.id ?? ''
    await api().deleteBackInStockNotificationRequest({ id })
    for (const call of [
      () => api().getBackInStockNotificationRequest({ id }),
      () => api().deleteBackInStockNotificationRequest({ id }),
      () => api().markAsNotificationSent({ id }),
    ]) {
      expect(await codeOf(call())).toBe('404 BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND')
    }
  })

  test('are collected until the shop stops it', async () => {
    const productId = await lamp(merchant(), 0)
    const appId = STORES_APP_ID
    const stopped = await api().stopCollectingRequests({ appId })
    expect(stopped.settings.collectionStates).toEqual([{ appId, collectingRequests: false }])
    expect(await codeOf(create('late@example.com', reference(productId)))).toBe(
      '428 REQUEST_COLLECTION_DISABLED',
    )
    await api().startCollectingRequests({ appId })
    expect((await api().getSettings({})).settings.collectionStates).toEqual([
      { appId, collectingRequests: true },
    ])
    expect(await codeOf(api().startCollectingRequests({ appId: NOBODY }))).toBe(
      '400 NOT_SUPPORTED_APP_DEF_ID',
    )
  })

  test('are sent to webhooks, with the address but for a deletion', async () => {
    const productId = await lamp(merchant(), 0)
    const { id } = await create('erased.later@example.com', reference(productId))
    const slugs = () =>
      receiver.received.flatMap(({ type, payload }) =>
        payload.entityId === id ? type.replace(`${FQDN}_`, '') : [],
      )
    await expect.poll(slugs).toEqual(['created'])
    await api().markAsNotificationSent({ id })
    await expect.poll(slugs).toEqual(['created', 'updated'])
    await api().deleteBackInStockNotificationRequest({ id })
    await expect.poll(slugs).toEqual(['created', 'updated', 'deleted'])
    const bodies = receiver.received.filter(({ payload }) => payload.entityId === id)
    expect(JSON.stringify(bodies[0])).toContain('erased.later@example.com')
    expect(JSON.stringify(bodies[2])).not.toContain('erased.later@example.com')
  })
})
