import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manyProducts, named, sized, violating } from './by-filter.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const { api, add, products, pricesOf, done, factsOf } = manyProducts(() => shop)
const v3 = () => api().catalogV3

describe('deleting by filter', () => {
  test('deletes matching products, also hidden ones, and nothing else', async () => {
    const gone = await add('Old', ['1', '2'], { visible: false })
    const [kept = ''] = await add('New', ['1'])
    const job = await done(await v3().bulkDeleteProductsByFilter({ filter: named('Old') }))
    expect(job).toMatchObject({ kind: 'products.delete', state: 'DONE', total: 2, succeeded: 2 })
    expect(await products([...gone, kept])).toHaveLength(1)
    const observed = await factsOf(job.id)
    expect(observed.filter((name) => !name.startsWith('inventory_item.'))).toEqual([
      'product.deleted',
      'product.deleted',
      'job.finished',
    ])
    expect(observed.filter((name) => name === 'inventory_item.deleted')).toHaveLength(2)
  })

  test('finds products by words as well', async () => {
    const ids = await add('Searched', ['1', '2'])
    const search = { expression: 'searched', mode: 'AND' } as const
    const job = await done(await v3().bulkDeleteProductsByFilter({ search }))
    expect(job).toMatchObject({ total: 2, succeeded: 2 })
    expect(await products(ids)).toEqual([])
  })

  test.each<[string, object, object]>([
    [
      'without a filter',
      {},
      {
        violations: [expect.objectContaining({ field: 'filter', violatedRule: 'REQUIRED_FIELD' })],
      },
    ],
    ['with a filter of nothing', { filter: null }, { status: 400 }],
    ['with an unknown field', { filter: { colour: 'red' } }, { code: 'INVALID_FILTER' }],
    ['for words in a place that has none', { search: { expression: 'a', fields: ['x'] } }, {}],
  ])('is refused %s', async (_, input, refusal) => {
    await expect(v3().bulkDeleteProductsByFilter(input)).rejects.toMatchObject({
      status: 400,
      ...refusal,
    })
  })
})

describe('adjusting variants by filter', () => {
  test('raises prices of all variants by a percentage', async () => {
    const ids = await add('Vase', ['10', '19.99'], sized)
    const job = await done(
      await v3().bulkAdjustProductVariantsByFilter({
        filter: named('Vase'),
        actualPrice: { percentage: '10' },
        rounding: 'CURRENCY_PRECISION',
      }),
    )
    expect(job).toMatchObject({ state: 'DONE', succeeded: 2 })
    expect(await pricesOf(ids)).toEqual(['11.00,11.00', '21.99,21.99'])
    const { product } = await api().catalogV1.getProduct({ id: ids[0] ?? '' })
    expect(product.priceData?.price).toBe('11')
    expect(await factsOf(job.id)).toContain('variants.changed')
  })

  test('sets the actual price by a discount on the compare-at price', async () => {
    const ids = await add('Cup', ['10'])
    const job = await done(
      await v3().bulkAdjustProductVariantsByFilter({
        filter: named('Cup'),
        compareAtPriceDiscount: { amount: '2.5' },
      }),
    )
    expect(await pricesOf(ids)).toEqual(['7.50 of 10.00'])
    expect(await factsOf(job.id)).toContain('product.changed')
    await done(
      await v3().bulkAdjustProductVariantsByFilter({
        filter: named('Cup'),
        compareAtPriceDiscount: { percentage: '50' },
      }),
    )
    expect(await pricesOf(ids)).toEqual(['5.00 of 10.00'])
  })

  test('skips products whose price would leave the allowed range, with the reason', async () => {
    const ids = await add('Bowl', ['5', '50', '500'])
    const adjust = async (change: object) =>
      done(await v3().bulkAdjustProductVariantsByFilter({ filter: named('Bowl'), ...change }))
    const job = await adjust({ actualPrice: { amount: '-20' } })
    expect(job).toMatchObject({ succeeded: 2, failed: 1, processed: 3 })
    expect(job.errors).toEqual([
      {
        itemId: ids[0],
        code: 'ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE',
        description: expect.any(String),
        data: expect.objectContaining({ actualPrice: '-15.00' }),
      },
    ])
    expect(await pricesOf(ids)).toEqual(['5.00', '30.00', '480.00'])

    await adjust({ compareAtPriceDiscount: { percentage: '10' } })
    const lower = await adjust({ compareAtPrice: { percentage: '-90' } })
    expect(lower.errors.map(({ code }) => code)).toEqual(
      Array(3).fill('ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE'),
    )
    await sql`UPDATE variants SET cost = 4 WHERE product_id = ${ids[1]}`.execute(
      shop.server.platform.db,
    )
    const cheaper = await adjust({ cost: { amount: '-5' } })
    expect(cheaper.errors).toEqual([
      expect.objectContaining({ itemId: ids[1], code: 'ADJUSTED_COST_OUT_OF_RANGE' }),
    ])
  })

  test.each<[string, object, object]>([
    ['nothing', {}, violating('NO_VARIANT_ADJUSTMENTS_PASSED', 'actualPrice')],
    [
      'two that decide the same price',
      { actualPrice: { amount: '1' }, compareAtPriceDiscount: { amount: '1' } },
      violating('INVALID_PRICES_ADJUSTMENTS', 'compareAtPriceDiscount'),
    ],
    [
      'an amount and a percentage',
      { cost: { amount: '1', percentage: '1' } },
      violating('INVALID_PRICES_ADJUSTMENTS', 'cost'),
    ],
    [
      'neither of them',
      { compareAtPrice: {} },
      violating('INVALID_PRICES_ADJUSTMENTS', 'compareAtPrice'),
    ],
    ['an amount too large', { actualPrice: { amount: '1000000000' } }, { status: 400 }],
    ['an amount with three decimals', { actualPrice: { amount: '0.001' } }, { status: 400 }],
    ['a negative discount', { compareAtPriceDiscount: { amount: '-1' } }, { status: 400 }],
    ['too many percents', { actualPrice: { percentage: '1001' } }, { status: 400 }],
  ])('refuses %s', async (_, change, refusal) => {
    await expect(
      v3().bulkAdjustProductVariantsByFilter({ filter: {}, ...change }),
    ).rejects.toMatchObject(refusal)
  })
})

