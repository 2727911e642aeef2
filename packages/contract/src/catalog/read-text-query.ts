import { InvalidFilter } from '../kit/index.ts'
import type { WireQuery, WireSort } from './read-query.ts'

/** A query whose filter and sort are JSON in text, or plain JSON. */
export interface TextQuery extends Pick<WireQuery, 'paging' | 'cursorPaging'> {
  readonly filter?: unknown
  readonly sort?: unknown
}

/**
 * Converts the text form of queries, used by inventory and older lists, to the other form. Empty texts mean
 * no filter and no sort. Throws `INVALID_FILTER` for invalid JSON or an invalid sort.
 */
export function readTextQuery(query: TextQuery | null | undefined): WireQuery {
  const { filter, sort, ...rest } = query ?? {}
  return {
    ...rest,
    filter: readText('filter', filter, '{"id": "…"}'),
    sort: readSort(readText('sort', sort, sortExample)),
  }
}

const sortExample = '[{"numericId": "asc"}]'
const MAX_SORTS = 10

function readText(field: string, value: unknown, example: string): unknown {
  if (typeof value !== 'string') return value ?? undefined
  if (value.trim() === '') return undefined
  try {
    return JSON.parse(value) ?? undefined
  } catch {
    throw InvalidFilter(
      { field: `query.${field}` },
      `query.${field} must be JSON, such as ${example}`,
    )
  }
}

/** `[{"numericId": "asc"}]`, `{"numericId": "asc"}`, or the form of the other queries. */
function readSort(sort: unknown): WireSort[] {
  if (sort === undefined) return []
  const sorts = (Array.isArray(sort) ? sort : [sort]).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw sortFormatError()
    if (!('fieldName' in entry)) return Object.entries(entry).map(readOrder)
    return [readOrder([entry.fieldName, 'order' in entry ? entry.order : 'ASC'])]
  })
  if (sorts.length > MAX_SORTS) {
    const sentence = `query.sort takes ${MAX_SORTS} fields`
    throw InvalidFilter({ field: 'query.sort', limit: MAX_SORTS }, sentence)
  }
  return sorts
}

function readOrder([fieldName, order]: readonly [unknown, unknown]): WireSort {
  const direction = String(order).toUpperCase()
  if (typeof fieldName !== 'string' || !/^(ASC|DESC)$/.test(direction)) throw sortFormatError()
  return { fieldName, order: direction }
}

const sortFormatError = () =>
  InvalidFilter(
    { field: 'query.sort', accepted: ['asc', 'desc'] },
    `query.sort must be like ${sortExample}, each field asc or desc`,
  )
