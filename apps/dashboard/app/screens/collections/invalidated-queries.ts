/** Queries that show collections. */
export const invalidates = [
  'categories.queryCategories',
  'categories.listItemsInCategory',
  'catalogV1.queryCollections',
  'catalogV1.queryProducts',
] as const
