import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

interface RecordedFact {
  readonly name: string
  readonly entity_id: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly changed_fields: readonly string[] | null
}

let shop: Shop
let last: string
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const factsAfter = async (seq: string): Promise<(RecordedFact & { seq: string })[]> =>
  shop.platform.db
    .selectFrom('facts')
    .select(['seq', 'name', 'entity_id', 'before', 'after', 'changed_fields'])
    .where('seq', '>', seq as never)
    .orderBy('seq')
    .execute() as never
const mark = async () => {
  const facts = await factsAfter('0')
  last = String(facts.at(-1)?.seq ?? 0)
}
/** Facts since the last call, without those of new brands, ribbons and categories. */
async function newFacts(): Promise<RecordedFact[]> {
  const facts = await factsAfter(last)
  await mark()
  return facts.filter(({ name }) => !/^(brand|ribbon|category)/.test(name))
}
const names = (facts: readonly RecordedFact[]) =>
  facts.map(({ name, changed_fields }) => [name, changed_fields])

/** Facts of the stock of a deleted variant. */
const gone = ['inventory_item.deleted', 'inventory_item.stock_status_changed']

const option = (name: string, ...choices: string[]) => ({
  name,
  choices: choices.map((description) => ({ description, value: description })),
})
const post = (path: string, body: object) => shop.merchant('POST', `/stores/v1/${path}`, body)
const create = async (product: object = {}) =>
  (await post('products', { product: { name: 'Jar', priceData: { price: 20 }, ...product } })).body
    .product
const patch = (id: string, product: object) =>
  shop.merchant('PATCH', `/stores/v1/products/${id}`, { product: { id, ...product } })
const managed = { manageVariants: true, productOptions: [option('Size', 'S', 'M')] }

beforeEach(mark)

describe('a product', () => {
  test('that is created has a fact of the whole product, with its variants', async () => {
    const { id } = await create({ ...managed, brand: 'Acme', costAndProfitData: { itemCost: 4 } })
    const facts = await newFacts()
    expect(names(facts)).toEqual([['product.created', null]])
    expect(facts[0]).toMatchObject({
      entity_id: id,
      before: null,
      after: { name: 'Jar', slug: 'jar', visible: true, base: { price: '20.00', cost: '4.00' } },
    })
    expect(facts[0]?.after?.variants).toHaveLength(2)
  })

  const dimensions = { length: '1', width: '2', height: '3', unit: 'CM' }
  const perUnit = {
    totalQuantity: 1,
    totalMeasurementUnit: 'KG',
    baseQuantity: 100,
    baseMeasurementUnit: 'G',
  }
  test.each<[string[], object]>([
    [['name'], { name: 'Pot' }],
    [['slug'], { slug: 'own-way' }],
    [['visible'], { visible: false }],
    [['description'], { description: '<p>Blue</p>' }],
    [['sku'], { sku: 'A-1' }],
    [['weight'], { weight: 2 }],
    [['productDimensions'], { productDimensions: dimensions }],
    [['packageDimensions'], { packageDimensions: dimensions }],
    [['price'], { priceData: { price: 21 } }],
    [['cost'], { costAndProfitData: { itemCost: 3 } }],
    [['pricePerUnit'], { pricePerUnitData: perUnit }],
    [['infoSections'], { additionalInfoSections: [{ title: 'Care', description: 'Wash' }] }],
    [['ribbon'], { ribbon: 'New' }],
    [['brand'], { brand: 'Acme' }],
    [['options'], { productOptions: [option('Size', 'S')] }],
    [['discount'], { discount: { type: 'PERCENT', value: 5 } }],
    [['seo'], { seoData: { tags: [{ type: 'title', children: 'Jar' }] } }],
    [['manageVariants'], { manageVariants: true }],
    [['name', 'ribbon', 'price'], { name: 'Urn', priceData: { price: 5 }, ribbon: 'Sale' }],
    [
      [],
      { name: 'Jar', priceData: { price: 20 }, brand: null, createdDate: '2020-01-01T00:00:00Z' },
    ],
  ])('that is changed lists %j', async (fields, change) => {
    const { id } = await create()
    await newFacts()
    const reply = await patch(id, change)
    expect(reply.status).toBe(200)
    const facts = (await newFacts()).filter(({ name }) => name === 'product.changed')
    expect(facts.flatMap(({ changed_fields }) => changed_fields)).toEqual(fields)
    expect(facts.length).toBe(fields.length === 0 ? 0 : 1)
    for (const { before, after } of facts) {
      expect([before?.revision, after?.revision]).toEqual([1, 2])
      expect(after).not.toEqual(before)
    }
  })

  test('that is deleted has a last fact of the whole product', async () => {
    const { id } = await create(managed)
    await newFacts()
    await shop.merchant('DELETE', `/stores/v1/products/${id}`)
    const facts = await newFacts()
    expect(names(facts).map(([name]) => name)).toEqual(['product.deleted', ...gone, ...gone])
    expect(facts[0]).toMatchObject({ entity_id: id, before: { name: 'Jar' }, after: null })
    expect(facts[0]?.before?.variants).toHaveLength(2)
  })

  test('lists its gallery and the media of its choices', async () => {
    const { id } = await create({ productOptions: [option('Colour', 'Red')] })
    await newFacts()
    const url = 'https://pictures.test/red.jpg'
    await post(`products/${id}/media`, { media: [{ url }] })
    const facts = await newFacts()
    expect(names(facts)).toContainEqual(['product.changed', ['gallery']])
    const gallery = facts.find(({ name }) => name === 'product.changed')?.after?.gallery
    const mediaIds = (gallery as { id: string }[]).map((one) => one.id)
    const media = [{ option: 'Colour', choice: 'Red', mediaIds }]
    await shop.merchant('PATCH', `/stores/v1/products/${id}/choices/media`, { media })
    expect(names(await newFacts())).toEqual([['product.changed', ['options']]])
    await post(`products/${id}/media/delete`, { mediaIds: [] })
    expect(names(await newFacts())).toEqual([['product.changed', ['options', 'gallery']]])
  })
})

