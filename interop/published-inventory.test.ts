import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const merchant = () => shop.merchant().inventory

/** A product in two sizes with its inventory item. */
async function createProduct() {
  const choices = ['S', 'L'].map((value) => ({ value, description: value }))
  const { product } = await shop.merchant().products.createProduct({
    name: 'Cup',
    productType: 'physical',
    priceData: { price: 9 },
    manageVariants: true,
    productOptions: [{ name: 'Size', choices }],
  } as never)
  const [small = '', large = ''] = product?.variants?.map(({ _id }) => _id ?? '') ?? []
  return {
    productId: product?._id ?? '',
    inventoryId: product?.inventoryItemId ?? '',
    small,
    large,
  }
}
async function tracked(quantities: [number, number]) {
  const cup = await createProduct()
  await merchant().updateInventoryVariants(cup.productId, {
    trackQuantity: true,
    variants: [
      { variantId: cup.small, quantity: quantities[0] },
      { variantId: cup.large, quantity: quantities[1] },
    ],
  })
  return cup
}
async function quantitiesOf({
  inventoryId,
  small,
  large,
}: {
  inventoryId: string
  small: string
  large: string
}) {
  const { inventoryItem } = await merchant().getInventoryVariants(inventoryId)
  return [small, large].map(
    (id) => inventoryItem?.variants?.find(({ variantId }) => variantId === id)?.quantity,
  )
}

describe('an inventory item', () => {
  test('is not tracked at first, then counted, and dates are dates', async () => {
    const cup = await createProduct()
    const { inventoryItem } = await merchant().getInventoryVariants(cup.inventoryId)
    expect(inventoryItem).toMatchObject({
      _id: cup.inventoryId,
      productId: cup.productId,
      trackQuantity: false,
      preorderInfo: { enabled: false },
    })
    expect(inventoryItem?.lastUpdated).toBeInstanceOf(Date)
    expect(inventoryItem?.variants?.map(({ inStock }) => inStock)).toEqual([true, true])
    const counted = await tracked([3, 0])
    expect(await quantitiesOf(counted)).toEqual([3, 0])
    const { product } = await shop.visitor().products.getProduct(counted.productId)
    expect(product?.stock).toMatchObject({
      trackInventory: true,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    })
  })

  test('returns single variants, also by the product', async () => {
    const cup = await tracked([3, 4])
    const one = await merchant().getInventoryVariants(cup.inventoryId, { variantIds: [cup.large] })
    expect(one.inventoryItem?.variants).toMatchObject([{ variantId: cup.large, quantity: 4 }])
    const byProduct = await merchant().getInventoryVariants(cup.inventoryId, {
      productId: cup.productId,
    } as never)
    expect(byProduct.inventoryItem?._id).toBe(cup.inventoryId)
  })

  test('can be sent back as a whole, and be sold as a preorder', async () => {
    const cup = await tracked([0, 4])
    const { inventoryItem } = await merchant().getInventoryVariants(cup.inventoryId)
    await merchant().updateInventoryVariants(cup.productId, {
      ...inventoryItem,
      preorderInfo: { enabled: true, message: 'In May', limit: 5 },
    } as never)
    const after = await merchant().getInventoryVariants(cup.inventoryId)
    expect(after.inventoryItem).toMatchObject({
      preorderInfo: { enabled: true, message: 'In May', limit: 5 },
    })
    expect(
      after.inventoryItem?.variants?.find(({ variantId }) => variantId === cup.small),
    ).toMatchObject({ availableForPreorder: true, inStock: false })
    await merchant().decrementInventory([
      { inventoryId: cup.inventoryId, variantId: cup.small, decrementBy: 2, preorderRequest: true },
    ])
    expect((await quantitiesOf(cup))[0]).toBe(-2)
  })

  test('returns 404 when there is none, and is for merchants only', async () => {
    const missing = { code: 'INVENTORY_ITEM_NOT_FOUND' }
    expect(await failureOf(merchant().getInventoryVariants(unknownId))).toMatchObject(missing)
    const cup = await createProduct()
    const { inventory } = shop.visitor()
    const refused = { code: 'PERMISSION_DENIED' }
    expect(await failureOf(inventory.getInventoryVariants(cup.inventoryId))).toMatchObject(refused)
    expect(await failureOf(inventory.queryInventory())).toMatchObject(refused)
    expect(
      await failureOf(inventory.updateInventoryVariants(cup.productId, { trackQuantity: true })),
    ).toMatchObject(refused)
  })

  test('names invalid fields of a change', async () => {
    const cup = await createProduct()
    const change = (inventoryItem: object) =>
      failureOf(merchant().updateInventoryVariants(cup.productId, inventoryItem))
    const unknown = await change({
      trackQuantity: true,
      variants: [{ variantId: unknownId, quantity: 1 }],
    })
    expect(unknown.code).toBe('VARIANT_NOT_FOUND')
    const long = await change({
      trackQuantity: true,
      preorderInfo: { enabled: true, message: 'x'.repeat(251) },
    })
    expect(long.fields).toEqual(['inventoryItem.preorderInfo.message'])
    const none = merchant().updateInventoryVariants(unknownId, { trackQuantity: true })
    expect((await failureOf(none)).code).toMatch(/NOT_FOUND/)
  })
})

