/** What shows collections. */
export const refreshes = [
  'categories.queryCategories',
  'categories.listItemsInCategory',
  'catalogV1.queryCollections',
  'catalogV1.queryProducts',
] as const