describe('changing by filter', () => {
  test('makes the same changes to all matches, and to nothing else', async () => {
    const ids = await add('Alike', ['1', '2'])
    const [other = ''] = await add('Unlike', ['1'])
    const { ribbon } = await v3().createRibbon({ ribbon: { name: 'Sale' } })
    const job = await done(
      await v3().bulkUpdateProductsByFilter({
        filter: named('Alike'),
        product: {
          visible: false,
          plainDescription: '<p>Glazed by hand.</p>',
          ribbon: { id: ribbon.id },
          tags: { publicTags: { tagIds: ['winter'] } },
        },
      }),
    )
    expect(job).toMatchObject({ kind: 'products.update', state: 'DONE', succeeded: 2 })
    expect(await products([...ids, other])).toEqual([
      ...ids.map((id) =>
        expect.objectContaining({
          id,
          visible: false,
          description: '<p>Glazed by hand.</p>',
          ribbon: { id: ribbon.id, name: 'Sale' },
          tags: { public: ['winter'], private: [] },
          revision: 2,
        }),
      ),
      expect.objectContaining({ visible: true, ribbon: null }),
    ])
  })

  test('changes a product once, even if it no longer matches afterwards', async () => {
    await add('Shown', ['1', '2'])
    const filter = { ...named('Shown'), visible: true }
    const job = await done(
      await v3().bulkUpdateProductsByFilter({ filter, product: { visible: false } }),
    )
    expect(job).toMatchObject({ total: 2, succeeded: 2 })
  })

  test('gives all variants the same values', async () => {
    const ids = await add('Sized', ['10', '20'], sized)
    const job = await done(
      await v3().bulkUpdateProductVariantsByFilter({
        filter: named('Sized'),
        variant: {
          price: { actualPrice: { amount: '8' }, compareAtPrice: { amount: '12.50' } },
          revenueDetails: { cost: { amount: '3' } },
          physicalProperties: { weight: '0.5' },
        },
      }),
    )
    expect(job).toMatchObject({ kind: 'products.updateVariants', succeeded: 2 })
    expect(await pricesOf(ids)).toEqual(['8 of 12.50,8 of 12.50', '8 of 12.50,8 of 12.50'])
    const costs = (await products(ids)).map(({ variants }) => variants.map((one) => one.cost))
    expect(costs).toEqual([
      ['3', '3'],
      ['3', '3'],
    ])
    const raised = await done(
      await v3().bulkUpdateProductVariantsByFilter({
        filter: named('Sized'),
        variant: { price: { actualPrice: { amount: '13' } } },
      }),
    )
    expect(raised.errors.map(({ code }) => code)).toEqual([
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    ])
  })

  test.each<[string, object]>([
    ['a slug', { slug: 'one' }],
    ['options', { options: [] }],
    ['modifiers', { modifiers: [] }],
    ['variants', { variantsInfo: { variants: [{}] } }],
  ])('refuses %s, which one product alone can have', async (_, product) => {
    await expect(v3().bulkUpdateProductsByFilter({ filter: {}, product })).rejects.toMatchObject({
      status: 400,
      code: 'FIELD_MASK_VALUE_NOT_SUPPORTED',
    })
  })

  test.each<[string, object, object]>([
    ['an SKU', { sku: 'A-1' }, { status: 400, code: 'FIELD_MASK_VALUE_NOT_SUPPORTED' }],
    ['nothing', {}, violating('EMPTY_FIELD_MASK', 'variant')],
    [
      'to take the price off',
      { price: { actualPrice: null } },
      violating('CANNOT_REMOVE_VARIANT_ACTUAL_PRICE', 'variant.price.actualPrice'),
    ],
  ])('refuses %s for all variants', async (_, variant, refusal) => {
    await expect(
      v3().bulkUpdateProductVariantsByFilter({ filter: {}, variant }),
    ).rejects.toMatchObject(refusal)
  })

  test('refuses an empty change, and a brand without its id', async () => {
    const refusing = (product: object) =>
      expect(v3().bulkUpdateProductsByFilter({ filter: {}, product })).rejects
    await refusing({}).toMatchObject(violating('EMPTY_FIELD_MASK', 'product'))
    await refusing({ brand: { name: 'Kiln' } }).toMatchObject(
      violating('BRAND_MISSING_ID', 'product.brand.id'),
    )
  })
})

test('a batch takes as many statements for many products as for few', async () => {
  const count = async (word: string, products: number) => {
    await add(
      word,
      Array.from({ length: products }, () => '10'),
      sized,
    )
    const job = await v3().bulkAdjustProductVariantsByFilter({
      filter: named(word),
      actualPrice: { amount: '1' },
    })
    const { statements } = await shop.countStatements(() => done(job))
    return statements.length
  }
  expect(await count('Crowd', 30)).toBe(await count('Pair', 2))
})
