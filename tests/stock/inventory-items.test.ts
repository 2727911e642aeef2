import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codesOf,
  createCountedItem,
  factsOf,
  itemsIn,
  itemsOf,
  refusal,
  sell,
} from './inventory-items.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const v3 = () => api().catalogV3
const nowhere = '00000000-0000-4000-8000-000000000000'
const location = async (name: string) =>
  (await api().inventory.createLocation({ location: { name } })).location
const rulesOf = (error: Awaited<ReturnType<typeof refusal>>) =>
  error.violations.map(({ field, ruleName }) => [field, ruleName])

describe('an inventory item', () => {
  test('exists for every variant before anybody sets it, and its id never changes', async () => {
    const product = await sell(api(), ['L', 'S'])
    const [large, small] = await itemsOf(api(), product.id)
    expect(large).toMatchObject({
      revision: '1',
      productId: product.id,
      locationId: shop.site.id,
      inStock: true,
      trackQuantity: false,
      availabilityStatus: 'IN_STOCK',
      preorderInfo: { enabled: false },
      product: { name: 'Bowl', variantName: 'L', variantVisible: true, directCategoryIds: [] },
    })
    expect(large).not.toHaveProperty('quantity')
    const { inventoryItem } = await v3().updateInventoryItem({
      inventoryItem: { id: small?.id ?? '', revision: '1', quantity: 3 },
    })
    expect(inventoryItem).toMatchObject({
      id: small?.id,
      revision: '2',
      quantity: 3,
      trackQuantity: true,
      createdDate: small?.createdDate,
      availabilityStatus: 'IN_STOCK',
    })
    expect(inventoryItem).not.toHaveProperty('inStock')
    expect(
      (await v3().getInventoryItem({ inventoryItemId: small?.id ?? '' })).inventoryItem,
    ).toEqual(inventoryItem)
    const seen = await api().inventory.getInventoryVariants({
      inventoryId: '',
      productId: product.id,
    })
    expect(seen.inventoryItem).toMatchObject({ trackQuantity: true })
    expect(seen.inventoryItem.variants.map(({ quantity, inStock }) => [quantity, inStock])).toEqual(
      [
        [undefined, true],
        [3, true],
      ],
    )
  })

  test('shows a change in V1, which raises its revision', async () => {
    const product = await sell(api())
    const [before] = await itemsOf(api(), product.id)
    await api().inventory.updateInventoryVariants({
      inventoryItem: {
        productId: product.id,
        trackQuantity: true,
        variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 0 }],
        preorderInfo: { enabled: true, message: 'In May', limit: 4 },
      },
    })
    const [after] = await itemsOf(api(), product.id)
    expect(after).toMatchObject({
      id: before?.id,
      quantity: 0,
      availabilityStatus: 'PREORDER',
      preorderInfo: { enabled: true, message: 'In May', limit: 4, counter: 0, quantity: 4 },
    })
    expect(Number(after?.revision)).toBeGreaterThan(1)
    const stale = { id: before?.id ?? '', revision: '1', quantity: 1 }
    const error = await refusal(v3().updateInventoryItem({ inventoryItem: stale }))
    expect([error.status, error.code]).toEqual([409, 'INVALID_REVISION'])
    expect(await factsOf(shop, after?.id ?? '')).toEqual([
      'inventory_item.changed',
      'inventory_item.stock_status_changed',
    ])
  })

  test('is deleted, which makes the variant out of stock, and is added again', async () => {
    const item = await createCountedItem(api(), 4)
    await v3().deleteInventoryItem({ inventoryItemId: item.id })
    const gone = await refusal(v3().getInventoryItem({ inventoryItemId: item.id }))
    expect([gone.status, gone.code]).toEqual([404, 'INVENTORY_ITEM_NOT_FOUND'])
    expect(await itemsOf(api(), item.productId)).toEqual([])
    const seen = await api().catalogV1.getProduct({ id: item.productId })
    expect(seen.product.stock).toMatchObject({ inventoryStatus: 'OUT_OF_STOCK' })
    const place = { productId: item.productId, variantId: item.variantId }
    const { inventoryItem } = await v3().createInventoryItem({
      inventoryItem: {
        ...place,
        quantity: 2,
        extendedFields: { namespaces: { '@us/x': { a: 1 } } },
      },
    })
    expect(inventoryItem).toMatchObject({
      id: item.id,
      revision: '1',
      quantity: 2,
      extendedFields: { namespaces: { '@us/x': { a: 1 } } },
    })
    expect(await factsOf(shop, item.id)).toEqual([
      'inventory_item.changed',
      'inventory_item.deleted',
      'inventory_item.stock_status_changed',
      'inventory_item.created',
    ])
    const { changes } = await api().inventory.listStockChanges({ productId: item.productId })
    expect(changes.map(({ delta }) => delta)).toEqual([2, -4, 4])
  })

  test('is unique for each variant at each location', async () => {
    const item = await createCountedItem(api(), 4)
    const place = { productId: item.productId, variantId: item.variantId }
    const twice = await refusal(
      v3().createInventoryItem({ inventoryItem: { ...place, quantity: 1 } }),
    )
    expect([twice.status, twice.code]).toEqual([409, 'ITEM_ALREADY_EXISTS'])
    const { id } = await location('Annex')
    const otherTarget = { ...place, locationId: id, quantity: 9 }
    const { inventoryItem } = await v3().createInventoryItem({ inventoryItem: otherTarget })
    expect(inventoryItem).toMatchObject({ locationId: id, quantity: 9, revision: '1' })
    expect((await api().catalogV1.getProduct({ id: item.productId })).product.stock).toMatchObject({
      quantity: 4,
    })
    const nobody = { ...place, variantId: nowhere, quantity: 1 }
    expect((await refusal(v3().createInventoryItem({ inventoryItem: nobody }))).code).toBe(
      'VARIANT_NOT_FOUND',
    )
    const unknown = { ...place, locationId: nowhere, quantity: 1 }
    expect((await refusal(v3().createInventoryItem({ inventoryItem: unknown }))).code).toBe(
      'LOCATION_NOT_FOUND',
    )
    await v3().deleteInventoryItem({ inventoryItemId: inventoryItem.id })
    expect(await itemsOf(api(), item.productId)).toHaveLength(1)
    const done = await api().inventory.startReconciliation({})
    expect(done.reconciliation).toMatchObject({ state: 'DONE', found: 0 })
  })

  test('has either a quantity or a status, not both', async () => {
    const item = await createCountedItem(api(), 4)
    const { inventoryItem } = await v3().updateInventoryItem({
      inventoryItem: { id: item.id, revision: item.revision, inStock: false },
    })
    expect(inventoryItem).toMatchObject({
      inStock: false,
      trackQuantity: false,
      availabilityStatus: 'OUT_OF_STOCK',
    })
    const both = { id: item.id, revision: inventoryItem.revision, inStock: true, quantity: 1 }
    const error = await refusal(v3().updateInventoryItem({ inventoryItem: both }))
    expect(error.violations[0]?.field).toBe('inventoryItem.inStock')
    const neither = { productId: item.productId, variantId: item.variantId }
    expect((await refusal(v3().createInventoryItem({ inventoryItem: neither }))).status).toBe(400)
    const { changes } = await api().inventory.listStockChanges({ productId: item.productId })
    expect(changes.map(({ delta }) => delta)).toEqual([-4, 4])
  })

  test('is not set below zero, and is incremented when it exists', async () => {
    const product = await sell(api())
    const place = {
      productId: product.id,
      variantId: (await itemsOf(api(), product.id))[0]?.variantId ?? '',
    }
    const item = await createCountedItem(api(), 1)
    const minus = await refusal(
      v3().updateInventoryItem({ inventoryItem: { id: item.id, revision: '2', quantity: -1 } }),
    )
    expect(rulesOf(minus)).toEqual([
      ['inventoryItem.quantity', 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'],
    ])
    await v3().bulkDecrementInventoryItems({
      decrementData: [{ inventoryItemId: item.id, decrementBy: 6 }],
      restrictInventory: false,
    })
    const lower = { id: item.id, revision: '3', quantity: -7 }
    const error = await refusal(v3().updateInventoryItem({ inventoryItem: lower }))
    expect([error.status, error.code]).toEqual([
      400,
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
    ])
    const raised = { id: item.id, revision: '3', quantity: -2 }
    expect((await v3().updateInventoryItem({ inventoryItem: raised })).inventoryItem.quantity).toBe(
      -2,
    )
    const upserted = await v3().bulkUpsertInventoryItems({
      inventoryItems: [{ inventoryItem: { ...place, quantity: -1 } }],
    })
    expect(codesOf(upserted)).toEqual(['INVALID_TARGET_QUANTITY'])
  })

  test('is not changed with a stale or missing revision', async () => {
    const { id } = await createCountedItem(api(), 1)
    const inventoryItem = { id, quantity: 3 } as { id: string; revision: string; quantity: number }
    const error = await refusal(v3().updateInventoryItem({ inventoryItem }))
    expect([error.status, error.violations[0]?.field]).toEqual([400, 'inventoryItem.revision'])
    const missing = { id: nowhere, revision: '1', quantity: 3 }
    const none = await refusal(v3().updateInventoryItem({ inventoryItem: missing }))
    expect([none.status, none.code]).toEqual([404, 'INVENTORY_ITEM_NOT_FOUND'])
    expect((await refusal(v3().deleteInventoryItem({ inventoryItemId: 'x' }))).code).toBe(
      'INVENTORY_ITEM_NOT_FOUND',
    )
  })

  test('of another site cannot be read or changed', async () => {
    const other = (await shop.anotherSite()).people.merchant().api
    const { id } = await createCountedItem(api(), 1)
    expect((await refusal(other.catalogV3.getInventoryItem({ inventoryItemId: id }))).status).toBe(
      404,
    )
    const taken = await other.catalogV3.bulkDecrementInventoryItems({
      decrementData: [{ inventoryItemId: id, decrementBy: 1 }],
    })
    expect(codesOf(taken)).toEqual(['INVENTORY_ITEM_NOT_FOUND'])
  })
})