describe('variants', () => {
  test('that get values of their own list the changes, with their choices by name', async () => {
    const { id, variants } = await create(managed)
    await newFacts()
    await shop.merchant('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [
        { choices: { Size: 'S' }, price: 25, sku: 'S-1' },
        { choices: { Size: 'M' }, visible: false },
      ],
    })
    const facts = await newFacts()
    expect(names(facts)).toEqual([['variants.changed', ['price', 'sku', 'visible']]])
    expect(facts[0]).toMatchObject({
      entity_id: id,
      before: { variants: [{ price: '20.00', sku: null }, { visible: true }] },
      after: {
        variants: [
          { id: variants[0].id, choices: { Size: 'S' }, changedFields: ['price', 'sku'] },
          { id: variants[1].id, choices: { Size: 'M' }, changedFields: ['visible'] },
        ],
      },
    })
    await shop.merchant('PATCH', `/stores/v1/products/${id}/variants`, {
      variants: [{ choices: { Size: 'S' }, price: 25 }],
    })
    expect(await newFacts()).toEqual([])
    await post(`products/${id}/variants/resetToDefault`, {})
    expect(names(await newFacts())).toEqual([['variants.changed', ['price', 'sku', 'visible']]])
  })

  test('change with the price of the product, and are added and removed with choices', async () => {
    const { id } = await create(managed)
    await newFacts()
    await patch(id, { priceData: { price: 30 } })
    expect(names(await newFacts())).toEqual([
      ['product.changed', ['price']],
      ['variants.changed', ['price']],
    ])
    await patch(id, { productOptions: [option('Size', 'M', 'L')] })
    const facts = await newFacts()
    expect(names(facts).map(([name]) => name)).toEqual([
      'product.changed',
      'variants.changed',
      ...gone,
    ])
    const choicesOf = (state: RecordedFact['before']) =>
      ((state?.variants ?? []) as { choices: object }[]).map((one) => one.choices)
    expect(choicesOf(facts[1]?.before ?? null)).toContainEqual({ Size: 'S' })
    expect(choicesOf(facts[1]?.after ?? null)).toContainEqual({ Size: 'L' })
  })
})

