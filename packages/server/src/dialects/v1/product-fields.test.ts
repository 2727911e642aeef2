import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

let shop: Shop
let id: string
beforeAll(async () => {
  shop = await openShop()
  id = (await create({})).body.product.id
})
afterAll(() => shop.close())

const create = (product: object) =>
  shop.merchant('POST', '/stores/v1/products', {
    product: { name: 'Jar', priceData: { price: 20 }, ...product },
  })
const change = (product: object) =>
  shop.merchant('PATCH', `/stores/v1/products/${id}`, { product: { id, ...product } })
const collection = (body: object) =>
  shop.merchant('POST', '/stores/v1/collections', { collection: body })
const dimensions = { length: '1', width: '1', height: '1', unit: 'CM' }
const perUnit = {
  totalQuantity: 1,
  totalMeasurementUnit: 'KG',
  baseQuantity: 1,
  baseMeasurementUnit: 'G',
}
describe('a change', () => {
  const full = {
    description: '<p>A</p>',
    sku: 'A-1',
    weight: 2.5,
    brand: 'Acme',
    ribbon: 'New',
    visible: false,
    productDimensions: dimensions,
    packageDimensions: dimensions,
    costAndProfitData: { itemCost: 3 },
    pricePerUnitData: perUnit,
    additionalInfoSections: [{ title: 'Care', description: 'Wash' }],
    productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
    discount: { type: 'AMOUNT', value: 2 },
    seoData: { tags: [{ type: 'title', children: 'Jar' }] },
  }
  const read = async (productId: string) =>
    (
      await shop.merchant(
        'GET',
        `/stores-reader/v1/products/${productId}?includeMerchantSpecificData=true`,
      )
    ).body.product

  test('does not change absent fields', async () => {
    const { product } = (await create(full)).body
    await shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
      product: { id: product.id, name: 'Renamed' },
    })
    const { lastUpdated: _, ...after } = await read(product.id)
    const { lastUpdated: __, ...before } = product
    expect(after).toEqual({ ...before, name: 'Renamed' })
  })

  test('does not change absent fields of a discount, and refuses a value without a type', async () => {
    const { product } = (await create({ discount: { type: 'AMOUNT', value: 5 } })).body
    const change = (discount: object) =>
      shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
        product: { id: product.id, discount },
      })
    expect((await change({ type: 'PERCENT' })).body.product).toMatchObject({
      discount: { type: 'PERCENT', value: 5 },
      priceData: { price: 20, discountedPrice: 19 },
    })
    expect((await change({ value: 10 })).body.product).toMatchObject({
      discount: { type: 'PERCENT', value: 10 },
      priceData: { price: 20, discountedPrice: 18 },
    })
    expect((await change({})).body.product.discount).toEqual({ type: 'PERCENT', value: 10 })
    expect((await change({ value: null })).body.product.discount).toEqual({
      type: 'PERCENT',
      value: 0,
    })
    expect((await change({ type: null })).body.product.discount).toEqual({ type: 'NONE', value: 0 })
    expect((await change({ value: 0 })).status).toBe(200)
    for (const refused of [await change({ value: 3 }), await create({ discount: { value: 3 } })]) {
      expect(refused.status).toBe(400)
      expect(refused.body.details.validationError.fieldViolations).toMatchObject([
        { field: 'product.discount.type', violatedRule: 'REQUIRED_FIELD' },
      ])
    }
  })

  test('refuses an impossible percentage', async () => {
    const { product } = (await create({ discount: { type: 'AMOUNT', value: 150 } })).body
    const refused = await shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
      product: { id: product.id, discount: { type: 'PERCENT' } },
    })
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([
      { field: 'product.discount.value', violatedRule: 'MAX' },
    ])
    expect((await read(product.id)).discount).toEqual({ type: 'AMOUNT', value: 150 })
  })

  test('clears fields that are null', async () => {
    const { product } = (await create(full)).body
    const cleared = Object.fromEntries(Object.keys(full).map((name) => [name, null]))
    const reply = await shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
      product: { id: product.id, ...cleared },
    })
    expect(reply.status).toBe(200)
    const after = await read(product.id)
    expect(after).toMatchObject({
      name: 'Jar',
      slug: product.slug,
      visible: true,
      description: '',
      sku: '',
      weight: 0,
      brand: null,
      ribbon: '',
      ribbons: [],
      productOptions: [],
      additionalInfoSections: [],
      discount: { type: 'NONE', value: 0 },
      priceData: { price: 20, discountedPrice: 20 },
      costAndProfitData: { itemCost: 0, profit: 20, profitMargin: 1 },
    })
    for (const gone of ['productDimensions', 'packageDimensions', 'pricePerUnitData', 'seoData']) {
      expect(after).not.toHaveProperty(gone)
    }
    expect(after.priceData).not.toHaveProperty('pricePerUnit')
  })

  test('is limited to the fields of its mask, in any notation', async () => {
    const { product } = (await create({ brand: 'Acme', sku: 'A' })).body
    const masks = [
      ['name', 'priceData.price'],
      'name, priceData.price',
      { paths: ['product.name', 'product.priceData.price'] },
    ]
    for (const [turn, fieldMask] of masks.entries()) {
      const fields = { name: `Turn ${turn}`, brand: null, sku: 'B', priceData: { price: turn } }
      const { body } = await shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
        product: { id: product.id, ...fields },
        fieldMask,
      })
      expect(body.product).toMatchObject({
        name: `Turn ${turn}`,
        priceData: { price: turn },
        brand: 'Acme',
        sku: 'A',
      })
    }
    const { body } = await collection({ name: 'Bowls', description: 'Deep' })
    const limited = await shop.merchant('PATCH', `/stores/v1/collections/${body.collection.id}`, {
      collection: { id: body.collection.id, name: 'Cups', description: 'Flat' },
      fieldMask: { paths: ['description'] },
    })
    expect(limited.body.collection).toMatchObject({ name: 'Bowls', description: 'Flat' })
  })

  test('ignores read-only fields', async () => {
    const { product } = (await create({})).body
    const reply = await shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
      product: {
        id: product.id,
        numericId: '1',
        inventoryItemId: 'x',
        collectionIds: ['x'],
        productType: 'digital',
        stock: { trackInventory: true, quantity: 5 },
        price: { price: 1 },
        priceData: { price: 20, discountedPrice: 1, currency: 'EUR', formatted: { price: '1' } },
        priceRange: { minValue: 1, maxValue: 1 },
        convertedPriceData: { price: 1 },
        media: { items: [{ id: 'x' }] },
        ribbons: [{ text: 'x' }],
        customTextFields: [{ title: 'x', maxLength: 5, mandatory: true }],
        productPageUrl: { base: 'x', path: 'y' },
        variants: [{ id: 'x' }],
        exportProductId: 'x',
        lastUpdated: '2000-01-01T00:00:00.000Z',
        createdDate: '2000-01-01T00:00:00.000Z',
      },
    })
    expect(reply).toMatchObject({ status: 200, body: { product } })
  })
})

