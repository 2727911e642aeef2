import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, factsOf, refusal, unique } from './listed-products.fixture.ts'
import { create, fieldsOf, get, save, sizes } from './saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const collection = async () =>
  (await api().catalogV1.createCollection({ collection: { name: unique('Kitchen') } })).collection
    .id

describe('a save', () => {
  test('creates a product with everything that belongs to it', async () => {
    const collectionId = await collection()
    const option = sizes('S', 'M')
    const { product, created } = await save(api(), {
      name: 'Bowl',
      price: '10.00',
      description: '<p>Thrown</p>',
      brand: { name: 'Kiln' },
      ribbon: { name: 'New' },
      options: [option],
      variants: [
        { choices: { [option.name]: 'S' }, sku: unique('bowl'), stock: { quantity: 3 } },
        {
          choices: { [option.name]: 'M' },
          price: '14',
          salePrice: '12',
          stock: { inStock: false },
        },
      ],
      collectionIds: [collectionId],
      mainCollectionId: collectionId,
      infoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
      modifiers: [{ name: unique('Text'), freeText: { maxCharCount: 9 } }],
      subscriptions: { items: [{ title: 'Monthly', frequency: 'MONTH' }] },
      seo: { tags: [{ type: 'title', children: 'Bowls' }] },
      tags: { public: ['clay'] },
    })
    expect(created).toBe(true)
    expect(product).toMatchObject({
      revision: 1,
      brand: { name: 'Kiln' },
      collectionIds: [collectionId],
      mainCollectionId: collectionId,
      manageVariants: true,
      stock: { status: 'PARTIALLY_OUT_OF_STOCK' },
    })
    expect(product.variants).toMatchObject([
      { choices: { [option.name]: 'S' }, price: '10.00', stock: { tracked: true, quantity: 3 } },
      { choices: { [option.name]: 'M' }, salePrice: '12', stock: { inStock: false } },
    ])
    expect(await get(api(), product.id)).toMatchObject({
      description: '<p>Thrown</p>',
      infoSections: [{ title: 'Care' }],
      modifiers: [{ freeText: { maxCharCount: 9 } }],
      subscriptions: { items: [{ title: 'Monthly' }] },
      seo: { tags: [{ children: 'Bowls' }] },
    })
  })

  test('changes fields, variants, stock and collections as one revision', async () => {
    const [was, is] = [await collection(), await collection()]
    const option = sizes('S', 'M')
    const {
      id,
      revision,
      variants = [],
    } = await create(api(), {
      options: [option],
      collectionIds: [was],
    })
    const [first] = variants
    const { product, changes } = await save(api(), {
      id,
      revision,
      name: 'Beaker',
      variants: [{ id: first?.id ?? '', price: '25', stock: { quantity: 7 } }],
      collectionIds: [is],
    })
    expect(product).toMatchObject({ revision: revision + 1, name: 'Beaker', collectionIds: [is] })
    expect(product.variants?.[0]).toMatchObject({ price: '25', stock: { quantity: 7 } })
    expect(product.variants?.[1]).toMatchObject({ price: '20.00', stock: { tracked: false } })
    const path = `variants.${first?.id}`
    expect(fieldsOf(changes)).toEqual(
      ['collectionIds', 'name', `${path}.price`, `${path}.stock.quantity`, 'price'].sort(),
    )
  })

  test('leaves absent fields unchanged and clears null ones', async () => {
    const { id, revision } = await create(api(), {
      brand: { name: 'Kiln' },
      cost: '4',
      description: '<p>Thrown</p>',
      tags: { public: ['clay'] },
      discount: { type: 'PERCENT', value: '10' },
    })
    await save(api(), { id, revision, brand: null, cost: null, tags: null })
    expect(await get(api(), id)).toMatchObject({
      brand: null,
      cost: null,
      tags: { public: [] },
      description: '<p>Thrown</p>',
      discount: { type: 'PERCENT', value: '10' },
    })
  })

  test('without a difference saves nothing', async () => {
    const product = await create(api())
    const again = await save(api(), {
      id: product.id,
      revision: 1,
      name: product.name,
      price: '20',
    })
    expect(again).toMatchObject({ created: false, changes: [], changeCount: 0 })
    expect(again.product.revision).toBe(1)
    expect(await factsOf(shop, product.id)).toHaveLength(1)
  })

  test('that fails at its last step changes nothing', async () => {
    const { id, revision, variants = [] } = await create(api())
    const before = await get(api(), id)
    const facts = await factsOf(shop, id)
    const missing = '00000000-0000-4000-8000-000000000000'
    const product = {
      id,
      revision,
      name: 'Half',
      brand: { name: unique('Never') },
      variants: [{ id: variants[0]?.id ?? '', price: '99', stock: { quantity: 9 } }],
      collectionIds: [missing],
    }
    expect(await codeOf(save(api(), product))).toBe('404 CATEGORY_NOT_FOUND')
    expect(await get(api(), id)).toEqual(before)
    expect(await factsOf(shop, id)).toEqual(facts)
    const { brands } = await api().catalogV3.queryBrands({})
    expect(brands?.some(({ name }) => name === product.brand.name)).toBe(false)
  })

  test('is refused with the name of the wrong field', async () => {
    const { id } = await create(api())
    const fieldOf = async (work: Promise<unknown>) => (await refusal(work)).violations[0]?.field
    expect(await fieldOf(save(api(), { price: '1' }))).toBe('product.name')
    expect(await fieldOf(save(api(), { name: 'Jug' }))).toBe('product.price')
    expect(await fieldOf(save(api(), { id, name: 'Jug' }))).toBe('product.revision')
    expect(await fieldOf(save(api(), { id, revision: 1, handle: 'other' }))).toBe('product.handle')
    const option = sizes('S')
    const wrong = {
      name: 'Jug',
      price: '1',
      options: [option],
      variants: [{ choices: { Hue: 'S' } }],
    }
    expect(await fieldOf(save(api(), wrong))).toBe('product.variants[0].choices')
  })

  test('of a product of another shop is answered with 404', async () => {
    const { id } = await create(api())
    const other = await startTestServer()
    const work = save(other.people.merchant().api, { id, revision: 1, name: 'Mine' })
    expect(await codeOf(work)).toBe('404 PRODUCT_NOT_FOUND')
    await other.close()
  })
})

