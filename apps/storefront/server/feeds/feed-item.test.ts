import type { FeedItem } from '@vitrine/contract/shop'
import { describe, expect, test } from 'vitest'
import { productsByState } from '../../app/screens/product/product-states.fixture.ts'
import { type ProductState, productStates, stateOfVariant } from '../../app/views/product-state.ts'
import { aFeedItem, itemOfVariant } from './feed.fixture.ts'
import { feedFields, isTaken } from './feed-item.ts'

const shop = {
  platform: 'google',
  siteUrl: 'https://shop.example',
  currency: 'USD',
  today: '2026-05-01',
} as const
const google = (own: Partial<FeedItem> = {}, more: object = {}) =>
  Object.fromEntries(feedFields(aFeedItem(own), { ...shop, ...more }))
const meta = (own: Partial<FeedItem> = {}) => google(own, { platform: 'meta' })

describe.each(Object.keys(productStates) as ProductState[])('a product that is “%s”', (name) => {
  const product = productsByState[name]
  const items = product.variants.map((variant) => itemOfVariant(product, variant))

  test('is in that state in feeds, each variant in its own', () => {
    const words = items.map((item) => google(item).availability)
    expect(words).toEqual(items.map((item) => productStates[stateOfVariant(item)].feed))
    expect(words).toContain(productStates[name].feed)
  })

  test('has the same name for Meta, with blanks', () => {
    for (const item of items)
      expect(meta(item).availability).toBe(google(item).availability?.replaceAll('_', ' '))
  })
})

test('structured data and feeds each have a name for the same state', () => {
  const pairs = Object.values(productStates).map(({ offer, feed }) => `${offer} ${feed}`)
  expect(new Set(pairs)).toEqual(
    new Set(['InStock in_stock', 'PreOrder preorder', 'OutOfStock out_of_stock']),
  )
})

test('a variant has its options, its own address and its group', () => {
  const choices = [
    { option: 'Colour', choice: 'Sea blue' },
    { option: 'Größe', choice: 'L' },
  ]
  expect(google({ choices, variantCount: 2, collections: ['Home', 'Jars'] })).toMatchObject({
    id: '9f3c',
    item_group_id: 'c5a3',
    title: 'Tide jar – Sea blue, L',
    link: 'https://shop.example/products/tide-jar?Colour=Sea+blue&Gr%C3%B6%C3%9Fe=L',
    color: 'Sea blue',
    size: 'L',
    product_type: 'Home > Jars',
    condition: 'new',
    identifier_exists: 'no',
  })
  expect(google()).not.toHaveProperty('item_group_id')
})

test('links open pages in the language of the feed', () => {
  expect(google({}, { language: 'de' }).link).toBe('https://shop.example/products/tide-jar?lang=de')
})

test('prices are in the currency of the shop, with the sale price when it is lower', () => {
  expect(google({ price: '20', salePrice: '15.5' })).toMatchObject({
    price: '20.00 USD',
    sale_price: '15.50 USD',
  })
  expect(google({ price: '1500' }, { currency: 'JPY' }).price).toBe('1500 JPY')
  expect(google({ price: '20', salePrice: '20.00' })).not.toHaveProperty('sale_price')
})

test('a preorder has its date until that has passed', () => {
  const ahead = { inStock: false, preorderable: true }
  expect(google({ ...ahead, preorderShipsAt: '2026-05-01' }).availability_date).toBe('2026-05-01')
  expect(google({ ...ahead, preorderShipsAt: '2026-04-30' })).not.toHaveProperty(
    'availability_date',
  )
})

test.each([
  [{ gtin: '4006381333931' }, undefined],
  [{ brand: 'Kiln', manufacturerPartNumber: 'K-1' }, undefined],
  [{ brand: 'Kiln' }, 'no'],
  [{ manufacturerPartNumber: 'K-1' }, 'no'],
])('a product with %j has the value %j for a missing identifier', (own, word) => {
  expect(google(own).identifier_exists).toBe(word)
})

test('unit prices are in units that Google has', () => {
  const of = (unit: FeedItem['unit'], baseUnit: FeedItem['baseUnit']) => {
    const fields = google({ unit, baseUnit })
    return [fields.unit_pricing_measure, fields.unit_pricing_base_measure]
  }
  const ml = (quantity: string) => ({ quantity, measurementUnit: 'ML' }) as const
  expect(of(ml('250'), ml('100'))).toEqual(['250ml', '100ml'])
  expect(of(ml('250'), ml('30'))).toEqual(['250ml', undefined])
  expect(of({ quantity: '5', measurementUnit: 'MM' }, ml('1'))).toEqual([undefined, undefined])
  expect(of(null, null)).toEqual([undefined, undefined])
})

test('only shipped products are in the feed for Meta, with the last pieces and a weight', () => {
  expect(isTaken(aFeedItem({ productType: 'digital' }), { platform: 'meta' })).toBe(false)
  expect(isTaken(aFeedItem({ productType: 'digital' }), { platform: 'google' })).toBe(true)
  expect(meta({ left: 2 }).quantity_to_sell_on_facebook).toBe('2')
  expect(google({ left: 2 })).not.toHaveProperty('quantity_to_sell_on_facebook')
  expect(google({ weight: '0.4' }).shipping_weight).toBe('0.4 kg')
  expect(google({ weight: '0.4', productType: 'digital' })).not.toHaveProperty('shipping_weight')
})

test('the first picture is the main one', () => {
  const picture = (id: string) => ({
    id,
    url: `https://shop.example/media/${id}`,
    altText: '',
    width: 4,
    height: 5,
    ground: null,
    kind: 'image' as const,
    video: null,
  })
  const fields = feedFields(aFeedItem({ pictures: ['a', 'b', 'c'].map(picture) }), shop)
  expect(fields.filter(([name]) => name.endsWith('image_link'))).toEqual([
    ['image_link', 'https://shop.example/media/a/w_1280'],
    ['additional_image_link', 'https://shop.example/media/b/w_1280'],
    ['additional_image_link', 'https://shop.example/media/c/w_1280'],
  ])
})