describe('absent fields', () => {
  test('sku and weight with managed variants; they are returned when managing ends', async () => {
    const productOptions = [{ name: 'Size', choices: [{ description: 'S' }] }]
    const { product } = (await create({ sku: 'K', weight: 3, productOptions })).body
    expect(product).toMatchObject({ sku: 'K', weight: 3, variants: [] })
    const patch = async (fields: object) =>
      (
        await shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
          product: { id: product.id, ...fields },
        })
      ).body.product
    const managed = await patch({ manageVariants: true })
    expect(managed).not.toHaveProperty('sku')
    expect(managed).not.toHaveProperty('weight')
    expect(managed.variants).toMatchObject([{ variant: { sku: 'K', weight: 3 } }])
    expect(managed.weightRange).toEqual({ minValue: 3, maxValue: 3 })
    const back = await patch({ manageVariants: false, productOptions: [] })
    expect(back).toMatchObject({ sku: 'K', weight: 3, variants: [] })
  })

  test('quantity of untracked stock, and a unit price without a base', async () => {
    const { product } = (await create({})).body
    expect(product.stock).toEqual({
      trackInventory: false,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    })
    expect(product.priceData).not.toHaveProperty('pricePerUnit')
    expect(product.media).toEqual({ items: [] })
  })
})

