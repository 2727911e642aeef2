import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

const ALL = '00000000-000000-000000-000000000001'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const sizes = {
  name: 'Size',
  choices: ['S', 'M', 'L'].map((description) => ({ value: description, description })),
}
const glazes = {
  name: 'Glaze',
  choices: [
    { value: '#aabbcc', description: 'Mist' },
    { value: '#112233', description: 'Night' },
  ],
}

async function create(product: object) {
  const reply = await shop.merchant('POST', '/stores/v1/products', {
    product: { name: 'Jar', priceData: { price: 20 }, ...product },
  })
  expect(reply.body).toHaveProperty('product')
  return reply.body.product
}

async function change(id: string, product: object) {
  return shop.merchant('PATCH', `/stores/v1/products/${id}`, { product: { id, ...product } })
}

async function read(id: string, query = '') {
  return (await shop.merchant('GET', `/stores-reader/v1/products/${id}${query}`)).body.product
}

describe('createProduct', () => {
  test('a name and a price are enough, and the response is complete', async () => {
    const product = await create({ name: 'Moon jar' })
    expect(product).toMatchObject({
      name: 'Moon jar',
      slug: 'moon-jar',
      visible: true,
      productType: 'physical',
      description: '',
      sku: '',
      weight: 0,
      stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
      priceData: {
        currency: 'USD',
        price: 20,
        discountedPrice: 20,
        formatted: { price: '$20.00', discountedPrice: '$20.00' },
      },
      priceRange: { minValue: 20, maxValue: 20 },
      costAndProfitData: { itemCost: 0, profit: 20, profitMargin: 1 },
      ribbons: [],
      ribbon: '',
      brand: null,
      media: { items: [] },
      manageVariants: false,
      productOptions: [],
      productPageUrl: { base: 'http://shop.test/', path: '/products/moon-jar' },
      discount: { type: 'NONE', value: 0 },
      collectionIds: [ALL],
      variants: [],
    })
    expect(product.numericId).toMatch(/^\d{16}$/)
    expect(product.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(product.lastUpdated).toMatch(/^\d{4}-.*Z$/)
  })

  test('slugs are numbered when in use, allow every script and drop emoji', async () => {
    const slugs = []
    for (const name of [
      'Blue vase',
      'Blue vase',
      'Blue vase!',
      'Ваза синяя',
      '花瓶',
      '🎉🎉',
      '🎉',
    ]) {
      slugs.push((await create({ name })).slug)
    }
    expect(slugs).toEqual([
      'blue-vase',
      'blue-vase-1',
      'blue-vase-2',
      'ваза-синяя',
      '花瓶',
      'product',
      'product-1',
    ])
  })

  test('managed variants are made of all choices with the price, cost, weight and SKU of the product', async () => {
    const product = await create({
      manageVariants: true,
      productOptions: [sizes, glazes],
      sku: 'J',
      weight: 0.3,
      costAndProfitData: { itemCost: 4.5 },
      discount: { type: 'PERCENT', value: 10 },
    })
    expect(product).not.toHaveProperty('sku')
    expect(product).not.toHaveProperty('weight')
    expect(product.productOptions.map((one: { optionType: string }) => one.optionType)).toEqual([
      'drop_down',
      'color',
    ])
    expect(product.variants).toHaveLength(6)
    expect(product.variants[0]).toMatchObject({
      choices: { Size: 'S', Glaze: 'Mist' },
      variant: {
        priceData: { price: 20, discountedPrice: 18 },
        costAndProfitData: { itemCost: 4.5, profit: 13.5, profitMargin: 0.75 },
        weight: 0.3,
        sku: 'J',
        visible: true,
      },
      stock: { trackQuantity: false, inStock: true },
    })
  })

  test('too many combinations, repeated names and digital products are refused with reasons', async () => {
    const many = (name: string) => ({
      name,
      choices: Array.from({ length: 20 }, (_, index) => ({ description: String(index) })),
    })
    const post = (product: object) =>
      shop.merchant('POST', '/stores/v1/products', {
        product: { name: 'Jar', priceData: { price: 1 }, ...product },
      })
    const tooMany = await post({ manageVariants: true, productOptions: [many('A'), many('B')] })
    expect(tooMany.body.details.applicationError).toMatchObject({
      code: 'MANAGE_VARIANTS_NOT_ALLOWED',
      data: { count: 400, maximum: 300 },
    })
    const twice = await post({ productOptions: [sizes, { ...sizes, name: 'size' }] })
    expect(twice.body.details.applicationError.code).toBe('INVALID_OPTIONS')
    for (const productType of ['digital', 'unspecified_product_type']) {
      const refused = await post({ productType })
      expect(refused).toMatchObject({ status: 400 })
      expect(refused.body.details.applicationError).toMatchObject({
        code: 'INVALID_ARGUMENT',
        description: `product.productType ${productType} is not supported, only physical`,
      })
    }
    const empty = await shop.merchant('POST', '/stores/v1/products', { product: {} })
    const fields = empty.body.details.validationError.fieldViolations
    expect(fields.map((one: { field: string }) => one.field).sort()).toEqual([
      'product.name',
      'product.priceData',
    ])
  })
})

describe('getProduct', () => {
  test('a hidden product is visible to merchants, and nowhere to visitors', async () => {
    const { id, name } = await create({ name: 'Hidden jar', visible: false })
    expect((await read(id)).name).toBe(name)
    const reply = await shop.visitor('GET', `/stores-reader/v1/products/${id}`)
    expect(reply).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'PRODUCT_NOT_FOUND' } } },
    })
    const query = { query: { filter: { name } } }
    const [own, other] = await Promise.all([
      shop.merchant('POST', '/stores-reader/v1/products/query-platformized', query),
      shop.visitor('POST', '/stores-reader/v1/products/query-platformized', query),
    ])
    expect([own.body.metadata.total, other.body.metadata.total]).toEqual([1, 0])
  })

  test('costs are only for merchants who ask', async () => {
    const { id } = await create({ costAndProfitData: { itemCost: 5 } })
    expect(await read(id)).not.toHaveProperty('costAndProfitData')
    const asked = await read(id, '?includeMerchantSpecificData=true')
    expect(asked.costAndProfitData).toMatchObject({
      itemCost: 5,
      formattedItemCost: '$5.00',
      profit: 15,
    })
    expect(asked.costRange).toEqual({ minValue: 5, maxValue: 5 })
    const path = `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`
    expect((await shop.visitor('GET', path)).status).toBe(403)
  })

  test('every address of the contract is served', async () => {
    const { id } = await create({})
    for (const prefix of ['/stores-reader', '/_api/catalog-reader-server', '/stores']) {
      expect((await shop.visitor('GET', `${prefix}/v1/products/${id}`)).status).toBe(200)
    }
    expect((await shop.visitor('GET', '/stores-reader/v1/products/no-such-id')).status).toBe(404)
    expect((await shop.nobody('GET', `/stores-reader/v1/products/${id}`)).status).toBe(401)
    expect((await shop.visitor('DELETE', `/stores/v1/products/${id}`)).status).toBe(403)
  })
})

