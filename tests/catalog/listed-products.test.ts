import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  change,
  chosen,
  codeOf,
  create,
  factsOf,
  money,
  priced,
  productInput,
  sized,
  textOption,
  unique,
} from './listed-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const visitor = () => shop.people.visitor().api

describe('a product with one variant', () => {
  test('is returned with every field that was sent, and out of stock', async () => {
    const product = await create(
      merchant(),
      productInput({
        name: 'Large mug',
        visibleInPos: false,
        tags: { publicTags: { tagIds: ['a', 'b', 'a'] }, privateTags: { tagIds: ['secret'] } },
        brand: { name: 'Kiln' },
        ribbon: { name: 'New' },
        additionalRibbons: [{ name: 'Rare' }],
        extendedFields: { namespaces: { own: { a: 1 } } },
        physicalProperties: { fulfillerId: 'somebody' },
        variantsInfo: {
          variants: [
            {
              sku: 'MUG-1',
              barcode: '4006381333931',
              price: { actualPrice: money('18.50'), compareAtPrice: money('20') },
              physicalProperties: { weight: '0.3' },
            },
          ],
        },
      }),
      ['CURRENCY', 'URL', 'PLAIN_DESCRIPTION', 'WEIGHT_MEASUREMENT_UNIT_INFO'],
    )
    expect(product).toMatchObject({
      revision: '1',
      name: 'Large mug',
      slug: 'large-mug',
      url: { relativePath: '/products/large-mug' },
      plainDescription: '',
      visible: true,
      visibleInPos: false,
      productType: 'PHYSICAL',
      handle: `Product_${product.id}`,
      currency: 'USD',
      brand: { name: 'Kiln' },
      ribbon: { name: 'New' },
      additionalRibbons: [{ name: 'Rare' }],
      tags: { publicTags: { tagIds: ['a', 'b'] }, privateTags: { tagIds: ['secret'] } },
      extendedFields: { namespaces: { own: { a: 1 } } },
      options: [],
      modifiers: [],
      actualPriceRange: {
        minValue: { amount: '18.50', formattedAmount: '$18.50' },
        maxValue: { amount: '18.50' },
      },
      compareAtPriceRange: { minValue: { amount: '20' } },
      inventory: {
        availabilityStatus: 'OUT_OF_STOCK',
        preorderStatus: 'DISABLED',
        preorderAvailability: 'NO_VARIANTS',
      },
      physicalProperties: {
        fulfillerId: 'somebody',
        shippingWeightRange: { minValue: '0.3', maxValue: '0.3' },
        weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' },
      },
      variantSummary: { variantCount: 1 },
    })
    expect(product.variantsInfo?.variants).toEqual([
      {
        id: expect.any(String),
        visible: true,
        sku: 'MUG-1',
        barcode: '4006381333931',
        choices: [],
        price: {
          actualPrice: { amount: '18.50', formattedAmount: '$18.50' },
          compareAtPrice: { amount: '20', formattedAmount: '$20.00' },
        },
        physicalProperties: { weight: '0.3' },
        inventoryStatus: { inStock: false, preorderEnabled: false },
      },
    ])
    const read = await merchant().catalogV3.getProduct({ productId: product.id })
    expect(read.product).not.toHaveProperty('url')
    expect(read.product.revision).toBe('1')
    const bySlug = await visitor().catalogV3.getProductBySlug({ slug: product.slug })
    expect(bySlug.product.id).toBe(product.id)
    expect(bySlug.product.tags).toEqual({ publicTags: { tagIds: ['a', 'b'] } })
    expect((await factsOf(shop, product.id)).map(({ name }) => name)).toContain('product.created')
  })

  test('shares its visibility with its variant', async () => {
    const hidden = await create(
      merchant(),
      productInput({ variantsInfo: { variants: [priced('5', { visible: false })] } }),
    )
    expect(hidden.visible).toBe(false)
    expect(hidden.variantsInfo?.variants[0]?.visible).toBe(false)
    const shown = await change(merchant(), hidden, { visible: true })
    expect(shown.variantsInfo?.variants[0]?.visible).toBe(true)
    expect(await codeOf(visitor().catalogV3.getProduct({ productId: unique('x') }))).toBe(
      '404 PRODUCT_NOT_FOUND',
    )
  })

  test('that is hidden returns 404 for visitors', async () => {
    const product = await create(merchant(), productInput({ visible: false }))
    const asked = { productId: product.id }
    expect(await codeOf(visitor().catalogV3.getProduct(asked))).toBe('404 PRODUCT_NOT_FOUND')
    const slug = visitor().catalogV3.getProductBySlug({ slug: product.slug })
    expect(await codeOf(slug)).toBe('404 PRODUCT_NOT_FOUND')
  })
})

