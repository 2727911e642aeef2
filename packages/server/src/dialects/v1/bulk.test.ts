import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { merchantAt, option } from './handlers/merchant.test.fixture.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { create, patch, post, read } = merchantAt(() => shop)
const sizes = { manageVariants: true, productOptions: [option('Size', 'S', 'M')] }

describe('numbers of many products', () => {
  const move = (ids: string[], adjust: object) =>
    post('bulk/products/adjust-properties', { ids, adjust })
  const set = (ids: string[], values: object) => post('bulk/products/update', { ids, set: values })
  const price = async (id: string) => {
    const { priceData, variants } = await read(id)
    const own = variants.map(
      (one: { variant: { priceData: { price: number } } }) => one.variant.priceData.price,
    )
    return [priceData.price, ...own]
  }

  test('change the prices of variants by the same amount as the product’s', async () => {
    const { id } = await create(sizes)
    await patch(`products/${id}/variants`, { variants: [{ choices: { Size: 'M' }, price: 24.5 }] })
    await set([id], { price: 10.25 })
    expect(await price(id)).toEqual([10.25, 10.25, 14.75])
    await move([id], { price: { percentage: { rate: 10 } } })
    expect(await price(id)).toEqual([11.28, 11.28, 15.78])
    await move([id], { price: { percentage: { rate: 10, roundToInt: true } } })
    expect(await price(id)).toEqual([12, 12, 16.5])
    await move([id], { price: { amount: 0.1 } })
    await move([id], { price: { amount: 0.2 } })
    expect(await price(id)).toEqual([12.3, 12.3, 16.8])
  })

  test('set cost and weight of each variant', async () => {
    const { id } = await create({ ...sizes, weight: 2, costAndProfitData: { itemCost: 4 } })
    await patch(`products/${id}/variants`, {
      variants: [{ choices: { Size: 'M' }, cost: 8, weight: 3 }],
    })
    await move([id], { cost: { percentage: { rate: 50 } } })
    await move([id], { weight: { amount: -1.5 } })
    const product = await read(id)
    expect(product.costRange).toEqual({ minValue: 6, maxValue: 12 })
    expect(product.weightRange).toEqual({ minValue: 0.5, maxValue: 1.5 })
    await set([id], { cost: 1 })
    expect((await read(id)).costRange).toEqual({ minValue: 1, maxValue: 1 })
  })

  test('reduce the price of products on sale down to zero', async () => {
    const discount = { type: 'PERCENT', value: 10 }
    const [one, many] = [await create({ discount }), await create({ ...sizes, discount })]
    const patched = await patch(`products/${one.id}`, { product: { priceData: { price: 1 } } })
    expect(patched.body.product.priceData).toMatchObject({ price: 1, discountedPrice: 0.9 })
    const { body } = await set([one.id, many.id], { price: 0.5 })
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2 })
    expect(await price(many.id)).toEqual([0.5, 0.5, 0.5])
    expect((await read(many.id)).discountedPriceRange).toEqual({ minValue: 0.45, maxValue: 0.45 })
    await move([one.id, many.id], { price: { amount: -0.5 } })
    expect(await price(one.id)).toEqual([0])
  })

  test('fail independently, with product and reason', async () => {
    const [rich, poor] = [await create(), await create(sizes)]
    await patch(`products/${poor.id}/variants`, {
      variants: [{ choices: { Size: 'S' }, price: 3 }],
    })
    const gone = '11111111-1111-4111-8111-111111111111'
    const { body } = await move([poor.id, rich.id, gone], { price: { amount: -5 } })
    expect(body).toMatchObject({
      results: [
        {
          itemMetadata: {
            id: poor.id,
            originalIndex: 0,
            success: false,
            error: { code: 'PRICE_OUT_OF_RANGE', data: { field: 'price', value: '-2' } },
          },
        },
        { itemMetadata: { id: rich.id, originalIndex: 1, success: true } },
        { itemMetadata: { id: gone, success: false, error: { code: 'PRODUCT_NOT_FOUND' } } },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 },
    })
    expect(await price(poor.id)).toEqual([20, 3, 20])
    const most = await move([rich.id], { price: { amount: 999_999_999.99 } })
    expect(most.body.results[0].itemMetadata.error.code).toBe('PRICE_OUT_OF_RANGE')
  })

  test('are refused as a whole when the call itself is invalid', async () => {
    const { id } = await create()
    const field = async (reply: ReturnType<typeof move>) =>
      (await reply).body.details.validationError.fieldViolations[0].field
    for (const odd of [{ foo: 1 }, { name: 'x' }, { visible: true }, { constructor: 1 }]) {
      expect(await field(post('bulk/products/update', { ids: [id], set: odd }))).toBe('set')
    }
    expect(await field(move([id], {}))).toBe('adjust')
    expect(await field(move([id], { price: { amount: 1 }, cost: { amount: 1 } }))).toBe('adjust')
    expect(await field(move([id], { price: {} }))).toBe('adjust.price')
    for (const odd of ['ribbon', 'constructor', 'toString']) {
      expect(await field(move([id], { [odd]: { amount: 1 } }))).toBe('adjust')
    }
    for (const odd of [{ foo: 1 }, { percent: { rate: 50 } }, { amout: -5 }]) {
      expect(await field(move([id], { price: odd }))).toBe('adjust.price')
    }
    expect(await field(move([id], { price: { amount: 1, percentage: { rate: 1 } } }))).toBe(
      'adjust.price',
    )
    expect(await field(move([id], { price: { percentage: { rate: 1001 } } }))).toBe(
      'adjust.price.percentage.rate',
    )
    expect(await field(move([id], { price: { percentage: { rate: -101 } } }))).toBe(
      'adjust.price.percentage.rate',
    )
    expect(await field(move([id], { price: { percentage: { rate: 1.5 } } }))).toBe(
      'adjust.price.percentage.rate',
    )
    expect(await field(move([id], { price: { amount: -1e9 } }))).toBe('adjust.price.amount')
    expect(await field(move([], { price: { amount: 1 } }))).toBe('ids')
    expect(await field(move(Array(101).fill(id), { price: { amount: 1 } }))).toBe('ids')
    expect(await field(set([id], { price: 1, brand: 'x' }))).toBe('set')
    expect(await field(set([id], { ribbon: 'x'.repeat(31) }))).toBe('set.ribbon')
    expect(await field(set([id], { weight: -1 }))).toBe('set.weight')
  })

  test('labels are set, found ignoring case, and cleared by an empty value', async () => {
    const [one, two] = [await create({ brand: 'Nord' }), await create()]
    await set([one.id, two.id], { brand: ' NORD ' })
    expect([(await read(one.id)).brand, (await read(two.id)).brand]).toEqual(['Nord', 'Nord'])
    await set([one.id], { brand: '' })
    await set([two.id], { ribbon: 'Sale' })
    await set([two.id], { ribbon: ' ' })
    expect([(await read(one.id)).brand, (await read(two.id)).ribbon]).toEqual([null, ''])
  })
})