describe('many at once', () => {
  test('are added, set, upserted and deleted independently, with as many statements as one', async () => {
    const product = await sell(api(), ['S', 'M', 'L'])
    const ids = (await itemsOf(api(), product.id)).map(({ id }) => id)
    const [first] = await itemsOf(api(), product.id)
    const gone = await v3().bulkDeleteInventoryItems({ inventoryItemIds: [...ids, nowhere] })
    expect(codesOf(gone)).toEqual([undefined, undefined, undefined, 'INVENTORY_ITEM_NOT_FOUND'])
    const place = { productId: product.id, variantId: first?.variantId ?? '' }
    const made = await v3().bulkCreateInventoryItems({
      inventoryItems: [
        { ...place, quantity: 5 },
        { ...place, inStock: true },
        { ...place, variantId: nowhere, quantity: 1 },
      ],
      returnEntity: true,
    })
    expect(codesOf(made)).toEqual([undefined, 'ITEM_ALREADY_EXISTS', 'VARIANT_NOT_FOUND'])
    expect(made.results[0]?.item).toMatchObject({ ...place, quantity: 5, revision: '1' })
    const id = made.results[0]?.itemMetadata.id ?? ''
    const { result: set, statements } = await shop.countStatements(() =>
      v3().bulkUpdateInventoryItems({
        inventoryItems: [
          { inventoryItem: { id, revision: '1', quantity: 6 } },
          { inventoryItem: { id, revision: '1', quantity: 7 } },
          { inventoryItem: { id: nowhere, revision: '1', quantity: 7 } },
        ],
        reason: 'ORDER',
      }),
    )
    expect(codesOf(set)).toEqual([undefined, 'INVALID_REVISION', 'INVENTORY_ITEM_NOT_FOUND'])
    expect(statements.length).toBeLessThanOrEqual(9)
    const put = await v3().bulkUpsertInventoryItems({
      inventoryItems: [
        { inventoryItem: { ...place, quantity: 8 } },
        { inventoryItem: { ...place, locationId: (await location('Shed')).id, inStock: true } },
      ],
      returnEntity: true,
    })
    expect(itemsIn(put).map((item) => [item?.quantity, item?.inStock, item?.revision])).toEqual([
      [8, undefined, '3'],
      [undefined, true, '1'],
    ])
    const twice = { inventoryItem: { ...place, quantity: 1 } }
    const error = await refusal(v3().bulkUpsertInventoryItems({ inventoryItems: [twice, twice] }))
    expect(rulesOf(error)).toEqual([
      ['inventoryItems[1].inventoryItem', 'DUPLICATE_BULK_UPSERT_KEY'],
    ])
  })
})

describe('locations', () => {
  test('start with the default one, and have unique names', async () => {
    const { people, site } = await shop.anotherSite()
    const { inventory } = people.merchant().api
    const { location: made } = await inventory.createLocation({ location: { name: 'Attic' } })
    const taken = await refusal(inventory.createLocation({ location: { name: 'ATTIC' } }))
    expect([taken.status, taken.code]).toEqual([409, 'ALREADY_EXISTS'])
    const main = { id: site.id, name: 'Shop floor' }
    const { location: renamed } = await inventory.renameLocation({ location: main })
    expect(renamed).toMatchObject({ ...main, default: true, revision: 2 })
    const clash = await refusal(inventory.renameLocation({ location: { ...main, name: 'attic' } }))
    expect(clash.code).toBe('ALREADY_EXISTS')
    const none = await refusal(inventory.renameLocation({ location: { id: nowhere, name: 'X' } }))
    expect([none.status, none.code]).toEqual([404, 'LOCATION_NOT_FOUND'])
    const { locations } = await inventory.listLocations({})
    expect(locations.map(({ id, name }) => [id, name])).toEqual([
      [site.id, 'Shop floor'],
      [made.id, 'Attic'],
    ])
  })
})
