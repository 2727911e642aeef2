import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { productsV3, readOnlyVariantsV3 } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failureOf, type PublishedShop, startPublishedShop } from './published-shop.ts'

const modules = { productsV3, readOnlyVariantsV3 }
let shop: PublishedShop
const ids: Record<string, string> = {}

const merchant = () => {
  const { apiKey, id } = shop.site
  const auth = ApiKeyStrategy({ apiKey, siteId: id })
  return createClient({ modules, auth, fetch: shop.fetch })
}
const visitor = () => {
  const auth = OAuthStrategy({ clientId: shop.site.clientId })
  return createClient({ modules, auth, fetch: shop.fetch })
}

beforeAll(async () => {
  shop = await startPublishedShop()
  const add = async (name: string, price: number, visible = true) => {
    const { product } = await shop.merchant().products.createProduct({
      name,
      visible,
      brand: 'Kiln',
      sku: name.replace(' ', '-'),
      priceData: { price },
      productType: 'physical',
    } as never)
    ids[name] = (product as { _id?: string } | undefined)?._id ?? ''
  }
  await add('Blue vase', 10)
  await add('Green vase', 20)
  await add('Oak chair', 200)
  await add('Hidden vase', 5, false)
})
afterAll(() => shop?.stop())

const names = (items: readonly { name?: string | null }[] | undefined) =>
  (items ?? []).map(({ name }) => name)

describe('queryProducts', () => {
  test('filters, sorts and pages in both directions', async () => {
    const first = await visitor()
      .productsV3.queryProducts()
      .exists('slug', true)
      .ascending('slug')
      .limit(2)
      .find()
    expect(names(first.items)).toEqual(['Blue vase', 'Green vase'])
    const second = await first.next()
    expect(names(second.items)).toEqual(['Oak chair'])
    expect(second.hasNext()).toBe(false)
    expect(names((await second.prev()).items)).toEqual(['Blue vase', 'Green vase'])
    const one = await visitor().productsV3.queryProducts().eq('slug', 'oak-chair').find()
    expect(one.items[0]).toMatchObject({ _id: ids['Oak chair'], productType: 'PHYSICAL' })
    expect(one.items[0]?._createdDate).toBeInstanceOf(Date)
  })

  test('returns the requested fields', async () => {
    const { items } = await visitor()
      .productsV3.queryProducts({ fields: ['CURRENCY', 'MIN_VARIANT_PRICE_INFO', 'URL'] })
      .eq('slug', 'blue-vase')
      .find()
    expect(items[0]?.actualPriceRange?.minValue).toEqual({
      amount: '10.00',
      formattedAmount: '$10.00',
    })
    expect(items[0]?.minVariantPriceInfo?.sku).toBe('Blue-vase')
  })

  test('returns errors with the field names of the request', async () => {
    const wrong = visitor()
      .productsV3.queryProducts()
      .eq('name' as never, 'x')
      .find()
    expect((await failureOf(wrong)).code).toBe('INVALID_FILTER')
    const hidden = visitor().productsV3.queryProducts().eq('visible', false).find()
    expect((await failureOf(hidden)).code).toBe('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
    const costs = visitor()
      .productsV3.queryProducts({ fields: ['MERCHANT_DATA'] })
      .find()
    expect((await failureOf(costs)).code).toBe('NO_PERMISSION_TO_READ_MERCHANT_DATA')
    const seen = await merchant().productsV3.queryProducts().eq('visible', false).find()
    expect(names(seen.items)).toEqual(['Hidden vase'])
  })
})

describe('searchProducts', () => {
  test('finds words with aggregations, and continues by cursor', async () => {
    const found = await visitor().productsV3.searchProducts({
      search: { expression: 'vase' },
      sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }],
      cursorPaging: { limit: 1 },
      aggregations: [
        { name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: {} },
        {
          name: 'dearest',
          type: 'SCALAR',
          fieldPath: 'actualPriceRange.maxValue.amount',
          scalar: { type: 'MAX' },
        },
      ],
    })
    expect(names(found.products)).toEqual(['Green vase'])
    const [brands, dearest] = found.aggregationData?.results ?? []
    expect(brands?.values?.results).toEqual([{ value: 'Kiln', count: 2 }])
    expect(dearest?.scalar).toEqual({ type: 'MAX', value: 20 })
    const cursor = found.pagingMetadata?.cursors?.next ?? ''
    const next = await visitor().productsV3.searchProducts({ cursorPaging: { cursor } })
    expect(names(next.products)).toEqual(['Blue vase'])
  })

  test('applies filters to variants', async () => {
    const { products } = await visitor().productsV3.searchProducts({
      filter: {
        'variantsInfo.variants': {
          $matchItems: [
            { sku: { $startsWith: 'Oak' } },
            { 'price.actualPrice.amount': { $gt: '100' } },
          ],
        },
      },
    })
    expect(names(products)).toEqual(['Oak chair'])
  })

  test('returns errors with the field names of the request', async () => {
    const call = visitor().productsV3.searchProducts({ filter: { nothing: 1 } })
    expect((await failureOf(call)).code).toBe('INVALID_FILTER')
  })
})

describe('countProducts', () => {
  test('counts matching products, hidden ones for merchants only', async () => {
    expect((await visitor().productsV3.countProducts()).count).toBe(3)
    expect((await merchant().productsV3.countProducts()).count).toBe(4)
    const vases = await visitor().productsV3.countProducts({ search: { expression: 'vase' } })
    expect(vases.count).toBe(2)
    const call = visitor().productsV3.countProducts({ filter: { visible: false } })
    expect((await failureOf(call)).code).toBe('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
  })
})

describe('read-only variants', () => {
  test('are queried by their product', async () => {
    const { items } = await visitor()
      .readOnlyVariantsV3.queryVariants()
      .eq('productData.productId', ids['Blue vase'] ?? '')
      .find()
    expect(items[0]).toMatchObject({
      sku: 'Blue-vase',
      productData: { name: 'Blue vase', productId: ids['Blue vase'] },
    })
    const call = visitor()
      .readOnlyVariantsV3.queryVariants({ fields: ['MERCHANT_DATA'] })
      .find()
    expect((await failureOf(call)).code).toBe('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  })

  test('are searched by words, with aggregations', async () => {
    const found = await visitor().readOnlyVariantsV3.searchVariants({
      search: { expression: 'vase' },
      sort: [{ fieldName: 'sku', order: 'ASC' }],
      aggregations: [
        { name: 'stock', type: 'VALUE', fieldPath: 'inventoryStatus.inStock', value: {} },
      ],
    })
    expect((found.variants ?? []).map(({ sku }) => sku)).toEqual(['Blue-vase', 'Green-vase'])
    expect(found.aggregationData?.results?.[0]?.values?.results).toEqual([
      { value: 'true', count: 2 },
    ])
    const lists = ['optionId', 'choiceId'].map((id) => `optionChoices.optionChoiceIds.${id}`)
    for (const fieldName of [...lists, 'productData.directCategoryIds']) {
      const sort = [{ fieldName, order: 'DESC' as const }, { fieldName: 'sku' }]
      const { variants } = await visitor().readOnlyVariantsV3.searchVariants({ sort })
      expect((variants ?? []).length).toBeGreaterThan(1)
    }
    const call = visitor().readOnlyVariantsV3.searchVariants({ filter: { nothing: 1 } })
    expect((await failureOf(call)).code).toBe('INVALID_FILTER')
  })
})
