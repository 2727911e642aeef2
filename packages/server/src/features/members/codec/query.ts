import { fieldName, violation } from '@vitrine/contract/kit'
import { memberSearchFields, memberSortFields } from '@vitrine/contract/members'
import type { SortKey } from '../../../platform/db/query-to-sql.ts'
import type { MemberQuery, Place, Viewer } from '../model.ts'
import { momentFrom } from '../rules/moments.ts'
import { decodeCriteria, type SearchAsked } from './criteria.ts'
import { type Cursor, decodeCursor } from './cursor.ts'

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

/** Where the pages of visitors and members end: nobody reads on by hand from there. */
export const MAX_OPEN_OFFSET = 10_000

/** A list or query of the wire → domain query; names a field that cannot be asked for. */
export function decodeQuery(viewer: Viewer, asked: QueryAsked, form: QueryForm): MemberQuery {
  const { paging, cursorPaging } = asked
  const { path, defaultLimit } = form
  if (paging && cursorPaging) {
    const sentence = 'is the other way to page; send paging or cursorPaging'
    throw violation(`${path}cursorPaging`, 'ONE_OF_ALIGNMENT', sentence)
  }
  if (cursorPaging?.cursor) return decodeNext(viewer, cursorPaging.cursor, asked, form)
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

/** A cursor brings filter, search and order with it; they are held to the same rules again. */
function decodeNext(viewer: Viewer, text: string, asked: QueryAsked, form: QueryForm) {
  const path = `${form.path}cursorPaging.cursor`
  const cursor = decodeCursor(text, path)
  const { filter, offset, total, backwards } = cursor
  const broken = () => violation(path, 'FORMAT', 'is not a cursor of these members', {})
  const search = readSearch(cursor, broken)
  const sort = decodeSort({ sort: readOrders(cursor, broken) }, form)
  const first = decodeQuery(viewer, { filter, search }, form)
  return {
    ...first,
    sort,
    limit: asked.cursorPaging?.limit ?? form.defaultLimit,
    offset,
    from: { place: readPlace(cursor, sort, broken), backwards, total },
  }
}

function readSearch({ search }: Cursor, broken: () => Error): SearchAsked {
  if (search === undefined || search === null) return undefined
  const { expression, fields = [] } = search as Record<string, unknown>
  const known: readonly unknown[] = memberSearchFields
  const fits =
    typeof expression === 'string' &&
    Array.isArray(fields) &&
    fields.every((field) => known.includes(field))
  if (!fits) throw broken()
  return { expression, fields }
}

function readOrders({ sort }: Cursor, broken: () => Error): Order[] {
  const orders = sort === undefined || sort === null ? [] : [sort].flat()
  const fits = orders.every(
    (order) => typeof (order as Partial<Order> | null)?.fieldName === 'string',
  )
  if (!fits || orders.length > 10) throw broken()
  return orders as Order[]
}

function readPlace({ place }: Cursor, sort: readonly SortKey[], broken: () => Error): Place {
  if (place.keys.length !== sort.length) throw broken()
  const keys = place.keys.map((key, index) => {
    if (!sort[index]?.field.endsWith('Date') || key === '-infinity') return key
    // PostgreSQL writes a moment with a blank and a short zone.
    const moment = momentFrom(key.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
    if (!moment) throw broken()
    return moment
  })
  return { ...place, keys }
}

function decodeSort({ sort, sorting }: QueryAsked, { path }: QueryForm): SortKey[] {
  const name = sort ? 'sort' : 'sorting'
  const orders = [sort ?? sorting ?? []].flat()
  if (orders.length === 0) return [{ field: 'createdDate', descending: true }]
  return orders.map(({ fieldName: sent, order }: Order, index) => {
    const field = fieldName(sent)
    if ((memberSortFields as readonly string[]).includes(field)) {
      return { field, descending: order === 'DESC' }
    }
    const sentence = `must be one of ${memberSortFields.join(', ')}`
    throw violation(`${path}${name}.${index}.fieldName`, 'INVALID_ENUM_VALUE', sentence, {
      allowedValues: memberSortFields,
    })
  })
}
