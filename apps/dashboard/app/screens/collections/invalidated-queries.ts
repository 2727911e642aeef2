/** Queries that show collections. */
export const invalidates = [
  'collections.listCollections',
  'collections.listCollectionProducts',
  'products.listProducts',
  'products.getProduct',
] as const
