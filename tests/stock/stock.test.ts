import { randomUUID } from 'node:crypto'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockedProduct, stockedSizes, ZERO } from './stock.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const stockOf = async (productId: string) =>
  (await api().inventory.getInventoryVariants({ inventoryId: 'any', productId })).inventoryItem
const quantitiesOf = async (productId: string) =>
  (await stockOf(productId)).variants.map(({ quantity }) => quantity)
const shownStock = async (id: string) => {
  const visitor = shop.people.visitor()
  await visitor.api.auth.generateVisitorTokens()
  return (await visitor.api.catalogV1.getProduct({ id })).product.stock
}
const changed = async (productId: string) => {
  const rows = await shop.server.platform.db
    .selectFrom('facts')
    .select(['name', 'before', 'after'])
    .where('entity', '=', 'inventory')
    .where('entity_id', '=', productId)
    .orderBy('seq')
    .execute()
  return rows.map(({ before, after }) => ({ before, after }))
}

describe('a merchant sets stock', () => {
  test('variants that are not listed are unchanged, and the shop shows how much is left', async () => {
    const { productId, small } = await stockedSizes(shop.people.merchant(), [3, 4])
    await api().inventory.updateInventoryVariants({
      inventoryItem: {
        productId,
        trackQuantity: true,
        variants: [{ variantId: small, quantity: 0 }],
      },
    })
    expect(await quantitiesOf(productId)).toEqual([0, 4])
    expect(await shownStock(productId)).toMatchObject({
      trackInventory: true,
      quantity: 4,
      inStock: true,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    })
  })

  test('leaving trackQuantity out ends tracking for the whole product; the quantity returns with it', async () => {
    const { productId, small } = await stockedSizes(shop.people.merchant(), [0, 4])
    await api().inventory.updateInventoryVariants({ inventoryItem: { productId } })
    expect(await stockOf(productId)).toMatchObject({ trackQuantity: false })
    expect(await quantitiesOf(productId)).toEqual([undefined, undefined])
    expect((await shownStock(productId))?.inventoryStatus).toBe('IN_STOCK')
    await api().inventory.updateInventoryVariants({
      inventoryItem: { productId, variants: [{ variantId: small, inStock: false }] },
    })
    expect((await shownStock(productId))?.inventoryStatus).toBe('PARTIALLY_OUT_OF_STOCK')
    await api().inventory.updateInventoryVariants({
      inventoryItem: { productId, trackQuantity: true },
    })
    expect(await quantitiesOf(productId)).toEqual([0, 4])
  })

  test('a quantity below zero needs preorder, and is limited by its limit', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 1)
    const set = (quantity: number, preorderInfo?: { enabled: boolean; limit: number }) =>
      api().inventory.updateInventoryVariants({
        inventoryItem: {
          productId,
          trackQuantity: true,
          variants: [{ variantId: ZERO, quantity }],
          ...(preorderInfo && { preorderInfo }),
        },
      })
    const refusal = {
      status: 400,
      violations: [
        expect.objectContaining({
          field: 'inventoryItem.variants[0].quantity',
          violatedRule: 'MIN',
        }),
      ],
    }
    await expect(set(-1)).rejects.toMatchObject(refusal)
    await expect(set(-4, { enabled: true, limit: 3 })).rejects.toMatchObject(refusal)
    await set(-3, { enabled: true, limit: 3 })
    expect((await stockOf(productId)).variants).toEqual([
      { variantId: ZERO, inStock: false, quantity: -3, availableForPreorder: true },
    ])
  })

  test('a variant that is new to a tracked product is tracked too, with nothing in stock', async () => {
    const { productId } = await stockedSizes(shop.people.merchant(), [3, 4])
    const choices = ['Small', 'Large', 'Huge'].map((value) => ({ value, description: value }))
    await api().catalogV1.updateProduct({
      product: { id: productId, productOptions: [{ name: 'Size', choices }] },
    })
    expect(await quantitiesOf(productId)).toEqual([3, 4, 0])
    expect(await shownStock(productId)).toMatchObject({
      quantity: 7,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    })
    await api().catalogV1.updateProduct({
      product: { id: productId, manageVariants: false, productOptions: [] },
    })
    expect(await stockOf(productId)).toMatchObject({
      trackQuantity: true,
      variants: [{ variantId: ZERO, quantity: 0, inStock: false }],
    })
  })

  test('nobody can preorder a hidden variant', async () => {
    const { productId, small, large } = await stockedSizes(shop.people.merchant(), [0, 0])
    await api().inventory.updateInventoryVariants({
      inventoryItem: { productId, trackQuantity: true, preorderInfo: { enabled: true } },
    })
    await api().catalogV1.updateProductVariants({
      id: productId,
      variants: [{ variantIds: [small], visible: false }],
    })
    expect((await stockOf(productId)).variants).toMatchObject([
      { variantId: small, availableForPreorder: false },
      { variantId: large, availableForPreorder: true },
    ])
    const { availableForPurchase } = await api().catalogV1.getProductOptionsAvailability({
      id: productId,
      options: { Size: 'Small' },
    })
    expect(availableForPurchase).toBe(false)
  })

  test('a change is in the ledger with its quantities before and after and its reason', async () => {
    const { productId, small } = await stockedSizes(shop.people.merchant(), [3, 4])
    await api().inventory.updateInventoryVariants({
      reason: 'ORDER',
      inventoryItem: {
        productId,
        trackQuantity: true,
        variants: [{ variantId: small, quantity: 1 }],
      },
    })
    const observed = await changed(productId)
    expect(observed[0]?.after).toMatchObject({
      reason: 'MANUAL',
      changedFields: ['trackQuantity', 'variants'],
    })
    expect(observed[1]).toMatchObject({
      before: { variants: [{ variantId: small, quantity: 3, inStock: true }] },
      after: {
        reason: 'ORDER',
        changedFields: ['variants'],
        variants: [{ variantId: small, quantity: 1, inStock: true }],
      },
    })
    expect(observed).toHaveLength(2)
  })
})

