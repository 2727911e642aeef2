import type { ShopSort } from '@vitrine/contract/shop'
import { type Filters, isFiltered, type Sorting } from './filters.ts'

export const pageSize = 24

const sorts: Record<Sorting, ShopSort> = {
  newest: 'NEWEST',
  price: 'PRICE_UP',
  '-price': 'PRICE_DOWN',
  name: 'NAME',
}

/** Whether the collection appears in the merchant's order: nothing was filtered or sorted. */
export const isPlain = (filters: Filters) => !isFiltered(filters) && filters.sort === 'newest'

/** Filters of the address as a request for one page of a collection. */
export function pageQuery(slug: string, filters: Filters) {
  const { min, max, inStock, sale, sort, page } = filters
  return {
    slug,
    sort: isPlain(filters) ? ('RECOMMENDED' as const) : sorts[sort],
    ...(min && { minPrice: min }),
    ...(max && { maxPrice: max }),
    ...(inStock && { inStock }),
    ...(sale && { onSale: sale }),
    facets: false,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
}
