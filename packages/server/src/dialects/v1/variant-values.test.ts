import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, merchantAt, option } from './handlers/merchant.test.fixture.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const { create, patch, post, read } = merchantAt(() => shop)
const sizes = { manageVariants: true, productOptions: [option('Size', 'S', 'M')] }
const dimensions = { length: '1', width: '2', height: '3.5', unit: 'CM' }

describe('values of variants', () => {
  const own = {
    price: 25,
    cost: 9,
    weight: 2,
    sku: 'OWN',
    visible: false,
    productDimensions: dimensions,
    packageDimensions: dimensions,
  }
  const base = { ...sizes, sku: 'BASE', weight: 1, costAndProfitData: { itemCost: 5 } }
  const shown = {
    priceData: { price: 25 },
    costAndProfitData: { itemCost: 9, profit: 16, profitMargin: 0.64 },
    weight: 2,
    sku: 'OWN',
    visible: false,
    productDimensions: dimensions,
    packageDimensions: dimensions,
  }
  const plain = {
    priceData: { price: 20 },
    costAndProfitData: { itemCost: 5, profit: 15, profitMargin: 0.75 },
    weight: 1,
    sku: 'BASE',
    visible: true,
  }

  test('are set by some of the choices, and null resets each to the product', async () => {
    const { id } = await create(base)
    const choices = { size: 'm' }
    const set = await patch(`products/${id}/variants`, { variants: [{ choices, ...own }] })
    expect(set.body.variants).toMatchObject([{ choices: { Size: 'M' }, variant: shown }])
    expect((await read(id)).variants[0].variant).toMatchObject(plain)
    for (const name of Object.keys(own)) {
      const stored = await patch(`products/${id}/variants`, {
        variants: [{ choices, [name]: null }],
      })
      expect(stored.status).toBe(200)
    }
    const { variants } = await read(id)
    expect(variants[1].variant).toEqual(variants[0].variant)
  })

  test('are set by ids in any case, and all are reset at once, without a change of ids and stock', async () => {
    const { id, variants } = await create(base)
    const variantIds = variants.map((one: { id: string }) => one.id.toUpperCase())
    await patch(`products/${id}/variants`, { variants: [{ variantIds, ...own }] })
    await shop.merchant('PATCH', `/stores/v2/inventoryItems/product/${id}`, {
      inventoryItem: {
        productId: id,
        trackQuantity: true,
        variants: [{ variantId: variants[0].id, quantity: 7 }],
      },
    })
    expect((await read(id)).variants).toMatchObject([{ variant: shown }, { variant: shown }])
    expect(await post(`products/${id}/variants/resetToDefault`)).toMatchObject({
      status: 200,
      body: {},
    })
    const after = (await read(id)).variants
    expect(after).toMatchObject([{ variant: plain }, { variant: plain }])
    expect(after.map((one: { id: string }) => one.id)).toEqual(
      variants.map((one: { id: string }) => one.id),
    )
    expect(after[0].stock).toEqual({ trackQuantity: true, quantity: 7, inStock: true })
    expect(after[0].variant).not.toHaveProperty('productDimensions')
  })

  test('of unknown choices or ids are refused by name', async () => {
    const { id } = await create(base)
    const change = async (variant: object) => {
      const good = { choices: {}, sku: 'x' }
      const reply = await patch(`products/${id}/variants`, { variants: [good, variant] })
      return [reply.status, errorOf(reply)]
    }
    const gone = '11111111-1111-4111-8111-111111111111'
    for (const [variant, data] of [
      [{ choices: { Size: 'XXL' } }, { option: 'Size', choice: 'XXL', known: ['S', 'M'] }],
      [{ choices: { Sleeve: 'Long' } }, { option: 'Sleeve', known: ['Size'] }],
      [{ variantIds: [gone] }, { variantId: gone }],
    ] as const) {
      expect(await change({ ...variant, price: 1 })).toMatchObject([
        404,
        { code: 'VARIANT_NOT_FOUND', data: { field: 'variants[1]', productId: id, ...data } },
      ])
    }
    expect((await read(id)).variants[0].variant.sku).toBe('BASE')
  })

  test('have the limits of the product’s, with their own path', async () => {
    const { id } = await create(base)
    const refused = async (values: object) => {
      const { body } = await patch(`products/${id}/variants`, {
        variants: [{ choices: {} }, { choices: {}, ...values }],
      })
      const [{ field, violatedRule }] = body.details.validationError.fieldViolations
      return `${field} ${violatedRule}`
    }
    expect(await refused({ price: -1 })).toBe('variants[1].price MIN')
    expect(await refused({ cost: 1e9 })).toBe('variants[1].cost MAX')
    expect(await refused({ weight: '1' })).toBe('variants[1].weight FORMAT')
    expect(await refused({ sku: 'x'.repeat(41) })).toBe('variants[1].sku MAX_LENGTH')
    expect(await refused({ productDimensions: { ...dimensions, width: '-2' } })).toBe(
      'variants[1].productDimensions.width DECIMAL_GTE',
    )
    expect(await refused({ packageDimensions: { ...dimensions, height: '1.1234567' } })).toBe(
      'variants[1].packageDimensions.height DECIMAL_MAX_SCALE',
    )
  })

  test('belong to managed products only', async () => {
    const { id } = await create({ productOptions: [option('Size', 'S')] })
    const change = await patch(`products/${id}/variants`, {
      variants: [{ choices: { Size: 'S' }, price: 1 }],
    })
    const reset = await post(`products/${id}/variants/resetToDefault`)
    for (const reply of [change, reset]) {
      expect([reply.status, errorOf(reply).code]).toEqual([400, 'MANAGE_VARIANTS_NOT_ALLOWED'])
    }
    const gone = await post('products/11111111-1111-4111-8111-111111111111/variants/resetToDefault')
    expect([gone.status, errorOf(gone).code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
  })
})

describe('managed variants', () => {
  const choices = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`)

  test('are at most 300', async () => {
    const of = (...counts: number[]) => ({
      manageVariants: true,
      productOptions: counts.map((count, at) => option(`O${at}`, ...choices(count))),
    })
    expect((await create(of(100, 3))).variants).toHaveLength(300)
    const product = { name: 'Shirt', priceData: { price: 1 }, ...of(43, 7) }
    expect(errorOf(await post('products', { product }))).toMatchObject({
      code: 'MANAGE_VARIANTS_NOT_ALLOWED',
      data: { count: 301, maximum: 300 },
    })
    const { id } = await create({ productOptions: of(43, 7).productOptions })
    expect(
      errorOf(await patch(`products/${id}`, { product: { id, manageVariants: true } })).code,
    ).toBe('MANAGE_VARIANTS_NOT_ALLOWED')
  })

  test('have the same ids and values after options are added, removed, moved and renamed', async () => {
    const { id, variants } = await create({
      manageVariants: true,
      productOptions: [option('Size', 'S', 'M'), option('Colour', 'Red', 'Blue')],
    })
    await patch(`products/${id}/variants`, {
      variants: [{ choices: { Size: 'M', Colour: 'Red' }, sku: 'MR' }],
    })
    const edit = async (...productOptions: object[]) => {
      const reply = await patch(`products/${id}`, { product: { id, productOptions } })
      expect(reply.status).toBe(200)
      return reply.body.product.variants as {
        id: string
        choices: object
        variant: { sku: string }
      }[]
    }
    const moved = await edit(option('Colour', 'Blue', 'Red'), option('SIZE', 'M', 'S', 'L'))
    expect(moved.map((one) => one.choices)).toEqual(
      ['Blue', 'Red'].flatMap((Colour) => ['M', 'S', 'L'].map((SIZE) => ({ Colour, SIZE }))),
    )
    const mediumRed = moved.find(({ variant }) => variant.sku === 'MR')
    expect(mediumRed).toMatchObject({ id: variants[2].id, choices: { Colour: 'Red', SIZE: 'M' } })
    const renamed = await edit(option('Farbe', 'Blue', 'Red'), option('Size', 'M'))
    expect(renamed).toMatchObject([
      { id: variants[3].id },
      { id: variants[2].id, choices: { Farbe: 'Red', Size: 'M' }, variant: { sku: 'MR' } },
    ])
    const fewer = await edit(option('Farbe', 'Blue', 'Red'))
    expect(fewer.map((one) => one.choices)).toEqual([{ Farbe: 'Blue' }, { Farbe: 'Red' }])
    expect(await edit()).toMatchObject([{ choices: {} }])
  })
})
