/**
 * Fields whose values stand in memory beside the words of a product. What they are read from is noted when it changes
 * (`index_updated_products`, `index_products_of_choices`, `index_products_of_options`, `index_products`); values that
 * depend on other rows than those of the product are not among them.
 */
export const facetFields: readonly string[] = [
  'kind',
  'lowestPaid',
  'highestPaid',
  'brandId',
  'ribbonId',
  'optionNames',
  'choiceNames',
  'publicTags',
]

/** What shoppers filter by. */
export const shopFields = [
  'lowestPaid',
  'brandId',
  'publicTags',
  'stockStatus',
  'onSale',
  'ribbonIds',
  'shownChoices',
  'chosenValues',
] as const
export type ShopField = (typeof shopFields)[number]

/** All fields that stand in memory. */
export const indexedFields: readonly string[] = [...new Set([...facetFields, ...shopFields])]
