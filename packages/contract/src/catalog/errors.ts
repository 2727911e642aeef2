import { defineError } from '../kit/index.ts'

/** Errors that every dialect of the catalog may answer with (catalog contract §9). */
export const ProductNotFound = defineError({
  code: 'PRODUCT_NOT_FOUND',
  status: 404,
  description: 'There is no product with this id',
})
export const CollectionNotFound = defineError({
  code: 'COLLECTION_NOT_FOUND',
  status: 404,
  description: 'There is no such collection',
})
export const VariantNotFound = defineError({
  code: 'VARIANT_NOT_FOUND',
  status: 404,
  description: 'The product has no such variant',
})
export const MediaNotFound = defineError({
  code: 'MEDIA_NOT_FOUND',
  status: 404,
  description: 'There is no such media item',
})
export const InventoryItemNotFound = defineError({
  code: 'INVENTORY_ITEM_NOT_FOUND',
  status: 404,
  description: 'There is no such inventory item',
})
/** A well-formed value that this store does not support, such as a digital product. */
export const InvalidProduct = defineError({
  code: 'INVALID_ARGUMENT',
  status: 400,
  description: 'The product cannot be saved with these values',
})
/** Options or choices that contradict each other or that the product does not have. */
export const InvalidOptions = defineError({
  code: 'INVALID_OPTIONS',
  status: 400,
  description: 'The options or choices do not match the product',
})
export const ManageVariantsNotAllowed = defineError({
  code: 'MANAGE_VARIANTS_NOT_ALLOWED',
  status: 400,
  description: 'Variants cannot be managed with these values',
})
/** A change would set a price below zero or above the maximum. */
export const PriceOutOfRange = defineError({
  code: 'PRICE_OUT_OF_RANGE',
  status: 400,
  description: 'A price, cost or weight would be outside 0 to 999999999.99',
})
export const CollectionIsBuiltIn = defineError({
  code: 'COLLECTION_IS_BUILT_IN',
  status: 400,
  description: 'The collection of all products cannot be changed or deleted',
})
export const InsufficientInventory = defineError({
  code: 'INSUFFICIENT_INVENTORY',
  status: 400,
  description: 'There is not enough in stock; nothing was changed',
})