describe('orders take stock', () => {
  test('by inventory id or product id; lines of the same variant are added up', async () => {
    const one = await stockedProduct(shop.people.merchant(), 5)
    await api().inventory.decrementInventory({
      decrementData: [
        { inventoryId: one.inventoryId, variantId: ZERO, decrementBy: 2 },
        { productId: one.productId, decrementBy: 3 },
      ],
    })
    expect(await quantitiesOf(one.productId)).toEqual([0])
    expect((await changed(one.productId)).at(-1)).toMatchObject({
      before: { variants: [{ quantity: 5 }] },
      after: { variants: [{ quantity: 0 }], reason: 'ORDER' },
    })
    await api().inventory.incrementInventory({
      incrementData: [{ productId: one.productId, incrementBy: 2 }],
    })
    expect((await changed(one.productId)).at(-1)?.after).toMatchObject({
      reason: 'REVERT_INVENTORY_CHANGE',
    })
  })

  test('a batch that asks for too much is refused as a whole and names every line', async () => {
    const [lamp, bowl] = [
      await stockedProduct(shop.people.merchant(), 9),
      await stockedProduct(shop.people.merchant(), 3, 'Bowl'),
    ]
    await expect(
      api().inventory.decrementInventory({
        decrementData: [
          { productId: lamp.productId, decrementBy: 1 },
          { productId: bowl.productId, decrementBy: 2 },
          { productId: bowl.productId, decrementBy: 2 },
        ],
      }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'INSUFFICIENT_INVENTORY',
      data: {
        field: 'decrementData[1].decrementBy',
        requested: 4,
        available: 3,
        lines: [
          { field: 'decrementData[1].decrementBy', productId: bowl.productId },
          { field: 'decrementData[2].decrementBy', productId: bowl.productId },
        ],
      },
    })
    expect(await quantitiesOf(lamp.productId)).toEqual([9])
    expect(await quantitiesOf(bowl.productId)).toEqual([3])
  })

  test('a preorder may go below zero to its limit; other lines need enough stock', async () => {
    const { productId } = await stockedProduct(shop.people.merchant(), 2)
    await api().inventory.updateInventoryVariants({
      inventoryItem: {
        productId,
        trackQuantity: true,
        preorderInfo: { enabled: true, message: 'In May', limit: 4 },
      },
    })
    const order = (...lines: [number, boolean][]) =>
      api().inventory.decrementInventory({
        decrementData: lines.map(([decrementBy, preorderRequest]) => ({
          productId,
          decrementBy,
          preorderRequest,
        })),
      })
    await order([2, false], [3, true])
    expect(await quantitiesOf(productId)).toEqual([-3])
    const short = { code: 'INSUFFICIENT_INVENTORY' }
    await expect(order([1, false])).rejects.toMatchObject(short)
    await expect(order([2, true])).rejects.toMatchObject(short)
    await order([1, true])
    expect(await quantitiesOf(productId)).toEqual([-4])
  })

  test('returned pieces never exceed the maximum, or none is returned', async () => {
    const [full, other] = [
      await stockedProduct(shop.people.merchant(), 99_990),
      await stockedProduct(shop.people.merchant(), 1),
    ]
    const giveBack = (incrementBy: number, ...more: number[]) =>
      api().inventory.incrementInventory({
        incrementData: [
          { productId: other.productId, incrementBy: 1 },
          ...[incrementBy, ...more].map((one) => ({
            productId: full.productId,
            incrementBy: one,
          })),
        ],
      })
    await expect(giveBack(5, 5)).rejects.toMatchObject({
      status: 400,
      code: 'MAX_QUANTITY_LIMIT_REACHED',
      data: { field: 'incrementData[1].incrementBy', quantity: 99_990 },
    })
    expect(await quantitiesOf(other.productId)).toEqual([1])
    await giveBack(5, 4)
    expect(await quantitiesOf(full.productId)).toEqual([99_999])
    expect(await quantitiesOf(other.productId)).toEqual([2])
  })

  test('an untracked product is unchanged', async () => {
    const { product } = await api().catalogV1.createProduct({
      product: { name: 'Print', productType: 'physical', priceData: { price: '1.00' } },
    })
    await api().inventory.decrementInventory({
      decrementData: [{ productId: product.id ?? '', decrementBy: 5 }],
    })
    expect(await stockOf(product.id ?? '')).toMatchObject({
      trackQuantity: false,
      variants: [{ inStock: true }],
    })
  })
})

