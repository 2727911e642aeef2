import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, createCountedItem, itemsOf, refusal, sell } from './inventory-items.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api
const save = (inventory: object) =>
  merchant().sites.updateSettings({ settings: { inventory: inventory as never } })
const seen = async (productId: string, api: Api = visitor()) => (await itemsOf(api, productId))[0]

describe('a visitor who asks for stock', () => {
  test('reads whether it is tracked and how much there is, up to the limit of the site', async () => {
    const [few, many] = [
      await createCountedItem(merchant(), 7),
      await createCountedItem(merchant(), 5000),
    ]
    expect(await seen(few.productId)).toMatchObject({
      variantId: few.variantId,
      trackQuantity: true,
      quantity: 7,
      availabilityStatus: 'IN_STOCK',
    })
    expect((await seen(many.productId))?.quantity).toBe(100)
    const { inventoryItems } = await visitor().catalogV3.queryInventoryItems({
      query: { filter: { variantId: { $in: [few.variantId, many.variantId] } } },
    })
    expect(inventoryItems).toHaveLength(2)
    expect(await seen((await sell(merchant())).id)).toMatchObject({
      trackQuantity: false,
      inStock: true,
    })
  })

  test('reads as much as the site allows', async () => {
    const { productId } = await createCountedItem(merchant(), 5000)
    await save({ shownQuantityLimit: 3 })
    expect((await seen(productId))?.quantity).toBe(3)
    await save({ shownQuantity: 'exact' })
    expect((await seen(productId))?.quantity).toBe(5000)
    await save({ shownQuantity: 'hidden' })
    const hidden = await seen(productId)
    expect(hidden).toMatchObject({ trackQuantity: true, inStock: true })
    expect(hidden).not.toHaveProperty('quantity')
    expect((await seen(productId, merchant()))?.quantity).toBe(5000)
    await save({ shownQuantity: 'bounded', shownQuantityLimit: 100 })
  })

  test('reads the message of a preorder and how many can be preordered', async () => {
    const item = await createCountedItem(merchant(), 0)
    const { inventoryItem } = await merchant().catalogV3.updateInventoryItem({
      inventoryItem: {
        id: item.id,
        revision: item.revision,
        quantity: 0,
        preorderInfo: { enabled: true, message: 'Ships in May', limit: 5000 },
      },
    })
    expect(inventoryItem.preorderInfo).toMatchObject({ limit: 5000, counter: 0 })
    const found = await seen(item.productId)
    expect(found?.availabilityStatus).toBe('PREORDER')
    expect(found?.preorderInfo).toEqual({
      enabled: true,
      message: 'Ships in May',
      limit: 100,
      quantity: 100,
    })
  })

  test('finds nothing hidden, and nothing that only merchants see', async () => {
    const hidden = await sell(merchant(), [], { visible: false })
    expect(await itemsOf(merchant(), hidden.id)).toHaveLength(1)
    expect(await itemsOf(visitor(), hidden.id)).toEqual([])
    const sized = await sell(merchant(), ['S', 'L'])
    const small = (await itemsOf(merchant(), sized.id)).find(
      ({ product }) => product.variantName === 'S',
    )
    await merchant().catalogV1.updateProductVariants({
      id: sized.id,
      variants: [{ variantIds: [small?.variantId ?? ''], sku: 'SECRET-1', visible: false }],
    } as never)
    const shown = await itemsOf(visitor(), sized.id)
    expect(shown.map(({ product }) => product)).toEqual([
      { name: 'Bowl', directCategoryIds: [], variantName: 'L', variantVisible: true },
    ])
    const { location } = await merchant().inventory.createLocation({ location: { name: 'Barn' } })
    await merchant().catalogV3.createInventoryItem({
      inventoryItem: {
        productId: sized.id,
        variantId: shown[0]?.variantId ?? '',
        locationId: location.id,
        quantity: 12,
      },
    })
    expect(await itemsOf(merchant(), sized.id)).toHaveLength(3)
    expect(await itemsOf(visitor(), sized.id)).toHaveLength(1)
  })

  test.each(['quantity', 'product.variantSku', 'product.variantBarcode', 'updatedDate'])(
    'cannot find out by filters or sorts on %s what is not shown',
    async (field) => {
      const value = field === 'updatedDate' ? '2020-01-01T00:00:00.000Z' : '5'
      const filter = { $or: [{ productId: { $ne: null } }, { [field]: { $gt: value } }] }
      const call = visitor().catalogV3
      for (const query of [{ filter }, { sort: [{ fieldName: field, order: 'ASC' as const }] }]) {
        const { code, data } = await refusal(call.queryInventoryItems({ query }))
        expect([code, data]).toMatchObject(['INVALID_FILTER', { field }])
      }
    },
  )

  test('cannot continue with a cursor of a merchant’s filter', async () => {
    for (let n = 0; n < 2; n += 1) await createCountedItem(merchant(), 9)
    const query = { filter: { quantity: 9 }, cursorPaging: { limit: 1 } }
    const { pagingMetadata } = await merchant().catalogV3.queryInventoryItems({ query })
    const cursor = pagingMetadata?.cursors?.next ?? ''
    expect(cursor).not.toBe('')
    const { code } = await refusal(
      visitor().catalogV3.queryInventoryItems({ query: { cursorPaging: { cursor } } }),
    )
    expect(code).toBe('INVALID_FILTER')
  })
})
