import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import { countStatements } from '../../platform/db/connect.ts'

const ZERO = '00000000-0000-0000-0000-000000000000'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function createMug(more: object = {}) {
  const product = { name: 'Mug', priceData: { price: 9 }, ...more }
  return (await shop.merchant('POST', '/stores/v1/products', { product })).body.product
}
const sizes = {
  manageVariants: true,
  productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
}
const set = (productId: string, item: object) =>
  shop.merchant('PATCH', `/stores/v2/inventoryItems/product/${productId}`, {
    inventoryItem: { productId, ...item },
  })
const decrement = (...decrementData: object[]) =>
  shop.merchant('POST', '/stores/v2/inventoryItems/decrement', { decrementData })
const increment = (...incrementData: object[]) =>
  shop.merchant('POST', '/stores/v2/inventoryItems/increment', { incrementData })
const stockOf = async (productId: string) =>
  (await shop.merchant('POST', '/stores-reader/v2/inventoryItems/x/getVariants', { productId }))
    .body.inventoryItem
const product = async (id: string) =>
  (await shop.visitor('GET', `/stores-reader/v1/products/${id}`)).body.product

describe('updateInventoryVariants', () => {
  test('tracked stock determines the availability of product and choices', async () => {
    const { id, variants } = await createMug(sizes)
    const [small, large] = variants
    await set(id, {
      trackQuantity: true,
      variants: [
        { variantId: small.id, quantity: 3 },
        { variantId: large.id, quantity: 0 },
      ],
    })
    const partly = await product(id)
    expect(partly.stock).toEqual({
      trackInventory: true,
      quantity: 3,
      inStock: true,
      inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
    })
    expect(
      partly.productOptions[0].choices.map((one: { inStock: boolean }) => one.inStock),
    ).toEqual([true, false])
    await set(id, { trackQuantity: true, variants: [{ variantId: small.id, quantity: 0 }] })
    expect((await product(id)).stock).toMatchObject({
      inStock: false,
      inventoryStatus: 'OUT_OF_STOCK',
    })
    await set(id, { variants: [{ variantId: small.id, inStock: true }] })
    expect((await product(id)).stock).toEqual({
      trackInventory: false,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    })
  })

  test('the only variant of a plain product is named by zeros', async () => {
    const { id, inventoryItemId } = await createMug()
    await set(id, { trackQuantity: true, variants: [{ variantId: ZERO, quantity: 4 }] })
    expect(await stockOf(id)).toMatchObject({
      id: inventoryItemId,
      externalId: id,
      productId: id,
      trackQuantity: true,
      variants: [{ variantId: ZERO, inStock: true, quantity: 4, availableForPreorder: false }],
      preorderInfo: { enabled: false },
    })
    const stray = { variantId: '11111111-1111-4111-8111-111111111111', quantity: 1 }
    const refused = await set(id, { trackQuantity: true, variants: [stray] })
    expect(refused.body.details.applicationError.code).toBe('VARIANT_NOT_FOUND')
    for (const missing of [
      set(ZERO, { trackQuantity: true }),
      set('no-guid', { trackQuantity: true }),
      decrement({ productId: 'no-guid', decrementBy: 1 }),
    ]) {
      expect(await missing).toMatchObject({
        status: 404,
        body: { details: { applicationError: { code: 'INVENTORY_ITEM_NOT_FOUND' } } },
      })
    }
  })
})

