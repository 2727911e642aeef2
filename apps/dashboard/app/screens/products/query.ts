import type { ProductFilter } from '@vitrine/contract/products'
import type { InputOf } from '../../api/client.ts'
import { testsOf } from '../../shared/field-tests.ts'
import { rowParts } from './row.ts'
import type { ProductSort, ProductsSearch } from './search.ts'

export const PAGE_SIZE = 50

type Sort = NonNullable<InputOf<'products.listProducts'>['sort']>

const sorts: Readonly<Record<ProductSort, { readonly asc: Sort; readonly desc: Sort }>> = {
  name: { asc: 'NAME', desc: 'NAME_DOWN' },
  price: { asc: 'PRICE_UP', desc: 'PRICE_DOWN' },
  stock: { asc: 'STOCK_UP', desc: 'STOCK_DOWN' },
  updated: { asc: 'FIRST_CHANGED', desc: 'LAST_CHANGED' },
}
const stockStatuses = {
  in: 'IN_STOCK',
  partly: 'PARTIALLY_OUT_OF_STOCK',
  out: 'OUT_OF_STOCK',
} as const

/** Which products the address of the list means. */
export function productsFilter(search: ProductsSearch): ProductFilter {
  const { q, show, stock, collection, brand, tag, fields } = search
  return {
    ...(q !== '' && { text: q }),
    ...(show !== '' && { visible: show === 'visible' }),
    ...(stock === 'low' && { lowStock: true }),
    ...(stock !== '' && stock !== 'low' && { stock: [stockStatuses[stock]] }),
    ...(brand !== '' && { brandNames: [brand] }),
    ...(collection !== '' && { collectionIds: [collection] }),
    ...(tag !== '' && { tags: [tag] }),
    ...(fields !== '' && { customFields: testsOf(fields) }),
  }
}

/** How the address sorts products. */
export const sortOf = ({ sort, order }: ProductsSearch): Sort => sorts[sort][order]

/** The address of the list as one page of products. */
export function productsQuery(search: ProductsSearch): InputOf<'products.listProducts'> {
  const { page } = search
  return {
    filter: productsFilter(search),
    sort: sortOf(search),
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    parts: [...rowParts],
  }
}

/** The tags of all matching products, ignoring the tag filter, most frequent first. */
export const tagsQuery = (search: ProductsSearch): InputOf<'products.listProducts'> => ({
  filter: productsFilter({ ...search, tag: '' }),
  limit: 0,
  facets: ['tags'],
})

/** The filter for an export; tags and custom fields are not supported. */
export function exportFilter(search: ProductsSearch): unknown {
  const { q, show, stock, collection, brand } = search
  return {
    ...(q === '' ? {} : { words: { $contains: q } }),
    ...(show === '' ? {} : { visible: show === 'visible' }),
    ...(stock === '' || stock === 'low' ? {} : { 'stock.inventoryStatus': stockStatuses[stock] }),
    ...(stock === 'low' ? { 'stock.isLow': true } : {}),
    ...(brand === '' ? {} : { brand }),
    ...(collection === '' ? {} : { 'collections.id': { $hasSome: [collection] } }),
  }
}
