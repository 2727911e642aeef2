import type { ItemOf, QueryBuilder, QueryPage, QueryReply } from './query-types.ts'

/** Converts a reply to a page of its query. */
export function toPage<Reply extends QueryReply>(
  reply: Reply,
  query: QueryBuilder<Reply>,
  { limit, position }: { readonly limit: number; readonly position: number | string },
): QueryPage<Reply> {
  const items = (Object.values(reply).find(Array.isArray) ?? []) as ItemOf<Reply>[]
  const metadata = reply.metadata ?? reply.pagingMetadata
  const total = metadata?.tooManyToCount ? undefined : metadata?.total
  const cursors = metadata?.cursors ?? {}
  const page = {
    items,
    length: items.length,
    pageSize: limit,
    totalCount: total,
    totalPages: total === undefined || limit === 0 ? undefined : Math.ceil(total / limit),
    cursors,
    query,
  }
  const at = (neighbour: number | string) => query.skipTo(neighbour).find()
  if (typeof position === 'string') {
    const follow = async (cursor: string | null | undefined) =>
      cursor ? at(cursor) : { ...byCursor, items: [], length: 0, cursors: {} }
    const byCursor: QueryPage<Reply> = {
      ...page,
      currentPage: undefined,
      hasNext: () => Boolean(cursors.next),
      hasPrev: () => Boolean(cursors.prev),
      next: () => follow(cursors.next),
      prev: () => follow(cursors.prev),
    }
    return byCursor
  }
  return {
    ...page,
    currentPage: limit > 0 && position % limit === 0 ? position / limit : undefined,
    hasNext: () => (total === undefined ? items.length === limit : position + items.length < total),
    hasPrev: () => position > 0,
    next: () => at(position + limit),
    prev: () => at(Math.max(0, position - limit)),
  }
}