describe('money', () => {
  test.each([
    ['JPY', 1999, { type: 'PERCENT', value: 33 }, 1339],
    ['JPY', 999.5, { type: 'AMOUNT', value: 0.4 }, 999],
    ['KWD', 1.2345, { type: 'PERCENT', value: 10 }, 1.111],
    ['USD', 0.05, { type: 'PERCENT', value: 10 }, 0.05],
    ['USD', 0.15, { type: 'PERCENT', value: 50 }, 0.08],
    ['EUR', 5, { type: 'AMOUNT', value: 9 }, 0],
  ])(
    'in %s, %d less %j is rounded half-up to the currency',
    async (currency, price, discount, paid) => {
      const own = await openShop({ currency })
      const product = await merchantAt(() => own).create({
        ...sizes,
        priceData: { price },
        discount,
      })
      await own.close()
      expect(product.priceData).toMatchObject({ currency, price, discountedPrice: paid })
      expect(product.variants[1].variant.priceData.discountedPrice).toBe(paid)
      expect(product.priceRange).toEqual({ minValue: price, maxValue: price })
    },
  )

  test('profit has as many digits as needed, its margin four', async () => {
    const costs = { costAndProfitData: { itemCost: 1.1 } }
    const { costAndProfitData } = await create({ ...costs, priceData: { price: 3.3 } })
    expect(costAndProfitData).toEqual({
      itemCost: 1.1,
      formattedItemCost: '$1.10',
      profit: 2.2,
      formattedProfit: '$2.20',
      profitMargin: 0.6667,
    })
    const free = await create({ ...costs, discount: { type: 'PERCENT', value: 100 } })
    expect(free.costAndProfitData).toMatchObject({ profit: -1.1, profitMargin: 0 })
  })

  test('rounding errors of a caller after the fourth digit are rounded away', async () => {
    const { id, priceData } = await create({ priceData: { price: 0.1 + 0.2 } })
    expect(priceData.price).toBe(0.3)
    await post('bulk/products/update', { ids: [id], set: { price: 0.7 + 0.1 } })
    expect((await read(id)).priceData.price).toBe(0.8)
  })
})
