import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bulkOf } from './published-bulk.ts'
import { productsOf, sizes } from './published-product.ts'
import { queriesOf } from './published-queries.ts'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'
import { variantsOf } from './published-variants.ts'

let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const { merchant, visitor, createProduct } = productsOf(() => shop)

describe('a product', () => {
  test('is created with all fields, and read by a visitor without the fields for merchants', async () => {
    const created = await createProduct({
      name: 'Ünglazed jar 🏺',
      description: '<p>Thrown by hand</p>',
      sku: 'JAR-1',
      weight: 1.25,
      priceData: { price: 84.1 },
      costAndProfitData: { itemCost: 40.05 },
      discount: { type: 'PERCENT', value: 10 },
      brand: 'Kiln',
      ribbon: 'New',
      pricePerUnitData: {
        totalQuantity: 500,
        totalMeasurementUnit: 'ML',
        baseQuantity: 1,
        baseMeasurementUnit: 'L',
      },
      additionalInfoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
      seoData: { tags: [{ type: 'title', children: 'Jar', custom: false, disabled: false }] },
    })
    expect(created).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      priceData: { price: 84.1, discountedPrice: 75.69, currency: 'USD' },
      costAndProfitData: { itemCost: 40.05, profit: 35.64 },
    })
    expect(created.lastUpdated).toBeInstanceOf(Date)
    const { product } = await visitor().getProduct(created._id)
    expect(product).toMatchObject({
      _id: created._id,
      name: 'Ünglazed jar 🏺',
      sku: 'JAR-1',
      weight: 1.25,
      brand: 'Kiln',
      ribbon: 'New',
      ribbons: [{ text: 'New' }],
      discount: { type: 'PERCENT', value: 10 },
      productType: 'physical',
      additionalInfoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
    })
    expect(product?.priceData?.pricePerUnit).toBe(151.38)
    expect(product?.lastUpdated).toBeInstanceOf(Date)
    expect(product).not.toHaveProperty('costAndProfitData')
    const asMerchant = await merchant().getProduct(created._id, {
      includeMerchantSpecificData: true,
    })
    expect(asMerchant.product?.costAndProfitData).toMatchObject({
      itemCost: 40.05,
      profitMargin: 0.4709,
    })
    expect(
      await failureOf(visitor().getProduct(created._id, { includeMerchantSpecificData: true })),
    ).toMatchObject({ code: 'PERMISSION_DENIED' })
  })

  test('names every invalid field as in the request', async () => {
    const broken = await failureOf(
      createProduct({ name: 'x'.repeat(81), weight: -1, ribbon: 'x'.repeat(31) }),
    )
    expect(broken.message).toMatch(/INVALID_ARGUMENT/)
    expect(broken.fields).toEqual(['product.name', 'product.ribbon', 'product.weight'])
    const { _id } = await createProduct()
    const updated = await failureOf(merchant().updateProduct(_id, { name: '' }))
    expect(updated.fields).toEqual([expect.stringContaining('name')])
    const nameless = await failureOf(merchant().createProduct({ priceData: { price: 1 } } as never))
    expect(nameless).toMatchObject({
      fields: [expect.stringContaining('name')],
      rules: ['REQUIRED_FIELD'],
    })
  })

  test('that is digital cannot be created', async () => {
    const failure = await failureOf(createProduct({ productType: 'digital' }))
    expect(failure).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('product.productType'),
    })
  })

  test('that delivers a file is shown as digital, and an update of its type changes nothing', async () => {
    const { _id } = await createProduct({ name: 'Sonata' })
    const ask = async (path: string, init: RequestInit) => {
      const headers = { authorization: shop.site.apiKey, 'content-type': 'application/json' }
      const address = `${shop.server.baseUrl}/vitrine/v1${path}`
      const reply = await shop.fetch(address, { method: 'POST', headers, ...init })
      return (await reply.json()) as { file: { id: string } }
    }
    const { file } = await ask('/digital-files/upload?fileName=sonata.pdf', { body: 'do re mi' })
    const attached = JSON.stringify({ fileId: file.id })
    await ask(`/products/${_id}/digital-file`, { body: attached })
    await merchant().updateProduct(_id, { productType: 'physical' } as never)
    const { product } = await visitor().getProduct(_id)
    expect(product).toMatchObject({
      productType: 'digital',
      digitalFile: { _id: file.id, fileName: 'sonata.pdf', fileType: 'SECURE_DOCUMENT' },
    })
    const found = await visitor().queryProducts().eq('productType', 'digital').find()
    expect(found.items.map((one) => one._id)).toEqual([_id])
  })

  test('is changed by the keys in the request; the whole response can be sent back', async () => {
    const created = await createProduct({ brand: 'Kiln', ribbon: 'Sale', sku: 'A' })
    const { product } = await merchant().updateProduct(created._id, {
      name: 'Wide jar',
      priceData: { price: 12.5 },
      ribbon: null,
    })
    expect(product).toMatchObject({
      name: 'Wide jar',
      brand: 'Kiln',
      ribbon: '',
      sku: 'A',
      priceData: { price: 12.5 },
    })
    const again = await merchant().updateProduct(created._id, product as never)
    expect(again.product).toMatchObject({ name: 'Wide jar', priceData: { price: 12.5 } })
    expect(await failureOf(merchant().updateProduct(unknownId, { name: 'x' }))).toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
    })
    expect(await failureOf(visitor().updateProduct(created._id, { name: 'x' }))).toMatchObject({
      code: 'PERMISSION_DENIED',
    })
  })

  test('has separate calls that remove brand, ribbon and unmanaged options', async () => {
    const { _id } = await createProduct({
      brand: 'Kiln',
      ribbon: 'Sale',
      ...sizes('S', 'L'),
      manageVariants: false,
    })
    await merchant().removeBrand(_id)
    await merchant().removeRibbon(_id)
    await merchant().deleteProductOptions(_id)
    const { product } = await visitor().getProduct(_id)
    expect(product).toMatchObject({ ribbon: '', productOptions: [] })
    expect(product?.brand ?? null).toBeNull()
    for (const call of ['removeBrand', 'removeRibbon', 'deleteProductOptions'] as const) {
      expect(await failureOf(merchant()[call](unknownId))).toMatchObject({
        code: 'PRODUCT_NOT_FOUND',
      })
    }
    const managed = await createProduct(sizes('S', 'L'))
    expect(await failureOf(merchant().deleteProductOptions(managed._id))).toMatchObject({
      code: 'MANAGE_VARIANTS_NOT_ALLOWED',
    })
  })

  test('is deleted once', async () => {
    const { _id } = await createProduct()
    expect(await merchant().deleteProduct(_id)).toBeUndefined()
    const failure = { code: 'PRODUCT_NOT_FOUND' }
    expect(await failureOf(merchant().deleteProduct(_id))).toMatchObject(failure)
    expect(await failureOf(visitor().getProduct(_id))).toMatchObject(failure)
  })

  test('that is hidden is visible to merchants only', async () => {
    const { _id } = await createProduct({ visible: false, name: 'Hidden thing' })
    expect(await failureOf(visitor().getProduct(_id))).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
    const seen = await visitor().queryProducts().eq('name', 'Hidden thing').find()
    expect([seen.items, seen.totalCount]).toEqual([[], 0])
    const known = await merchant().queryProducts().eq('name', 'Hidden thing').find()
    expect(known.items).toHaveLength(1)
  })

  test('cannot be read without a token', async () => {
    const { _id } = await createProduct()
    const failure = await failureOf(shop.nobody().products.getProduct(_id))
    expect(failure.code).toBe('UNAUTHENTICATED')
  })
})

