import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { names, openSearchShop, refusal, type SearchShop } from './search-shop.fixture.ts'

let open: SearchShop
beforeAll(async () => {
  open = await openSearchShop()
})
afterAll(() => open.shop.close())

const merchant = () => open.shop.people.merchant().api
const visitor = () => open.shop.people.visitor().api
const v3 = () => visitor().catalogV3

describe('a query of products', () => {
  test('filters by its fields, newest first', async () => {
    const found = await v3().queryProducts({ query: { filter: {} } })
    expect(names(found)).toEqual(['Shirt', 'Oak chair', 'Green vase', 'Blue vase'])
    const bySlug = await v3().queryProducts({ query: { filter: { slug: 'oak-chair' } } })
    expect(names(bySlug)).toEqual(['Oak chair'])
    const withOptions = await v3().queryProducts({
      query: { filter: { 'options.id': { $isEmpty: false } } },
    })
    expect(names(withOptions)).toEqual(['Shirt'])
    expect(found.products[0]).not.toHaveProperty('variantsInfo')
  })

  test('is paged by cursor both ways, and by offset', async () => {
    const first = await v3().queryProducts({
      query: { sort: [{ fieldName: 'slug' }], cursorPaging: { limit: 3 } },
    })
    expect(names(first)).toEqual(['Blue vase', 'Green vase', 'Oak chair'])
    expect(first.pagingMetadata).toMatchObject({ count: 3, hasNext: true })
    const cursor = first.pagingMetadata.cursors.next ?? ''
    const second = await v3().queryProducts({ query: { cursorPaging: { cursor } } })
    expect(names(second)).toEqual(['Shirt'])
    expect(second.pagingMetadata.hasNext).toBe(false)
    const back = second.pagingMetadata.cursors.prev ?? ''
    expect(names(await v3().queryProducts({ query: { cursorPaging: { cursor: back } } }))).toEqual(
      names(first),
    )
    const byOffset = await v3().queryProducts({ query: { paging: { limit: 3, offset: 0 } } })
    expect(byOffset.pagingMetadata).toMatchObject({ count: 3, hasNext: true })
  })

  test('refuses fields that only a search has', async () => {
    const error = await refusal(v3().queryProducts({ query: { filter: { name: 'Shirt' } } }))
    expect([error.status, error.code]).toEqual([400, 'INVALID_FILTER'])
    expect(error.message).toContain('name')
  })
})

