import { productFields } from '@vitrine/contract/catalog-v1'
import type { Filters, Sorting } from './filters.ts'

export const pageSize = 24

const orders: Record<Sorting, { fieldName: string; order: 'ASC' | 'DESC' }> = {
  newest: { fieldName: 'createdDate', order: 'DESC' },
  price: { fieldName: 'priceData.discountedPrice', order: 'ASC' },
  '-price': { fieldName: 'priceData.discountedPrice', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
}

/** Filters of the address as a catalog query for a collection and those within it. */
export function filterQuery(filters: Filters, collectionIds: readonly string[]) {
  const tests: Record<string, unknown>[] = [{ collectionIds: { $hasSome: collectionIds } }]
  if (filters.min) tests.push({ 'priceData.discountedPrice': { $gte: filters.min } })
  if (filters.max) tests.push({ 'priceData.discountedPrice': { $lte: filters.max } })
  if (filters.inStock) tests.push({ 'stock.inventoryStatus': { $ne: 'OUT_OF_STOCK' } })
  if (filters.sale && canFilterSales) tests.push(onSale)
  return {
    filter: { $and: tests },
    sort: [orders[filters.sort]],
    paging: { limit: pageSize, offset: (filters.page - 1) * pageSize },
  }
}

/** Whether the catalog supports the filter for products on sale. */
export const canFilterSales = 'discount.type' in productFields

export const onSale = { 'discount.type': { $in: ['AMOUNT', 'PERCENT'] } }