queriesOf(() => shop)
variantsOf(() => shop)
bulkOf(() => shop)

describe('a host of one’s own', () => {
  test('answers reads of visitors and writes of merchants at its other paths', async () => {
    const api = shop.merchantAtOwnHost().products
    const { product } = await api.createProduct({
      name: 'Own',
      productType: 'physical',
      priceData: { price: 5 },
      ...sizes('S', 'L'),
    } as never)
    const id = product?._id ?? ''
    await api.updateProduct(id, { name: 'Own jar' })
    await api.updateProductVariants(id, [{ choices: { Size: 'S' }, price: 6 }])
    await api.bulkUpdateProductsProperty([id], { ribbon: 'Own' } as never)
    const { collection } = await api.createCollection({ name: 'Own things' })
    await api.addProductsToCollection(collection?._id ?? '', [id])
    const reader = shop.visitorAtOwnHost().products
    expect((await reader.getProduct(id)).product?.name).toBe('Own jar')
    expect((await reader.queryProducts().eq('name', 'Own jar').find()).items).toHaveLength(1)
    expect((await reader.queryProductVariants(id)).variants).toHaveLength(2)
    expect(
      (await reader.getProductOptionsAvailability(id, { Size: 'S' })).selectedVariant,
    ).toMatchObject({ inStock: true })
    expect((await reader.getCollectionBySlug('own-things')).collection?.numberOfProducts).toBe(1)
    await api.deleteProduct(id)
    expect(await failureOf(reader.getProduct(id))).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  })
})

test('no function of the module is left out', () => {
  const handler = 'registers a handler; nothing is called'
  const { silent, stale } = shop.uncalled('products', {
    onProductChanged: handler,
    onProductCollectionChanged: handler,
    onProductCollectionCreated: handler,
    onProductCollectionDeleted: handler,
    onProductCreated: handler,
    onProductDeleted: handler,
    onProductVariantsChanged: handler,
  })
  expect({ silent, stale }).toEqual({ silent: [], stale: [] })
})