describe('stock', () => {
  test('is decremented and incremented by lines, which are summed up', async () => {
    const cup = await tracked([5, 5])
    const line = { inventoryId: cup.inventoryId, variantId: cup.small }
    await merchant().decrementInventory([
      { ...line, decrementBy: 2 },
      { ...line, decrementBy: 1 },
      { productId: cup.productId, variantId: cup.large, decrementBy: 4 },
    ])
    expect(await quantitiesOf(cup)).toEqual([2, 1])
    await merchant().incrementInventory([
      { ...line, incrementBy: 3 },
      { productId: cup.productId, variantId: cup.large, incrementBy: 4 },
    ])
    expect(await quantitiesOf(cup)).toEqual([5, 5])
  })

  test('never falls below zero, and a batch is applied completely or not at all', async () => {
    const cup = await tracked([5, 1])
    const failure = await failureOf(
      merchant().decrementInventory([
        { productId: cup.productId, variantId: cup.small, decrementBy: 1 },
        { productId: cup.productId, variantId: cup.large, decrementBy: 2 },
      ]),
    )
    expect(failure.code).toBe('INSUFFICIENT_INVENTORY')
    expect(await quantitiesOf(cup)).toEqual([5, 1])
  })

  test('changes by whole numbers of known variants only', async () => {
    const cup = await tracked([5, 5])
    const none = await failureOf(
      merchant().decrementInventory([
        { productId: cup.productId, variantId: cup.small, decrementBy: 0 },
      ]),
    )
    expect(none.fields).toEqual([expect.stringMatching(/^decrementData.*decrementBy$/)])
    const unknown = await failureOf(
      merchant().incrementInventory([
        { productId: unknownId, variantId: cup.small, incrementBy: 1 },
      ]),
    )
    expect(unknown.code).toMatch(/NOT_FOUND/)
    expect((await failureOf(merchant().incrementInventory([]))).fields).toEqual(['incrementData'])
  })
})

describe('querying inventory', () => {
  test('accepts filter and sort as text and pages by total', async () => {
    const cups = [await createProduct(), await createProduct(), await createProduct()]
    const ids = cups.map(({ productId }) => productId)
    const query = (sort: string, offset: number) =>
      merchant().queryInventory({
        query: {
          filter: JSON.stringify({ productId: { $in: ids } }),
          sort,
          paging: { limit: 2, offset },
        },
      })
    const first = await query('[{"numericId":"asc"}]', 0)
    expect(first).toMatchObject({ totalResults: 3, metadata: { items: 2, offset: 0 } })
    expect(first.inventoryItems?.map(({ productId }) => productId)).toEqual(ids.slice(0, 2))
    expect(first.inventoryItems?.[0]?.lastUpdated).toBeInstanceOf(Date)
    const rest = await query('{"numericId":"asc"}', 2)
    expect(rest.inventoryItems?.map(({ productId }) => productId)).toEqual(ids.slice(2))
    const newest = await query('{"lastUpdated":"desc"}', 0)
    expect(newest.totalResults).toBe(3)
    expect((await merchant().queryInventory()).totalResults).toBeGreaterThanOrEqual(3)
  })

  test('accepts the published name of an id', async () => {
    const cup = await createProduct()
    for (const name of ['id', '_id']) {
      const filter = JSON.stringify({ [name]: cup.inventoryId })
      const { inventoryItems } = await merchant().queryInventory({ query: { filter } })
      expect(inventoryItems?.map(({ _id }) => _id)).toEqual([cup.inventoryId])
    }
  })

  test('names invalid filters', async () => {
    const ask = (query: object) => failureOf(merchant().queryInventory({ query }))
    expect(await ask({ filter: '{"secret":1}' })).toMatchObject({ code: 'INVALID_FILTER' })
    expect(await ask({ filter: 'no JSON' })).toMatchObject({ code: 'INVALID_FILTER' })
    expect((await ask({ paging: { limit: 101 } })).fields).toEqual([
      expect.stringContaining('query.paging.limit'),
    ])
  })
})

test('a host of one’s own answers at its paths', async () => {
  const cup = await tracked([5, 5])
  const { inventory } = shop.merchantAtOwnHost()
  await inventory.updateInventoryVariants(cup.productId, {
    trackQuantity: true,
    variants: [{ variantId: cup.small, quantity: 7 }],
  })
  await inventory.decrementInventory([
    { inventoryId: cup.inventoryId, variantId: cup.small, decrementBy: 1 },
  ])
  await inventory.incrementInventory([
    { inventoryId: cup.inventoryId, variantId: cup.large, incrementBy: 1 },
  ])
  const { inventoryItem } = await inventory.getInventoryVariants(cup.inventoryId)
  expect(inventoryItem?.variants?.map(({ quantity }) => quantity).sort()).toEqual([6, 6])
  expect((await inventory.queryInventory()).totalResults).toBeGreaterThan(0)
})

test('no function of the module is left out', () => {
  const handler = 'registers a handler; nothing is called'
  const exempt = { onInventoryItemChanged: handler, onInventoryVariantsChanged: handler }
  expect(shop.uncalled('inventory', exempt)).toEqual({ silent: [], stale: [] })
})