describe('a collection', () => {
  const createCollection = async (collection: object) =>
    (await post('collections', { collection })).body.collection

  test('publishes its creation, changed fields, and deletion', async () => {
    const { id } = await createCollection({ name: 'Bowls' })
    expect(await newFacts()).toMatchObject([
      { name: 'collection.created', before: null, after: { name: 'Bowls', slug: 'bowls' } },
    ])
    const change = (collection: object) =>
      shop.merchant('PATCH', `/stores/v1/collections/${id}`, { collection: { id, ...collection } })
    await change({ name: 'Cups', visible: false, description: '' })
    const facts = await newFacts()
    expect(names(facts)).toEqual([['collection.changed', ['name', 'visible']]])
    expect(facts[0]).toMatchObject({
      entity_id: id,
      before: { name: 'Bowls', visible: true },
      after: { name: 'Cups', visible: false },
    })
    await change({ name: 'Cups' })
    expect(await newFacts()).toEqual([])
    await shop.merchant('DELETE', `/stores/v1/collections/${id}`)
    expect(await newFacts()).toMatchObject([
      { name: 'collection.deleted', entity_id: id, before: { name: 'Cups' }, after: null },
    ])
  })

  test('and its products each get an event about the other, except for products in it already', async () => {
    const [bowls, blue] = [
      await createCollection({ name: 'A' }),
      await createCollection({ name: 'B' }),
    ]
    const [one, two] = [await create(), await create()]
    await post(`collections/${blue.id}/productIds`, { productIds: [one.id] })
    await newFacts()
    const unknown = '11111111-1111-4111-8111-111111111111'
    await post(`collections/${bowls.id}/productIds`, { productIds: [one.id, two.id, unknown] })
    const facts = await newFacts()
    expect(names(facts)).toEqual([
      ['collection.changed', ['productIds']],
      ['product.changed', ['collectionIds']],
      ['product.changed', ['collectionIds']],
    ])
    expect(facts[0]).toMatchObject({
      entity_id: bowls.id,
      after: { name: 'A', addedProductIds: expect.arrayContaining([one.id, two.id]) },
    })
    expect(facts[1]).toMatchObject({
      entity_id: one.id,
      before: { collectionIds: [blue.id] },
      after: { collectionIds: [blue.id, bowls.id].toSorted() },
    })
    await post(`collections/${bowls.id}/productIds`, { productIds: [one.id] })
    expect(await newFacts()).toEqual([])
    await post(`collections/${bowls.id}/productIds/delete`, { productIds: [one.id, unknown] })
    expect(await newFacts()).toMatchObject([
      { name: 'collection.changed', after: { removedProductIds: [one.id] } },
      {
        name: 'product.changed',
        before: { collectionIds: [blue.id, bowls.id].toSorted() },
        after: { collectionIds: [blue.id] },
      },
    ])
  })
})

test('a bulk call publishes every product that changed, and no other', async () => {
  const [one, two] = [await create(), await create({ priceData: { price: 1 } })]
  await newFacts()
  await post('bulk/products/adjust-properties', {
    ids: [one.id, two.id, one.id],
    adjust: { price: { amount: -5 } },
  })
  const facts = await newFacts()
  expect(names(facts)).toEqual([['product.changed', ['price']]])
  expect(facts[0]?.entity_id).toBe(one.id)
  await post('bulk/products/update', { ids: [one.id, two.id], set: { ribbon: 'Sale' } })
  expect(names(await newFacts())).toEqual([
    ['product.changed', ['ribbon']],
    ['product.changed', ['ribbon']],
  ])
})
