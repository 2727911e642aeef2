/**
 * Fields whose values are in memory next to the words of a product. Changes of their sources are recorded
 * (`index_updated_products`, `index_products_of_choices`, `index_products_of_options`, `index_products`);
 * values that depend on other rows are excluded.
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

/** The fields that shoppers filter by. */
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

/** All fields in memory. */
export const indexedFields: readonly string[] = [...new Set([...facetFields, ...shopFields])]
