import type { MemberField } from '@vitrine/contract/member-fields'
import type { MemberPage, MemberQuery, Place, Viewer } from '../model.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { encodeFor, type FieldSetsAsked } from './member.ts'
import type { QueryAsked } from './query.ts'

/** What the page was asked with, what was understood, and who reads it. */
export interface PageAsked {
  readonly viewer: Viewer
  readonly asked: QueryAsked & FieldSetsAsked
  readonly query: MemberQuery
  readonly fields: readonly MemberField[]
}

export function encodePage(page: MemberPage, { viewer, asked, query, fields }: PageAsked) {
  const count = page.members.length
  const offset = query.from?.backwards ? Math.max(0, query.offset - count) : query.offset
  const hasNext = asked.cursorPaging
    ? query.from?.backwards || page.hasMore
    : offset + count < page.total
  return {
    members: page.members.map((member) => encodeFor(viewer, member, asked, fields)),
    metadata: { count, offset, total: page.total, tooManyToCount: false, hasNext },
    ...(asked.cursorPaging
      ? {
          cursorPagingMetadata: {
            count,
            cursors: cursorsOf(page, asked, query, { offset, hasNext }),
            hasNext,
          },
        }
      : {}),
  }
}

/** Where the pages on both sides begin, for as long as there is one. */
function cursorsOf(
  { ends, total, members, hasMore }: MemberPage,
  asked: QueryAsked,
  { from }: MemberQuery,
  { offset, hasNext }: { offset: number; hasNext: boolean },
) {
  if (!ends) return {}
  const carried = asked.cursorPaging?.cursor
    ? decodeCursor(asked.cursorPaging.cursor, 'query.cursorPaging.cursor')
    : { filter: asked.filter, search: asked.search, sort: asked.sort ?? asked.sorting }
  const { filter, search, sort } = carried
  const at = (place: Place, backwards: boolean, before: number) =>
    encodeCursor({ filter, search, sort, place, backwards, total, offset: before })
  const hasBefore = from ? !from.backwards || hasMore : offset > 0
  return {
    ...(hasNext ? { next: at(ends.last, false, offset + members.length) } : {}),
    ...(hasBefore ? { prev: at(ends.first, true, offset) } : {}),
  }
}
