import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { productsV3 } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop, unknownId } from './published-shop.ts'

const modules = { productsV3 }
let shop: PublishedShop
beforeAll(async () => {
  shop = await startPublishedShop()
})
afterAll(() => shop?.stop())

const merchant = () => {
  const auth = ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id })
  return createClient({ modules, auth, fetch: shop.fetch }).productsV3
}
const visitor = () => {
  const auth = OAuthStrategy({ clientId: shop.site.clientId })
  return createClient({ modules, auth, fetch: shop.fetch }).productsV3
}

let count = 0
const mug = (more: object = {}) =>
  ({
    name: `Mug ${++count}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: {
      variants: [
        { price: { actualPrice: { amount: '20.00' } }, physicalProperties: { weight: 0.3 } },
      ],
    },
    ...more,
  }) as never
const size = (...names: string[]) => ({
  options: [
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
    },
  ],
  variantsInfo: {
    variants: names.map((choiceName) => ({
      price: { actualPrice: { amount: '10.00' } },
      choices: [
        { optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } },
      ],
      physicalProperties: {},
    })),
  },
})
const picture = 'https://static.wixstatic.com/media/one.png'

describe('createProduct, getProduct and getProductBySlug', () => {
  test('create and read one product', async () => {
    const made = await merchant().createProduct(mug(size('S', 'M')), {
      fields: ['CURRENCY', 'VARIANT_OPTION_CHOICE_NAMES'] as never,
    })
    expect(made).toMatchObject({ revision: '1', currency: 'USD', visible: true })
    expect(made._createdDate).toBeInstanceOf(Date)
    const read = await visitor().getProduct(made._id ?? '', { fields: ['URL'] as never })
    expect(read.url).toMatch(/^http.*\/products\/mug-/)
    expect(read.variantsInfo?.variants).toHaveLength(2)
    expect(read.variantsInfo?.variants?.[0]?.inventoryStatus?.inStock).toBe(false)
    const { product } = await visitor().getProductBySlug(made.slug ?? '')
    expect(product?._id).toBe(made._id)
  })

  test('turn pictures into media strings, both ways', async () => {
    const items = [{ url: picture, altText: 'A mug' }]
    const made = await merchant().createProduct(mug({ media: { itemsInfo: { items } } }), {
      fields: ['MEDIA_ITEMS_INFO'] as never,
    })
    const main = made.media?.main
    expect(main?.image).toMatch(/^wix:image:\/\/v1\/.+#originWidth=\d+&originHeight=\d+$/)
    expect(made.media?.itemsInfo?.items).toHaveLength(1)
    const sent = { image: main?.image, altText: 'The same mug' }
    const changed = await merchant().updateProduct(
      made._id ?? '',
      { revision: made.revision, media: { itemsInfo: { items: [sent] } } } as never,
      { fields: ['MEDIA_ITEMS_INFO'] as never },
    )
    expect(changed.media?.itemsInfo?.items?.[0]).toMatchObject({
      _id: main?._id,
      altText: 'The same mug',
    })
  })

  test('refuse invalid input with the field names of the request', async () => {
    const sku = { sku: 'TWICE', price: { actualPrice: { amount: '1' } }, physicalProperties: {} }
    await merchant().createProduct(mug({ variantsInfo: { variants: [sku] } }))
    const again = merchant().createProduct(mug({ variantsInfo: { variants: [sku] } }))
    expect((await failureOf(again)).code).toBe('SKU_ALREADY_EXIST_ERROR')
    expect((await failureOf(merchant().createProduct(mug({ name: '' })))).fields).toEqual([
      'product.name',
    ])
    expect((await failureOf(visitor().createProduct(mug()))).code).toBe('PERMISSION_DENIED')
    expect((await failureOf(visitor().getProduct(unknownId))).code).toBe('PRODUCT_NOT_FOUND')
    expect((await failureOf(visitor().getProductBySlug('nowhere'))).code).toBe('PRODUCT_NOT_FOUND')
    const { _id: id = '' } = await merchant().createProduct(mug())
    const costs = visitor().getProduct(id ?? '', { fields: ['MERCHANT_DATA'] as never })
    expect((await failureOf(costs)).code).toBe('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  })
})

describe('updateProduct and deleteProduct', () => {
  test('change the given fields by revision, and delete', async () => {
    const made = await merchant().createProduct(mug({ brand: { name: 'Kiln' } }))
    const id = made._id ?? ''
    const changed = await merchant().updateProduct(id, { revision: made.revision, name: 'Cup' })
    expect(changed).toMatchObject({ name: 'Cup', revision: '2', brand: { name: 'Kiln' } })
    const stale = merchant().updateProduct(id, { revision: made.revision, name: 'Bowl' })
    expect((await failureOf(stale)).code).toBe('INVALID_REVISION')
    const missing = merchant().updateProduct(id, { name: 'Bowl' } as never)
    expect((await failureOf(missing)).fields).toEqual(['product.revision'])
    await merchant().deleteProduct(id)
    expect((await failureOf(merchant().deleteProduct(id))).code).toBe('PRODUCT_NOT_FOUND')
  })
})

describe('products with inventory', () => {
  const stocked = (quantity: number) =>
    mug({
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: '20.00' } },
            physicalProperties: {},
            inventoryItem: { quantity },
          },
        ],
      },
    })

  test('are created and updated', async () => {
    const made = await merchant().createProductWithInventory(stocked(5))
    expect(made.product?.inventory?.availabilityStatus).toBe('IN_STOCK')
    const { _id: id = '', revision, variantsInfo } = made.product ?? {}
    const variantId = variantsInfo?.variants?.[0]?._id ?? ''
    const changed = await merchant().updateProductWithInventory(
      id ?? '',
      {
        revision,
        variantsInfo: { variants: [{ _id: variantId, inventoryItem: { quantity: 0 } }] },
      } as never,
      {},
    )
    expect(changed.product?.inventory?.availabilityStatus).toBe('OUT_OF_STOCK')
    expect(changed.inventoryResults?.bulkActionMetadata?.totalSuccesses).toBe(1)
    const less = failureOf(merchant().createProductWithInventory(stocked(-1)))
    expect((await less).fields[0]).toContain('inventoryItem.quantity')
  })

  test('are created and updated many at once', async () => {
    const made = await merchant().bulkCreateProductsWithInventory(
      [stocked(1), stocked(2)] as never,
      {
        returnEntity: true,
      },
    )
    expect(made.productResults?.bulkActionMetadata?.totalSuccesses).toBe(2)
    const products = (made.productResults?.results ?? []).map(({ item }) => ({
      product: { _id: item?._id ?? '', revision: item?.revision ?? '', name: `${item?.name}!` },
    }))
    const changed = await merchant().bulkUpdateProductsWithInventory(products as never, {
      returnEntity: true,
    })
    expect(changed.productResults?.results?.map(({ item }) => item?.revision)).toEqual(['2', '2'])
  })
})

describe('many products', () => {
  test('are created, updated and deleted at once', async () => {
    const made = await merchant().bulkCreateProducts([mug(), mug({ slug: 'No slug!' })] as never, {
      returnEntity: true,
    })
    expect(made.results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false])
    const item = made.results?.[0]?.item
    const id = item?._id ?? ''
    const product = { _id: id, revision: item?.revision ?? '', name: 'Changed' }
    const changed = await merchant().bulkUpdateProducts([{ product }] as never, {
      returnEntity: true,
    })
    expect(changed.results?.[0]?.item).toMatchObject({ name: 'Changed', revision: '2' })
    const gone = await merchant().bulkDeleteProducts([id, unknownId])
    expect(gone.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  })
})

test('getAllProductsCategory names the category of all products', async () => {
  const found = await visitor().getAllProductsCategory()
  expect(found).toMatchObject({ treeReference: { appNamespace: '@wix/stores' } })
  expect(found.categoryId).toBeTruthy()
})
