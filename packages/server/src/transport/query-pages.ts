import type { WireQuery } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import type { Found } from '../platform/db/found-page.ts'
import type { Place, Walk } from '../platform/db/page-to-sql.ts'
import type { Sealing } from '../platform/sealing.ts'
import type { HandlerContext } from './call.ts'
import { isMerchant } from './caller.ts'
import { type Cursor, createCursors } from './cursors.ts'

/** Where the pages of visitors and members end: nobody reads on by hand from there. */
export const MAX_OPEN_OFFSET = 10_000

/** A query on its way: what is asked, where its page begins, and what the reply says of the page. */
export interface OpenQuery {
  /** Filter, sort and limit of the request, or those that its cursor brought along. */
  readonly query: WireQuery
  readonly walk: Walk | undefined
  metadata(
    page: { readonly limit: number; readonly offset: number },
    found: Pick<Found<unknown>, 'items' | 'total' | 'edges' | 'hasMore'>,
  ): PageMetadata
}

export interface PageMetadata {
  readonly count: number
  readonly offset: number
  readonly total: number
  readonly cursors?: { readonly next?: string; readonly prev?: string }
}

export type QueryPages = ReturnType<typeof createQueryPages>
type Call = Pick<HandlerContext, 'caller' | 'tx'>

/** Pages of lists, by offset and by cursor, alike for every list. */
export function createQueryPages(sealing: Pick<Sealing, 'keyFor'>) {
  const cursors = createCursors(sealing)
  return {
    /** Opens the query of a list that is called `list`; a cursor of another list or site opens nothing. */
    open(list: string, { caller, tx }: Call, query: WireQuery | null | undefined): OpenQuery {
      const { cursorPaging } = query ?? {}
      if (!isMerchant(caller)) checkOffset(query?.paging?.offset)
      if (!cursorPaging) return { query: query ?? {}, walk: undefined, metadata: offsetMetadata }
      const scope = `${tx.siteId}\n${list}`
      const seal = (cursor: Cursor) => cursors.seal(scope, cursor)
      const { cursor: text, limit } = cursorPaging
      if (!text) return opened(query ?? {}, atStart, seal)
      refuseBeside(query ?? {})
      const cursor = cursors.open(scope, text)
      const { filter, sort, search } = cursor
      const asked = { filter, sort, search, cursorPaging: { limit: limit ?? cursor.limit } }
      return opened(asked, cursor, seal)
    },
  }
}

type Start = Pick<Cursor, 'backwards' | 'inclusive' | 'offset'> & Partial<Cursor>
const atStart: Start = { backwards: false, inclusive: false, offset: 0 }

function checkOffset(offset = 0): void {
  if (offset <= MAX_OPEN_OFFSET) return
  const sentence =
    `must be at most ${MAX_OPEN_OFFSET}; to read on, filter by numericId greater than the last one ` +
    'and sort by numericId, or page with cursorPaging'
  throw violation('query.paging.offset', 'MAX', sentence, { threshold: MAX_OPEN_OFFSET })
}

/** A cursor carries filter, sort and position; others beside it would be ignored, so they are refused. */
function refuseBeside({ filter, sort, paging, search }: WireQuery): void {
  const isSent = (part: unknown) =>
    typeof part === 'object' ? Object.keys(part ?? {}).length > 0 : !!part
  const sent = {
    filter: isSent(filter),
    sort: !!sort?.length,
    paging: !!paging,
    search: isSent(search),
  }
  const [field] = Object.entries(sent).flatMap(([name, was]) => (was ? [name] : []))
  if (!field) return
  const sentence = 'cannot be sent beside a cursor, which carries its own'
  throw violation(`query.${field}`, 'FIELD_NOT_ALLOWED', sentence)
}

const offsetMetadata: OpenQuery['metadata'] = ({ offset }, { items, total }) => ({
  count: items.length,
  offset,
  total,
})

function opened(query: WireQuery, start: Start, seal: (cursor: Cursor) => string): OpenQuery {
  const { place, backwards, inclusive, total } = start
  const walk: Walk = {
    backwards,
    inclusive,
    ...(place && { place }),
    ...(total !== undefined && { total }),
  }
  return {
    query,
    walk,
    metadata: ({ limit }, found) => {
      const count = found.items.length
      const offset = offsetOf(start, count, found.hasMore ?? false)
      const { filter, sort, search } = query
      const carried = { filter, sort, search, limit, total: found.total }
      const cursorTo = (way: Way) => seal({ ...carried, ...way })
      const { next, prev } = waysFrom(start, offset, found)
      return {
        count,
        offset,
        total: found.total,
        cursors: {
          ...(next && { next: cursorTo(next) }),
          ...(prev && { prev: cursorTo(prev) }),
        },
      }
    },
  }
}

/** How many rows come before the page, as far as the pages before it have counted. */
function offsetOf({ backwards, offset }: Start, count: number, hasMore: boolean): number {
  if (!backwards) return offset
  return hasMore ? Math.max(0, offset - count) : 0
}

type Way = Pick<Cursor, 'place' | 'backwards' | 'inclusive' | 'offset'>

/** Where one can go from a page. From an empty one, back to where one came from. */
function waysFrom(
  { place, backwards }: Start,
  offset: number,
  { items, edges, hasMore = false }: Parameters<OpenQuery['metadata']>[1],
): { next?: Way; prev?: Way } {
  const turn = (at: Place, isBack: boolean, from: number, inclusive = false): Way => ({
    place: at,
    backwards: isBack,
    inclusive,
    offset: from,
  })
  if (!edges) {
    if (!place || items.length > 0) return {}
    const back = turn(place, !backwards, offset, true)
    return backwards ? { next: back } : { prev: back }
  }
  const hasNext = backwards || hasMore
  const hasPrev = backwards ? hasMore : place !== undefined
  return {
    ...(hasNext && { next: turn(edges.last, false, offset + items.length) }),
    ...(hasPrev && { prev: turn(edges.first, true, offset) }),
  }
}
