import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codesOf,
  createCountedItem,
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

describe('preorders', () => {
  test('need a physical product, and their limit needs a tracked quantity', async () => {
    const { inventoryItem } = await v3().updateInventoryItem({
      inventoryItem: {
        ...(await createCountedItem(api(), 0)),
        preorderInfo: { enabled: true, limit: 2 },
      },
    })
    expect(inventoryItem).toMatchObject({
      availabilityStatus: 'PREORDER',
      preorderInfo: { enabled: true, limit: 2, counter: 0, quantity: 2 },
    })
    const product = await sell(api())
    const [said] = await itemsOf(api(), product.id)
    const limit = { id: said?.id ?? '', revision: '1', inStock: false, preorderInfo: { limit: 2 } }
    expect(rulesOf(await refusal(v3().updateInventoryItem({ inventoryItem: limit })))).toEqual([
      ['inventoryItem.preorderInfo.limit', 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY'],
    ])
    const file = await sell(api())
    await shop.server.platform.db
      .updateTable('products')
      .set({ product_type: 'digital' })
      .where('id', '=', file.id)
      .execute()
    const [digital] = await itemsOf(api(), file.id)
    const ahead = { id: digital?.id ?? '', revision: '1', preorderInfo: { enabled: true } }
    const error = await refusal(v3().updateInventoryItem({ inventoryItem: ahead }))
    expect([error.status, error.code]).toEqual([400, 'PRE_ORDER_VALIDATION'])
  })

  test('are counted separately while it is sold out, up to the limit', async () => {
    const item = await createCountedItem(api(), 1)
    await v3().updateInventoryItem({
      inventoryItem: { id: item.id, revision: '2', preorderInfo: { enabled: true, limit: 3 } },
    })
    const order = (decrementBy: number) =>
      v3().bulkDecrementInventoryItems({
        decrementData: [{ inventoryItemId: item.id, decrementBy, preorderRequest: true }],
        returnEntity: true,
      })
    expect((await order(1)).results[0]?.item).toMatchObject({
      quantity: 0,
      preorderInfo: { counter: 0, quantity: 3 },
    })
    expect((await order(2)).results[0]?.item).toMatchObject({
      quantity: 0,
      availabilityStatus: 'PREORDER',
      preorderInfo: { counter: 2, quantity: 1 },
    })
    expect(codesOf(await order(2))).toEqual(['INSUFFICIENT_INVENTORY'])
    expect((await order(1)).results[0]?.item).toMatchObject({
      availabilityStatus: 'OUT_OF_STOCK',
      preorderInfo: { counter: 3, quantity: 0 },
    })
    const { reconciliation } = await api().inventory.startReconciliation({})
    expect(reconciliation.found).toBe(0)
  })
})

describe('quantities', () => {
  test('change for each item independently; lines of the same item are added up', async () => {
    const [few, many] = [await createCountedItem(api(), 3), await createCountedItem(api(), 9)]
    const [said] = await itemsOf(api(), (await sell(api())).id)
    const line = (inventoryItemId: string, decrementBy: number) => ({
      inventoryItemId,
      decrementBy,
    })
    const { result, statements } = await shop.countStatements(() =>
      v3().bulkDecrementInventoryItems({
        decrementData: [
          line(few.id, 2),
          line(many.id, 4),
          line(few.id, 2),
          line(said?.id ?? '', 1),
          line(nowhere, 1),
        ],
        returnEntity: true,
      }),
    )
    expect(codesOf(result)).toEqual([
      'INSUFFICIENT_INVENTORY',
      undefined,
      'INSUFFICIENT_INVENTORY',
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'INVENTORY_ITEM_NOT_FOUND',
    ])
    expect(result.results[1]?.item).toMatchObject({ id: many.id, quantity: 5, revision: '3' })
    expect(result.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 4 })
    expect(statements.length).toBeLessThanOrEqual(8)
    const up = await v3().bulkIncrementInventoryItems({
      incrementData: [{ inventoryItemId: many.id, incrementBy: 99_995 }],
    })
    expect(codesOf(up)).toEqual(['MAX_QUANTITY_LIMIT_REACHED'])
    const down = await v3().bulkDecrementInventoryItems({
      decrementData: [line(many.id, 99_999), line(many.id, 99_999)],
      restrictInventory: false,
    })
    expect(codesOf(down)).toEqual(['MIN_QUANTITY_LIMIT_REACHED', 'MIN_QUANTITY_LIMIT_REACHED'])
  })

  test('change by variant and location, by default at the default location', async () => {
    const item = await createCountedItem(api(), 3)
    const { id: locationId } = await location('Cellar')
    const { variantId, productId } = item
    await v3().createInventoryItem({
      inventoryItem: { variantId, productId, locationId, quantity: 5 },
    })
    const line = { variantId, decrementBy: 1 }
    const down = await v3().bulkDecrementInventoryItemsByVariantAndLocation({
      decrementData: [line, { ...line, locationId }, { ...line, locationId: nowhere }],
      returnEntity: true,
      reason: 'ORDER',
    })
    expect(codesOf(down)).toEqual([undefined, undefined, 'NOT_FOUND'])
    expect(itemsIn(down).map((one) => one?.quantity)).toEqual([2, 4, undefined])
    const up = await v3().bulkIncrementInventoryItemsByVariantAndLocation({
      incrementData: [
        { variantId, productId, locationId, incrementBy: 6 },
        { variantId, productId: nowhere, incrementBy: 1 },
      ],
      returnEntity: true,
    })
    expect(codesOf(up)).toEqual([undefined, 'NOT_FOUND'])
    expect(itemsIn(up)[0]?.quantity).toBe(10)
    const { changes } = await api().inventory.listStockChanges({ productId, locationId })
    expect(changes.map(({ delta, reason, locationName }) => [delta, reason, locationName])).toEqual(
      [
        [6, 'MANUAL', 'Cellar'],
        [-1, 'ORDER', 'Cellar'],
        [5, 'MANUAL', 'Cellar'],
      ],
    )
    await api().inventory.revertStockChange({ id: changes[0]?.id ?? '' })
    const [, otherTarget] = (
      await v3().queryInventoryItems({
        query: { filter: { productId }, sort: [{ fieldName: 'quantity' }] },
      })
    ).inventoryItems
    expect(otherTarget).toMatchObject({ locationId, quantity: 4 })
    expect((await api().catalogV1.getProduct({ id: productId })).product.stock.quantity).toBe(2)
  })
})
