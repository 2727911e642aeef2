import type { InputOf } from '../../api/client.ts'
import type { ProductSort, ProductsSearch } from './search.ts'

export const PAGE_SIZE = 50

const sortFields: Readonly<Record<ProductSort, string>> = {
  name: 'name',
  price: 'priceData.price',
  stock: 'stock.quantity',
  updated: 'lastUpdated',
}
const stockStatuses = {
  in: 'IN_STOCK',
  partly: 'PARTIALLY_OUT_OF_STOCK',
  out: 'OUT_OF_STOCK',
} as const

/** The address of the list as a query of products. */
export function productsQuery(search: ProductsSearch): InputOf<'catalogV1.queryProducts'> {
  const { q, show, stock, collection, brand, sort, order, page } = search
  const filter = {
    ...(q === '' ? {} : { words: { $contains: q } }),
    ...(show === '' ? {} : { visible: show === 'visible' }),
    ...(stock === '' || stock === 'low' ? {} : { 'stock.inventoryStatus': stockStatuses[stock] }),
    ...(stock === 'low' ? { 'stock.isLow': true } : {}),
    ...(brand === '' ? {} : { brand }),
    ...(collection === '' ? {} : { 'collections.id': { $hasSome: [collection] } }),
  }
  return {
    query: {
      filter,
      sort: [{ fieldName: sortFields[sort], order: order === 'asc' ? 'ASC' : 'DESC' }],
      paging: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    },
  }
}
