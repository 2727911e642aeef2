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
const text = (length: number) => 'x'.repeat(length)
const many = (length: number, of: (at: number) => object) =>
  Array.from({ length }, (_, at) => of(at))
const options = (count: number, choices = 1) =>
  many(count, (at) => ({
    name: `Option ${at}`,
    choices: many(choices, (one) => ({ description: `${one}` })),
  }))
const dimensions = { length: '1', width: '1', height: '1', unit: 'CM' }
const perUnit = {
  totalQuantity: 1,
  totalMeasurementUnit: 'KG',
  baseQuantity: 1,
  baseMeasurementUnit: 'G',
}
const violations = (reply: Awaited<ReturnType<typeof create>>) =>
  reply.body.details?.validationError?.fieldViolations.map(
    (one: { field: string; violatedRule: string }) => `${one.field} ${one.violatedRule}`,
  )

/** A field, the last accepted value, the first refused one, and the violated rule. */
const limits: [field: string, last: object, over: object, rule: string][] = [
  ['product.name', { name: text(80) }, { name: text(81) }, 'MAX_LENGTH'],
  ['product.name', { name: 'x' }, { name: '' }, 'MIN_LENGTH'],
  ['product.name', { name: ' x' }, { name: '  ' }, 'OTHER'],
  ['product.slug', { slug: text(100) }, { slug: text(101) }, 'MAX_LENGTH'],
  ['product.description', { description: text(8000) }, { description: text(8001) }, 'MAX_LENGTH'],
  ['product.sku', { sku: text(40) }, { sku: text(41) }, 'MAX_LENGTH'],
  ['product.weight', { weight: 999_999_999.99 }, { weight: 1_000_000_000 }, 'MAX'],
  ['product.weight', { weight: 0 }, { weight: -1 }, 'MIN'],
  ['product.weight', { weight: 1 }, { weight: '1' }, 'FORMAT'],
  [
    'product.priceData.price',
    { priceData: { price: 999_999_999.99 } },
    { priceData: { price: 1_000_000_000 } },
    'MAX',
  ],
  ['product.priceData.price', { priceData: { price: 0 } }, { priceData: { price: -0.01 } }, 'MIN'],
  [
    'product.costAndProfitData.itemCost',
    { costAndProfitData: { itemCost: 0 } },
    { costAndProfitData: {} },
    'REQUIRED_FIELD',
  ],
  [
    'product.costAndProfitData.itemCost',
    { costAndProfitData: { itemCost: 1 } },
    { costAndProfitData: { itemCost: -1 } },
    'MIN',
  ],
  [
    'product.discount.value',
    { discount: { type: 'PERCENT', value: 100 } },
    { discount: { type: 'PERCENT', value: 101 } },
    'MAX',
  ],
  [
    'product.discount.type',
    { discount: { type: 'NONE' } },
    { discount: { type: 'HALF', value: 1 } },
    'INVALID_ENUM_VALUE',
  ],
  [
    'product.productType',
    { productType: 'physical' },
    { productType: 'gas' },
    'INVALID_ENUM_VALUE',
  ],
  ['product.brand', { brand: text(50) }, { brand: text(51) }, 'MAX_LENGTH'],
  ['product.brand', { brand: 'x' }, { brand: '' }, 'MIN_LENGTH'],
  ['product.ribbon', { ribbon: text(30) }, { ribbon: text(31) }, 'MAX_LENGTH'],
  [
    'product.additionalInfoSections[0].title',
    { additionalInfoSections: [{ title: text(50), description: '' }] },
    { additionalInfoSections: [{ title: text(51), description: '' }] },
    'MAX_LENGTH',
  ],
  [
    'product.additionalInfoSections[0].description',
    { additionalInfoSections: [{ title: 'x', description: text(16_000) }] },
    { additionalInfoSections: [{ title: 'x', description: text(16_001) }] },
    'MAX_LENGTH',
  ],
  [
    'product.productOptions',
    { productOptions: options(6) },
    { productOptions: options(7) },
    'MAX_SIZE',
  ],
  [
    'product.productOptions[0].choices',
    { productOptions: options(1, 100) },
    { productOptions: options(1, 101) },
    'MAX_SIZE',
  ],
  [
    'product.productOptions[0].name',
    { productOptions: [{ name: text(50), choices: [{ value: 'x' }] }] },
    { productOptions: [{ name: text(51), choices: [{ value: 'x' }] }] },
    'MAX_LENGTH',
  ],
  [
    'product.productOptions[0].name',
    { productOptions: [] },
    { productOptions: [{ name: ' ', choices: [{ value: 'x' }] }] },
    'OTHER',
  ],
  [
    'product.productOptions[0].choices[0].description',
    { productOptions: [{ name: 'x', choices: [{ description: text(50) }] }] },
    { productOptions: [{ name: 'x', choices: [{ description: text(51) }] }] },
    'MAX_LENGTH',
  ],
  [
    'product.productOptions[0].choices[0].description',
    { productOptions: [{ name: 'x', choices: [{ value: 'x' }] }] },
    { productOptions: [{ name: 'x', choices: [{}] }] },
    'REQUIRED_FIELD',
  ],
  [
    'product.productDimensions.length',
    { productDimensions: { ...dimensions, length: '999999999' } },
    { productDimensions: { ...dimensions, length: '999999999.1' } },
    'DECIMAL_LTE',
  ],
  [
    'product.packageDimensions.width',
    { packageDimensions: { ...dimensions, width: '0.000001' } },
    { packageDimensions: { ...dimensions, width: '0.0000001' } },
    'DECIMAL_MAX_SCALE',
  ],
  [
    'product.packageDimensions.height',
    { packageDimensions: { ...dimensions, height: '0' } },
    { packageDimensions: { ...dimensions, height: '-1' } },
    'DECIMAL_GTE',
  ],
  [
    'product.productDimensions.unit',
    { productDimensions: { ...dimensions, unit: 'YD' } },
    { productDimensions: { ...dimensions, unit: 'MILE' } },
    'INVALID_ENUM_VALUE',
  ],
  [
    'product.pricePerUnitData.totalQuantity',
    { pricePerUnitData: { ...perUnit, totalQuantity: 0.01 } },
    { pricePerUnitData: { ...perUnit, totalQuantity: 0 } },
    'MIN',
  ],
  [
    'product.pricePerUnitData.baseMeasurementUnit',
    { pricePerUnitData: { ...perUnit, baseMeasurementUnit: 'LB' } },
    { pricePerUnitData: { ...perUnit, baseMeasurementUnit: 'L' } },
    'OTHER',
  ],
  [
    'product.pricePerUnitData.baseMeasurementUnit',
    { pricePerUnitData: { ...perUnit, totalMeasurementUnit: 'SQFT', baseMeasurementUnit: 'SQM' } },
    { pricePerUnitData: { ...perUnit, totalMeasurementUnit: 'SQFT', baseMeasurementUnit: 'FT' } },
    'OTHER',
  ],
  [
    'product.seoData.settings.keywords',
    { seoData: { settings: { keywords: many(5, () => ({ term: 'x' })) } } },
    { seoData: { settings: { keywords: many(6, () => ({ term: 'x' })) } } },
    'MAX_SIZE',
  ],
  [
    'product.seoData.tags[0].type',
    { seoData: { tags: [{ type: 'link', props: { rel: 'x' } }] } },
    { seoData: { tags: [{ type: 'div' }] } },
    'INVALID_ENUM_VALUE',
  ],
]