describe('brands and ribbons', () => {
  test('are found ignoring case and surrounding blanks, and blank names are none', async () => {
    expect((await create({ brand: 'Atelier Nord', ribbon: 'Sale' })).body.product.brand).toBe(
      'Atelier Nord',
    )
    const again = (await create({ brand: ' ATELIER nord ', ribbon: 'SALE' })).body.product
    expect(again).toMatchObject({
      brand: 'Atelier Nord',
      ribbon: 'Sale',
      ribbons: [{ text: 'Sale' }],
    })
    const none = (await create({ brand: '   ', ribbon: ' ' })).body.product
    expect(none).toMatchObject({ brand: null, ribbon: '', ribbons: [] })
  })
})

test('an option is one of colours when every value is a colour code', async () => {
  const values = (...all: string[]) => all.map((value, at) => ({ value, description: `C${at}` }))
  const productOptions = [
    { name: 'Hex', choices: values('#fff', '#A1B2C3', '#11223344') },
    { name: 'Function', choices: values('rgb(1, 2, 3)', 'rgba(1,2,3,0.5)') },
    { name: 'Mixed', choices: values('#fff', 'White') },
    { name: 'Names', choices: values('red', 'blue') },
    { name: 'Broken', choices: values('#ff', '#ggg') },
  ]
  const { product } = (await create({ productOptions })).body
  expect(
    product.productOptions.map((one: { name: string; optionType: string }) => [
      one.name,
      one.optionType,
    ]),
  ).toEqual([
    ['Hex', 'color'],
    ['Function', 'color'],
    ['Mixed', 'drop_down'],
    ['Names', 'drop_down'],
    ['Broken', 'drop_down'],
  ])
})

test('names of options and choices are unique ignoring case, in every script', async () => {
  const code = async (productOptions: object[]) =>
    (await create({ productOptions })).body.details?.applicationError?.code
  const choices = [{ description: 'x' }]
  const twice = (one: string, other: string) => [
    { name: one, choices },
    { name: other, choices },
  ]
  for (const [one, other] of [
    ['Size', 'SIZE'],
    ['Größe', 'GRÖSSE'],
    ['Μέγεθος', 'ΜΈΓΕΘΟΣ'],
    ['ας', 'ασ'],
    ['é', 'e\u0301'],
  ] as const) {
    expect([one, await code(twice(one, other))]).toEqual([one, 'INVALID_OPTIONS'])
    const inside = [{ name: 'x', choices: [{ description: one }, { description: other }] }]
    expect([one, await code(inside)]).toEqual([one, 'INVALID_OPTIONS'])
  }
  expect(await code(twice('Size', 'Colour'))).toBeUndefined()
})

test('numbers of products are times of creation, and ascend', async () => {
  const numbers: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const { numericId, createdDate } = (await create({})).body.product
    expect(Math.floor(Number(numericId) / 1000)).toBe(Date.parse(createdDate))
    numbers.push(Number(numericId))
  }
  const [first = 0] = numbers
  expect(numbers).toEqual([first, first + 1, first + 2, first + 3])
})

test('a requested slug is unchanged, numbered when it is in use, in any script', async () => {
  const slugOf = async (product: object) => (await create(product)).body.product.slug
  const long = 'y'.repeat(100)
  expect(await slugOf({ slug: long })).toBe(long)
  expect(await slugOf({ slug: long })).toBe(`${long.slice(0, 90)}-1`)
  expect(await slugOf({ slug: long.slice(0, 90) })).toBe(long.slice(0, 90))
  expect(await slugOf({ slug: long.slice(0, 95) })).toBe(long.slice(0, 95))
  expect(await slugOf({ slug: long.slice(0, 95) })).toBe(`${long.slice(0, 90)}-2`)
  expect(await slugOf({ slug: '/Über uns?/' })).toBe('über-uns')
  const [one, other] = [await slugOf({ name: '🏺🏺', slug: '' }), await slugOf({ name: '🏺' })]
  expect([one, other]).toEqual([
    expect.stringMatching(/^product(-\d+)?$/),
    expect.stringMatching(/^product-\d+$/),
  ])
  expect(one).not.toBe(other)
  const { body } = await change({ slug: 'Mein Krug' })
  expect(body.product).toMatchObject({
    slug: 'mein-krug',
    productPageUrl: { base: 'http://shop.test/', path: '/products/mein-krug' },
  })
  expect((await change({ name: 'Other' })).body.product.slug).toBe('mein-krug')
})
