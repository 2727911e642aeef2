/** Queries that show collections. */
export const invalidates = [
  'collections.listCollections',
  'collections.listCollectionProducts',
  'catalogV1.queryCollections',
  'products.listProducts',
  'products.getProduct',
] as const
