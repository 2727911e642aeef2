import { isLess } from '@vitrine/money'

export const sortings = ['relevance', 'best-selling', 'newest', 'price', '-price', 'name'] as const
export type Sorting = (typeof sortings)[number]

/** A list with filters: a collection or search results. */
export type ListPlace = { slug: string } | SearchPlace

export type SearchPlace = {
  words: string
  /** The typed words, where some of them became filters. */
  typed?: string
  /** Whether words are searched as they are, instead of becoming filters. */
  isExact?: boolean
}

/** The default order of a list, which addresses omit. */
export const defaultSort = (place: ListPlace): Sorting => ('slug' in place ? 'newest' : 'relevance')

/** Values of a facet that are chosen. */
export type SelectedFacet = { facet: string; values: readonly string[] }

/** Filters of a list, as in the address. */
export type Filters = {
  selected: readonly SelectedFacet[]
  /** Exact decimals without sign, such as "40" or "19.90"; empty for no limit. */
  min: string
  max: string
  inStock: boolean
  sale: boolean
  sort: Sorting
  /** Page number, from 1. */
  page: number
}

export const noFilters: Filters = {
  selected: [],
  min: '',
  max: '',
  inStock: false,
  sale: false,
  sort: 'newest',
  page: 1,
}

/** Errors of the price limits, by field. */
export type PriceErrors = { min?: PriceError; max?: PriceError }
type PriceError = 'unreadable' | 'belowMin'

/** Checks entered price limits: invalid numbers, or a maximum below the minimum. */
export function checkPrices(min: string, max: string): PriceErrors {
  const unreadable = (typed: string) => typed.trim() !== '' && readAmount(typed) === ''
  if (unreadable(min)) return { min: 'unreadable', ...(unreadable(max) && { max: 'unreadable' }) }
  if (unreadable(max)) return { max: 'unreadable' }
  const [low, high] = [readAmount(min), readAmount(max)]
  return low && high && isLess(high, low) ? { max: 'belowMin' } : {}
}

/** Price limits of an address as entered, when one of them is invalid. */
export function typedPrices(search: URLSearchParams) {
  const [min, max] = ['min', 'max'].map((name) => (search.get(name) ?? '').slice(0, 12))
  const typed = { min: min ?? '', max: max ?? '' }
  const errors = checkPrices(typed.min, typed.max)
  return Object.keys(errors).length > 0 ? { ...typed, errors } : undefined
}
export type TypedPrices = NonNullable<ReturnType<typeof typedPrices>>

/** Parses an address. Invalid values count as missing, as a shared link must always open. */
export function filtersFromSearch(
  search: URLSearchParams,
  place: ListPlace = { slug: '' },
): Filters {
  const wrong = typedPrices(search)?.errors ?? {}
  const amountOf = (name: 'min' | 'max') => (wrong[name] ? '' : readAmount(search.get(name)))
  const [min, max] = [amountOf('min'), amountOf('max')]
  const sort = search.get('sort')
  const page = search.get('page') ?? ''
  return {
    selected: selectedFrom(search),
    min,
    max,
    inStock: search.get('stock') === 'in',
    sale: search.get('sale') === '1',
    sort: sortings.find((known) => known === sort) ?? defaultSort(place),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

const facetKey = /^(?:brand|ribbon|tag|(?:option|field)\.[^\0]{1,113})$/
const maxFacets = 12
const maxValues = 50
const maxValueLength = 500

/** Parameters that are facets, without invalid ones. */
function selectedFrom(search: URLSearchParams): SelectedFacet[] {
  const keys = [...new Set(search.keys())].filter((key) => facetKey.test(key))
  return keys.slice(0, maxFacets).flatMap((facet) => {
    const given = search.getAll(facet).map(foldFacetValue).filter(isFacetValue)
    const values = [...new Set(given)].slice(0, maxValues)
    return values.length > 0 ? [{ facet, values }] : []
  })
}

/** Values are compared without regard to capitals and blanks. */
export const foldFacetValue = (value: string) =>
  value.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

const isFacetValue = (value: string) =>
  value !== '' && value.length <= maxValueLength && !value.includes('\0')

export const isSelected = ({ selected }: Filters, facet: string, value: string) =>
  selected.some((one) => one.facet === facet && one.values.includes(value))

/** The filters without a value of a facet, or without the facet. */
export function withoutFacet({ selected }: Filters, facet: string, value?: string) {
  const left = selected.map((one) =>
    one.facet === facet
      ? { facet, values: value === undefined ? [] : one.values.filter((own) => own !== value) }
      : one,
  )
  return { selected: left.filter(({ values }) => values.length > 0) }
}

export const isFiltered = ({ selected, min, max, inStock, sale }: Filters) =>
  selected.length > 0 || min !== '' || max !== '' || inStock || sale

/**
 * Digits and at most one decimal separator, point or comma; at most the catalog's highest price.
 */
export function readAmount(text: string | null): string {
  const typed = (text ?? '').trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(typed)) return ''
  return typed.replace(/^0+(?=\d)/, '').replace(/\.0*$/, '')
}
