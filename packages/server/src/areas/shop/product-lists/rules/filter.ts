import type { ProductFilter, productSorts } from '@vitrine/contract/products'
import type { ValueTest } from '../../../catalog/custom-fields/index.ts'
import type { Search, SearchQuery } from '../../../catalog/index.ts'

type Filter = Search['filter']

const test = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})

/** The catalog search for a filter of products, including tests of custom fields. */
export function searchOf(filter: ProductFilter, customFields: readonly ValueTest[] = []): Search {
  const { text = '', ids, collectionIds, brandIds, brandNames, tags, visible, stock } = filter
  const parts: (Filter | undefined)[] = [
    ids && test('id', '$in', ids),
    collectionIds && test('categoryIds', '$hasSome', collectionIds),
    brandIds && test('brandId', '$in', brandIds),
    brandNames && test('brandName', '$in', brandNames),
    tags && {
      kind: 'or',
      parts: [test('publicTags', '$hasSome', tags), test('privateTags', '$hasSome', tags)],
    },
    visible === undefined ? undefined : test('visible', '$eq', visible),
    stock && test('stockStatus', '$in', stock),
    filter.lowStock === undefined ? undefined : test('isLowOnStock', '$eq', filter.lowStock),
    filter.minPrice === undefined ? undefined : test('highestPaid', '$gte', filter.minPrice),
    filter.maxPrice === undefined ? undefined : test('lowestPaid', '$lte', filter.maxPrice),
    ...customFields.map((one) => test('customFields', '$eq', one)),
  ]
  return {
    filter: { kind: 'and', parts: parts.filter((one) => one !== undefined) },
    ...(text.trim() && { words: { expression: text, needsAll: true, fuzzy: true } }),
  }
}

/** Limits a search to discounted products. */
export const onSaleOf = (search: Search): Search => ({
  ...search,
  filter: { kind: 'and', parts: [search.filter, test('onSale', '$eq', true)] },
})

const sorts: Readonly<Record<(typeof productSorts)[number], SearchQuery['sort']>> = {
  // By rank if there is a text, otherwise the newest first.
  BEST_MATCH: [],
  NEWEST: [{ field: 'numericId', descending: true }],
  OLDEST: [{ field: 'numericId', descending: false }],
  NAME: [{ field: 'name', descending: false }],
  NAME_DOWN: [{ field: 'name', descending: true }],
  PRICE_UP: [{ field: 'lowestPaid', descending: false }],
  PRICE_DOWN: [{ field: 'lowestPaid', descending: true }],
  STOCK_UP: [{ field: 'stockQuantity', descending: false }],
  STOCK_DOWN: [{ field: 'stockQuantity', descending: true }],
  BEST_SELLING: [
    { field: 'unitsSold', descending: true },
    { field: 'numericId', descending: true },
  ],
  LAST_CHANGED: [{ field: 'updatedDate', descending: true }],
  FIRST_CHANGED: [{ field: 'updatedDate', descending: false }],
}

export const sortOf = (name: keyof typeof sorts = 'BEST_MATCH'): SearchQuery['sort'] => sorts[name]
