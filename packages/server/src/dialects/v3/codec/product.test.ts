import {
  type ProductField,
  productFields,
  Product as WireProduct,
} from '@vitrine/contract/catalog-v3'
import { toWire } from '@vitrine/contract/kit'
import { padDecimal } from '@vitrine/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../../areas/catalog/index.ts'
import { sampleProducts } from '../../../areas/catalog/shared/model/sample-products.ts'
import { encodeProduct } from './product.ts'
import type { ProductView } from './product-view.ts'

const view = (fields: readonly ProductField[], more: Partial<ProductView> = {}): ProductView => ({
  shop: { currency: 'USD', locale: 'en-US', publicUrl: 'https://shop.test' },
  decimals: 2,
  mediaUrl: (id, width) => `https://shop.test/media/${id}${width ? `?w=${width}` : ''}`,
  fields: new Set(fields),
  isMerchant: false,
  conversion: null,
  ...more,
})
const [full] = sampleProducts as readonly [Product, ...Product[]]
/** One variant and one subscription are hidden, with values that occur nowhere else. */
const withHiddenParts: Product = {
  ...full,
  variants: full.variants.map((one, at) =>
    at === 0 ? one : { ...one, visible: false, price: '777777', sku: 'HIDDEN-SKU' },
  ),
  aggregates: {
    ...full.aggregates,
    listPrice: { min: '1234.5', max: '777777' },
    price: { min: '1111.05', max: '777777' },
    cost: { min: '654321', max: '654321' },
    shown: {
      variantCount: 1,
      price: { min: '1111.05', max: '1111.05' },
      listPrice: { min: '1234.5', max: '1234.5' },
      weight: { min: '1.25', max: '1.25' },
    },
  },
}
const anyFields = fc.subarray([...productFields])
const wire = (encoded: WireProduct) => JSON.stringify(toWire(WireProduct, encoded))

describe('a product for visitors', () => {
  test('never shows hidden parts, whatever is requested', () => {
    fc.assert(
      fc.property(anyFields, fc.boolean(), (fields, isWhole) => {
        const text = wire(encodeProduct(view(fields), withHiddenParts, { isWhole }))
        for (const hidden of ['777777', 'HIDDEN-SKU', '654321', 'secret', 'costRange', 'profit']) {
          expect(text).not.toContain(hidden)
        }
      }),
    )
  })
})

describe('parts that need a request', () => {
  const gates: readonly [ProductField, string][] = [
    ['URL', 'url'],
    ['CURRENCY', 'currency'],
    ['DESCRIPTION', 'description'],
    ['PLAIN_DESCRIPTION', 'plainDescription'],
    ['DISCOUNT_INFO', 'discountInfo'],
    ['MIN_VARIANT_PRICE_INFO', 'minVariantPriceInfo'],
    ['MERCHANT_DATA', 'costRange'],
  ]
  test.each(gates)('%s is returned on request only', (field, name) => {
    const encode = (fields: readonly ProductField[]) =>
      encodeProduct(view(fields, { isMerchant: true }), full, { isWhole: true })
    expect(encode([field])).toHaveProperty(name)
    expect(encode(productFields.filter((one) => one !== field))).not.toHaveProperty(name)
  })

  test('the variants are returned with single products only', () => {
    expect(encodeProduct(view([]), full, { isWhole: false })).not.toHaveProperty('variantsInfo')
    expect(encodeProduct(view([]), full, { isWhole: true }).variantsInfo?.variants).toHaveLength(2)
  })
})

test('prices are exact as entered, compared, converted and reduced for subscriptions', () => {
  const shown = encodeProduct(view(['SUBSCRIPTION_PRICES_INFO', 'CURRENCY']), full, {
    isWhole: true,
  })
  const [blue, red] = shown.variantsInfo?.variants ?? []
  expect(blue?.price).toEqual({
    actualPrice: { amount: '1111.05', formattedAmount: '$1,111.05' },
    compareAtPrice: { amount: '1234.5', formattedAmount: '$1,234.50' },
  })
  expect(red?.price).not.toHaveProperty('compareAtPrice')
  expect(red?.subscriptionPricesInfo?.subscriptionPrices[0]?.price.amount).toBe('1172.78')
  expect(blue?.physicalProperties?.pricePerUnit).toEqual({
    settings: { quantity: '500', measurementUnit: 'ML' },
    value: '2222.1',
    description: '$2,222.10/1 l',
  })
  const yen = view(['CURRENCY'], { decimals: 0, conversion: { currency: 'JPY', rate: '150' } })
  const converted = encodeProduct(yen, full, { isWhole: true })
  expect(converted.currency).toBe('JPY')
  expect(converted.variantsInfo?.variants[0]?.price.actualPrice.amount).toBe('166658')
})

test('an amount has at least the decimals of its currency, and never fewer than in the request', () => {
  expect(
    ['20', '20.5', '20.555', '20'].map((one, at) => padDecimal(one, at === 3 ? 0 : 2)),
  ).toEqual(['20.00', '20.50', '20.555', '20'])
})

test('a picture always has its sizes', () => {
  const { media } = encodeProduct(view(['MEDIA_ITEMS_INFO', 'THUMBNAIL']), full, { isWhole: false })
  expect(media.main?.image).toMatchObject({ id: 'a.jpg', width: 1200, height: 900 })
  expect(media.itemsInfo?.items[1]?.video).toMatchObject({ id: 'b.mp4' })
  expect(media.main?.thumbnail).toMatchObject({ width: 250, height: 188 })
})

test('a digital product has no measures, and a physical one no file', () => {
  const [thing, file] = sampleProducts.map((one) => encodeProduct(view([]), one, { isWhole: true }))
  expect(thing?.variantsInfo?.variants[0]).not.toHaveProperty('digitalProperties')
  expect(file).not.toHaveProperty('physicalProperties')
  expect(file?.variantsInfo?.variants[0]?.digitalProperties?.digitalFile?.fileName).toBe('Part.pdf')
})
