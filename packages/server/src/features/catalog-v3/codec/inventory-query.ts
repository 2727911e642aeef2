import {
  inventoryItemFields,
  inventoryTextFields,
  readQuery,
  type SearchDetails,
  type WireQuery,
} from '@vitrine/contract/catalog-v3'
import { InvalidFilter } from '@vitrine/contract/kit'
import type { OpenQuery } from '../../../transport/query-pages.ts'
import type { StockQuery, StockSearch, StockWords } from '../../inventory/index.ts'

const latest = [{ field: 'createdDate', descending: true }]

/** A query or search of inventory items; the latest first unless said otherwise (§11). */
export function decodeStockQuery({ query, walk }: Pick<OpenQuery, 'query' | 'walk'>): StockQuery {
  const { search, ...rest } = query
  const read = readQuery(inventoryItemFields, rest)
  const words = decodeStockWords(search as SearchDetails | null | undefined)
  return { ...read, sort: read.sort.length > 0 ? read.sort : latest, walk, words }
}

/** Which items a call about many is about. */
export function decodeStockFilter(wire: Pick<WireQuery, 'filter' | 'search'>): StockSearch {
  const { filter, words } = decodeStockQuery({ query: wire, walk: undefined })
  return { filter, words }
}

function decodeStockWords(search: SearchDetails | null | undefined): StockWords | undefined {
  const known: readonly string[] = inventoryTextFields
  const unknown = (search?.fields ?? []).find((field) => !known.includes(field))
  if (unknown !== undefined) {
    const sentence = `"${unknown}" is not a field with text; these are: ${known.join(', ')}`
    throw InvalidFilter({ field: unknown, accepted: known }, sentence)
  }
  const expression = search?.expression?.trim()
  if (!search || !expression) return undefined
  const places = search.fields?.length ? search.fields : known
  return { expression, places, needsAll: search.mode === 'AND', fuzzy: search.fuzzy === true }
}