describe('a product with options', () => {
  test('has exactly the variants of the request', async () => {
    const product = await create(
      merchant(),
      productInput({
        options: [textOption('Size', 'S', 'M'), textOption('Form', 'Round', 'Square')],
        variantsInfo: {
          variants: [
            priced('10', { choices: [chosen('Size', 'S'), chosen('Form', 'Round')] }),
            priced('30', { choices: [chosen('Form', 'Square'), chosen('Size', 'M')] }),
          ],
        },
      }),
      ['VARIANT_OPTION_CHOICE_NAMES', 'MIN_PRICE_VARIANT', 'MIN_VARIANT_PRICE_INFO'],
    )
    expect(product.options.map(({ name, key }) => [name, key])).toEqual([
      ['Size', 'Size'],
      ['Form', 'Form'],
    ])
    const names = product.variantsInfo?.variants.map(({ choices }) =>
      choices.map(({ optionChoiceNames }) => optionChoiceNames?.choiceName),
    )
    expect(names).toEqual([
      ['S', 'Round'],
      ['M', 'Square'],
    ])
    expect(product.variantSummary.variantCount).toBe(2)
    expect(product.variantSummary.minPriceVariant?.price.actualPrice.amount).toBe('10')
    expect(product.minVariantPriceInfo?.actualPrice.amount).toBe('10')
    expect(product.actualPriceRange?.maxValue.amount).toBe('30')
  })

  test('updates variants with an id, adds others and deletes the rest', async () => {
    const product = await create(merchant(), sized(['S', 'M', 'L']))
    const [small, middle] = product.variantsInfo?.variants ?? []
    const [option] = product.options
    const choices = [...(option?.choicesSettings.choices ?? [])]
    const after = await change(merchant(), product, {
      options: [
        {
          id: option?.id ?? '',
          choicesSettings: {
            choices: [
              { choiceId: choices[0]?.choiceId ?? '' },
              { choiceId: choices[1]?.choiceId ?? '' },
              { name: 'XL', choiceType: 'CHOICE_TEXT' },
            ],
          },
        },
      ],
      variantsInfo: {
        variants: [
          { id: middle?.id ?? '' },
          priced('99', { choices: [chosen('Size', 'XL')] }),
          { id: small?.id ?? '', price: { actualPrice: money('11') } },
        ],
      },
    })
    const prices = after.variantsInfo?.variants.map(({ price }) => price.actualPrice.amount)
    expect(prices).toEqual(['20.00', '99', '11'])
    expect(after.variantsInfo?.variants.map(({ id }) => id)).toEqual([
      middle?.id,
      expect.any(String),
      small?.id,
    ])
    expect(after.options[0]?.choicesSettings.choices.map(({ name }) => name)).toEqual([
      'S',
      'M',
      'XL',
    ])
    expect(after.revision).toBe('2')
    expect(after.inventory.availabilityStatus).toBe('OUT_OF_STOCK')
  })

  test('may reorder its variants', async () => {
    const product = await create(merchant(), sized(['S', 'M']))
    const [small, middle] = product.variantsInfo?.variants ?? []
    const [option] = product.options
    const after = await change(merchant(), product, {
      options: [
        {
          id: option?.id ?? '',
          choicesSettings: {
            choices: (option?.choicesSettings.choices ?? []).map(({ choiceId }) => ({ choiceId })),
          },
        },
      ],
      variantsInfo: {
        variants: [
          { id: small?.id ?? '', choices: middle?.choices ?? [] },
          { id: middle?.id ?? '', choices: small?.choices ?? [] },
        ],
      },
    })
    expect(after.variantsInfo?.variants.map(({ choices }) => choices)).toEqual([
      middle?.choices,
      small?.choices,
    ])
  })

  test('shows visitors only visible variants, and price ranges of those alone', async () => {
    const product = await create(
      merchant(),
      sized(['S', 'M', 'L'], {
        variantsInfo: {
          variants: [
            priced('1', { choices: [chosen('Size', 'S')], visible: false }),
            priced('20', { choices: [chosen('Size', 'M')] }),
            priced('900', { choices: [chosen('Size', 'L')], visible: false }),
          ],
        },
      }),
    )
    const asked = { productId: product.id, fields: ['MIN_PRICE_VARIANT' as const] }
    const { product: seen } = await visitor().catalogV3.getProduct(asked)
    expect(seen.variantsInfo?.variants).toHaveLength(1)
    expect(seen.variantSummary.variantCount).toBe(1)
    expect(seen.actualPriceRange).toEqual({
      minValue: { amount: '20' },
      maxValue: { amount: '20' },
    })
    expect(JSON.stringify(seen)).not.toContain('"900"')
    expect(seen.variantSummary.minPriceVariant?.price.actualPrice.amount).toBe('20')
    const own = await merchant().catalogV3.getProduct(asked)
    expect(own.product.actualPriceRange?.maxValue.amount).toBe('900')
  })
})

