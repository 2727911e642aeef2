import type { ShopSort } from '@vitrine/contract/shop'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { SearchQuery } from '../../../catalog/index.ts'

type Filter = SearchQuery['filter']

/** Which products of a collection to show. */
export interface CollectionFilters {
  readonly minPrice?: string | undefined
  readonly maxPrice?: string | undefined
  readonly inStock?: boolean | undefined
  readonly onSale?: boolean | undefined
}

export const test = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})
export const isField = (field: string, value: unknown): Filter => test(field, '$eq', value)

export const allOf = (...parts: readonly Filter[]): Filter => ({ kind: 'and', parts })

/** Products of a collection and of those below it that fit. Prices are those that cards show: the lowest. */
export function collectionFilter(
  collectionId: string,
  { minPrice, maxPrice, inStock = false, onSale = false }: CollectionFilters,
): Filter {
  const parts = [
    collectionId === ALL_PRODUCTS_ID ? undefined : isField('categoryIds', collectionId),
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
  NAME: [{ field: 'name', descending: false }],
  PRICE_UP: [{ field: 'lowestPaid', descending: false }],
  PRICE_DOWN: [{ field: 'lowestPaid', descending: true }],
}

/** An order; `arrangedIn` is the collection whose own order comes first. */
export const sortOf = (sort: ShopSort, arrangedIn?: string): SearchQuery['sort'] =>
  sort === 'RECOMMENDED' && arrangedIn
    ? [{ field: `placeIn.${arrangedIn}`, descending: false }, ...newest]
    : sorts[sort]
