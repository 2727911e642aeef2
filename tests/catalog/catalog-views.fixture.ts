import type { Merchant } from '@vitrine/testkit'
import { money, priced, type NewProduct as V3Product } from './listed-products.fixture.ts'

type Api = Merchant['api']

/** All that the third dialect returns of a product when it is asked for. */
export const everything = [
  ...(['URL', 'MERCHANT_DATA', 'DESCRIPTION', 'PLAIN_DESCRIPTION'] as const),
  ...(['INFO_SECTION', 'INFO_SECTION_DESCRIPTION', 'INFO_SECTION_PLAIN_DESCRIPTION'] as const),
  ...([
    'VARIANT_OPTION_CHOICE_NAMES',
    'MEDIA_ITEMS_INFO',
    'PRODUCT_CHOICES_DISPLAY_IMAGE',
  ] as const),
  ...([
    'PRODUCT_CHOICES_MEDIA_REFERENCES',
    'DIRECT_CATEGORY_IDS',
    'DIRECT_CATEGORIES_INFO',
  ] as const),
  ...(['ALL_CATEGORIES_INFO', 'BREADCRUMBS_INFO', 'THUMBNAIL', 'MIN_VARIANT_PRICE_INFO'] as const),
] as const

/** One product as each dialect returns it to a merchant. */
export const inV1 = async ({ catalogV1 }: Api, id: string) =>
  (await catalogV1.getProduct({ id, includeMerchantSpecificData: true })).product
export const inV3 = async ({ catalogV3 }: Api, productId: string) =>
  (await catalogV3.getProduct({ productId, fields: [...everything] })).product

/** The same part of a product, as the first dialect says it and as the third does. */
export interface Pair {
  readonly part: string
  readonly v1: object
  readonly v3: Partial<V3Product>
}

const seoData = {
  tags: [
    { type: 'title', children: 'For engines', props: {}, meta: {}, custom: false, disabled: false },
    { type: 'meta', children: '', props: { name: 'robots', content: 'noindex' }, custom: true },
  ],
  settings: { preventAutoRedirect: true, keywords: [{ term: 'bowl', isMain: true }] },
} as const

const one = (variant: object): Pick<V3Product, 'variantsInfo'> => ({
  variantsInfo: { variants: [priced('20.00', variant as never)] },
})
const box = { length: '1', width: '2.5', height: '3', unit: 'CM' as const }
export const measures = { productDimensions: box, packageDimensions: { ...box, height: '4' } }

/** Fields that both dialects can write. */
export const pairs: readonly Pair[] = [
  { part: 'name', v1: { name: 'Tea bowl' }, v3: { name: 'Tea bowl' } },
  { part: 'slug', v1: { slug: 'by-hand' }, v3: { slug: 'by-hand' } },
  { part: 'visibility', v1: { visible: false }, v3: { visible: false } },
  {
    part: 'description',
    v1: { description: '<p>Thrown <strong>by hand</strong></p>' },
    v3: { plainDescription: '<p>Thrown <strong>by hand</strong></p>' },
  },
  { part: 'brand', v1: { brand: 'Kiln' }, v3: { brand: { name: 'Kiln' } } },
  { part: 'ribbon', v1: { ribbon: 'New' }, v3: { ribbon: { name: 'New' } } },
  { part: 'seo', v1: { seoData }, v3: { seoData } as never },
  {
    part: 'info sections, in their order',
    v1: {
      additionalInfoSections: [
        { title: 'Care', description: '<p>Wash by hand</p>' },
        { title: 'Clay', description: '<p>From Arita</p>' },
      ],
    },
    v3: {
      infoSections: [
        { uniqueName: 'care', title: 'Care', plainDescription: '<p>Wash by hand</p>' },
        { uniqueName: 'clay', title: 'Clay', plainDescription: '<p>From Arita</p>' },
      ],
    },
  },
  { part: 'price', v1: { priceData: { price: '12.5' } }, v3: of({ price: '12.50' }) },
  {
    part: 'price before a discount',
    v1: { priceData: { price: '20' }, discount: { type: 'AMOUNT', value: '5' } },
    v3: of({ price: '15.00', before: '20.00' }),
  },
  {
    part: 'cost',
    v1: { costAndProfitData: { itemCost: '8' } },
    v3: one({ revenueDetails: { cost: money('8.00') } }),
  },
  { part: 'article number', v1: { sku: 'BOWL-1' }, v3: one({ sku: 'BOWL-1' }) },
  {
    part: 'weight',
    v1: { weight: '1.25' },
    v3: one({ physicalProperties: { weight: '1.25' } }),
  },
  { part: 'size', v1: measures, v3: one({ physicalProperties: measures }) },
  {
    part: 'price of a unit',
    v1: {
      pricePerUnitData: {
        totalQuantity: '500',
        totalMeasurementUnit: 'ML',
        baseQuantity: '1',
        baseMeasurementUnit: 'L',
      },
    },
    v3: {
      physicalProperties: { pricePerUnit: { quantity: '1', measurementUnit: 'L' } },
      ...one({
        physicalProperties: {
          pricePerUnit: { settings: { quantity: '500', measurementUnit: 'ML' } },
        },
      }),
    },
  },
]

function of({ price, before }: { readonly price: string; readonly before?: string }) {
  const compared = before ? { compareAtPrice: money(before) } : {}
  return {
    variantsInfo: {
      variants: [priced(price, { price: { actualPrice: money(price), ...compared } })],
    },
  }
}
