import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSearchShop, refusal, type SearchShop } from './search-shop.fixture.ts'

let open: SearchShop
beforeAll(async () => {
  open = await openSearchShop()
})
afterAll(() => open.shop.close())

const merchant = () => open.shop.people.merchant().api
const visitor = () => open.shop.people.visitor().api
const v3 = () => visitor().catalogV3

describe('variants of the whole store', () => {
  test('are found by the words of their products, and have the names of their choices', async () => {
    const { variants } = await v3().queryVariants({
      query: { filter: { 'productData.productId': open.ids.Shirt } },
    })
    expect(variants).toHaveLength(1)
    expect(variants[0]).toMatchObject({
      sku: 'SHIRT-S',
      optionChoices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'S' } }],
      productData: { productId: open.ids.Shirt, name: 'Shirt', productType: 'PHYSICAL' },
      inventoryStatus: { inStock: true },
    })
    expect(variants[0]?.variantId).toBe(variants[0]?.id)
    const all = await merchant().catalogV3.queryVariants({
      query: { filter: { 'productData.productId': open.ids.Shirt } },
    })
    expect(all.variants).toHaveLength(2)
  })

  test('are searched by words, sorted, and paged by cursor', async () => {
    const first = await v3().searchVariants({
      search: { sort: [{ fieldName: 'price.actualPrice.amount' }], cursorPaging: { limit: 2 } },
    })
    expect(first.variants.map(({ sku }) => sku)).toEqual(['V-1', 'SHIRT-S'])
    const cursor = first.pagingMetadata.cursors.next ?? ''
    const second = await v3().searchVariants({ search: { cursorPaging: { cursor } } })
    expect(second.variants.map(({ sku }) => sku)).toEqual(['V-2', 'C-1'])
    const words = await v3().searchVariants({ search: { search: { expression: 'shirt' } } })
    expect(words.variants.map(({ sku }) => sku)).toEqual(['SHIRT-S'])
    const bySku = await v3().searchVariants({
      search: { search: { expression: 'V-2', fields: ['sku'] } },
    })
    expect(bySku.variants.map(({ sku }) => sku)).toEqual(['V-2'])
  })

  test('exclude hidden ones', async () => {
    const search = {
      aggregations: [
        { name: 'stock', type: 'VALUE' as const, fieldPath: 'inventoryStatus.inStock' },
      ],
    }
    const { aggregationData } = await v3().searchVariants({ search })
    expect(aggregationData.results[0]?.values?.results).toEqual([{ value: 'true', count: 4 }])
    const error = await refusal(
      v3().searchVariants({ search: { filter: { 'productData.visible': false } } }),
    )
    expect(error.code).toBe('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
    const wrong = await refusal(v3().queryVariants({ query: { filter: { sku: 'V-1' } } }))
    expect(wrong.code).toBe('INVALID_FILTER')
  })
})

describe('suggestions', () => {
  test('return matching products, categories and searches to anybody', async () => {
    const observed = await visitor().search.getSuggestions({ q: 'vas' })
    expect(observed.products.map(({ name }) => name).toSorted()).toEqual([
      'Blue vase',
      'Green vase',
    ])
    expect(observed.categories.map(({ name }) => name)).toEqual(['Vases'])
    expect(observed.queries).toEqual(['vase'])
    expect(await visitor().search.getSuggestions({})).toEqual({
      products: [],
      categories: [],
      queries: [],
    })
  })
})

describe('a page of results', () => {
  test('has the best match first, and accepts typos where nothing matches better', async () => {
    const { search } = visitor()
    const exact = await search.findProducts({ q: 'green vase' })
    expect(exact).toEqual({ productIds: [open.ids['Green vase']], total: 1 })
    expect((await search.findProducts({ q: 'gren vaze' })).total).toBe(1)
    expect((await search.findProducts({ q: 'green nothing' })).total).toBe(1)
    expect(await search.findProducts({ q: 'secret' })).toEqual({ productIds: [], total: 0 })
    const second = await search.findProducts({ q: 'vase', limit: 1, offset: 1 })
    expect([second.productIds.length, second.total]).toEqual([1, 2])
  })
})

describe('the search of a site', () => {
  test('uses the synonyms of the merchant', async () => {
    const ask = async () => (await v3().countProducts({ search: { expression: 'pot' } })).count
    expect(await ask()).toBe(0)
    await merchant().sites.updateSettings({ settings: { search: { synonyms: [['pot', 'vase']] } } })
    expect(await ask()).toBe(2)
  })

  test('answers while its index is rebuilt', async () => {
    await merchant().search.rebuildSearchIndex({})
    const ask = async () => (await v3().countProducts({ search: { expression: 'chair' } })).count
    const rebuilding = open.shop.server.search.rebuild({ siteId: open.shop.site.id })
    const answers = []
    for (let turn = 0; turn < 5; turn += 1) answers.push(await ask())
    await rebuilding
    answers.push(await ask())
    expect(answers).toEqual(answers.map(() => 1))
  })

  test('finds products that are added while its index is rebuilt', async () => {
    const rebuilding = open.shop.server.search.rebuild({ siteId: open.shop.site.id })
    const { product } = await merchant().catalogV1.createProduct({
      product: { name: 'Latecomer', priceData: { price: '1' } },
    })
    await rebuilding
    const found = await v3().countProducts({ search: { expression: 'latecomer' } })
    await merchant().catalogV1.deleteProduct({ id: product.id })
    expect(found.count).toBe(1)
  })
})