describe.each(limits)('%s', (field, last, over, rule) => {
  test(`is accepted up to its limit and refused with ${rule} beyond, by both calls`, async () => {
    for (const call of [create, change]) {
      expect((await call(last)).status).toBe(200)
      const refused = await call(over)
      expect([refused.status, violations(refused)]).toEqual([400, [`${field} ${rule}`]])
    }
  })
})

test('more combinations than a product can have variants are refused, also without managed variants', async () => {
  expect((await create({ productOptions: options(4, 10) })).status).toBe(200)
  const refused = await create({ productOptions: options(3, 22) })
  expect(refused.status).toBe(400)
  expect(refused.body.details.applicationError).toMatchObject({
    code: 'INVALID_OPTIONS',
    data: { count: 10_648, maximum: 10_000 },
  })
})

describe('a collection', () => {
  test.each([
    ['collection.name', { name: text(50) }, { name: text(51) }, 'MAX_LENGTH'],
    ['collection.name', { name: 'x' }, { name: '  ' }, 'OTHER'],
    ['collection.name', { name: 'x' }, {}, 'REQUIRED_FIELD'],
    [
      'collection.description',
      { name: 'x', description: text(600) },
      { name: 'x', description: text(601) },
      'MAX_LENGTH',
    ],
    [
      'collection.slug',
      { name: 'x', slug: text(100) },
      { name: 'x', slug: text(101) },
      'MAX_LENGTH',
    ],
  ])('has a limit for %s', async (field, last, over, rule) => {
    expect((await collection(last)).status).toBe(200)
    const refused = await collection(over)
    expect([refused.status, violations(refused)]).toEqual([400, [`${field} ${rule}`]])
  })
})

test('characters are counted as people do, not in bytes', async () => {
  expect((await create({ name: '🏺'.repeat(80) })).status).toBe(200)
  expect(violations(await create({ name: '🏺'.repeat(81) }))).toEqual(['product.name MAX_LENGTH'])
})

test('every invalid field is named at once', async () => {
  const reply = await create({
    name: '',
    weight: -1,
    priceData: { price: 'much' },
    brand: text(51),
  })
  expect(violations(reply).toSorted()).toEqual([
    'product.brand MAX_LENGTH',
    'product.name MIN_LENGTH',
    'product.priceData.price FORMAT',
    'product.weight MIN',
  ])
})