describe('updateProduct', () => {
  test('given fields change, absent ones do not, and null clears', async () => {
    const { id } = await create({
      brand: 'Acme',
      ribbon: 'New',
      description: '<p>A</p>',
      sku: 'A-1',
    })
    const reply = await change(id, { name: 'Pot', brand: null, ribbon: '' })
    expect(reply.body.product).toMatchObject({
      name: 'Pot',
      slug: (await read(id)).slug,
      brand: null,
      ribbon: '',
      ribbons: [],
      description: '<p>A</p>',
      sku: 'A-1',
    })
  })

  test('sending back what was read changes nothing', async () => {
    const created = await create({
      manageVariants: true,
      productOptions: [sizes],
      brand: 'Acme',
      discount: { type: 'AMOUNT', value: 3 },
      pricePerUnitData: {
        totalQuantity: 250,
        totalMeasurementUnit: 'G',
        baseQuantity: 1,
        baseMeasurementUnit: 'KG',
      },
    })
    expect(created.priceData.pricePerUnit).toBe(68)
    const facts = await countFacts(created.id)
    const reply = await change(created.id, created)
    expect(reply.body.product).toEqual(created)
    expect(await countFacts(created.id)).toBe(facts)
  })

  test('a new price changes the prices of managed variants by the same amount', async () => {
    const { id, variants } = await create({ manageVariants: true, productOptions: [sizes] })
    await shop.merchant('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [{ choices: { Size: 'L' }, price: 25.5 }],
    })
    const reply = await change(id, { priceData: { price: 22.1 } })
    const prices = reply.body.product.variants.map(
      (one: { variant: { priceData: { price: number } } }) => one.variant.priceData.price,
    )
    expect(prices).toEqual([22.1, 22.1, 27.6])
    expect(reply.body.product.priceRange).toEqual({ minValue: 22.1, maxValue: 27.6 })
    expect(reply.body.product.variants[0].id).toBe(variants[0].id)
    const refused = await shop.merchant('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [{ choices: { Size: 'S' }, price: 1 }],
    })
    expect(refused.status).toBe(200)
    expect((await change(id, { priceData: { price: 0 } })).body.details.applicationError.code).toBe(
      'PRICE_OUT_OF_RANGE',
    )
  })

  test('variants with unchanged choices have the same id and values, and new combinations are added', async () => {
    const { id, variants } = await create({ manageVariants: true, productOptions: [sizes] })
    await shop.merchant('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [{ variantIds: [variants[1].id], price: 30, sku: 'M!' }],
    })
    const choices = ['M', 'XL'].map((description) => ({ description }))
    const reply = await change(id, { productOptions: [{ name: 'Size', choices }] })
    const [kept, added] = reply.body.product.variants
    expect(kept).toMatchObject({
      id: variants[1].id,
      choices: { Size: 'M' },
      variant: { sku: 'M!' },
    })
    expect(added).toMatchObject({ choices: { Size: 'XL' }, variant: { priceData: { price: 20 } } })
    expect(reply.body.product.variants).toHaveLength(2)
  })

  test('managed variants can be turned off only without options', async () => {
    const { id } = await create({ manageVariants: true, productOptions: [sizes], sku: 'K' })
    const refused = await change(id, { manageVariants: false })
    expect(refused.body.details.applicationError.code).toBe('MANAGE_VARIANTS_NOT_ALLOWED')
    const reply = await change(id, { manageVariants: false, productOptions: [] })
    expect(reply.body.product).toMatchObject({ manageVariants: false, sku: 'K', variants: [] })
  })

  test('a change has a fact with the values before and after, and its author', async () => {
    const { id } = await create({ name: 'Before' })
    await change(id, { name: 'After' })
    const facts = await shop.platform.db
      .selectFrom('facts')
      .selectAll()
      .where('entity_id', '=', id)
      .orderBy('seq')
      .execute()
    expect(facts.map(({ name }) => name)).toEqual(['product.created', 'product.changed'])
    expect(facts[1]).toMatchObject({
      before: { name: 'Before' },
      after: { name: 'After' },
      actor: { type: 'staff' },
    })
  })
})

