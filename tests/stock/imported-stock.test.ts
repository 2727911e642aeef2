import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback, type Receiver, startReceiver } from '../site/receiver.fixture.ts'

const v1 = (name: string) => `com.wix.ecommerce.inventory.api.v1.${name}`
const v3 = (name: string) => `wix.stores.catalog.v3.inventory_item_${name}`

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})

const api = () => shop.people.merchant().api

/** A jar in two sizes, of which one is sold out, and an untracked bowl. */
const file = [
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty',
  'jar,Jar,Size,Small,10,shopify,5',
  'jar,,Size,Large,12,shopify,0',
  'bowl,Bowl,,,8,,',
].join('\n')

async function bringIn() {
  const { import: started } = await api().imports.startImport({ fileName: 'a.csv' }, { body: file })
  const { id } = started
  const state = async () => (await api().imports.getImport({ id })).import.state
  await expect.poll(state).toBe('DONE')
  const { products } = await api().catalogV1.queryProducts({})
  const jar = products.find(({ name }) => name === 'Jar')
  const { inventoryItems = [] } = await api().catalogV3.queryInventoryItems({
    query: { filter: { productId: jar?.id ?? '' } },
  })
  const items = inventoryItems.toSorted((one, other) => (other.quantity ?? 0) - (one.quantity ?? 0))
  return { jarId: jar?.id ?? '', items }
}

test('imported stock is one fact, and sent to webhooks item by item', async () => {
  const wanted = [v1('InventoryItemChanged'), v1('InventoryVariantsChanged')]
  const events = [...wanted, v3('created'), v3('stock_status_updated')]
  await api().webhooks.createWebhook({ url: receiver.url, events })
  const { cursor } = await api().changes.listChanges({})
  const { jarId, items } = await bringIn()
  expect(items).toMatchObject([{ quantity: 5 }, { quantity: 0 }])
  const ids = items.map(({ id }) => id)

  const observed = (type: string, entityId?: string) =>
    receiver.received
      .filter((one) => one.type === type && (!entityId || one.payload.entityId === entityId))
      .map(({ payload }) => payload)
  await expect.poll(() => receiver.received.length).toBe(5)

  expect(observed(v1('InventoryItemChanged'))).toMatchObject([
    { productId: jarId, trackInventory: true, fieldMask: ['trackInventory'] },
  ])
  expect(observed(v1('InventoryVariantsChanged'))).toMatchObject([
    {
      productId: jarId,
      reason: 'MANUAL',
      variants: [
        {
          id: items[0]?.variantId,
          oldValue: { quantity: 0, inStock: true, availableForPreorder: false },
          newValue: { quantity: 5, inStock: true, availableForPreorder: false },
        },
        {
          id: items[1]?.variantId,
          oldValue: { quantity: 0, inStock: true, availableForPreorder: false },
          newValue: { quantity: 0, inStock: false, availableForPreorder: false },
        },
      ],
    },
  ])
  const created = ids.map((id) => observed(v3('created'), id)[0]?.createdEvent.entity)
  const preorderInfo = { enabled: false }
  expect(created).toMatchObject([
    {
      id: ids[0],
      productId: jarId,
      revision: '1',
      trackQuantity: true,
      preorderInfo,
      quantity: 5,
    },
    {
      id: ids[1],
      productId: jarId,
      revision: '1',
      trackQuantity: true,
      preorderInfo,
      quantity: 0,
    },
  ])
  expect(created.map(({ availabilityStatus }) => availabilityStatus)).toEqual([
    'IN_STOCK',
    'OUT_OF_STOCK',
  ])
  expect(observed(v3('stock_status_updated'))).toMatchObject([
    { entityId: ids[0], actionEvent: { body: { inStock: true } } },
  ])
  const eventIds = [...observed(v3('created')), ...observed(v3('stock_status_updated'))].map(
    ({ id }) => id,
  )
  expect(new Set(eventIds).size).toBe(3)

  for (const entities of ['inventory', 'inventory_item', 'brand,inventory_item']) {
    const { changes } = await api().changes.listChanges({ after: cursor, entities })
    expect(changes).toMatchObject([{ name: 'inventory.created', entityId: jarId }])
  }
  const { changes } = await api().changes.listChanges({ after: cursor, entities: 'location' })
  expect(changes).toEqual([])
  const { recent } = (await api().sites.getFigures({})).changes
  expect(recent.slice(0, 3).map(({ name, label }) => [name, label])).toEqual([
    ['import.finished', ''],
    ['product.created', 'Bowl'],
    ['product.created', 'Jar'],
  ])
})