describe('options', () => {
  test('make a variant of every combination when the request has no variants', async () => {
    const product = await create(api(), {
      options: [sizes('S', 'M'), sizes('red', 'blue', 'grey')],
    })
    expect(product.variants).toHaveLength(6)
    expect(product.aggregates).toMatchObject({ variantCount: 6, price: { min: '20.00' } })
  })

  test('that are added or changed leave variants unchanged whose choices remain', async () => {
    const option = sizes('S', 'M')
    const { id, variants = [] } = await create(api(), { options: [option], variants: undefined })
    const [small] = variants
    const priced = await save(api(), {
      id,
      revision: 1,
      variants: [{ id: small?.id ?? '', price: '8' }],
    })
    const larger = { name: option.name, choices: [{ name: 'S' }, { name: 'L' }] }
    const { product } = await save(api(), {
      id,
      revision: priced.product.revision,
      options: [larger],
    })
    expect(product.variants?.map(({ id: each, price, choices }) => [each, price, choices])).toEqual(
      [
        [small?.id, '8', { [option.name]: 'S' }],
        [expect.any(String), expect.any(String), { [option.name]: 'L' }],
      ],
    )
  })

  test('that are all removed leave one variant with its stock', async () => {
    const option = sizes('S', 'M')
    const { id, variants = [] } = await create(api(), { options: [option] })
    const [small] = variants
    const stocked = await save(api(), {
      id,
      revision: 1,
      variants: [{ id: small?.id ?? '', stock: { quantity: 4 } }],
    })
    const { product } = await save(api(), { id, revision: stocked.product.revision, options: null })
    expect(product).toMatchObject({ manageVariants: false, options: [] })
    expect(product.variants).toMatchObject([{ isDefault: true, stock: { quantity: 4 } }])
  })
})

describe('a discount', () => {
  const discount = { type: 'PERCENT', value: '50' } as const

  test('remains when the price of a variant changes', async () => {
    const {
      id,
      revision,
      variants = [],
    } = await create(api(), { options: [sizes('S', 'M')], discount })
    expect(variants.map(({ salePrice }) => salePrice)).toEqual(['10.00', '10.00'])
    const [small] = variants
    const { product } = await save(api(), {
      id,
      revision,
      variants: [{ id: small?.id ?? '', price: '8' }],
    })
    expect(product.discount).toEqual(discount)
    expect(product.variants?.map(({ salePrice }) => salePrice)).toEqual(['4.00', '10.00'])
  })

  test('ends with null, also together with prices of variants', async () => {
    const {
      id,
      revision,
      variants = [],
    } = await create(api(), { options: [sizes('S', 'M')], discount })
    const [small] = variants
    const { product } = await save(api(), {
      id,
      revision,
      discount: null,
      variants: [{ id: small?.id ?? '', price: '8' }],
    })
    expect(product.discount.type).toBe('NONE')
    expect(product.variants?.map(({ price, salePrice }) => [price, salePrice])).toEqual([
      ['8', null],
      ['20.00', null],
    ])
  })
})

test('a copy is hidden, and has the variants without their stock and codes', async () => {
  const option = sizes('S', 'M')
  const original = await create(api(), {
    options: [option],
    variants: [
      { choices: { [option.name]: 'S' }, sku: unique('s'), price: '9', stock: { quantity: 2 } },
    ],
  })
  const { product: copy } = await api().products.duplicateProduct({ id: original.id })
  expect(copy).toMatchObject({ name: original.name, visible: false, revision: 1 })
  expect(copy.slug).not.toBe(original.slug)
  expect((await get(api(), copy.id)).variants).toMatchObject([
    { price: '9', sku: null, stock: { tracked: false, inStock: true } },
  ])
})

test('a deleted product is restored with its stock and collections', async () => {
  const collectionIds = [await collection()]
  const { id, variants = [] } = await create(api(), { options: [sizes('S', 'M')], collectionIds })
  const stock = { quantity: 4 }
  await save(api(), { id, revision: 1, variants: [{ id: variants[0]?.id ?? '', stock }] })
  expect(await codeOf(api().products.restoreProduct({ id }))).toBe('404 PRODUCT_NOT_FOUND')
  await api().products.deleteProduct({ id })
  expect(await codeOf(api().products.getProduct({ id }))).toBe('404 PRODUCT_NOT_FOUND')
  await api().products.restoreProduct({ id })
  const restored = await get(api(), id)
  expect(restored).toMatchObject({ id, collectionIds })
  expect(restored.variants?.[0]?.stock).toMatchObject(stock)
})
