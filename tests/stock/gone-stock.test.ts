import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, factsOf } from '../catalog/listed-products.fixture.ts'
import { itemsOf, sell } from './inventory-items.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const observed = async (itemId: string) => (await factsOf(shop, itemId)).map(({ name }) => name)
const GONE = ['inventory_item.deleted', 'inventory_item.stock_status_changed']

describe('stock of deleted products and variants', () => {
  test('is sent as deleted item by item, at every location, when a product is deleted', async () => {
    const product = await sell(merchant(), ['S', 'M'])
    const [counted, said] = await itemsOf(merchant(), product.id)
    await merchant().catalogV3.updateInventoryItem({
      inventoryItem: { id: counted?.id ?? '', revision: counted?.revision ?? '', quantity: 3 },
    })
    const { location } = await merchant().inventory.createLocation({ location: { name: 'Annex' } })
    const place = { productId: product.id, variantId: said?.variantId ?? '', quantity: 0 }
    const { inventoryItem: otherTarget } = await merchant().catalogV3.createInventoryItem({
      inventoryItem: { ...place, locationId: location.id },
    })
    const { inventoryItem: known } = await merchant().catalogV3.getInventoryItem({
      inventoryItemId: counted?.id ?? '',
    })
    await merchant().catalogV3.deleteProduct({ productId: product.id })
    expect((await observed(counted?.id ?? '')).slice(-2)).toEqual(GONE)
    expect((await observed(otherTarget.id)).at(-1)).toBe('inventory_item.deleted')
    const deleted = (await factsOf(shop, counted?.id ?? '')).find(({ name }) => name === GONE[0])
    expect(deleted?.before).toMatchObject({
      productId: product.id,
      quantity: 3,
      tracked: true,
      revision: Number(known.revision),
      availability: 'IN_STOCK',
    })
    expect(deleted?.after).toBeNull()
  })

  test('is sent as deleted when a variant is removed, and not for those that remain', async () => {
    const { id: productId } = await sell(merchant(), ['S', 'M'])
    const { product } = await merchant().catalogV3.getProduct({ productId })
    const [first, second] = await itemsOf(merchant(), product.id)
    const variants = product.variantsInfo?.variants ?? []
    const stays = variants.find(({ id }) => id === first?.variantId)
    const before = await observed(first?.id ?? '')
    await change(merchant(), product, {
      options: product.options as never,
      variantsInfo: { variants: [{ id: stays?.id ?? '', choices: stays?.choices ?? [] }] } as never,
    })
    expect((await observed(second?.id ?? '')).filter((one) => one === GONE[0])).toHaveLength(1)
    expect(await observed(first?.id ?? '')).toEqual(before)
  })

  test('is sent as deleted even when it was never set', async () => {
    const { product } = await merchant().catalogV1.createProduct({
      product: { name: 'Vase', priceData: { price: '5' } },
    })
    const [item] = await itemsOf(merchant(), product.id)
    await merchant().catalogV1.deleteProduct({ id: product.id })
    expect(await observed(item?.id ?? '')).toEqual(GONE)
  })
})
