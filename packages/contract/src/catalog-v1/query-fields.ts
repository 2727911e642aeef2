import {
  flagField,
  guidField,
  idField,
  listField,
  momentField,
  numberField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'

/**
 * Fields of products for queries (catalog contract §5.4). `options.<name>` and `productOptions.<name>` stand
 * for every option, with names of choices as values.
 */
export const productFields = {
  id: { ...idField, ...sorted },
  productType: { ...wordField, ...sorted },
  name: { ...textField, ...sorted },
  sku: { ...textField, ...sorted },
  slug: { ...textField, ...sorted },
  description: textField,
  price: { ...numberField, ...sorted },
  'priceData.price': { ...numberField, ...sorted },
  'priceData.discountedPrice': { ...numberField, ...sorted },
  'priceRange.minValue': { ...numberField, ...sorted },
  'priceRange.maxValue': { ...numberField, ...sorted },
  numericId: { ...numberField, ...sorted },
  lastUpdated: { ...momentField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  'collections.id': listField('guid'),
  collectionIds: listField('guid'),
  'options.*': listField('text'),
  'productOptions.*': listField('text'),
  inventoryStatus: wordField,
  'stock.inventoryStatus': wordField,
  'stock.quantity': { ...numberField, ...sorted },
  visible: flagField,
  manageVariants: flagField,
  brand: textField,
  ribbon: textField,
  'discount.type': wordField,
} satisfies QueryFields

/**
 * The same with two additions: `words` matches like the storefront search with all words, for merchants also by
 * SKUs and barcodes of hidden variants; `stock.isLow` is true when a tracked variant has 1 to 5 left.
 */
export const listedProductFields = {
  ...productFields,
  words: { type: 'text', operators: ['$contains'] },
  'stock.isLow': { type: 'boolean', operators: ['$eq'] },
} satisfies QueryFields

/** Fields of collections that a query may name. */
export const collectionFields = {
  id: { ...idField, ...sorted },
  name: { ...textField, ...sorted },
  slug: { ...textField, ...sorted },
  visible: flagField,
  numberOfProducts: { ...numberField, ...sorted },
} satisfies QueryFields

/** Fields of the store's variants for queries; `choices.<name>` stands for every option. */
export const storeVariantFields = {
  id: { ...guidField, ...sorted },
  productId: { ...guidField, ...sorted },
  variantId: { ...guidField, ...sorted },
  sku: { ...textField, ...sorted },
  productName: { ...textField, ...sorted },
  variantName: { ...textField, ...sorted },
  managedVariant: { ...flagField, ...sorted },
  collectionIds: listField('guid'),
  'choices.*': textField,
  'stock.inStock': { ...flagField, ...sorted },
  'stock.trackQuantity': { ...flagField, ...sorted },
  'stock.quantity': { ...numberField, ...sorted },
} satisfies QueryFields
