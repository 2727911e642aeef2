import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, merchantAt, option } from './handlers/merchant.test.fixture.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

const ALL = '00000000-000000-000000-000000000001'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { create, patch, post, read } = merchantAt(() => shop)
const sizes = { manageVariants: true, productOptions: [option('Size', 'S', 'M')] }

describe('the products that can be bought', () => {
  const ask = async (id: string, options: object, by = shop.visitor) =>
    by('POST', `/stores-reader/v1/products/${id}/productOptionsAvailability`, { options })

  test('include a product without options, at once', async () => {
    const { id } = await create({ weight: 2, sku: 'W' })
    expect((await ask(id, {})).body).toMatchObject({
      availableForPurchase: true,
      managedProduct: false,
      productOptions: [],
      selectedVariant: {
        price: { price: 20 },
        convertedPriceData: { price: 20 },
        weight: 2,
        sku: 'W',
        inStock: true,
        visible: true,
        variantId: '00000000-0000-0000-0000-000000000000',
      },
    })
  })

  test('include an unmanaged product when every option is chosen', async () => {
    const { id } = await create({ productOptions: [option('Size', 'S'), option('Cut', 'x')] })
    const part = (await ask(id, { SIZE: 's' })).body
    expect(part).not.toHaveProperty('selectedVariant')
    expect(part.availableForPurchase).toBe(false)
    expect((await ask(id, { SIZE: 's', cut: 'X' })).body).toMatchObject({
      availableForPurchase: true,
      managedProduct: false,
    })
  })

  test('include no hidden variant, and sold-out ones only on preorder', async () => {
    const { id, variants } = await create(sizes)
    await patch(`products/${id}/variants`, {
      variants: [{ choices: { Size: 'S' }, visible: false }],
    })
    const hidden = (await ask(id, { Size: 'S' })).body
    expect(hidden).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { visible: false, inStock: true },
    })
    expect(
      hidden.productOptions[0].choices.map((one: { visible: boolean }) => one.visible),
    ).toEqual([false, true])
    const stock = (more: object) =>
      shop.merchant('PATCH', `/stores/v2/inventoryItems/product/${id}`, {
        inventoryItem: {
          productId: id,
          trackQuantity: true,
          variants: [{ variantId: variants[1].id, quantity: 0 }],
          ...more,
        },
      })
    await stock({})
    expect((await ask(id, { Size: 'M' })).body.availableForPurchase).toBe(false)
    await stock({ preorderInfo: { enabled: true } })
    expect((await ask(id, { Size: 'M' })).body).toMatchObject({
      availableForPurchase: true,
      selectedVariant: { inStock: false, quantity: 0 },
    })
  })

  test('the chosen choice shows its media, others all', async () => {
    const { id } = await create({ productOptions: [option('Colour', 'Red', 'Blue')] })
    const media = ['all', 'red'].map((name) => ({ url: `https://pictures.test/${name}-${id}.jpg` }))
    const choice = { option: 'Colour', choice: 'Red' }
    await post(`products/${id}/media`, { media: [media[0], { ...media[1], choice }] })
    const [, red] = (await read(id)).media.items
    expect((await ask(id, { Colour: 'Red' })).body.media.items).toMatchObject([{ id: red.id }])
    expect((await ask(id, { Colour: 'Blue' })).body.media.items).toHaveLength(2)
  })

  test('need existing options and choices, and a visible product', async () => {
    const { id } = await create(sizes)
    for (const options of [{ Colour: 'Red' }, { Size: 'XXL' }]) {
      const reply = await ask(id, options)
      expect([reply.status, errorOf(reply).code]).toEqual([400, 'INVALID_OPTIONS'])
    }
    await patch(`products/${id}`, { product: { id, visible: false } })
    const [hidden, own] = [
      await ask(id, { Size: 'S' }),
      await ask(id, { Size: 'S' }, shop.merchant),
    ]
    expect([hidden.status, errorOf(hidden).code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    expect(own.body).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { inStock: true },
    })
  })
})

