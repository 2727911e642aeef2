import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

const ZERO = '00000000-0000-0000-0000-000000000000'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const option = (name: string, ...choices: string[]) => ({
  name,
  choices: choices.map((description) => ({ description, value: description })),
})

async function createShirt(more: object = {}) {
  const reply = await shop.merchant('POST', '/stores/v1/products', {
    product: {
      name: 'Shirt',
      priceData: { price: 20 },
      manageVariants: true,
      productOptions: [option('Size', 'S', 'M'), option('Colour', 'Red', 'Blue')],
      ...more,
    },
  })
  return reply.body.product
}
const patch = (id: string, ...variants: object[]) =>
  shop.merchant('PATCH', `/stores/v1/products/${id}/variants`, { variants })
const query = async (id: string, body: object = {}) =>
  (await shop.visitor('POST', `/stores-reader/v1/products/${id}/variants/query`, body)).body
const setStock = (productId: string, inventoryItem: object) =>
  shop.merchant('PATCH', `/stores/v2/inventoryItems/product/${productId}`, {
    inventoryItem: { productId, ...inventoryItem },
  })

describe('queryProductVariants', () => {
  test('a partial choice finds all matching ones, an id finds one, and pages count all', async () => {
    const { id, variants } = await createShirt()
    const red = await query(id, { choices: { colour: 'red' } })
    expect(red).toMatchObject({ metadata: { items: 100, offset: 0 }, totalResults: 2 })
    const named = await query(id, { variantIds: [variants[3].id] })
    expect(named.variants[0].choices).toEqual({ Size: 'M', Colour: 'Blue' })
    const page = await query(id, { paging: { limit: 1, offset: 3 } })
    expect(page).toMatchObject({ metadata: { items: 1, offset: 3 }, totalResults: 4 })
    expect(page.variants[0].id).toBe(variants[3].id)
    expect((await query(id, { choices: { Size: 'XXL' } })).details.applicationError).toMatchObject({
      code: 'INVALID_OPTIONS',
      data: { known: ['S', 'M'] },
    })
  })

  test('a product without managed variants has one, with an id of zeros', async () => {
    const { id } = await createShirt({ manageVariants: false })
    const { variants } = await query(id, { variantIds: [ZERO] })
    expect(variants).toMatchObject([
      { id: ZERO, choices: {}, variant: { priceData: { price: 20 } } },
    ])
  })
})

describe('updateProductVariants', () => {
  test('values of a variant override the product, and null resets them', async () => {
    const { id } = await createShirt({ sku: 'SH', discount: { type: 'PERCENT', value: 50 } })
    const reply = await patch(id, {
      choices: { Size: 'M' },
      price: 30,
      sku: 'SH-M',
      visible: false,
    })
    expect(reply.body.variants).toHaveLength(2)
    expect(reply.body.variants[0].variant).toMatchObject({
      priceData: { price: 30, discountedPrice: 15 },
      sku: 'SH-M',
      visible: false,
    })
    const back = await patch(id, { choices: { Size: 'M' }, price: null, sku: null, visible: null })
    expect(back.body.variants[0].variant).toMatchObject({
      priceData: { price: 20 },
      sku: 'SH',
      visible: true,
    })
  })

  test('unmanaged products, unknown ids and empty selectors are refused', async () => {
    const plain = await createShirt({ manageVariants: false })
    const { id } = await createShirt()
    const code = async (reply: ReturnType<typeof patch>) =>
      (await reply).body.details.applicationError.code
    expect(await code(patch(plain.id, { variantIds: [ZERO], price: 1 }))).toBe(
      'MANAGE_VARIANTS_NOT_ALLOWED',
    )
    expect(await code(patch(id, { variantIds: [ZERO], price: 1 }))).toBe('VARIANT_NOT_FOUND')
    const both = { variantIds: [ZERO], choices: { Size: 'S' }, price: 1 }
    expect((await patch(id, both)).body.details.validationError.fieldViolations).toMatchObject([
      { violatedRule: 'ONE_OF_ALIGNMENT' },
    ])
    const empty = await patch(id, { price: 1 })
    expect(empty.body.details.validationError.fieldViolations[0].field).toBe('variants[0]')
  })

  test('reset returns every variant to the product', async () => {
    const { id } = await createShirt()
    await patch(id, { choices: {}, price: 99 })
    expect((await query(id)).variants[0].variant.priceData.price).toBe(99)
    const path = `/stores/v1/products/${id}/variants/resetToDefault`
    expect(await shop.merchant('POST', path, { id })).toMatchObject({ status: 200, body: {} })
    expect((await query(id)).variants[0].variant.priceData.price).toBe(20)
  })
})

