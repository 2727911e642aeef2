import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

let shop: PublishedShop
let annex: string
beforeAll(async () => {
  shop = await startPublishedShop()
  const { location } = await callOwn('POST', 'locations', { location: { name: 'Annex' } })
  annex = location.id
})
afterAll(() => shop?.stop())

const items = () => shop.merchant().inventoryItemsV3

/** A call of our own contract, which the published clients do not have. */
async function callOwn(method: string, path: string, body?: object) {
  const reply = await fetch(`${shop.server.baseUrl}/vitrine/v1/${path}`, {
    method,
    headers: {
      authorization: shop.site.apiKey,
      'wix-site-id': shop.site.id,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return reply.json()
}

/** A product in two sizes; its stock is not tracked yet. */
async function createProduct(name = 'Cup') {
  const choices = ['S', 'L'].map((value) => ({ value, description: value }))
  const { product } = await shop.merchant().products.createProduct({
    name,
    productType: 'physical',
    priceData: { price: 9 },
    manageVariants: true,
    productOptions: [{ name: 'Size', choices }],
  } as never)
  return product?._id ?? ''
}
const itemsOf = async (productId: string) =>
  (
    await items()
      .queryInventoryItems()
      .eq('productId', productId)
      .ascending('product.variantName')
      .find()
  ).items
async function counted(quantity: number) {
  const productId = await createProduct()
  const [item] = await itemsOf(productId)
  return items().updateInventoryItem(item?._id ?? '', { revision: item?.revision ?? '', quantity })
}

/** The job, once it is over. */
async function over({ jobId }: { jobId?: string }) {
  for (;;) {
    const { job } = await callOwn('GET', `jobs/${jobId}`)
    if (!['QUEUED', 'RUNNING'].includes(job.state)) return job
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

describe('an inventory item', () => {
  test('exists for each variant, and is set, deleted, created and read', async () => {
    const productId = await createProduct()
    const [large] = await itemsOf(productId)
    expect(large).toMatchObject({
      productId,
      revision: '1',
      inStock: true,
      trackQuantity: false,
      availabilityStatus: 'IN_STOCK',
      preorderInfo: { enabled: false },
      product: { name: 'Cup', variantName: 'L', variantVisible: true },
    })
    expect(large?._createdDate).toBeInstanceOf(Date)
    const id = large?._id ?? ''
    const set = await items().updateInventoryItem(
      id,
      { revision: '1', quantity: 0, preorderInfo: { enabled: true, limit: 3 } },
      { reason: 'MANUAL' },
    )
    expect(set).toMatchObject({
      _id: id,
      revision: '2',
      quantity: 0,
      availabilityStatus: 'PREORDER',
      preorderInfo: { enabled: true, limit: 3, counter: 0, quantity: 3 },
    })
    await items().deleteInventoryItem(id)
    expect((await failureOf(items().getInventoryItem(id))).code).toBe('INVENTORY_ITEM_NOT_FOUND')
    const place = { productId, variantId: large?.variantId ?? '' }
    const made = await items().createInventoryItem({ ...place, inStock: true })
    expect(await items().getInventoryItem(made._id ?? '')).toEqual(made)
  })

  test('returns errors with the field names of the request', async () => {
    const item = await counted(2)
    const [id, productId, variantId] = [item._id ?? '', item.productId ?? '', item.variantId ?? '']
    const twice = await failureOf(
      items().createInventoryItem({ productId, variantId, quantity: 1 }),
    )
    expect(twice.code).toBe('ITEM_ALREADY_EXISTS')
    const stale = await failureOf(items().updateInventoryItem(id, { revision: '1', quantity: 1 }))
    expect(stale.code).toBe('INVALID_REVISION')
    const minus = await failureOf(items().updateInventoryItem(id, { revision: '2', quantity: -1 }))
    expect(minus.fields).toEqual(['inventoryItem.quantity'])
    const unknown = await failureOf(
      items().createInventoryItem({ productId, variantId: unknownId, quantity: 1 }),
    )
    expect(unknown.code).toBe('VARIANT_NOT_FOUND')
    const visitor = await failureOf(shop.visitor().inventoryItemsV3.getInventoryItem(id))
    expect(visitor.code).toBe('PERMISSION_DENIED')
  })
})

describe('inventory items', () => {
  test('are queried, searched and counted', async () => {
    const productId = await createProduct('Kantharos')
    const [large, small] = await itemsOf(productId)
    await items().updateInventoryItem(small?._id ?? '', { revision: '1', quantity: 7 })
    const first = await items()
      .queryInventoryItems()
      .eq('productId', productId)
      .descending('quantity')
      .limit(1)
      .find()
    const rest = await first.next()
    const ids = [...first.items, ...rest.items].map(({ _id }) => _id)
    expect(new Set(ids)).toEqual(new Set([large?._id, small?._id]))
    expect([rest.hasNext(), rest.hasPrev()]).toEqual([false, true])
    const found = await items().searchInventoryItems({
      search: { expression: 'kantharos' },
      aggregations: [
        { name: 'all', type: 'SCALAR', fieldPath: 'quantity', scalar: { type: 'SUM' } },
      ],
    })
    expect(found.inventoryItems).toHaveLength(2)
    expect(found.aggregationData?.results?.[0]).toMatchObject({ name: 'all', scalar: { value: 7 } })
    const filter = { productId }
    expect((await items().countInventoryItems({ filter })).count).toBe(2)
    expect((await failureOf(items().countInventoryItems({ filter: { colour: 1 } }))).code).toBe(
      'INVALID_FILTER',
    )
  })

  test('are created, set, created or set, and deleted at once, each independently', async () => {
    const item = await counted(2)
    const place = {
      productId: item.productId ?? '',
      variantId: item.variantId ?? '',
      locationId: annex,
    }
    const made = await items().bulkCreateInventoryItems(
      [
        { ...place, quantity: 3 },
        { ...place, quantity: 4 },
      ],
      { returnEntity: true },
    )
    expect(made.results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
      undefined,
      'ITEM_ALREADY_EXISTS',
    ])
    const there = made.results[0]?.item
    expect(there).toMatchObject({ locationId: annex, quantity: 3 })
    const set = await items().bulkUpdateInventoryItems(
      [{ inventoryItem: { _id: there?._id ?? '', revision: '1', quantity: 8 } }],
      { returnEntity: true, reason: 'ORDER' },
    )
    expect(set.results[0]?.item).toMatchObject({ quantity: 8, revision: '2' })
    const put = await items().bulkUpsertInventoryItems(
      [{ inventoryItem: { ...place, quantity: 9 } }],
      {
        returnEntity: true,
      },
    )
    expect(put.results[0]?.item).toMatchObject({ quantity: 9, revision: '3' })
    const gone = await items().bulkDeleteInventoryItems([there?._id ?? '', unknownId])
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  })

  test('are decremented and incremented, by the item or by its variant and location', async () => {
    const item = await counted(5)
    const id = item._id ?? ''
    const down = await items().bulkDecrementInventoryItems(
      [
        { inventoryItemId: id, decrementBy: 2 },
        { inventoryItemId: unknownId, decrementBy: 1 },
      ],
      { returnEntity: true, reason: 'ORDER' },
    )
    expect(down.results[0]?.item).toMatchObject({ quantity: 3 })
    expect(down.results[1]?.itemMetadata?.error?.code).toBe('INVENTORY_ITEM_NOT_FOUND')
    const short = await items().bulkDecrementInventoryItems([
      { inventoryItemId: id, decrementBy: 4 },
    ])
    expect(short.results[0]?.itemMetadata?.error?.code).toBe('INSUFFICIENT_INVENTORY')
    const up = await items().bulkIncrementInventoryItems([
      { inventoryItemId: id, incrementBy: 99_999 },
    ])
    expect(up.results[0]?.itemMetadata?.error?.code).toBe('MAX_QUANTITY_LIMIT_REACHED')
    const variantId = item.variantId ?? ''
    const byPlace = await items().bulkDecrementInventoryItemsByVariantAndLocation(
      [
        { variantId, decrementBy: 4 },
        { variantId, locationId: annex, decrementBy: 1 },
      ],
      { restrictInventory: false, returnEntity: true },
    )
    expect(byPlace.results[0]?.item).toMatchObject({ quantity: -1 })
    expect(byPlace.results[1]?.itemMetadata?.error?.code).toBe('NOT_FOUND')
    const back = await items().bulkIncrementInventoryItemsByVariantAndLocation(
      [{ variantId, incrementBy: 3 }],
      { returnEntity: true },
    )
    expect(back.results[0]?.item).toMatchObject({ quantity: 2 })
  })
})

describe('changes by filter', () => {
  test('set, increment, decrement, create and delete items in the background', async () => {
    const productId = await createProduct()
    const filter = { productId }
    const quantities = async () => (await itemsOf(productId)).map(({ quantity }) => quantity)
    const set = await over(
      await items().bulkUpdateInventoryItemsByFilter(filter, { inventoryItem: { quantity: 5 } }),
    )
    expect(set).toMatchObject({ state: 'DONE', succeeded: 2 })
    await over(
      await items().bulkAdjustInventoryItemsByFilter(filter, { adjustment: { incrementBy: 2 } }),
    )
    expect(await quantities()).toEqual([7, 7])
    await over(
      await items().bulkSetOrAdjustInventoryItemsByFilter(filter, {
        adjustedInventoryAction: { decrementBy: 9 },
      }),
    )
    expect(await quantities()).toEqual([0, 0])
    await over(
      await items().bulkCreateInventoryItemsByVariantFilter(
        { 'productData.productId': productId },
        { locationId: annex, inventoryCreationData: { quantity: 4 } },
      ),
    )
    expect((await quantities()).toSorted()).toEqual([0, 0, 4, 4])
    await over(await items().bulkDeleteInventoryItemsByFilter({ productId, locationId: annex }))
    expect(await quantities()).toEqual([0, 0])
    const wrong = items().bulkAdjustInventoryItemsByFilter(
      { colour: 1 },
      { adjustment: { incrementBy: 1 } },
    )
    expect((await failureOf(wrong)).code).toBe('INVALID_FILTER')
  })
})

const events = 'A handler of events: nothing is called'
test('no function of the module is left out', () => {
  const names = ['Created', 'Deleted', 'StockStatusUpdated', 'Updated', 'UpdatedWithReason']
  const handlers = Object.fromEntries(names.map((end) => [`onInventoryItem${end}`, events]))
  expect(shop.uncalled('inventoryItemsV3', handlers)).toEqual({ silent: [], stale: [] })
})
