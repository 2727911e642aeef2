import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  change,
  create,
  money,
  priced,
  productInput,
  sized,
  unique,
} from './listed-products.fixture.ts'

/**
 * One catalog in two dialects: whole products. The tests by part read each part in both dialects; fields of only one
 * dialect are listed with the reason in `catalog-views-lost.fixture.ts`.
 */

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const everything = [
  'URL',
  'CURRENCY',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DIRECT_CATEGORY_IDS',
] as const
const inV1 = async (id: string) =>
  (await merchant().catalogV1.getProduct({ id, includeMerchantSpecificData: true })).product
const inV3 = async (productId: string) =>
  (await merchant().catalogV3.getProduct({ productId, fields: [...everything] })).product

const v1Product = {
  description: '<p>Thrown by hand</p>',
  visible: false,
  brand: 'Kiln',
  ribbon: 'New',
  sku: 'V1-1',
  weight: '1.5',
  priceData: { price: '20' },
  costAndProfitData: { itemCost: '8' },
  additionalInfoSections: [{ title: 'Care', description: '<p>Wash by hand</p>' }],
  pricePerUnitData: {
    totalQuantity: '500',
    totalMeasurementUnit: 'ML',
    baseQuantity: '1',
    baseMeasurementUnit: 'L',
  },
  productDimensions: { length: '1', width: '2', height: '3', unit: 'CM' },
  seoData: { tags: [{ type: 'title', children: 'For engines' }] },
} as const
const write = async (more: object = {}) =>
  (
    await merchant().catalogV1.createProduct({
      product: { name: unique('Bowl'), ...v1Product, ...more } as never,
    })
  ).product

describe('V3 shows what V1 saved', () => {
  test('of a product without managed variants', async () => {
    const product = await write({ discount: { type: 'PERCENT', value: '25' } })
    const seen = await inV3(product.id)
    expect(seen).toMatchObject({
      name: product.name,
      slug: product.slug,
      numericId: product.numericId,
      visible: false,
      plainDescription: '<p>Thrown by hand</p>',
      brand: { name: 'Kiln' },
      ribbon: { name: 'New' },
      productType: 'PHYSICAL',
      options: [],
      infoSections: [{ title: 'Care', plainDescription: '<p>Wash by hand</p>' }],
      seoData: product.seoData,
      url: { relativePath: product.productPageUrl.path },
      inventory: { availabilityStatus: 'IN_STOCK' },
      physicalProperties: { pricePerUnit: { quantity: '1', measurementUnit: 'L' } },
      directCategoryIdsInfo: { categoryIds: product.collectionIds },
    })
    expect(seen.variantsInfo?.variants).toMatchObject([
      {
        visible: false,
        sku: 'V1-1',
        choices: [],
        price: { actualPrice: money('15.00'), compareAtPrice: money('20.00') },
        revenueDetails: { cost: money('8.00'), profit: money('7.00') },
        physicalProperties: {
          weight: '1.5',
          pricePerUnit: { settings: { quantity: '500', measurementUnit: 'ML' }, value: '30' },
          productDimensions: product.productDimensions,
        },
        inventoryStatus: { inStock: true },
      },
    ])
  })

  test('of options that make variants', async () => {
    const product = await write({
      visible: true,
      manageVariants: true,
      productOptions: [
        { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] },
        { name: 'Colour', choices: [{ description: 'Night', value: '#112233' }] },
      ],
    })
    const seen = await inV3(product.id)
    expect(seen.options).toMatchObject([
      { name: 'Size', key: 'Size', optionRenderType: 'TEXT_CHOICES' },
      {
        name: 'Colour',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: {
          choices: [{ name: 'Night', key: 'Night', choiceType: 'ONE_COLOR', colorCode: '#112233' }],
        },
      },
    ])
    expect(seen.variantsInfo?.variants.map(({ id }) => id)).toEqual(
      product.variants.map(({ id }) => id),
    )
    const names = seen.variantsInfo?.variants.map(({ choices }) =>
      Object.fromEntries(
        choices.map(({ optionChoiceNames: one }) => [one?.optionName, one?.choiceName]),
      ),
    )
    expect(names).toEqual(product.variants.map(({ choices }) => choices))
  })

  test('of options that make no variants, as modifiers', async () => {
    const product = await write({
      productOptions: [{ name: 'Wrapping', choices: [{ description: 'Paper' }] }],
    })
    const seen = await inV3(product.id)
    expect(seen.options).toEqual([])
    expect(seen.modifiers).toMatchObject([
      {
        name: 'Wrapping',
        modifierRenderType: 'TEXT_CHOICES',
        mandatory: true,
        choicesSettings: { choices: [{ name: 'Paper' }] },
      },
    ])
  })
})

