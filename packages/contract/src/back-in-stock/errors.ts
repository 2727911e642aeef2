import { defineError } from '../kit/index.ts'

export const BackInStockRequestNotFound = defineError({
  code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
  status: 404,
  description: 'There is no back-in-stock request with this id',
})
export const RequestCollectionDisabled = defineError({
  code: 'REQUEST_COLLECTION_DISABLED',
  status: 428,
  description: 'The shop takes no back-in-stock requests',
})
export const ProductIsInStock = defineError({
  code: 'PRODUCT_IS_IN_STOCK',
  status: 428,
  description: 'This is in stock: there is nothing to wait for',
})
/** `data.most` is how many. */
export const TooManyBackInStockRequests = defineError({
  code: 'TOO_MANY_BACK_IN_STOCK_REQUESTS',
  status: 429,
  description: 'The address waits for as many products of this shop as one address may',
})
/** Also for a link of requests that are gone already. */
export const BackInStockLinkInvalid = defineError({
  code: 'BACK_IN_STOCK_LINK_INVALID',
  status: 404,
  description: 'This link was not made by the shop',
})
export const InvalidCatalogReferenceOptions = defineError({
  code: 'INVALID_CATALOG_REFERENCE_OPTIONS',
  status: 400,
  description: 'The options name no variant of the product',
})
export const InvalidItemImageUrl = defineError({
  code: 'INVALID_ITEM_IMAGE_URL',
  status: 400,
  description: 'The picture of the item has no address that begins with https://',
})
export const ReferenceAndRequestIds = defineError({
  code: 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
  status: 400,
  description: 'Name either an item or requests, not both',
})
export const BackInStockAppNotSupported = defineError({
  code: 'NOT_SUPPORTED_APP_DEF_ID',
  status: 400,
  description: 'Requests are collected for the catalog of the shop only',
})
