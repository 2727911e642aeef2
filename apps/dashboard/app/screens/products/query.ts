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

/** Variants that are counted and have 1 to 5 left: the same that the first screen counts. */
export const lowVariantsQuery = {
  filter: {
    'stock.trackQuantity': true,
    'stock.quantity': { $gte: 1, $lte: 5 },
  },
  paging: { limit: 100, offset: 0 },
}

/** The address of the list as a query of products; `lowIds` are the products with low variants. */
export function productsQuery(
  search: ProductsSearch,
  lowIds: readonly string[] = [],
): InputOf<'catalogV1.queryProducts'> {
  const { q, show, stock, collection, sort, order, page } = search
  const filter = {
    ...(q === '' ? {} : { name: { $contains: q } }),
    ...(show === '' ? {} : { visible: show === 'visible' }),
    ...(stock === '' || stock === 'low' ? {} : { 'stock.inventoryStatus': stockStatuses[stock] }),
    ...(stock === 'low' ? { id: { $in: [...lowIds] } } : {}),
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
