import { isLess } from '@vitrine/money'

export const sortings = ['newest', 'price', '-price', 'name'] as const
export type Sorting = (typeof sortings)[number]

/** Filters of a collection page, as in the address. */
export type Filters = {
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
export function filtersFromSearch(search: URLSearchParams): Filters {
  const wrong = typedPrices(search)?.errors ?? {}
  const amountOf = (name: 'min' | 'max') => (wrong[name] ? '' : readAmount(search.get(name)))
  const [min, max] = [amountOf('min'), amountOf('max')]
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

export const isFiltered = ({ min, max, inStock, sale }: Filters) =>
  min !== '' || max !== '' || inStock || sale

/**
 * Digits and at most one decimal separator, point or comma; at most the catalog's highest price.
 */
export function readAmount(text: string | null): string {
  const typed = (text ?? '').trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(typed)) return ''
  return typed.replace(/^0+(?=\d)/, '').replace(/\.0*$/, '')
}
