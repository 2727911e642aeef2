import { productFields, Product as WireProduct } from '@vitrine/contract/catalog-v3'
import { toWire } from '@vitrine/contract/kit'
import { currencyDigits } from '@vitrine/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Product, sampleProducts } from '../../../areas/catalog/index.ts'
import { encodeProduct } from './product.ts'
import { createProductRenderer, selectFields, withoutCategories } from './render-product.ts'

const shop = { currency: 'EUR', locale: 'de-DE', publicUrl: 'https://shop.test' }
const mediaUrl = (id: string, width?: number) => `https://shop.test/media/${id}/${width ?? ''}`
const categories = {
  direct: [{ id: 'a', index: 1 }, { id: 'b' }],
  all: [{ id: 'a', index: 1 }, { id: 'b' }, { id: 'c' }],
  breadcrumbs: [{ id: 'a', name: 'A “b”', slug: 'a-b' }],
}

/** Sample products with text that resembles markers, and lists of any length. */
const product = fc
  .tuple(fc.constantFrom(...sampleProducts), fc.string({ unit: 'binary' }), fc.nat(3), fc.nat(2))
  .map(
    ([one, words, sections, variants]): Product => ({
      ...one,
      name: words,
      extendedFields: { namespaces: { own: { currency: words, formattedAmount: words } } },
      infoSections: one.infoSections.flatMap((section) =>
        Array.from({ length: sections }, () => ({ ...section, title: words })),
      ),
      variants: one.variants.slice(0, variants),
    }),
  )

test.each([
  [true, true],
  [false, true],
  [true, false],
  [false, false],
])(
  'a text cut for a caller equals the one rendered for them (merchant: %s, with variants: %s)',
  (isMerchant, isWhole) => {
    const write = createProductRenderer(mediaUrl, { isMerchant }, isWhole)
    const readable = productFields.filter((one) => isMerchant || one !== 'MERCHANT_DATA')
    fc.assert(
      fc.property(product, fc.subarray(readable), fc.boolean(), (one, wanted, isAsked) => {
        const fields = new Set(wanted)
        const beside = isAsked ? categories : undefined
        const view = { shop, decimals: currencyDigits(shop.currency), mediaUrl, fields }
        const encoded = encodeProduct({ ...view, isMerchant, conversion: null }, one, {
          isWhole,
          categories: beside,
        })
        const cut = selectFields(write(shop, one), { fields, categories: beside })
        expect(JSON.parse(cut)).toEqual(JSON.parse(JSON.stringify(toWire(WireProduct, encoded))))
      }),
      { numRuns: 100 },
    )
  },
)

test('a category that a caller cannot see is not named to them', () => {
  const [one] = sampleProducts as readonly [Product, ...Product[]]
  const text = createProductRenderer(mediaUrl, { isMerchant: false }, true)(shop, one)
  const cut = (ids: readonly string[]) =>
    JSON.parse(
      selectFields(withoutCategories(text, new Set(ids)), {
        fields: new Set(),
        categories: undefined,
      }),
    ).mainCategoryId
  expect([cut([]), cut(['other']), cut([one.mainCategoryId ?? ''])]).toEqual([
    one.mainCategoryId,
    one.mainCategoryId,
    undefined,
  ])
})