describe('an invalid line is named', () => {
  test.each<[string, object, string]>([
    ['without any id', {}, 'decrementData[1]'],
    [
      'with ids of two products',
      { inventoryId: randomUUID(), productId: randomUUID() },
      'decrementData[1].inventoryId',
    ],
  ])('%s', async (_, ids, field) => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    const decrementData = [
      { productId, decrementBy: 1 },
      { ...ids, decrementBy: 1 },
    ]
    await expect(api().inventory.decrementInventory({ decrementData })).rejects.toMatchObject({
      status: 400,
      violations: [expect.objectContaining({ field })],
    })
    expect(await quantitiesOf(productId)).toEqual([5])
  })

  test.each<[string, object, string, string]>([
    [
      'with a product nobody has',
      { productId: randomUUID() },
      'INVENTORY_ITEM_NOT_FOUND',
      'decrementData[1].productId',
    ],
    [
      'with an inventory id nobody has',
      { inventoryId: 'none' },
      'INVENTORY_ITEM_NOT_FOUND',
      'decrementData[1].inventoryId',
    ],
  ])('%s', async (_, ids, code, field) => {
    const { productId } = await stockedProduct(shop.people.merchant(), 5)
    const decrementData = [
      { productId, decrementBy: 1 },
      { ...ids, decrementBy: 1 },
    ]
    await expect(api().inventory.decrementInventory({ decrementData })).rejects.toMatchObject({
      status: 404,
      code,
      data: { field },
    })
    expect(await quantitiesOf(productId)).toEqual([5])
  })

  test('without a variant where there are several, or with one of another product', async () => {
    const { productId } = await stockedSizes(shop.people.merchant(), [1, 1])
    for (const variantId of [undefined, randomUUID()]) {
      const line = { productId, decrementBy: 1, ...(variantId && { variantId }) }
      await expect(
        api().inventory.decrementInventory({ decrementData: [line] }),
      ).rejects.toMatchObject({
        status: 404,
        code: 'VARIANT_NOT_FOUND',
        data: { field: 'decrementData[0].variantId' },
      })
    }
  })
})

describe('stock is for merchants only', () => {
  test('visitors and members are refused every call', async () => {
    const { productId, inventoryId } = await stockedProduct(shop.people.merchant(), 5)
    const visitor = shop.people.visitor()
    await visitor.api.auth.generateVisitorTokens()
    for (const { api: theirs } of [visitor, await shop.people.member()]) {
      const line = { productId, decrementBy: 1 }
      const calls = [
        () => theirs.inventory.queryInventory({}),
        () => theirs.inventory.getInventoryVariants({ inventoryId }),
        () => theirs.inventory.decrementInventory({ decrementData: [line] }),
        () =>
          theirs.inventory.incrementInventory({ incrementData: [{ productId, incrementBy: 1 }] }),
        () => theirs.inventory.updateInventoryVariants({ inventoryItem: { productId } }),
        () => theirs.inventory.listStockChanges({}),
        () => theirs.inventory.startReconciliation({ repair: 'LEDGER' }),
      ]
      for (const call of calls) {
        await expect(call()).rejects.toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
      }
    }
    expect(await quantitiesOf(productId)).toEqual([5])
  })

  test('the stock of another site is not accessible', async () => {
    const { productId, inventoryId } = await stockedProduct(shop.people.merchant(), 5)
    const other = (await shop.anotherSite()).people.merchant().api
    const missing = { status: 404, code: 'INVENTORY_ITEM_NOT_FOUND' }
    const line = { productId, decrementBy: 1 }
    await expect(
      other.inventory.decrementInventory({ decrementData: [line] }),
    ).rejects.toMatchObject(missing)
    await expect(other.inventory.getInventoryVariants({ inventoryId })).rejects.toMatchObject(
      missing,
    )
    await expect(
      other.inventory.updateInventoryVariants({ inventoryItem: { productId } }),
    ).rejects.toMatchObject(missing)
    expect((await other.inventory.queryInventory({})).totalResults).toBe(0)
    expect((await other.inventory.listStockChanges({})).changes).toEqual([])
    expect(await quantitiesOf(productId)).toEqual([5])
  })
})
