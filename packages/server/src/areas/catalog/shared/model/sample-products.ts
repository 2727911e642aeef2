import { productFieldNames, productFieldTable } from '@vitrine/contract/catalog'
import type { Choice, GalleryItem, Modifier, Option, Product, Variant } from './product.ts'
import { declaredWithDefaults } from './product-fields.ts'

const day = new Date('2024-02-29T10:11:12.345Z')

const choice = (id: string, description: string, mediaIds: readonly string[]): Choice => ({
  id,
  key: description,
  value: '#1b2a3c',
  description,
  choiceType: 'ONE_COLOR',
  colorCodes: ['#1b2a3c'],
  image: { id: 'c.jpg' },
  displayImage: { id: 'd.jpg' },
  mediaIds,
  inStock: true,
  visible: true,
})

const options: readonly Option[] = [
  {
    id: 'colour',
    key: 'Colour',
    isShared: true,
    name: 'Colour',
    type: 'color',
    choices: [choice('blue', 'Blue', ['a.jpg']), choice('red', 'Red', [])],
  },
]

const item = (id: string): GalleryItem => ({
  id,
  title: 'A title',
  altText: 'What it shows',
  kind: 'image',
  width: 1200,
  height: 900,
  ground: '#f4f1ec',
  video: null,
})

const video = (id: string, poster: GalleryItem): GalleryItem => ({
  ...item(id),
  kind: 'video',
  ground: null,
  video: { format: 'mp4', poster },
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
  manufacturerPartNumber: 'MPN-1',
  customFields: { glaze: 'Matt' },
  visible: true,
  productDimensions: dimensions,
  packageDimensions: dimensions,
  unit: { quantity: '500', measurementUnit: 'ML' },
  digitalFile: { id: 'part', fileName: 'Part.pdf', fileType: 'SECURE_DOCUMENT', fileSize: 5 },
  stock: {
    tracked,
    quantity: tracked ? 3 : null,
    sellable: tracked ? 3 : null,
    inStock: true,
    preorder: tracked,
    preorderable: false,
  },
})

const modifiers: readonly Modifier[] = [
  {
    id: 'engraving',
    key: 'Engraving',
    name: 'Engraving',
    isShared: true,
    renderType: 'FREE_TEXT',
    mandatory: true,
    freeText: {
      title: 'Your words',
      key: 'Your words',
      minCharCount: 1,
      maxCharCount: 40,
      addedPrice: '5',
    },
    choices: [],
  },
  {
    id: 'wrapping',
    key: 'Wrapping',
    name: 'Wrapping',
    isShared: true,
    renderType: 'TEXT_CHOICES',
    mandatory: false,
    freeText: null,
    choices: [
      {
        id: 'paper',
        key: 'Paper',
        name: 'Paper',
        choiceType: 'CHOICE_TEXT',
        colorCode: '',
        colorCodes: [],
        image: null,
        displayImage: null,
        addedPrice: '2.5',
        mediaIds: [],
      },
    ],
  },
]

/** Each declared text with its own name as its value. */
const sampleTexts = declaredWithDefaults(
  Object.fromEntries(
    productFieldNames.flatMap((name) =>
      productFieldTable[name]?.column === 'text' ? [[name, name]] : [],
    ),
  ),
)

const full: Product = {
  id: '11111111-1111-4111-8111-111111111111',
  numericId: 1_700_000_000_000_001,
  revision: 7,
  handle: 'specimen',
  name: 'Spécimen “one” <1>',
  slug: 'specimen',
  visible: true,
  visibleInPos: true,
  productType: 'physical',
  digitalFile: { id: 'file', fileName: 'Handbook.pdf', fileType: 'SECURE_DOCUMENT' },
  description: '<p>Words</p>',
  descriptionDocument: { nodes: [] },
  brand: { id: 'brand', name: 'A brand' },
  ribbon: { id: 'ribbon', name: 'New' },
  additionalRibbons: [{ id: 'second', name: 'Rare' }],
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
  infoSections: [
    {
      id: 'section',
      uniqueName: 'care',
      title: 'Care',
      description: '<p>Wash by hand</p>',
      document: { nodes: [{ type: 'DIVIDER', id: 'line' }], metadata: { version: 1 } },
      isOwn: false,
    },
  ],
  modifiers,
  subscriptions: {
    items: [
      {
        id: 'monthly',
        title: 'Monthly',
        description: 'Every month',
        visible: true,
        frequency: 'MONTH',
        interval: 1,
        billingCycles: 12,
        discount: { type: 'PERCENT', value: '5' },
      },
    ],
    allowOneTimePurchases: true,
  },
  tags: { public: ['open'], private: ['secret'] },
  delivery: { fulfillerId: 'f', shippingGroupId: 's', deliveryProfileId: 'd' },
  ...sampleTexts,
  taxGroupId: 't',
  purchaseEligibility: { userCriteria: 'EVERYONE' },
  extendedFields: { namespaces: { own: { a: 1 } } },
  seo: { tags: [{ type: 'title', children: 'For engines', custom: false, disabled: false }] },
  customFields: { material: 'Stoneware', colours: ['Blue', 'Red'], handmade: true },
  manageVariants: true,
  options,
  variants: [variant('blue', true), variant('red', false)],
  aggregates: {
    variantCount: 2,
    shown: null,
    price: { min: '1111.05', max: '1234.5' },
    listPrice: { min: '1234.5', max: '1234.5' },
    cost: { min: '700', max: '700' },
    weight: { min: '1.25', max: '1.25' },
  },
  stock: {
    status: 'PARTIALLY_OUT_OF_STOCK',
    tracked: true,
    quantity: 3,
    preorder: true,
    preorderStatus: 'PARTIALLY_ENABLED',
    preorderAvailability: 'SOME_VARIANTS',
  },
  gallery: [item('a.jpg'), video('b.mp4', item('still.jpg'))],
  collectionIds: ['22222222-2222-4222-8222-222222222222'],
  mainCategoryId: '22222222-2222-4222-8222-222222222222',
  createdDate: day,
  updatedDate: day,
}

/**
 * Products that together use every product feature. How a dialect renders them distinguishes renderings of
 * different releases.
 */
export const sampleProducts: readonly Product[] = [
  full,
  {
    ...full,
    manageVariants: false,
    productType: 'digital',
    brand: null,
    ribbon: null,
    discount: { type: 'NONE', value: '0' },
    pricePerUnit: null,
    subscriptions: null,
    aggregates: {
      ...full.aggregates,
      shown: { variantCount: 0, price: null, listPrice: null, weight: null },
    },
    stock: {
      status: 'OUT_OF_STOCK',
      tracked: false,
      quantity: null,
      preorder: false,
      preorderStatus: 'DISABLED',
      preorderAvailability: 'NO_VARIANTS',
    },
    gallery: [],
  },
]