describe('V3 sends back what it read of a product of V1', () => {
  test.each([
    ['without options', {}],
    ['on sale by a rule', { discount: { type: 'AMOUNT', value: '5' } }],
    [
      'with managed variants',
      {
        manageVariants: true,
        productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
      },
    ],
  ])('%s, is the same for V1', async (_words, more) => {
    const { id } = await write(more)
    const before = await inV1(id)
    const { product } = await merchant().catalogV3.getProduct({
      productId: id,
      fields: [...everything],
    })
    await merchant().catalogV3.updateProduct({ product: { ...product, name: 'Renamed' } as never })
    const { lastUpdated: _, name: __, ...after } = await inV1(id)
    const { lastUpdated: ___, name: ____, ...known } = before
    expect(after).toEqual(known)
  })
})

describe('V1 shows what V3 saved', () => {
  test('of a product with one variant', async () => {
    const { id } = await create(
      merchant(),
      productInput({
        plainDescription: '<p>Thrown</p>',
        brand: { name: 'Kiln' },
        ribbon: { name: 'New' },
        modifiers: [
          {
            name: 'Engraving',
            modifierRenderType: 'FREE_TEXT',
            mandatory: true,
            freeTextSettings: { title: 'Your words', maxCharCount: 20 },
          },
        ],
        variantsInfo: {
          variants: [
            {
              sku: 'V3-1',
              price: { actualPrice: money('15'), compareAtPrice: money('20') },
              revenueDetails: { cost: money('8') },
              physicalProperties: { weight: '0.4' },
            },
          ],
        },
      }),
    )
    expect(await inV1(id)).toMatchObject({
      description: '<p>Thrown</p>',
      brand: 'Kiln',
      ribbon: 'New',
      sku: 'V3-1',
      weight: '0.4',
      manageVariants: false,
      productType: 'physical',
      priceData: { price: '20', discountedPrice: '15' },
      costAndProfitData: { itemCost: '8' },
      customTextFields: [{ title: 'Your words', maxLength: 20, mandatory: true }],
      stock: { inStock: false, inventoryStatus: 'OUT_OF_STOCK' },
    })
  })

  test('of a product with options', async () => {
    const made = await create(merchant(), sized(['S', 'M']))
    const seen = await inV1(made.id)
    expect(seen).toMatchObject({
      manageVariants: true,
      priceRange: { minValue: '10', maxValue: '20' },
      productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }],
    })
    expect(seen.variants.map(({ choices, variant }) => [choices, variant.priceData.price])).toEqual(
      [
        [{ Size: 'S' }, '10'],
        [{ Size: 'M' }, '20'],
      ],
    )
  })
})

describe('a change by either dialect', () => {
  test('raises the revision that both share', async () => {
    const product = await create(merchant())
    await merchant().catalogV1.updateProduct({ product: { id: product.id, name: 'By V1' } })
    const stale = change(merchant(), product, { name: 'By V3' })
    await expect(stale).rejects.toMatchObject({ code: 'INVALID_REVISION' })
    expect((await inV3(product.id)).revision).toBe('2')
  })

  test('in V1 leaves fields unchanged that only V3 has', async () => {
    const product = await create(
      merchant(),
      productInput({
        tags: { publicTags: { tagIds: ['kept'] } },
        additionalRibbons: [{ name: 'Rare' }],
        subscriptionDetails: { subscriptions: [{ title: 'Monthly', frequency: 'MONTH' }] },
        variantsInfo: { variants: [priced('20', { barcode: unique('bar') })] },
      }),
    )
    await merchant().catalogV1.updateProduct({
      product: { id: product.id, name: 'By V1', priceData: { price: '30' } },
    })
    const after = await inV3(product.id)
    expect(after).toMatchObject({
      tags: { publicTags: { tagIds: ['kept'] } },
      additionalRibbons: product.additionalRibbons,
      subscriptionDetails: product.subscriptionDetails,
    })
    expect(after.variantsInfo?.variants[0]).toMatchObject({
      barcode: product.variantsInfo?.variants[0]?.barcode,
      price: { actualPrice: money('30.00') },
    })
  })

  test('of options without variants can be sent back by V3', async () => {
    const { id } = await write({
      productOptions: [{ name: 'Wrapping', choices: [{ description: 'Paper' }] }],
    })
    const { product } = await merchant().catalogV3.getProduct({ productId: id })
    const { id: modifierId, name } = product.modifiers[0] ?? {}
    const after = await change(merchant(), product, { modifiers: product.modifiers as never })
    expect(after.modifiers).toMatchObject([{ id: modifierId, name }])
  })
})