describe('a search of products', () => {
  test('finds words, best match first, also by cursor', async () => {
    const search = { search: { expression: 'vase blue' }, cursorPaging: { limit: 1 } }
    const first = await v3().searchProducts({ search })
    expect(names(first)).toEqual(['Blue vase'])
    const cursor = first.pagingMetadata.cursors.next ?? ''
    const second = await v3().searchProducts({ search: { cursorPaging: { cursor } } })
    expect(names(second)).toEqual(['Green vase'])
    expect(second.pagingMetadata.hasNext).toBe(false)
    const all = await v3().searchProducts({
      search: { search: { expression: 'vase blue', mode: 'AND' } },
    })
    expect(names(all)).toEqual(['Blue vase'])
    const slip = await v3().searchProducts({
      search: { search: { expression: 'blu vaze', mode: 'AND', fuzzy: true } },
    })
    expect(names(slip)).toEqual(['Blue vase'])
  })

  test('applies all conditions of $matchItems to one variant, and never to a hidden one', async () => {
    const ofVariant = (...conditions: object[]) => ({
      search: { filter: { 'variantsInfo.variants': { $matchItems: conditions } } },
    })
    const cheap = ofVariant({ 'price.actualPrice.amount': { $lt: 8 } })
    expect(names(await merchant().catalogV3.searchProducts(cheap))).toEqual(['Shirt'])
    expect(names(await v3().searchProducts(cheap))).toEqual([])
    const both = ofVariant({ sku: 'SHIRT-S' }, { 'price.actualPrice.amount': { $lt: 8 } })
    expect(names(await merchant().catalogV3.searchProducts(both))).toEqual([])
    const seen = ofVariant({ sku: { $startsWith: 'shirt' }, visible: true })
    expect(names(await v3().searchProducts(seen))).toEqual(['Shirt'])
    const range = await v3().searchProducts({
      search: { filter: { 'actualPriceRange.minValue.amount': { $lt: '8' } } },
    })
    expect(names(range)).toEqual([])
  })

  test('finds by category, sorts by the place in one, and knows that every product is in all products', async () => {
    const path = 'directCategoriesInfo.categories'
    const inIt = await v3().searchProducts({
      search: {
        filter: { [`${path}.id`]: open.collectionId },
        sort: [
          { fieldName: `${path}.index`, selectItemsBy: [{ [`${path}.id`]: open.collectionId }] },
          { fieldName: 'name' },
        ],
      },
    })
    expect(names(inIt)).toEqual(['Blue vase', 'Green vase'])
    const everything = await v3().searchProducts({
      search: { filter: { [`${path}.id`]: { $in: ['00000000-000000-000000-000000000001'] } } },
    })
    expect(everything.products).toHaveLength(4)
    const lost = await refusal(
      v3().searchProducts({ search: { sort: [{ fieldName: `${path}.index` }] } }),
    )
    expect(lost.code).toBe('INVALID_FILTER')
  })

  test('counts facets over all matches, not only the page, and without hidden values', async () => {
    const { aggregationData } = await v3().searchProducts({
      search: {
        cursorPaging: { limit: 1 },
        aggregations: [
          {
            name: 'brands',
            type: 'VALUE',
            fieldPath: 'brand.name',
            value: { missingValues: 'INCLUDE' },
          },
          {
            name: 'prices',
            type: 'RANGE',
            fieldPath: 'actualPriceRange.minValue.amount',
            range: { buckets: [{ to: 15 }, { from: 15, to: 100 }, { from: 1000 }] },
          },
          {
            name: 'dearest',
            type: 'SCALAR',
            fieldPath: 'actualPriceRange.maxValue.amount',
            scalar: { type: 'MAX' },
          },
          {
            name: 'days',
            type: 'DATE_HISTOGRAM',
            fieldPath: 'createdDate',
            dateHistogram: { interval: 'YEAR' },
          },
          {
            name: 'brand and price',
            type: 'NESTED',
            nested: {
              nestedAggregations: [
                { name: 'brand', type: 'VALUE', fieldPath: 'brand.name' },
                {
                  name: 'sum',
                  type: 'SCALAR',
                  fieldPath: 'actualPriceRange.minValue.amount',
                  scalar: { type: 'SUM' },
                },
              ],
            },
          },
        ],
      },
    })
    const [brands, prices, dearest, days, nested] = aggregationData.results
    expect(brands).toEqual({
      name: 'brands',
      type: 'VALUE',
      fieldPath: 'brand.name',
      values: {
        results: [
          { value: 'Kiln', count: 2 },
          { value: 'N/A', count: 1 },
          { value: 'Saw', count: 1 },
        ],
      },
    })
    expect(prices?.ranges?.results).toEqual([
      { to: 15, count: 1 },
      { from: 15, to: 100, count: 2 },
      { from: 1000, count: 0 },
    ])
    expect(dearest?.scalar).toEqual({ type: 'MAX', value: 200 })
    expect(days?.dateHistogram?.results.map(({ count }) => count)).toEqual([4])
    expect(nested?.nested?.results).toEqual([
      {
        results: { brand: { value: { value: 'Kiln', count: 2 } }, sum: { scalar: { value: 30 } } },
      },
      {
        results: { brand: { value: { value: 'Saw', count: 1 } }, sum: { scalar: { value: 200 } } },
      },
    ])
  })

  test.each([
    [{ aggregations: [{ type: 'VALUE', fieldPath: 'cost' }] }, 'cost'],
    [
      { aggregations: [{ type: 'RANGE', fieldPath: 'name', range: { buckets: [{ to: 1 }] } }] },
      'numbers',
    ],
    [{ aggregations: [{ type: 'DATE_HISTOGRAM', fieldPath: 'name' }] }, 'moments'],
    [{ aggregations: [{ type: 'RANGE', fieldPath: 'numericId' }] }, 'buckets'],
    [{ aggregations: [{ type: 'NESTED' }] }, 'nested'],
    [
      {
        timeZone: 'Nowhere/At',
        aggregations: [{ type: 'DATE_HISTOGRAM', fieldPath: 'createdDate' }],
      },
      'time zone',
    ],
    [{ search: { expression: 'x', fields: ['slug'] } }, 'slug'],
    [{ filter: { 'variantsInfo.variants': { sku: 'x' } } }, 'variantsInfo.variants'],
    [{ filter: { 'tags.privateTags.tagIds': { $hasSome: ['x'] } } }, 'privateTags'],
  ])('refuses %j with the reason', async (search, word) => {
    const error = await refusal(v3().searchProducts({ search: search as never }))
    expect([error.status, error.code]).toEqual([400, 'INVALID_FILTER'])
    expect(error.message).toContain(word)
  })

  test('starts days in the time zone of the caller', async () => {
    const ask = async (timeZone: string) => {
      const { aggregationData } = await v3().searchProducts({
        search: {
          timeZone,
          aggregations: [
            {
              type: 'DATE_HISTOGRAM',
              fieldPath: 'createdDate',
              dateHistogram: { interval: 'DAY' },
            },
          ],
        },
      })
      return aggregationData.results[0]?.dateHistogram?.results[0]?.value
    }
    expect((await ask('Europe/Rome'))?.slice(11)).toMatch(/^2[23]:00:00.000Z$/)
    expect((await ask('+02:00'))?.slice(11)).toBe('22:00:00.000Z')
    expect((await ask('-06:00'))?.slice(11)).toBe('06:00:00.000Z')
  })

  test('takes the same number of statements for any number of products', async () => {
    const count = async (limit: number) => {
      const search = {
        search: { expression: 'vase' },
        cursorPaging: { limit },
        aggregations: [
          { name: 'a', type: 'VALUE' as const, fieldPath: 'brand.name' },
          { name: 'b', type: 'VALUE' as const, fieldPath: 'variantsInfo.variants.sku' },
        ],
      }
      const fields = ['MIN_PRICE_VARIANT', 'ALL_CATEGORIES_INFO'] as const
      const { statements } = await open.shop.countStatements(() =>
        v3().searchProducts({ search, fields: [...fields] }),
      )
      return statements.length
    }
    expect(await count(1)).toBe(await count(100))
  })
})

