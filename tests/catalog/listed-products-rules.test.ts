import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  change,
  chosen,
  codeOf,
  create,
  money,
  type NewProduct,
  priced,
  productInput,
  refusal,
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
const refused = (more: Partial<NewProduct>) => codeOf(create(merchant(), productInput(more)))
const variants = (...listed: NewProduct['variantsInfo']['variants']) => ({
  variantsInfo: { variants: listed },
})
const nobody = '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b0ff'
const wrong = (variant: object) => variants({ ...priced('20'), ...variant } as never)

describe('a product is refused', () => {
  const one = {
    id: nobody,
    title: 'Monthly',
    discount: { type: 'AMOUNT', amountOff: '5' },
  } as const
  const sold = (subscriptionDetails: NewProduct['subscriptionDetails']) => ({ subscriptionDetails })
  test.each<[string, string, Partial<NewProduct>]>([
    ['with an id', '400 ID_NOT_ALLOWED_IN_REQUEST', { id: nobody }],
    ['named by blanks', '400 ONLY_SPACES_STRING_ERROR', { name: '  ' }],
    ['with a strange slug', '400 INVALID_SLUG_FORMAT', { slug: 'Not a slug' }],
    [
      'with a picture twice',
      '400 DUPLICATE_MEDIA_ERROR',
      gallery('https://a.test/1', 'https://a.test/1'),
    ],
    [
      'with a picture that is not there',
      '404 MEDIA_NOT_FOUND',
      { media: { itemsInfo: { items: [{ id: 'none.jpg' }] } } },
    ],
    [
      'with a choice of a picture that is not in its gallery',
      '404 PRODUCT_MEDIA_NOT_EXIST',
      shownBy('https://a.test/2'),
    ],
    [
      'that is a file sold over a counter',
      '400 DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
      digital({ visibleInPos: true }),
    ],
    [
      'that is a file that weighs something',
      '400 VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
      digital(variants(priced('5'))),
    ],
    [
      'that is a file with a box',
      '400 VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED',
      digital({ physicalProperties: {} }),
    ],
    [
      'that delivers a file that is not there',
      '404 DIGITAL_FILE_NOT_FOUND_ERROR',
      digital(
        variants({
          price: { actualPrice: money('5') },
          digitalProperties: { digitalFile: { id: nobody } },
        }),
      ),
    ],
    [
      'with a variant that has no price',
      '400 REQUIRED_FIELD',
      variants({ physicalProperties: {} }),
    ],
    [
      'with a price above what it is compared with',
      '428 COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
      wrong({ price: { actualPrice: money('20'), compareAtPrice: money('19.99') } }),
    ],
    [
      'with a price beyond all prices',
      '400 DECIMAL_LTE',
      wrong({ price: { actualPrice: money('999999999.999') } }),
    ],
    [
      'with two variants and no option',
      '428 INVALID_DEFAULT_VARIANT',
      variants(priced('1'), priced('2')),
    ],
    [
      'with a variant without a choice',
      '428 MISSING_VARIANT_OPTION_CHOICE',
      { options: [textOption('Size', 'S')] },
    ],
    [
      'with an option that is named in part',
      '400 MISSING_VARIANT_OPTION',
      {
        options: [textOption('Size', 'S')],
        ...wrong({ choices: [{ optionChoiceNames: { choiceName: 'S' } }] }),
      },
    ],
    [
      'with a choice that is not named',
      '400 MISSING_VARIANT_OPTION_CHOICE',
      {
        options: [textOption('Size', 'S')],
        ...wrong({
          choices: [{ optionChoiceNames: { optionName: 'Size', renderType: 'TEXT_CHOICES' } }],
        }),
      },
    ],
    [
      'with two variants of the same choices',
      '428 DUPLICATE_VARIANT_OPTION_CHOICE',
      {
        options: [textOption('Size', 'S')],
        ...variants(
          priced('1', { choices: [chosen('Size', 'S')] }),
          priced('2', { choices: [chosen('Size', 'S')] }),
        ),
      },
    ],
    [
      'with a choice it does not have',
      '428 VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
      { options: [textOption('Size', 'S')], ...wrong({ choices: [chosen('Size', 'M')] }) },
    ],
    [
      'with one id for two variants',
      '409 VARIANT_ID_ALREADY_EXISTS',
      {
        options: [textOption('Size', 'S', 'M')],
        ...variants(
          priced('1', { id: nobody, choices: [chosen('Size', 'S')] }),
          priced('2', { id: nobody, choices: [chosen('Size', 'M')] }),
        ),
      },
    ],
    [
      'with an option twice',
      '428 DUPLICATE_PRODUCT_OPTIONS',
      {
        options: [textOption('Size', 'S'), textOption('Size', 'S')],
        ...wrong({ choices: [chosen('Size', 'S')] }),
      },
    ],
    [
      'with an option without a name',
      '400 PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
      { options: [{ choicesSettings: { choices: [{ name: 'S' }] } }] },
    ],
    [
      'with a choice without a type',
      '400 PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
      {
        options: [
          {
            name: unique('Hue'),
            optionRenderType: 'TEXT_CHOICES',
            choicesSettings: { choices: [{ name: 'S' }] },
          },
        ],
      },
    ],
    [
      'with an option that is not there',
      '404 CUSTOMIZATION_NOT_EXIST',
      { options: [{ id: nobody, choicesSettings: { choices: [{ name: 'S' }] } }] },
    ],
    [
      'with a choice that is not there',
      '404 CHOICE_NOT_EXIST',
      {
        options: [
          { ...textOption('Size', 'S'), choicesSettings: { choices: [{ choiceId: nobody }] } },
        ],
      },
    ],
    [
      'with too many choices',
      '428 CHOICES_LIMIT_EXCEEDED',
      {
        options: [textOption(unique('Many'), ...Array.from({ length: 101 }, (_, at) => `c${at}`))],
      },
    ],
    [
      'with a modifier without a name',
      '400 MODIFIER_NAME_AND_TYPE_REQUIRED',
      { modifiers: [{ mandatory: true }] },
    ],
    [
      'with a choice of a modifier without a type',
      '400 MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
      {
        modifiers: [
          {
            name: unique('Wrap'),
            modifierRenderType: 'TEXT_CHOICES',
            choicesSettings: { choices: [{ name: 'x' }] },
          },
        ],
      },
    ],
    [
      'with a modifier twice',
      '400 MODIFIERS_ID_DUPLICATION_ERROR',
      { modifiers: [engraving, engraving] },
    ],
    ['with a brand that is not there', '404 BRAND_NOT_FOUND', { brand: { id: nobody } }],
    ['with a ribbon that is not there', '404 RIBBON_NOT_FOUND', { ribbon: { id: nobody } }],
    [
      'with an info section that is not there',
      '404 INFO_SECTION_NOT_FOUND',
      { infoSections: [{ id: nobody }] },
    ],
    [
      'with a ribbon twice',
      '428 DUPLICATE_RIBBON_IN_ADDITIONAL',
      { additionalRibbons: [{ name: 'Rare' }, { name: 'Rare' }] },
    ],
    [
      'with its ribbon again',
      '428 DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
      { ribbon: { name: 'Rare' }, additionalRibbons: [{ name: 'Rare' }] },
    ],
    [
      'with units of two kinds',
      '400 PRICE_PER_UNIT_NOT_ALIGNED',
      {
        physicalProperties: { pricePerUnit: { quantity: '1', measurementUnit: 'KG' } },
        ...variants(
          priced('5', {
            physicalProperties: {
              pricePerUnit: { settings: { quantity: '1', measurementUnit: 'L' } },
            },
          }),
        ),
      },
    ],
    [
      'with a subscription that does not renew',
      '400 SUBSCRIPTION_INVALID_AUTO_RENEWAL',
      sold({ subscriptions: [{ title: 'Once', autoRenewal: false }] }),
    ],
    [
      'with a subscription twice',
      '409 SUBSCRIPTION_ID_ALREADY_EXISTS',
      sold({ subscriptions: [one, one] }),
    ],
    [
      'that is a file by subscription',
      '428 INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
      digital({ subscriptionDetails: { subscriptions: [one] } }),
    ],
    [
      'that nobody could buy',
      '428 ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
      sold({ subscriptions: [{ ...one, visible: false }] }),
    ],
    [
      'with a subscription that costs nothing',
      '428 INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT',
      sold({ subscriptions: [{ ...one, discount: { type: 'AMOUNT', amountOff: '20' } }] }),
    ],
    ['with two barcodes alike', '428 DUPLICATE_BARCODE_ERROR', alike({ barcode: unique('4006') })],
    ['with two SKUs alike', '409 SKU_ALREADY_EXIST_ERROR', alike({ sku: unique('SKU') })],
  ])('%s', async (_words, code, more) => {
    expect(await refused(more)).toBe(code)
  })

  test('when another product has its slug, SKU or barcode', async () => {
    const [slug, sku, barcode] = [unique('slug').replace(' ', '-'), unique('sku'), unique('code')]
    await create(merchant(), productInput({ slug, ...variants(priced('5', { sku, barcode })) }))
    expect(await refused({ slug })).toBe('409 DUPLICATE_SLUG_ERROR')
    expect(await refused(variants(priced('5', { sku })))).toBe('409 SKU_ALREADY_EXIST_ERROR')
    const again = refused(variants(priced('5', { barcode })))
    expect(await again).toBe('409 BARCODE_ALREADY_EXIST_ERROR')
    const other = await create(merchant())
    expect(await codeOf(change(merchant(), other, { slug }))).toBe('409 DUPLICATE_SLUG_ERROR')
  })

  test('without physical properties', async () => {
    const { physicalProperties: _, ...bare } = productInput()
    const error = await refusal(create(merchant(), bare))
    expect(error.violations[0]).toMatchObject({
      field: 'product.physicalProperties',
      violatedRule: 'REQUIRED_FIELD',
    })
  })

  test('and its field is reported', async () => {
    const error = await refusal(create(merchant(), productInput({ slug: 'No!' })))
    expect(error.violations[0]?.field).toBe('product.slug')
  })
})

