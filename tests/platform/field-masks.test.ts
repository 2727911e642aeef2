import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryHelpers, treeReference } from '../catalog/categories.fixture.ts'
import {
  create,
  money,
  priced,
  productInput,
  refusal,
  unique,
} from '../catalog/listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const { add } = categoryHelpers(() => shop)

test('a mask limits every partial update to the fields it names, in both dialects', async () => {
  const { catalogV1, catalogV3, categories } = merchant()
  const kiln = (await catalogV3.createBrand({ brand: { name: unique('Kiln') } })).brand
  const made = await create(
    merchant(),
    productInput({ brand: { id: kiln.id }, taxGroupId: kiln.id }),
  )
  const [variant] = made.variantsInfo?.variants ?? []
  const { product } = await catalogV3.updateProduct({
    product: {
      id: made.id,
      revision: made.revision,
      name: 'Masked',
      visible: false,
      brand: null,
      physicalProperties: { fulfillerId: 'somebody', shippingGroupId: 'some' },
      variantsInfo: { variants: [{ ...priced('7'), id: variant?.id as string }] },
    },
    fieldMask: ['name', 'product.physicalProperties.fulfillerId'],
  })
  expect(product).toMatchObject({
    name: 'Masked',
    visible: true,
    brand: { id: kiln.id },
    taxGroupId: kiln.id,
    actualPriceRange: { minValue: money('20.00') },
    physicalProperties: { fulfillerId: 'somebody' },
  })
  expect(product.physicalProperties).not.toHaveProperty('shippingGroupId')

  await catalogV1.updateProduct({
    product: { id: made.id, name: 'Older', brand: null, priceData: { price: '5' } },
    fieldMask: 'product.priceData.price',
  })
  const older = (await catalogV1.getProduct({ id: made.id })).product
  expect(older).toMatchObject({ name: 'Masked', brand: kiln.name, price: { price: '5' } })

  const many = await catalogV3.bulkUpdateBrands({
    brands: [{ brand: { id: kiln.id, revision: kiln.revision, name: unique('Oven') } }],
    fieldMask: { paths: ['createdDate'] },
    returnEntity: true,
  })
  expect(many.results[0]?.item?.name).toBe(kiln.name)

  const shelf = await add({ name: 'Shelf', description: 'Low' })
  const { category } = await categories.updateCategory({
    category: { id: shelf.id, revision: shelf.revision, name: 'Rack', description: 'High' },
    fieldMask: ['description'],
    fields: ['DESCRIPTION'],
    treeReference,
  })
  expect(category).toMatchObject({ name: 'Shelf', description: 'High' })

  const inventoryItem = { productId: made.id, variantId: variant?.id as string, quantity: 1 }
  const item = (await catalogV3.createInventoryItem({ inventoryItem })).inventoryItem
  const stocked = await catalogV3.bulkUpdateInventoryItems({
    inventoryItems: [
      {
        inventoryItem: {
          id: item.id,
          revision: item.revision,
          quantity: 4,
          preorderInfo: { enabled: true, limit: 3, message: 'Soon' },
        },
        fieldMask: 'quantity, preorderInfo.enabled',
      },
    ],
    returnEntity: true,
  })
  expect(stocked.results[0]?.item).toMatchObject({
    quantity: 4,
    preorderInfo: { enabled: true, limit: 100_000 },
  })
  expect(stocked.results[0]?.item?.preorderInfo).not.toHaveProperty('message')
})

test('a mask with an unknown field is refused by its name, and nothing is saved', async () => {
  const { id, revision } = await create(merchant())
  const refused = await refusal(
    merchant().catalogV3.updateProduct({
      product: { id, revision, name: 'Lost' },
      fieldMask: ['name', 'physicalProperties.colour'],
    }),
  )
  expect(refused.status).toBe(400)
  expect(refused.violations).toMatchObject([
    { field: 'fieldMask', data: { path: 'physicalProperties.colour' } },
  ])
  expect(refused.message).toContain('fulfillerId')
  const { product } = await merchant().catalogV3.getProduct({ productId: id })
  expect(product).toMatchObject({ revision, name: expect.not.stringContaining('Lost') })
})