describe('getProductOptionsAvailability', () => {
  const ask = async (id: string, options: object) =>
    (
      await shop.visitor('POST', `/stores-reader/v1/products/${id}/productOptionsAvailability`, {
        options,
      })
    ).body

  test('a choice is available when a variant with the other choices is', async () => {
    const { id, variants } = await createShirt()
    const stock = [0, 5, 0, 0].map((quantity, at) => ({ variantId: variants[at].id, quantity }))
    await setStock(id, { trackQuantity: true, variants: stock })
    const small = await ask(id, { size: 'S' })
    expect(small.selectedVariant).toBeUndefined()
    expect(small.availableForPurchase).toBe(false)
    const flags = (answer: { productOptions: { choices: { inStock: boolean }[] }[] }) =>
      answer.productOptions.map(({ choices }) => choices.map(({ inStock }) => inStock))
    expect(flags(small)).toEqual([
      [true, false],
      [false, true],
    ])
    const chosen = await ask(id, { Size: 'S', Colour: 'Blue' })
    expect(chosen).toMatchObject({
      availableForPurchase: true,
      managedProduct: true,
      selectedVariant: { variantId: variants[1].id, quantity: 5, inStock: true, visible: true },
    })
    const gone = await ask(id, { Size: 'M', Colour: 'Blue' })
    expect(gone).toMatchObject({ availableForPurchase: false, selectedVariant: { inStock: false } })
  })

  test('a hidden variant cannot be bought', async () => {
    const { id } = await createShirt()
    await patch(id, { choices: { Size: 'S', Colour: 'Red' }, visible: false })
    expect(await ask(id, { Size: 'S', Colour: 'Red' })).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { visible: false },
    })
  })

  test('unknown options are refused by name', async () => {
    const { id } = await createShirt()
    expect((await ask(id, { Sleeve: 'Long' })).details.applicationError).toMatchObject({
      code: 'INVALID_OPTIONS',
      data: { option: 'Sleeve', known: ['Size', 'Colour'] },
    })
  })
})

test('variants of the store are found across products, by choice, stock and id', async () => {
  const { id, variants } = await createShirt({ name: 'Store shirt' })
  await setStock(id, {
    trackQuantity: true,
    variants: [{ variantId: variants[0].id, quantity: 7 }],
  })
  const find = async (filter: object) =>
    (
      await shop.visitor('POST', '/stores-reader/v1/variants/query', {
        query: { filter: { $and: [{ productName: 'Store shirt' }, filter] } },
      })
    ).body
  expect((await find({})).metadata.total).toBe(4)
  expect((await find({ 'choices.Size': 'S' })).metadata.total).toBe(2)
  const full = await find({ 'stock.quantity': { $gt: 0 } })
  expect(full.variants).toMatchObject([
    {
      id: `${id}-${variants[0].id}`,
      variantName: 'S | Red',
      productName: 'Store shirt',
      managedVariant: true,
      stock: { trackQuantity: true, quantity: 7, inStock: true },
      choices: { Size: 'S', Colour: 'Red' },
    },
  ])
  const path = `/stores-reader/v1/variants/${id}-${variants[0].id}`
  expect((await shop.visitor('GET', path)).body.variant).toEqual(full.variants[0])
  expect((await shop.visitor('GET', '/stores-reader/v1/variants/none')).status).toBe(404)
})

