export const sortings = ['newest', 'price', '-price', 'name'] as const
export type Sorting = (typeof sortings)[number]

/** What a visitor asked of a collection, as it stands in the address. */
export type Filters = {
  /** Exact decimals without sign, such as "40" or "19.90"; empty for no limit. */
  min: string
  max: string
  inStock: boolean
  sale: boolean
  sort: Sorting
  /** From 1. */
  page: number
}

export const noFilters: Filters = {
  min: '',
  max: '',
  inStock: false,
  sale: false,
  sort: 'newest',
  page: 1,
}

/** Reads an address. What cannot be read counts as not given: a shared link must always open. */
export function filtersFromSearch(search: URLSearchParams): Filters {
  const [min, max] = inOrder(readAmount(search.get('min')), readAmount(search.get('max')))
  const sort = search.get('sort')
  const page = search.get('page') ?? ''
  return {
    min,
    max,
    inStock: search.get('stock') === 'in',
    sale: search.get('sale') === '1',
    sort: sortings.find((known) => known === sort) ?? 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

export function filtersToSearch(filters: Partial<Filters>): string {
  const search = new URLSearchParams()
  if (filters.min) search.set('min', filters.min)
  if (filters.max) search.set('max', filters.max)
  if (filters.inStock) search.set('stock', 'in')
  if (filters.sale) search.set('sale', '1')
  if (filters.sort && filters.sort !== 'newest') search.set('sort', filters.sort)
  if (filters.page && filters.page > 1) search.set('page', String(filters.page))
  return search.size > 0 ? `?${search}` : ''
}

export const isFiltered = ({ min, max, inStock, sale }: Filters) =>
  min !== '' || max !== '' || inStock || sale

/** Digits and at most one decimal sign, point or comma; up to the catalog's largest price. */
export function readAmount(text: string | null): string {
  const typed = (text ?? '').trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(typed)) return ''
  return typed.replace(/^0+(?=\d)/, '').replace(/\.0*$/, '')
}

/** Limits given the wrong way round mean what they meant. */
function inOrder(min: string, max: string): [string, string] {
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max]
}