describe('costs', () => {
  const costly = () =>
    create(
      merchant(),
      productInput({
        variantsInfo: { variants: [priced('20', { revenueDetails: { cost: money('5') } })] },
      }),
      ['MERCHANT_DATA'],
    )

  test('are returned with profit and margin to merchants who ask for them', async () => {
    const product = await costly()
    expect(product.variantsInfo?.variants[0]?.revenueDetails).toEqual({
      cost: { amount: '5' },
      profit: { amount: '15.00' },
      profitMargin: '0.75',
    })
    expect(product.costRange?.minValue.amount).toBe('5')
    const plain = await merchant().catalogV3.getProduct({ productId: product.id })
    expect(plain.product.variantsInfo?.variants[0]).not.toHaveProperty('revenueDetails')
  })

  test('are refused to visitors', async () => {
    const { id: productId } = await costly()
    const asked = visitor().catalogV3.getProduct({ productId, fields: ['MERCHANT_DATA'] })
    expect(await codeOf(asked)).toBe('403 NO_PERMISSION_TO_READ_MERCHANT_DATA')
  })
})

describe('a change', () => {
  test('leaves absent fields unchanged, replaces whole lists, and clears with null', async () => {
    const product = await create(
      merchant(),
      productInput({
        brand: { name: 'Kiln' },
        ribbon: { name: 'New' },
        taxGroupId: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b001',
        tags: { publicTags: { tagIds: ['a'] }, privateTags: { tagIds: ['b'] } },
        physicalProperties: { fulfillerId: 'one', shippingGroupId: 'two' },
        plainDescription: '<p>Words</p>',
      }),
    )
    const after = await change(
      merchant(),
      product,
      {
        name: 'Renamed',
        brand: null,
        tags: { publicTags: { tagIds: ['c'] } },
        physicalProperties: { shippingGroupId: null },
        taxGroupId: null,
      },
      ['PLAIN_DESCRIPTION'],
    )
    expect(after).toMatchObject({
      name: 'Renamed',
      slug: product.slug,
      plainDescription: '<p>Words</p>',
      ribbon: product.ribbon,
      tags: { publicTags: { tagIds: ['c'] }, privateTags: { tagIds: ['b'] } },
      physicalProperties: { fulfillerId: 'one' },
    })
    expect(after).not.toHaveProperty('brand')
    expect(after).not.toHaveProperty('taxGroupId')
    expect(after.physicalProperties).not.toHaveProperty('shippingGroupId')
  })

  test('with a stale revision is refused', async () => {
    const product = await create(merchant())
    await change(merchant(), product, { name: 'First' })
    expect(await codeOf(change(merchant(), product, { name: 'Second' }))).toBe(
      '409 INVALID_REVISION',
    )
    const { revision: _, ...bare } = { ...product, name: 'Third' }
    const sent = merchant().catalogV3.updateProduct({ product: { id: bare.id } as never })
    expect(await codeOf(sent)).toMatch(/^400 /)
  })

  test('appends the product before and after, and the changed fields, to the ledger', async () => {
    const product = await create(merchant())
    await change(merchant(), product, { name: 'Renamed', visibleInPos: false })
    const fact = (await factsOf(shop, product.id)).find(({ name }) => name === 'product.changed')
    expect(fact?.changed_fields).toEqual(['name', 'visibleInPos'])
    expect(fact?.before).toMatchObject({ visibleInPos: true })
    expect(fact?.after).toMatchObject({ name: 'Renamed', visibleInPos: false })
  })

  test('without a difference saves nothing', async () => {
    const product = await create(merchant())
    expect((await change(merchant(), product, { name: product.name })).revision).toBe('1')
  })
})

test('a product is deleted once', async () => {
  const { id: productId } = await create(merchant())
  expect(await merchant().catalogV3.deleteProduct({ productId })).toEqual({})
  expect(await codeOf(merchant().catalogV3.deleteProduct({ productId }))).toBe(
    '404 PRODUCT_NOT_FOUND',
  )
})

test('the category of all products has an id and a tree', async () => {
  expect(await visitor().catalogV3.getAllProductsCategory({})).toEqual({
    categoryId: '00000000-000000-000000-000000000001',
    treeReference: { appNamespace: '@wix/stores', treeKey: null },
  })
})
