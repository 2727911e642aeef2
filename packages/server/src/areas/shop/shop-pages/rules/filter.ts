import type { ShopSort } from '@vitrine/contract/shop'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { FacetSelection, SearchQuery } from '../../../catalog/index.ts'

type Filter = SearchQuery['filter']

export const test = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})
export const isField = (field: string, value: unknown): Filter => test(field, '$eq', value)

export const allOf = (...parts: readonly Filter[]): Filter => ({ kind: 'and', parts })

/** Products of a collection and of those below it. */
export const inCollection = (collectionId: string): Filter =>
  collectionId === ALL_PRODUCTS_ID ? allOf() : isField('categoryIds', collectionId)

/** Filters other than by chosen values. Prices are the lowest of a product, as on cards. */
export function withFilters(
  place: Filter,
  { minPrice, maxPrice, inStock = false, onSale = false }: Omit<FacetSelection, 'selected'>,
): Filter {
  const parts = [
    place,
    minPrice === undefined ? undefined : test('lowestPaid', '$gte', minPrice),
    maxPrice === undefined ? undefined : test('lowestPaid', '$lte', maxPrice),
    inStock ? test('stockStatus', '$ne', 'OUT_OF_STOCK') : undefined,
    onSale ? isField('onSale', true) : undefined,
  ]
  return allOf(...parts.filter((one) => one !== undefined))
}

const newest = [{ field: 'numericId', descending: true }]
const sorts: Readonly<Record<ShopSort, SearchQuery['sort']>> = {
  RECOMMENDED: newest,
  NEWEST: newest,
  // Products with equal sales, and those without any, are sorted by newest first.
  BEST_SELLING: [{ field: 'unitsSold', descending: true }, ...newest],
  NAME: [{ field: 'name', descending: false }],
  PRICE_UP: [{ field: 'lowestPaid', descending: false }],
  PRICE_DOWN: [{ field: 'lowestPaid', descending: true }],
}

/** The sort; `arrangedIn` is the collection whose manual order comes first. */
export const sortOf = (sort: ShopSort, arrangedIn?: string): SearchQuery['sort'] =>
  sort === 'RECOMMENDED' && arrangedIn
    ? [{ field: `placeIn.${arrangedIn}`, descending: false }, ...newest]
    : sorts[sort]