test('deleting removes the product once', async () => {
  const { id } = await create({})
  expect(await shop.merchant('DELETE', `/stores/v1/products/${id}`)).toMatchObject({
    status: 200,
    body: {},
  })
  expect((await shop.merchant('DELETE', `/stores/v1/products/${id}`)).status).toBe(404)
})

test('amounts are rounded and formatted by the currency and locale of the site', async () => {
  const swiss = await openShop({ currency: 'JPY', locale: 'de-CH' })
  const reply = await swiss.merchant('POST', '/stores/v1/products', {
    product: { name: 'Tasse', priceData: { price: 999 }, discount: { type: 'PERCENT', value: 15 } },
  })
  expect(reply.body.product.priceData).toMatchObject({ price: 999, discountedPrice: 849 })
  expect(reply.body.product.priceData.formatted.price).toContain('999')
  await swiss.close()
})

async function countFacts(id: string): Promise<number> {
  const rows = await shop.platform.db
    .selectFrom('facts')
    .select('id')
    .where('entity_id', '=', id)
    .execute()
  return rows.length
}

test.each([1, 2, 3, 4, 5, 6])('a product with %i managed options can be deleted', async (count) => {
  const option = (_: unknown, at: number) => ({
    name: `Option ${at}`,
    choices: [{ description: 'One' }, { description: 'Two' }],
  })
  const { body } = await shop.merchant('POST', '/stores/v1/products', {
    product: {
      name: 'Gone',
      priceData: { price: 1 },
      manageVariants: true,
      productOptions: Array.from({ length: count }, option),
    },
  })
  const { id, variants } = body.product
  expect(variants).toHaveLength(2 ** count)
  const address = `/stores/v1/products/${id}`
  expect(await shop.merchant('DELETE', address)).toMatchObject({ status: 200, body: {} })
  expect((await shop.merchant('GET', `/stores-reader/v1/products/${id}`)).status).toBe(404)
})

test.each(['x', [], 5])('a change of a product that is %j is refused', async (product) => {
  const { body } = await shop.merchant('POST', '/stores/v1/products', {
    product: { name: 'Kept', priceData: { price: 1 } },
  })
  const reply = await shop.merchant('PATCH', `/stores/v1/products/${body.product.id}`, { product })
  expect(reply.status).toBe(400)
  expect(reply.body.details.validationError.fieldViolations).toMatchObject([{ field: 'product' }])
})
