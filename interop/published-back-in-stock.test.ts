import { backInStockNotifications, backInStockSettings } from '@wix/ecom'
import { ApiKeyStrategy, createClient } from '@wix/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMug, type Selling, startForSelling } from './selling.ts'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const modules = { backInStockNotifications, backInStockSettings }
let shop: Selling
let mug: string
beforeAll(async () => {
  shop = await startForSelling()
  mug = await createMug(shop.merchant())
})
afterAll(() => shop?.stop())

const merchant = () => {
  const { site, fetch } = shop.published
  const auth = ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id })
  return createClient({ modules, auth, fetch })
}

test('the published client creates a request, and the merchant sees, counts and answers it', async () => {
  const api = merchant().backInStockNotifications
  const catalogReference = { appId, catalogItemId: mug }
  const itemUrl = 'https://shop.example/mug'
  const asked = { catalogReference, email: 'ada@example.com', itemUrl }
  const details = { name: 'Mug', price: '12.00' }
  const created = await api.createBackInStockNotificationRequest(asked, details)
  const id = created._id ?? ''
  expect(created).toMatchObject({ ...asked, status: 'RECEIVED' })
  expect(created._createdDate).toBeInstanceOf(Date)
  expect((await api.createBackInStockNotificationRequest(asked, details))._id).toBe(id)
  const found = await api.queryBackInStockNotificationRequests().eq('status', 'RECEIVED').find()
  expect(found.items.map(({ _id }) => _id)).toEqual([id])
  const long = Array.from({ length: 100 }, () => catalogReference)
  for (const references of [[catalogReference], long]) {
    const counted = await api.getBackInStockNotificationRequestsCountByCatalogReferences(references)
    expect(counted.countsPerCatalogReference?.[0]).toEqual({ catalogReference, count: 1 })
  }
  const { request } = await api.markAsNotificationSent(id)
  expect(request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false })
  await api.deleteBackInStockNotificationRequest(id)
  await expect(api.markAsNotificationSent(id)).rejects.toMatchObject({
    details: { applicationError: { code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND' } },
  })
})

test('the published client reports an item as back in stock, and starts and stops collecting', async () => {
  const { backInStockNotifications: api, backInStockSettings: settings } = merchant()
  const catalogReference = { appId, catalogItemId: mug }
  const asked = { catalogReference, email: 'grace@example.com' }
  const { _id: id = '' } = await api.createBackInStockNotificationRequest(asked, { name: 'Mug' })
  await api.reportItemsBackInStock({ name: 'Mug', price: '10.00' }, { catalogReference })
  const read = await api.getBackInStockNotificationRequest(id ?? '')
  expect(read).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true })
  const stopped = await settings.stopCollectingRequests(appId)
  expect(stopped.settings?.collectionStates).toEqual([{ appId, collectingRequests: false }])
  await expect(
    api.createBackInStockNotificationRequest({ ...asked, email: 'late@example.com' }, {}),
  ).rejects.toMatchObject({
    details: { applicationError: { code: 'REQUEST_COLLECTION_DISABLED' } },
  })
  await settings.startCollectingRequests(appId)
  expect((await settings.getSettings()).settings?.collectionStates).toEqual([
    { appId, collectingRequests: true },
  ])
})
