import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cartV2 } from '@wix/ecom'
import { members } from '@wix/members'
import { ApiKeyStrategy, AppStrategy, createClient } from '@wix/sdk'
import { brandsV3, inventory, inventoryItemsV3, products, productsV3 } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PublishedShop, startPublishedShop } from './published-shop.ts'
import { appId } from './selling.ts'

const catalog = 'com.wix.ecommerce.catalog.api.v1'
const types = [
  'wix.members.v1.member_created',
  'wix.members.v1.member_updated',
  'wix.members.v1.member_deleted',
  'wix.stores.catalog.v3.brand_created',
  'wix.stores.catalog.v3.product_created',
  'wix.stores.catalog.v3.inventory_item_updated_with_reason',
  `${catalog}.ProductCreated`,
  `${catalog}.ProductChanged`,
  `${catalog}.CollectionCreated`,
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
  'wix.ecom.v2.cart_created',
  'wix.ecom.v2.cart_calculated',
]

let shop: PublishedShop
const merchant = () =>
  createClient({
    modules: { cartV2, members },
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    fetch: shop.fetch,
  })
let stop: () => Promise<void>
const received: { name: string; event: Record<string, unknown> }[] = []
const failures: unknown[] = []

beforeAll(async () => {
  shop = await startPublishedShop()
  let process: (token: string) => Promise<void> = async () => undefined
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    await process(Buffer.concat(chunks).toString()).catch((error) => failures.push(error))
    response.end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const response = await fetch(`${shop.server.baseUrl}/vitrine/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/`, events: types }),
  })
  const { webhook } = (await response.json()) as { webhook: Record<'appId' | 'publicKey', string> }
  const client = createClient({
    auth: AppStrategy({ appId: webhook.appId, publicKey: webhook.publicKey }),
    modules: { cartV2, members, brandsV3, products, productsV3, inventory, inventoryItemsV3 },
  })
  const receive = (name: string) => (event: unknown) => {
    received.push({ name, event: event as Record<string, unknown> })
  }
  client.members.onMemberCreated(receive('onMemberCreated'))
  client.members.onMemberUpdated(receive('onMemberUpdated'))
  client.members.onMemberDeleted(receive('onMemberDeleted'))
  client.brandsV3.onBrandCreated(receive('onBrandCreated'))
  client.productsV3.onProductCreated(receive('productsV3.onProductCreated'))
  client.inventoryItemsV3.onInventoryItemUpdatedWithReason(receive('onUpdatedWithReason'))
  client.products.onProductCreated(receive('onProductCreated'))
  client.products.onProductChanged(receive('onProductChanged'))
  client.products.onProductCollectionCreated(receive('onProductCollectionCreated'))
  client.cartV2.onCartCreated(receive('cartV2.onCartCreated'))
  client.cartV2.onCartCalculated(receive('onCartCalculated'))
  client.inventory.onInventoryVariantsChanged(receive('onInventoryVariantsChanged'))
  process = (token) => client.webhooks.process(token)
  stop = () => new Promise((resolve) => receiver.close(() => resolve()))
})
afterAll(async () => {
  await stop?.()
  await shop?.stop()
})

/** The first event of a handler, once it has come. */
async function receivedBy(name: string): Promise<Record<string, unknown>> {
  for (;;) {
    const found = received.find((one) => one.name === name)
    if (found) return found.event
    expect(failures).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe('the published receiver', () => {
  test('gets members with dates as dates and ids in its own spelling', async () => {
    const { _id: id = '' } = await merchant().members.createMember({
      member: { loginEmail: 'received@example.com' },
    })
    const created = await receivedBy('onMemberCreated')
    expect(created.entity).toMatchObject({ _id: id, loginEmail: 'received@example.com' })
    expect((created.entity as { _createdDate: Date })._createdDate).toBeInstanceOf(Date)
    expect(created.metadata).toMatchObject({ entityId: id, instanceId: shop.site.id })
    await merchant().members.updateMember(id, { contact: { firstName: 'Received' } })
    expect((await receivedBy('onMemberUpdated')).entity).toMatchObject({
      contact: { firstName: 'Received' },
    })
    await merchant().members.deleteMember(id)
    expect((await receivedBy('onMemberDeleted')).metadata).toMatchObject({ entityId: id })
  })

  test('gets the catalog in both dialects', async () => {
    const made = await shop.merchant().brandsV3.createBrand({ name: 'Received' })
    expect((await receivedBy('onBrandCreated')).entity).toMatchObject({
      _id: made._id,
      name: 'Received',
    })
    const { product } = await shop.merchant().products.createProduct({
      name: 'Received',
      priceData: { price: 12.5 },
      productType: 'physical',
    } as never)
    const id = product?._id ?? ''
    expect((await receivedBy('onProductCreated')).data).toMatchObject({
      productId: id,
      name: 'Received',
    })
    const { entity } = await receivedBy('productsV3.onProductCreated')
    expect(entity).toMatchObject({ _id: id, name: 'Received', revision: '1' })
    expect((entity as { _createdDate: Date })._createdDate).toBeInstanceOf(Date)
    await shop.merchant().products.updateProduct(id, { name: 'Received again' })
    expect((await receivedBy('onProductChanged')).data).toMatchObject({
      productId: id,
      changedFields: ['name'],
    })
    await shop.merchant().products.createCollection({ name: 'Received' })
    expect((await receivedBy('onProductCollectionCreated')).data).toMatchObject({
      name: 'Received',
    })
    const variantId = '00000000-0000-0000-0000-000000000000'
    await shop.merchant().inventory.updateInventoryVariants(id, {
      trackQuantity: true,
      variants: [{ variantId, quantity: 3 }],
    })
    expect((await receivedBy('onInventoryVariantsChanged')).data).toMatchObject({
      reason: 'MANUAL',
    })
    const { data } = await receivedBy('onUpdatedWithReason')
    expect(data).toMatchObject({ reason: 'MANUAL', currentEntity: { quantity: 3 } })
  })

  test('gets the price of a cart whenever it is calculated', async () => {
    const { product } = await shop.merchant().products.createProduct({
      name: 'Mug',
      priceData: { price: 9 },
      productType: 'physical',
    } as never)
    const catalogReference = { catalogItemId: product?._id ?? '', appId }
    const api = merchant().cartV2
    const { _id: id = '' } = await api.createCart({
      catalogItems: [{ catalogReference, quantity: 2 }],
    } as never)
    expect((await receivedBy('cartV2.onCartCreated')).entity).toMatchObject({ _id: id })
    const { summary } = await api.calculateCart(id ?? '')
    const { data, metadata } = await receivedBy('onCartCalculated')
    expect(metadata).toMatchObject({ entityId: id })
    expect(data).toMatchObject({
      priceSummary: { subtotal: { amount: '18.00' }, total: summary?.priceSummary?.total },
    })
  })
})
