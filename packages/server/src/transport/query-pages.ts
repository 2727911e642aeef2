import type { WireQuery } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import type { KeysetCursor, KeysetPosition } from '../platform/db/page-to-sql.ts'
import type { ResultPage } from '../platform/db/result-page.ts'
import type { Sealing } from '../platform/sealing.ts'
import type { HandlerContext } from './call.ts'
import { isMerchant } from './caller.ts'
import { type Cursor, createCursors } from './cursors.ts'

/** Maximum offset of visitors and members. */
export const MAX_OPEN_OFFSET = 10_000

/** A parsed query: filter and sort, where its page begins, and the paging metadata of the response. */
export interface PagedQuery {
  /** Filter, sort and limit of the request or its cursor. */
  readonly query: WireQuery
  readonly walk: KeysetCursor | undefined
  metadata(
    page: { readonly limit: number; readonly offset: number },
    result: Pick<ResultPage<unknown>, 'items' | 'total' | 'edges' | 'hasMore'>,
  ): PageMetadata
}

export interface PageMetadata {
  readonly count: number
  readonly offset: number
  readonly total: number
  readonly cursors?: { readonly next?: string; readonly prev?: string }
}

/** Paging metadata for responses of lists. */
export function encodePaging({ count, offset, total, cursors }: PageMetadata) {
  const hasNext = cursors ? cursors.next !== undefined : offset + count < total
  return { count, offset, total, hasNext, ...(cursors && { cursors }) }
}

export type QueryPages = ReturnType<typeof createQueryPages>
type Call = Pick<HandlerContext, 'caller' | 'tx'>

/** Pages of lists, by offset and by cursor, alike for every list. */
export function createQueryPages(sealing: Pick<Sealing, 'keyFor'>) {
  const cursors = createCursors(sealing)
  return {
    /** Opens the query of the list named `list`; a cursor of another list or site is refused. */
    open(list: string, { caller, tx }: Call, query: WireQuery | null | undefined): PagedQuery {
      const { cursorPaging } = query ?? {}
      if (!isMerchant(caller)) checkOffset(query?.paging?.offset)
      if (!cursorPaging) return { query: query ?? {}, walk: undefined, metadata: offsetMetadata }
      const scope = `${tx.siteId}\n${list}`
      const seal = (cursor: Cursor) => cursors.seal(scope, cursor)
      const { cursor: text, limit } = cursorPaging
      if (!text) return pagedQuery(query ?? {}, atStart, seal)
      refuseOtherParameters(query ?? {})
      const cursor = cursors.open(scope, text)
      const { filter, sort, search } = cursor
      const continued = { filter, sort, search, cursorPaging: { limit: limit ?? cursor.limit } }
      return pagedQuery(continued, cursor, seal)
    },
  }
}

type StartPosition = Pick<Cursor, 'backwards' | 'inclusive' | 'offset'> & Partial<Cursor>
const atStart: StartPosition = { backwards: false, inclusive: false, offset: 0 }

function checkOffset(offset = 0): void {
  if (offset <= MAX_OPEN_OFFSET) return
  const sentence =
    `must be at most ${MAX_OPEN_OFFSET}; to read on, filter by numericId greater than the last one ` +
    'and sort by numericId, or page with cursorPaging'
  throw violation('query.paging.offset', 'MAX', sentence, { threshold: MAX_OPEN_OFFSET })
}

/** A cursor contains filter, sort and position; the same parameters next to it are refused, not ignored. */
function refuseOtherParameters({ filter, sort, paging, search }: WireQuery): void {
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

const offsetMetadata: PagedQuery['metadata'] = ({ offset }, { items, total }) => ({
  count: items.length,
  offset,
  total,
})

function pagedQuery(
  query: WireQuery,
  start: StartPosition,
  seal: (cursor: Cursor) => string,
): PagedQuery {
  const { place, backwards, inclusive, total } = start
  const walk: KeysetCursor = {
    backwards,
    inclusive,
    ...(place && { place }),
    ...(total !== undefined && { total }),
  }
  return {
    query,
    walk,
    metadata: ({ limit }, result) => {
      const count = result.items.length
      const offset = offsetOf(start, count, result.hasMore ?? false)
      const { filter, sort, search } = query
      const carried = { filter, sort, search, limit, total: result.total }
      const cursorTo = (link: PageLink) => seal({ ...carried, ...link })
      const { next, prev } = linksFrom(start, offset, result)
      return {
        count,
        offset,
        total: result.total,
        cursors: {
          ...(next && { next: cursorTo(next) }),
          ...(prev && { prev: cursorTo(prev) }),
        },
      }
    },
  }
}

/** Number of rows before the page, as far as the previous pages have counted. */
function offsetOf({ backwards, offset }: StartPosition, count: number, hasMore: boolean): number {
  if (!backwards) return offset
  return hasMore ? Math.max(0, offset - count) : 0
}

type PageLink = Pick<Cursor, 'place' | 'backwards' | 'inclusive' | 'offset'>

/** The available directions from a page. From an empty one, back to the previous page. */
function linksFrom(
  { place, backwards }: StartPosition,
  offset: number,
  { items, edges, hasMore = false }: Parameters<PagedQuery['metadata']>[1],
): { next?: PageLink; prev?: PageLink } {
  const linkTo = (
    at: KeysetPosition,
    isBack: boolean,
    from: number,
    inclusive = false,
  ): PageLink => ({
    place: at,
    backwards: isBack,
    inclusive,
    offset: from,
  })
  if (!edges) {
    if (!place || items.length > 0) return {}
    const back = linkTo(place, !backwards, offset, true)
    return backwards ? { next: back } : { prev: back }
  }
  const hasNext = backwards || hasMore
  const hasPrev = backwards ? hasMore : place !== undefined
  return {
    ...(hasNext && { next: linkTo(edges.last, false, offset + items.length) }),
    ...(hasPrev && { prev: linkTo(edges.first, true, offset) }),
  }
}