describe('decrement and increment', () => {
  test('a batch sums repeated variants and is all or nothing', async () => {
    const { id, variants } = await createMug(sizes)
    const [small, large] = variants.map((one: { id: string }) => ({
      productId: id,
      variantId: one.id,
    }))
    const stock = [small, large].map(({ variantId }) => ({ variantId, quantity: 3 }))
    await set(id, { trackQuantity: true, variants: stock })
    const refused = await decrement(
      { ...large, decrementBy: 1 },
      { ...small, decrementBy: 2 },
      { ...small, decrementBy: 2 },
    )
    expect(refused).toMatchObject({
      status: 400,
      body: { details: { applicationError: { code: 'INSUFFICIENT_INVENTORY' } } },
    })
    expect((await product(id)).stock.quantity).toBe(6)
    await decrement({ ...small, decrementBy: 2 }, { ...small, decrementBy: 1 })
    await increment({ ...large, incrementBy: 4 })
    const item = await stockOf(id)
    expect(item.variants.map((one: { quantity: number }) => one.quantity)).toEqual([0, 7])
    const ledger = await shop.platform.db
      .selectFrom('inventory_changes')
      .select(['reason', 'delta', 'quantity_after'])
      .where('product_id', '=', id)
      .orderBy('seq')
      .execute()
    expect(ledger.slice(2)).toEqual([
      { reason: 'ORDER', delta: -3, quantity_after: 0 },
      { reason: 'REVERT_INVENTORY_CHANGE', delta: 4, quantity_after: 7 },
    ])
  })

  test('untracked stock does not change, and preorders let a quantity fall below zero up to their limit', async () => {
    const { id, inventoryItemId } = await createMug()
    expect((await decrement({ productId: id, decrementBy: 5 })).status).toBe(200)
    expect((await product(id)).stock.inStock).toBe(true)
    const preorderInfo = { enabled: true, message: 'In May', limit: 3 }
    await set(id, {
      trackQuantity: true,
      variants: [{ variantId: ZERO, quantity: 1 }],
      preorderInfo,
    })
    const order = { inventoryId: inventoryItemId, variantId: ZERO, decrementBy: 3 }
    expect((await decrement(order)).status).toBe(400)
    expect((await decrement({ ...order, preorderRequest: true })).status).toBe(200)
    expect((await decrement({ ...order, preorderRequest: true })).status).toBe(400)
    expect((await stockOf(id)).variants).toEqual([
      { variantId: ZERO, inStock: false, quantity: -2, availableForPreorder: true },
    ])
  })

  test('an absent preorder is unchanged, and null clears it', async () => {
    const { id } = await createMug()
    const preorderInfo = { enabled: true, message: 'In May', limit: 3 }
    await set(id, { trackQuantity: true, preorderInfo })
    await set(id, { trackQuantity: true })
    expect((await stockOf(id)).preorderInfo).toEqual(preorderInfo)
    await set(id, { trackQuantity: true, preorderInfo: null })
    expect((await stockOf(id)).preorderInfo).toMatchObject({ enabled: false })
    expect((await stockOf(id)).preorderInfo.message ?? null).toBeNull()
    expect((await stockOf(id)).preorderInfo.limit ?? null).toBeNull()
  })

  test('of forty buyers of ten pieces ten get one, and the ledger agrees', async () => {
    const { id } = await createMug()
    await set(id, { trackQuantity: true, variants: [{ variantId: ZERO, quantity: 10 }] })
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => decrement({ productId: id, decrementBy: 1 })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await product(id)).stock).toMatchObject({
      quantity: 0,
      inventoryStatus: 'OUT_OF_STOCK',
    })
    const { total } = await shop.platform.db
      .selectFrom('inventory_changes')
      .select((select) => select.fn.sum('delta').as('total'))
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(0)
  })
})

describe('queryInventory', () => {
  const query = async (body: object) =>
    (await shop.merchant('POST', '/stores-reader/v2/inventoryItems/query', body)).body

  test('filter and sort can be JSON in text; a page is one statement', async () => {
    const [one, two] = [await createMug(), await createMug()]
    const filter = JSON.stringify({ productId: { $in: [one.id, two.id] } })
    const { result, statements } = await countStatements(() =>
      query({ query: { filter, sort: '[{"numericId":"desc"}]', paging: { limit: 1 } } }),
    )
    expect(result).toMatchObject({ metadata: { items: 1, offset: 0 }, totalResults: 2 })
    expect(result.inventoryItems[0].productId).toBe(two.id)
    expect(statements).toHaveLength(1)
    const byId = await query({ query: { filter: { id: one.inventoryItemId } } })
    expect(byId.inventoryItems).toMatchObject([{ productId: one.id, numericId: one.numericId }])
    expect((await query({})).totalResults).toBeGreaterThan(1)
    const broken = await query({ query: { filter: '{"productId":' } })
    expect(broken.details.applicationError.code).toBe('INVALID_FILTER')
  })

  test('visitors do not see stock quantities', async () => {
    expect((await shop.visitor('POST', '/stores-reader/v2/inventoryItems/query', {})).status).toBe(
      403,
    )
  })
})
