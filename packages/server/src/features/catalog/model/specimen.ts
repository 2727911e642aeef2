import type { Choice, GalleryItem, Option, Product, Variant } from './product.ts'

const day = new Date('2024-02-29T10:11:12.345Z')

const choice = (id: string, description: string, mediaIds: readonly string[]): Choice => ({
  id,
  value: '#1b2a3c',
  description,
  mediaIds,
  inStock: true,
  visible: true,
})

const options: readonly Option[] = [
  {
    id: 'colour',
    name: 'Colour',
    type: 'color',
    choices: [choice('blue', 'Blue', ['a.jpg']), choice('red', 'Red', [])],
  },
]

const item = (id: string, kind: string): GalleryItem => ({
  id,
  title: 'A title',
  altText: 'What it shows',
  kind,
  width: 1200,
  height: 900,
  ground: '#f4f1ec',
})

const dimensions = { length: '10.5', width: '20', height: '30.25', unit: 'CM' } as const

const variant = (id: string, tracked: boolean): Variant => ({
  id,
  isDefault: false,
  choiceIds: [id],
  price: '1234.5',
  salePrice: tracked ? '1111.05' : null,
  cost: '700',
  weight: '1.25',
  sku: 'SKU-1',
  barcode: '4006381333931',
  visible: true,
  productDimensions: dimensions,
  packageDimensions: dimensions,
  stock: { tracked, quantity: tracked ? 3 : null, inStock: true },
})

const full: Product = {
  id: '11111111-1111-4111-8111-111111111111',
  numericId: 1_700_000_000_000_001,
  revision: 7,
  handle: 'specimen',
  name: 'Spécimen “one” <1>',
  slug: 'specimen',
  visible: true,
  productType: 'physical',
  digitalFile: { id: 'file', fileName: 'Handbook.pdf', fileType: 'SECURE_DOCUMENT' },
  description: '<p>Words</p>',
  brand: { id: 'brand', name: 'A brand' },
  ribbon: { id: 'ribbon', name: 'New' },
  base: { price: '1234.5', cost: '700', weight: '1.25', sku: 'SKU-0' },
  discount: { type: 'PERCENT', value: '10' },
  pricePerUnit: {
    totalQuantity: '750',
    totalMeasurementUnit: 'ML',
    baseQuantity: '1',
    baseMeasurementUnit: 'L',
  },
  productDimensions: dimensions,
  packageDimensions: dimensions,
  infoSections: [{ title: 'Care', description: '<p>Wash by hand</p>' }],
  customTextFields: [{ title: 'Engraving', maxLength: 40, mandatory: true }],
  seo: { tags: [{ type: 'title', children: 'For engines', custom: false, disabled: false }] },
  manageVariants: true,
  options,
  variants: [variant('blue', true), variant('red', false)],
  aggregates: {
    variantCount: 2,
    price: { min: '1111.05', max: '1234.5' },
    listPrice: { min: '1234.5', max: '1234.5' },
    cost: { min: '700', max: '700' },
    weight: { min: '1.25', max: '1.25' },
  },
  stock: { status: 'PARTIALLY_OUT_OF_STOCK', tracked: true, quantity: 3, preorder: true },
  gallery: [item('a.jpg', 'IMAGE'), item('b.mp4', 'VIDEO')],
  collectionIds: ['22222222-2222-4222-8222-222222222222'],
  createdDate: day,
  updatedDate: day,
}

/**
 * Products that have, together, everything a product can have. How a dialect writes them today tells
 * texts written before an update of the software from those written after it.
 */
export const specimens: readonly Product[] = [
  full,
  {
    ...full,
    manageVariants: false,
    productType: 'digital',
    brand: null,
    ribbon: null,
    discount: { type: 'NONE', value: '0' },
    pricePerUnit: null,
    stock: { status: 'OUT_OF_STOCK', tracked: false, quantity: null, preorder: false },
    gallery: [],
  },
]
