import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemsOf } from '../stock/inventory-items.fixture.ts'
import { manyProducts } from './by-filter.fixture.ts'
import { create, type NewProduct, productInput } from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { api, done } = manyProducts(() => shop)
const dearer = { price: { actualPrice: { amount: '21' } } }
type Variant = Parameters<
  ReturnType<typeof api>['catalogV3']['bulkUpdateProductVariantsByFilter']
>[0]['variant']

const made = (more: Partial<NewProduct> = {}) => create(api(), productInput(more))
const setVariants = async (id: string, variant: Variant) =>
  done(await api().catalogV3.bulkUpdateProductVariantsByFilter({ filter: { id }, variant }))
const setProducts = async (id: string, product: { visible: boolean }) =>
  done(await api().catalogV3.bulkUpdateProductsByFilter({ filter: { id }, product }))

/** Whether a product is visible, whether its variant is, and whether visitors are shown it. */
async function visibility(productId: string) {
  const { product } = await api().catalogV3.getProduct({ productId })
  const seen = await shop.people.visitor().api.catalogV3.queryProducts({
    query: { filter: { id: productId } },
  })
  return [product.visible, product.variantsInfo?.variants[0]?.visible, seen.products.length === 1]
}
const shown = [true, true, true]
const gone = [false, false, false]

describe('a product without options, changed by a filter,', () => {
  test('is hidden and shown with its only variant', async () => {
    const { id } = await made()
    await setVariants(id, { visible: false })
    expect(await visibility(id)).toEqual(gone)
    await setVariants(id, { visible: true })
    expect(await visibility(id)).toEqual(shown)
    await setProducts(id, { visible: false })
    expect(await visibility(id)).toEqual(gone)
    await setProducts(id, { visible: true })
    expect(await visibility(id)).toEqual(shown)
  })

  test('stays hidden when its variants get another price', async () => {
    const { id } = await made({ visible: false })
    await setVariants(id, dearer)
    expect(await visibility(id)).toEqual(gone)
  })

  test('stays visible when its variants get another price', async () => {
    const { id } = await made()
    await setVariants(id, { visible: false })
    await setProducts(id, { visible: true })
    await setVariants(id, dearer)
    expect(await visibility(id)).toEqual(shown)
  })

  test('is for sale as soon as it is shown, in either dialect', async () => {
    const { id } = await made()
    const [item] = await itemsOf(api(), id)
    expect(item).toBeUndefined()
    const { product } = await api().catalogV3.getProduct({ productId: id })
    await api().catalogV3.createInventoryItem({
      inventoryItem: {
        productId: id,
        variantId: product.variantsInfo?.variants[0]?.id ?? '',
        quantity: 3,
      },
    })
    await setVariants(id, { visible: false })
    await setProducts(id, { visible: true })
    const bought = await shop.people.visitor().api.catalogV1.getProductOptionsAvailability({
      id,
      options: {},
    })
    expect(bought).toMatchObject({ availableForPurchase: true, selectedVariant: { visible: true } })
  })

  test('updates the visibility of its inventory item', async () => {
    const { product } = await api().catalogV1.createProduct({
      product: { name: 'Jar', priceData: { price: '5' }, visible: false },
    })
    const observed = async () => (await itemsOf(api(), product.id))[0]?.product.variantVisible
    expect(await observed()).toBe(false)
    await setProducts(product.id, { visible: true })
    expect(await observed()).toBe(true)
    await setVariants(product.id, { visible: false })
    expect(await observed()).toBe(false)
  })
})
