import type { FoundSort, ShopSort } from '@vitrine/contract/shop'
import { type Filters, isFiltered, type Sorting } from './filters.ts'

export const pageSize = 24

const sorts = {
  relevance: 'RELEVANCE',
  'best-selling': 'BEST_SELLING',
  newest: 'NEWEST',
  price: 'PRICE_UP',
  '-price': 'PRICE_DOWN',
  name: 'NAME',
} as const satisfies Record<Sorting, FoundSort>

/** Whether the collection appears in the merchant's order: nothing was filtered or sorted. */
export const isPlain = (filters: Filters) =>
  !isFiltered(filters) && (filters.sort === 'newest' || filters.sort === 'relevance')

/** Filters of the address as a request for one page of a collection. */
export function collectionQuery(slug: string, filters: Filters) {
  const sort: ShopSort =
    isPlain(filters) || filters.sort === 'relevance' ? 'RECOMMENDED' : sorts[filters.sort]
  return { slug, sort, ...filterQuery(filters) }
}

/** The same for search results. */
export const searchQuery = (words: string, filters: Filters) => ({
  q: words,
  sort: sorts[filters.sort],
  ...filterQuery(filters),
})

const filterQuery = ({ selected, min, max, inStock, sale, page }: Filters) => ({
  ...(selected.length > 0 && {
    selected: selected.map(({ facet, values }) => ({ facet, values: [...values] })),
  }),
  ...(min && { minPrice: min }),
  ...(max && { maxPrice: max }),
  ...(inStock && { inStock }),
  ...(sale && { onSale: sale }),
  limit: pageSize,
  offset: (page - 1) * pageSize,
})