describe('hidden data', () => {
  test('is found and counted by merchants only', async () => {
    expect((await v3().countProducts({})).count).toBe(4)
    expect((await merchant().catalogV3.countProducts({})).count).toBe(5)
    const shown = await merchant().catalogV3.countProducts({ returnNonVisibleProducts: false })
    expect(shown.count).toBe(4)
    const words = await v3().countProducts({ search: { expression: 'secret' } })
    expect(words.count).toBe(0)
    const hidden = await merchant().catalogV3.queryProducts({
      query: { filter: { visible: false } },
    })
    expect(names(hidden)).toEqual(['Secret vase'])
  })

  test.each([
    { visible: false },
    { visible: { $ne: true } },
    { $not: { visible: true } },
    { $or: [{ visible: true }, { visible: { $in: [false] } }] },
  ])('is not asked for by visitors: %j', async (filter) => {
    for (const call of [
      v3().queryProducts({ query: { filter } }),
      v3().searchProducts({ search: { filter } }),
      v3().countProducts({ filter }),
    ]) {
      const error = await refusal(call)
      expect([error.status, error.code]).toEqual([
        403,
        'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
      ])
    }
    const error = await refusal(v3().countProducts({ returnNonVisibleProducts: true }))
    expect(error.code).toBe('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
  })

  test('can be excluded by a filter', async () => {
    const { count } = await v3().countProducts({ filter: { visible: true } })
    expect(count).toBe(4)
  })

  test('costs are for merchants', async () => {
    const fields = ['MERCHANT_DATA'] as const
    for (const call of [
      v3().queryProducts({ fields: [...fields] }),
      v3().searchProducts({ fields: [...fields] }),
      v3().queryVariants({ fields: [...fields] }),
      v3().searchVariants({ fields: [...fields] }),
    ]) {
      const error = await refusal(call)
      expect([error.status, error.code]).toEqual([403, 'NO_PERMISSION_TO_READ_MERCHANT_DATA'])
    }
    const found = await merchant().catalogV3.queryProducts({ fields: [...fields] })
    expect(found.products).toHaveLength(5)
  })
})
