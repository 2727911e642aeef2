import type { FeedItem, ShopProduct, ShopVariant } from '@vitrine/contract/shop'

/** An item as returned by the server. */
export const aFeedItem = (own: Partial<FeedItem> = {}): FeedItem => ({
  id: '9f3c',
  productId: 'c5a3',
  variantCount: 1,
  slug: 'tide-jar',
  name: 'Tide jar',
  choices: [],
  description: 'A storage jar.',
  productType: 'physical',
  pictures: [],
  brand: null,
  gtin: null,
  sku: null,
  manufacturerPartNumber: null,
  price: '20.00',
  salePrice: null,
  inStock: true,
  left: null,
  preorderable: false,
  collections: [],
  weight: null,
  unit: null,
  baseUnit: null,
  ...own,
})

/** The item of a variant of a product. */
export const itemOfVariant = (product: ShopProduct, variant: ShopVariant): FeedItem => {
  const { id, choices, price, salePrice, inStock, preorderable, preorderShipsAt } = variant
  return aFeedItem({
    id,
    productId: product.id,
    variantCount: product.variants.length,
    slug: product.slug,
    name: product.name,
    productType: product.productType,
    choices: Object.entries(choices).map(([option, choice]) => ({ option, choice })),
    price,
    salePrice,
    inStock,
    preorderable,
    ...(preorderShipsAt && { preorderShipsAt }),
  })
}