describe('a hidden product', () => {
  test('is in no response, count or error for a visitor', async () => {
    const { id, variants } = await create({ ...sizes, name: 'Secret shirt', visible: false })
    const { collection } = (await post('collections', { collection: { name: 'Secrets' } })).body
    await post(`collections/${collection.id}/productIds`, { productIds: [id] })
    const reader = '/stores-reader/v1'
    const gone = '11111111-1111-4111-8111-111111111111'
    for (const [method, path] of [
      ['GET', 'products/{id}'],
      ['POST', 'products/{id}/variants/query'],
      ['POST', 'products/{id}/productOptionsAvailability'],
      ['GET', `variants/{id}-${variants[0].id}`],
    ] as const) {
      const [hidden, missing] = await Promise.all(
        [id, gone].map(async (one) => {
          const body = method === 'POST' ? {} : undefined
          const reply = await shop.visitor(method, `${reader}/${path.replace('{id}', one)}`, body)
          return JSON.stringify(reply).replaceAll(one, '{id}')
        }),
      )
      expect(hidden).toBe(missing)
      expect(hidden).toContain('"status":404')
    }
    const asked = async (by: Shop['visitor'], path: string, filter: object) =>
      (await by('POST', `${reader}/${path}`, { query: { filter } })).body.metadata
    for (const [path, filter] of [
      ['products/query-platformized', { id }],
      ['products/query-platformized', { 'collections.id': { $hasSome: [collection.id] } }],
      ['variants/query', { productId: id }],
    ] as const) {
      expect(await asked(shop.visitor, path, filter)).toMatchObject({ count: 0, total: 0 })
      expect((await asked(shop.merchant, path, filter)).total).toBeGreaterThan(0)
    }
    const counted = async (by: Shop['visitor'], of: string) =>
      (await by('GET', `/v2/collections/${of}`)).body.collection.numberOfProducts
    expect(await counted(shop.visitor, collection.id)).toBe(0)
    expect(await counted(shop.merchant, collection.id)).toBe(1)
    expect(await counted(shop.merchant, ALL)).toBeGreaterThan(await counted(shop.visitor, ALL))
  })

  test('and costs are for merchants: others are refused', async () => {
    const { id } = await create(sizes)
    const flag = 'includeMerchantSpecificData'
    const product = `/stores-reader/v1/products/${id}`
    const got = await shop.visitor('GET', `${product}?${flag}=true`)
    const found = await shop.visitor('POST', `${product}/variants/query`, { [flag]: true })
    for (const reply of [got, found]) {
      expect([reply.status, errorOf(reply)]).toMatchObject([
        403,
        { code: 'PERMISSION_DENIED', data: { field: flag } },
      ])
    }
    expect((await shop.visitor('GET', `${product}?${flag}=false`)).status).toBe(200)
    const { body } = await shop.merchant('POST', `${product}/variants/query`, { [flag]: true })
    expect(body.variants[0].variant).toHaveProperty('costAndProfitData')
    const without = await shop.merchant('POST', `${product}/variants/query`, {})
    expect(without.body.variants[0].variant).not.toHaveProperty('costAndProfitData')
  })
})

test('the collection of all products cannot be changed, filled or deleted', async () => {
  const { id } = await create()
  const refused = await Promise.all([
    patch(`collections/${ALL}`, { collection: { id: ALL, name: 'Mine' } }),
    shop.merchant('DELETE', `/stores/v1/collections/${ALL}`),
    post(`collections/${ALL}/productIds`, { productIds: [id] }),
    post(`collections/${ALL}/productIds/delete`, { productIds: [id] }),
  ])
  expect(refused.map((reply) => [reply.status, errorOf(reply).code])).toEqual(
    refused.map(() => [400, 'COLLECTION_IS_BUILT_IN']),
  )
  expect((await read(id)).collectionIds).toEqual([ALL])
})
