import type { WireQuery } from '@vitrine/contract/catalog'
import { fieldName, violation } from '@vitrine/contract/kit'
import { memberSortFields } from '@vitrine/contract/members'
import type { SortKey } from '../../../platform/db/query-to-sql.ts'
import { MAX_OPEN_OFFSET } from '../../../transport/query-pages.ts'
import type { MemberQuery, Viewer } from '../model.ts'
import { decodeCriteria, type SearchAsked } from './criteria.ts'

interface Order {
  readonly fieldName: string
  readonly order?: 'ASC' | 'DESC'
}
type Orders = readonly Order[] | Order | null | undefined

/** A list or a query as the wire asks for it. */
export interface QueryAsked {
  readonly filter?: unknown
  readonly search?: SearchAsked
  readonly sort?: Orders
  readonly sorting?: Orders
  readonly paging?: { readonly limit?: number; readonly offset?: number } | null
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string } | null
}

export interface QueryForm {
  readonly defaultLimit: number
  /** What stands before a field's name in the request. */
  readonly path: string
}
export const listForm: QueryForm = { defaultLimit: 50, path: '' }
export const queryForm: QueryForm = { defaultLimit: 100, path: 'query.' }

/** A list or query of the wire → domain query; names a field that cannot be asked for. */
export function decodeQuery(viewer: Viewer, asked: QueryAsked, form: QueryForm): MemberQuery {
  const { paging, cursorPaging } = asked
  const { path, defaultLimit } = form
  if (paging && cursorPaging) {
    const sentence = 'is the other way to page; send paging or cursorPaging'
    throw violation(`${path}cursorPaging`, 'ONE_OF_ALIGNMENT', sentence)
  }
  const offset = paging?.offset ?? 0
  if (viewer.kind !== 'merchant' && offset > MAX_OPEN_OFFSET) {
    const sentence = `must be at most ${MAX_OPEN_OFFSET}`
    throw violation(`${path}paging.offset`, 'MAX', sentence, { threshold: MAX_OPEN_OFFSET })
  }
  return {
    ...decodeCriteria(asked.filter, asked.search),
    sort: decodeSort(asked, form),
    limit: paging?.limit ?? cursorPaging?.limit ?? defaultLimit,
    offset,
  }
}

/** What a page by cursor needs to know: all of a first page, of the others the cursor alone. */
export function cursorQueryOf(asked: QueryAsked): WireQuery {
  const { cursorPaging, filter, search } = asked
  if (!cursorPaging) return {}
  return cursorPaging.cursor
    ? { cursorPaging }
    : { filter, search, sort: ordersOf(asked), cursorPaging }
}

/** The query that a cursor brought along, in the place of what was sent beside it. */
export function withCursor(asked: QueryAsked, carried: WireQuery): QueryAsked {
  if (!asked.cursorPaging?.cursor) return asked
  const { filter, search, sort, cursorPaging } = carried
  const { paging } = asked
  // What a cursor carries was held to the form of a query before it was sealed.
  return { filter, search, sort, paging, cursorPaging } as QueryAsked
}

const ordersOf = ({ sort, sorting }: QueryAsked): Order[] => [sort ?? sorting ?? []].flat()

function decodeSort(asked: QueryAsked, { path }: QueryForm): SortKey[] {
  const name = asked.sort ? 'sort' : 'sorting'
  const orders = ordersOf(asked)
  if (orders.length === 0) return [{ field: 'createdDate', descending: true }]
  return orders.map(({ fieldName: sent, order }: Order, index) => {
    const field = fieldName(sent)
    if ((memberSortFields as readonly string[]).includes(field)) {
      return { field, descending: order === 'DESC' }
    }
    const sentence = `must be one of ${memberSortFields.join(', ')}`
    throw violation(`${path}${name}[${index}].fieldName`, 'INVALID_ENUM_VALUE', sentence, {
      allowedValues: memberSortFields,
    })
  })
}
