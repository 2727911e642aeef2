import type { VariantStockFilter } from '@vitrine/contract/stock'
import type { InputOf } from '../../api/client.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

export const stockStates = ['out', 'low', 'untracked', 'preorder'] as const
export type StockState = (typeof stockStates)[number]
export const stockSorts = ['name', 'fewest', 'sku'] as const
export type StockSort = (typeof stockSorts)[number]

/** Optional columns, besides those of locations. */
export const stockColumns = ['sku', 'held', 'available', 'onHand'] as const
export type StockColumn = (typeof stockColumns)[number]

/** Search parameters of the list of stock. Empty means everything. */
export type StockListSearch = ViewSearch & {
  readonly q: string
  readonly state: '' | StockState
  /** The id of a location. */
  readonly at: string
  readonly collection: string
  readonly sort: StockSort
  /** Counted from 1. */
  readonly page: number
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
const idOf = (value: unknown) => (/^[0-9a-f-]{36}$/.test(textOf(value)) ? textOf(value) : '')

/** Parses an address; invalid values count as missing. */
export const readStockListSearch = (raw: Readonly<Record<string, unknown>>): StockListSearch => ({
  q: textOf(raw.q),
  state: stockStates.find((one) => one === raw.state) ?? '',
  at: idOf(raw.at),
  collection: idOf(raw.collection),
  sort: stockSorts.find((one) => one === raw.sort) ?? 'name',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  ...readViewSearch(raw, stockColumns),
})

/** Addresses that led to the history while it was the whole screen. */
export const isHistoryAddress = (raw: Readonly<Record<string, unknown>>): boolean =>
  ['product', 'variant', 'batch', 'reason', 'location', 'from', 'to', 'cursor'].some(
    (name) => raw[name] !== undefined,
  )

export const isListNarrowed = ({ q, state, at, collection }: StockListSearch): boolean =>
  [q, state, at, collection].some((value) => value !== '')

const states = {
  out: 'SOLD_OUT',
  low: 'LOW',
  untracked: 'NOT_TRACKED',
  preorder: 'PREORDER',
} as const
const sorts = { name: 'PRODUCT_NAME', fewest: 'FEWEST', sku: 'SKU' } as const

const filterOf = ({ q, state, at, collection }: StockListSearch): VariantStockFilter => ({
  ...(q !== '' && { text: q }),
  ...(state !== '' && { state: states[state] }),
  ...(at !== '' && { locationId: at }),
  ...(collection !== '' && { collectionIds: [collection] }),
})

export const PAGE_SIZE = 50

/** The address as one page of variants. */
export const stockListQuery = (search: StockListSearch): InputOf<'stock.listVariantStock'> => ({
  filter: filterOf(search),
  sort: sorts[search.sort],
  limit: PAGE_SIZE,
  offset: (search.page - 1) * PAGE_SIZE,
})

/** All of its pages as a file. */
export const stockExportQuery = (search: StockListSearch): InputOf<'stock.exportVariantStock'> => ({
  filter: filterOf(search),
  sort: sorts[search.sort],
})
