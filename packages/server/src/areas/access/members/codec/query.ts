import type { WireQuery } from '@vitrine/contract/catalog'
import { fieldName, violation } from '@vitrine/contract/kit'
import { memberSortFields } from '@vitrine/contract/members'
import type { SortKey } from '../../../../platform/db/query-to-sql.ts'
import { MAX_OPEN_OFFSET } from '../../../../transport/query-pages.ts'
import type { MemberQuery, Viewer } from '../model.ts'
import { decodeCriteria, type SearchInput } from './criteria.ts'

interface SortOrder {
  readonly fieldName: string
  readonly order?: 'ASC' | 'DESC'
}
type SortOrders = readonly SortOrder[] | SortOrder | null | undefined

/** The list or query of a request. */
export interface QueryInput {
  readonly filter?: unknown
  readonly search?: SearchInput
  readonly sort?: SortOrders
  readonly sorting?: SortOrders
  readonly paging?: { readonly limit?: number; readonly offset?: number } | null
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } | null
}

export interface QueryDefaults {
  readonly defaultLimit: number
  /** Prefix of field names in error messages. */
  readonly path: string
}
export const listDefaults: QueryDefaults = { defaultLimit: 50, path: '' }
export const queryDefaults: QueryDefaults = { defaultLimit: 100, path: 'query.' }

/** Decodes a list or query; the error names a field that cannot be queried. */
export function decodeQuery(
  viewer: Viewer,
  input: QueryInput,
  defaults: QueryDefaults,
): MemberQuery {
  const { paging, cursorPaging } = input
  const { path, defaultLimit } = defaults
  if (paging && cursorPaging) {
    const message = 'is the other way to page; send paging or cursorPaging'
    throw violation(`${path}cursorPaging`, 'ONE_OF_ALIGNMENT', message)
  }
  const offset = paging?.offset ?? 0
  if (viewer.kind !== 'merchant' && offset > MAX_OPEN_OFFSET) {
    const message = `must be at most ${MAX_OPEN_OFFSET}`
    throw violation(`${path}paging.offset`, 'MAX', message, { threshold: MAX_OPEN_OFFSET })
  }
  return {
    ...decodeCriteria(input.filter, input.search),
    sort: decodeSort(input, defaults),
    limit: paging?.limit ?? cursorPaging?.limit ?? defaultLimit,
    offset,
  }
}

/** The data of a cursor: the query of the first page; later pages pass their cursor only. */
export function cursorQueryOf(input: QueryInput): WireQuery {
  const { cursorPaging, filter, search } = input
  if (!cursorPaging) return {}
  return cursorPaging.cursor
    ? { cursorPaging }
    : { filter, search, sort: sortOrdersOf(input), cursorPaging }
}

/** Uses the query of the cursor instead of the one in the request. */
export function withCursor(input: QueryInput, cursorQuery: WireQuery): QueryInput {
  if (!input.cursorPaging?.cursor) return input
  const { filter, search, sort, cursorPaging } = cursorQuery
  const { paging } = input
  // The query in a cursor was validated before it was sealed.
  return { filter, search, sort, paging, cursorPaging } as QueryInput
}

const sortOrdersOf = ({ sort, sorting }: QueryInput): SortOrder[] => [sort ?? sorting ?? []].flat()

function decodeSort(input: QueryInput, { path }: QueryDefaults): SortKey[] {
  const name = input.sort ? 'sort' : 'sorting'
  const sortOrders = sortOrdersOf(input)
  if (sortOrders.length === 0) return [{ field: 'createdDate', descending: true }]
  return sortOrders.map(({ fieldName: sent, order }: SortOrder, index) => {
    const field = fieldName(sent)
    if ((memberSortFields as readonly string[]).includes(field)) {
      return { field, descending: order === 'DESC' }
    }
    const message = `must be one of ${memberSortFields.join(', ')}`
    throw violation(`${path}${name}[${index}].fieldName`, 'INVALID_ENUM_VALUE', message, {
      allowedValues: memberSortFields,
    })
  })
}
