import { readFieldTests } from '../../shared/field-tests.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

export const stockFilters = ['in', 'partly', 'out', 'low'] as const
export type StockFilter = (typeof stockFilters)[number]
export const productSorts = ['name', 'price', 'stock', 'updated'] as const
/** Columns that can be hidden. */
export const productColumns = ['state', 'options', 'price', 'stock', 'updated'] as const
export type ProductSort = (typeof productSorts)[number]

/** Search parameters of the products list. Empty means everything. */
export type ProductsSearch = ViewSearch & {
  readonly q: string
  readonly show: '' | 'visible' | 'hidden'
  readonly stock: '' | StockFilter
  readonly collection: string
  /** Its name. */
  readonly brand: string
  readonly tag: string
  /** Tests of custom fields, as JSON. */
  readonly fields: string
  readonly sort: ProductSort
  readonly order: 'asc' | 'desc'
  /** Counted from 1. */
  readonly page: number
}

const oneOf = <V extends string, D extends string>(
  values: readonly V[],
  value: unknown,
  otherwise: D,
) => values.find((one) => one === value) ?? otherwise

/** Parses an address; invalid values count as missing. */
export const readProductsSearch = (raw: Readonly<Record<string, unknown>>): ProductsSearch => {
  const sort = oneOf(productSorts, raw.sort, 'updated')
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '',
    show: oneOf(['visible', 'hidden'] as const, raw.show, ''),
    stock: oneOf(stockFilters, raw.stock, ''),
    collection: typeof raw.collection === 'string' ? raw.collection : '',
    brand: typeof raw.brand === 'string' ? raw.brand.slice(0, 50) : '',
    tag: typeof raw.tag === 'string' ? raw.tag.slice(0, 100) : '',
    fields: readFieldTests(raw.fields),
    sort,
    order: oneOf(['asc', 'desc'] as const, raw.order, sort === 'updated' ? 'desc' : 'asc'),
    page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
    ...readViewSearch(raw, productColumns),
  }
}

/** The filters that are on, for an address; the page starts over. */
export const isFiltered = (search: ProductsSearch): boolean => {
  const { q, show, stock, collection, brand, tag, fields } = search
  return [q, show, stock, collection, brand, tag, fields].some((value) => value !== '')
}