describe('a change is refused', () => {
  test('with options but no variants, or variants but no options', async () => {
    const product = await create(merchant(), sized(['S', 'M']))
    const [option] = product.options
    const options = [{ id: option?.id ?? '', choicesSettings: { choices: [{ name: 'S' }] } }]
    const alone = await refusal(change(merchant(), product, { options }))
    expect([alone.status, alone.code]).toEqual([428, 'MISSING_VARIANT_OPTION_CHOICE'])
    expect(alone.data).toMatchObject({ productId: product.id })
    const { variantsInfo } = product
    const sent = (variantsInfo?.variants ?? []).map(({ id }) => ({ id }))
    expect(await codeOf(change(merchant(), product, { variantsInfo: { variants: sent } }))).toBe(
      '400 MISSING_OPTIONS_ON_UPDATE_VARIANTS',
    )
  })

  test('when it names a brand without its id, or removes a price', async () => {
    const product = await create(merchant())
    const brand = change(merchant(), product, { brand: { name: 'Kiln' } })
    expect(await codeOf(brand)).toBe('400 BRAND_MISSING_ID')
    const id = product.variantsInfo?.variants[0]?.id ?? ''
    const price = { variantsInfo: { variants: [{ id, price: { actualPrice: null } }] } }
    expect(await codeOf(change(merchant(), product, price))).toBe(
      '400 CANNOT_REMOVE_VARIANT_ACTUAL_PRICE',
    )
  })

  test('when the product is not in its main category', async () => {
    const product = await create(merchant())
    const error = await refusal(change(merchant(), product, { mainCategoryId: nobody }))
    expect(error.violations[0]?.field).toBe('product.mainCategoryId')
  })
})

const engraving = {
  name: 'Engraving',
  modifierRenderType: 'FREE_TEXT',
  freeTextSettings: { title: 'Your words', maxCharCount: 20 },
} as const

function gallery(...urls: string[]): Partial<NewProduct> {
  return { media: { itemsInfo: { items: urls.map((url) => ({ url })) } } }
}

function shownBy(url: string): Partial<NewProduct> {
  const option = textOption('Size', 'S')
  const [choice] = option.choicesSettings.choices
  return {
    options: [
      { ...option, choicesSettings: { choices: [{ ...choice, media: { items: [{ url }] } }] } },
    ],
    ...variants(priced('5', { choices: [chosen('Size', 'S')] })),
  }
}

function digital(more: Partial<NewProduct>): Partial<NewProduct> {
  return {
    productType: 'DIGITAL',
    physicalProperties: null,
    ...variants({ price: { actualPrice: money('5') } }),
    ...more,
  }
}

function alike(code: { sku?: string; barcode?: string }): Partial<NewProduct> {
  return {
    options: [textOption('Size', 'S', 'M')],
    ...variants(
      priced('1', { choices: [chosen('Size', 'S')], ...code }),
      priced('2', { choices: [chosen('Size', 'M')], ...code }),
    ),
  }
}
