import {
  inventoryItemFields,
  inventoryTextFields,
  readQuery,
  type SearchDetails,
  type WireQuery,
} from '@vitrine/contract/catalog-v3'
import { InvalidFilter } from '@vitrine/contract/kit'
import type { StockQuery, StockSearch, StockTextSearch } from '../../../areas/stock/index.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'

const latest = [{ field: 'createdDate', descending: true }]

/** A query or search of inventory items; newest first by default (§11). */
export function decodeStockQuery({ query, walk }: Pick<PagedQuery, 'query' | 'walk'>): StockQuery {
  const { search, ...rest } = query
  const read = readQuery(inventoryItemFields, rest)
  const words = decodeStockText(search as SearchDetails | null | undefined)
  return { ...read, sort: read.sort.length > 0 ? read.sort : latest, walk, words }
}

/** The selection of items of a bulk call. */
export function decodeStockFilter(wire: Pick<WireQuery, 'filter' | 'search'>): StockSearch {
  const { filter, words } = decodeStockQuery({ query: wire, walk: undefined })
  return { filter, words }
}

function decodeStockText(search: SearchDetails | null | undefined): StockTextSearch | undefined {
  const existing: readonly string[] = inventoryTextFields
  const unknown = (search?.fields ?? []).find((field) => !existing.includes(field))
  if (unknown !== undefined) {
    const sentence = `"${unknown}" is not a field with text; these are: ${existing.join(', ')}`
    throw InvalidFilter({ field: unknown, accepted: existing }, sentence)
  }
  const expression = search?.expression?.trim()
  if (!search || !expression) return undefined
  const places = search.fields?.length ? search.fields : existing
  return { expression, places, needsAll: search.mode === 'AND', fuzzy: search.fuzzy === true }
}