describe('media', () => {
  test('items are appended, assigned to choices of one option, and removed with the gallery', async () => {
    const { id } = await createShirt()
    const post = (path: string, body: object, method = 'POST') =>
      shop.merchant(method, `/stores/v1/products/${id}/${path}`, body)
    const url = (name: string) => `https://pictures.test/${name}.jpg`
    expect(
      await post('media', {
        media: [
          { url: url('red'), choice: { option: 'Colour', choice: 'Red' } },
          { url: url('blue') },
          { url: url('red') },
        ],
      }),
    ).toMatchObject({ status: 200, body: {} })
    const read = async () =>
      (await shop.visitor('GET', `/stores-reader/v1/products/${id}`)).body.product
    const { media, productOptions } = await read()
    const [red, blue] = media.items
    expect(media.items).toHaveLength(2)
    expect(media.mainMedia).toEqual(red)
    expect(red.image.url).toBe(`http://shop.test/media/${red.id}`)
    expect(productOptions[1].choices[0].media.items[0].id).toBe(red.id)
    const tie = { option: 'Colour', choice: 'Blue', mediaIds: [blue.id] }
    expect((await post('choices/media', { media: [tie] }, 'PATCH')).status).toBe(200)
    const other = await post(
      'choices/media',
      { media: [{ option: 'Size', choice: 'S', mediaIds: [blue.id] }] },
      'PATCH',
    )
    expect(other.body.details.applicationError.code).toBe('INVALID_OPTIONS')
    await post('media/delete', { mediaIds: [red.id] })
    const after = await read()
    expect(after.media.mainMedia.id).toBe(blue.id)
    expect(after.productOptions[1].choices[0]).not.toHaveProperty('media')
    await post('choices/media/delete', { media: [{ ...tie, mediaIds: [] }] })
    await post('media/delete', { mediaIds: [] })
    expect((await read()).media).toEqual({ items: [] })
  })

  test('addresses that cannot be fetched and unknown ids are refused', async () => {
    const { id } = await createShirt()
    const add = async (item: object) =>
      (await shop.merchant('POST', `/stores/v1/products/${id}/media`, { media: [item] })).body
        .details
    expect(
      (await add({ url: 'ftp://x.test/a.jpg' })).validationError.fieldViolations[0],
    ).toMatchObject({
      field: 'media[0].url',
      violatedRule: 'FORMAT',
    })
    expect((await add({ mediaId: 'nothing.jpg' })).applicationError.code).toBe('MEDIA_NOT_FOUND')
  })
})

describe('bulk', () => {
  test('every product succeeds or fails independently', async () => {
    const [one, two] = [await createShirt(), await createShirt({ priceData: { price: 3 } })]
    const ids = [one.id, two.id, ZERO]
    const reply = await shop.merchant('POST', '/stores/v1/bulk/products/adjust-properties', {
      ids,
      adjust: { price: { amount: -5 } },
    })
    expect(reply.status).toBe(200)
    expect(reply.body.bulkActionMetadata).toEqual({
      totalSuccesses: 1,
      totalFailures: 2,
      undetailedFailures: 0,
    })
    const [first, second, third] = reply.body.results
    expect(first.itemMetadata).toEqual({ id: one.id, originalIndex: 0, success: true })
    expect(second.itemMetadata.error.code).toBe('PRICE_OUT_OF_RANGE')
    expect(third.itemMetadata.error.code).toBe('PRODUCT_NOT_FOUND')
    expect((await query(one.id)).variants[0].variant.priceData.price).toBe(15)
    expect((await query(two.id)).variants[0].variant.priceData.price).toBe(3)
  })

  test('labels and weights are set for all, percents are rounded on demand', async () => {
    const { id } = await createShirt()
    const update = (set: object) =>
      shop.merchant('POST', '/stores/v1/bulk/products/update', { ids: [id], set })
    expect((await update({ brand: 'Loom', ribbon: 'x' })).status).toBe(400)
    await update({ brand: 'Loom' })
    await update({ weight: 0.25 })
    await shop.merchant('POST', '/stores/v1/bulk/products/adjust-properties', {
      ids: [id],
      adjust: { price: { percentage: { rate: 33, roundToInt: true } } },
    })
    const { product } = (await shop.visitor('GET', `/stores-reader/v1/products/${id}`)).body
    expect(product).toMatchObject({
      brand: 'Loom',
      priceData: { price: 27 },
      weightRange: { minValue: 0.25, maxValue: 0.25 },
    })
    await shop.merchant('POST', `/stores/v1/products/${id}/remove-brand`, { id })
    await shop.merchant('POST', `/stores/v1/products/${id}/remove-ribbon`, { id })
    const cleared = (await shop.visitor('GET', `/stores-reader/v1/products/${id}`)).body.product
    expect(cleared).toMatchObject({ brand: null, ribbon: '' })
  })

  test('options are deleted only when variants are not managed', async () => {
    const [managed, plain] = [await createShirt(), await createShirt({ manageVariants: false })]
    const remove = (id: string) => shop.merchant('DELETE', `/stores/v1/products/${id}/options`)
    expect((await remove(managed.id)).body.details.applicationError.code).toBe(
      'MANAGE_VARIANTS_NOT_ALLOWED',
    )
    expect(await remove(plain.id)).toMatchObject({ status: 200, body: {} })
    const { product } = (await shop.visitor('GET', `/stores-reader/v1/products/${plain.id}`)).body
    expect(product.productOptions).toEqual([])
  })
})
