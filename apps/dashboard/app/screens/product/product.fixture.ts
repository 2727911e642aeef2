import type { Product } from '@vitrine/contract/catalog-v1'

const price = (amount: string, discountedPrice = amount) => ({
  currency: 'USD',
  price: amount,
  discountedPrice,
  formatted: { price: `$${amount}`, discountedPrice: `$${discountedPrice}` },
})

/** A stored product for tests, with the fields the dashboard reads. */
export const storedProduct = (changes: Partial<Product> = {}): Product => ({
  id: '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c11',
  name: 'Tide jar',
  slug: 'tide-jar',
  visible: true,
  productType: 'physical',
  description: '<p>A jar.</p>',
  sku: 'TJ-1',
  weight: '1.2',
  weightRange: { minValue: '1.2', maxValue: '1.2' },
  stock: { trackInventory: true, quantity: 4, inStock: true, inventoryStatus: 'IN_STOCK' },
  price: price('84'),
  priceData: price('84'),
  convertedPriceData: price('84'),
  priceRange: { minValue: '84', maxValue: '84' },
  additionalInfoSections: [{ title: 'Care', description: '<p>Wash by hand.</p>' }],
  ribbons: [],
  ribbon: '',
  brand: 'Tide',
  media: { items: [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')] },
  customTextFields: [],
  manageVariants: false,
  productOptions: [
    {
      optionType: 'color',
      name: 'Glaze',
      choices: [
        { value: '#224466', description: 'Night', inStock: true, visible: true },
        { value: '#eeeecc', description: 'Shell', inStock: true, visible: true },
      ],
    },
  ],
  productPageUrl: { base: 'https://shop.test', path: '/products/tide-jar' },
  numericId: '1',
  inventoryItemId: '84e3d081-d294-4b3e-65ae-f0d4906c5eee',
  discount: { type: 'NONE', value: '0' },
  collectionIds: ['c1'],
  variants: [],
  exportProductId: 'product_7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c11',
  lastUpdated: new Date('2026-05-01T10:00:00Z'),
  createdDate: new Date('2026-04-01T10:00:00Z'),
  ...changes,
})

function picture(id: string): Product['media']['items'][number] {
  const image = { url: `/media/${id}`, width: 800, height: 1000 }
  return { id, title: '', mediaType: 'image', image, thumbnail: image }
}

/** A video as it is in a stored product. */
export const storedVideo: Product['media']['items'][number] = {
  id: 'video.webm',
  title: '',
  mediaType: 'video',
  video: {
    files: [{ url: 'https://shop.test/media/video.webm', width: 96, height: 54, format: 'webm' }],
    stillFrameMediaId: 'still.jpg',
  },
  thumbnail: {
    url: 'https://shop.test/media/still.jpg/w_50',
    width: 50,
    height: 50,
    altText: 'A jar turns',
  },
}
