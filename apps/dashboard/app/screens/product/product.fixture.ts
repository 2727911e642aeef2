import type { CatalogProduct } from '@vitrine/contract/products'

type Media = NonNullable<CatalogProduct['media']>[number]
export type Variant = NonNullable<CatalogProduct['variants']>[number]

const look = { colorCodes: [], image: null, mediaIds: [], inStock: true, visible: true }
const choice = (id: string, name: string, value: string) => ({
  ...look,
  id,
  key: name,
  name,
  value,
  choiceType: 'ONE_COLOR' as const,
})

/** The only variant of a product without managed ones. */
export const onlyVariant = (changes: Partial<Variant> = {}): Variant => ({
  id: 'v1',
  isDefault: true,
  choices: {},
  price: '84',
  salePrice: null,
  cost: null,
  weight: '1.2',
  sku: 'TJ-1',
  barcode: null,
  manufacturerPartNumber: null,
  customFields: {},
  visible: true,
  productDimensions: null,
  packageDimensions: null,
  unit: null,
  digitalFile: null,
  stock: { tracked: true, quantity: 4, inStock: true, preorder: false, preorderable: false },
  ...changes,
})

/** A stored product for tests, with the fields the dashboard reads. */
export const storedProduct = (changes: Partial<CatalogProduct> = {}): CatalogProduct => ({
  id: '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c11',
  numericId: '1',
  revision: 3,
  handle: 'tide-jar',
  name: 'Tide jar',
  slug: 'tide-jar',
  visible: true,
  visibleInPos: true,
  productType: 'physical',
  description: '<p>A jar.</p>',
  brand: { id: 'b1', name: 'Tide' },
  ribbon: null,
  additionalRibbons: [],
  price: '84',
  cost: null,
  weight: '1.2',
  sku: 'TJ-1',
  discount: { type: 'NONE', value: '0' },
  pricePerUnit: null,
  productDimensions: null,
  packageDimensions: null,
  tags: { public: [], private: [] },
  delivery: { fulfillerId: null, shippingGroupId: null, deliveryProfileId: null },
  subtitle: '',
  customFields: {},
  quantityLimits: null,
  relatedProductIds: null,
  taxGroupId: null,
  isGiftCard: null,
  purchaseEligibility: null,
  extendedFields: null,
  collectionIds: ['c1'],
  mainCollectionId: null,
  manageVariants: false,
  aggregates: {
    variantCount: 1,
    price: { min: '84', max: '84' },
    listPrice: { min: '84', max: '84' },
  },
  stock: { status: 'IN_STOCK', tracked: true, quantity: 4 },
  createdDate: new Date('2026-04-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:00Z'),
  media: [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')],
  options: [
    {
      id: 'o1',
      key: 'Glaze',
      name: 'Glaze',
      isShared: false,
      type: 'color',
      choices: [choice('n', 'Night', '#224466'), choice('s', 'Shell', '#eeeecc')],
    },
  ],
  variants: [onlyVariant()],
  modifiers: [],
  infoSections: [
    {
      id: 's1',
      uniqueName: 'Section_s1',
      title: 'Care',
      description: '<p>Wash by hand.</p>',
      isOwn: true,
    },
  ],
  subscriptions: null,
  seo: null,
  preorder: { enabled: false, message: null, limit: null, shipsAt: null },
  ...changes,
})

function picture(id: string): Media {
  const size = { width: 800, height: 1000 }
  return { id, url: `/media/${id}`, kind: 'image', title: '', altText: '', ground: null, ...size }
}

/** A video as it is in a stored product. */
export const storedVideo: Media = {
  id: 'video.webm',
  url: 'https://shop.test/media/video.webm',
  kind: 'video',
  title: '',
  altText: 'A jar turns',
  width: 96,
  height: 54,
  ground: null,
}
