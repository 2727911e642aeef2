interface Metadata {
  readonly total?: number
  readonly tooManyToCount?: boolean
}

/** A reply of a query call: one list and its metadata, under the name its service uses. */
export interface QueryReply {
  readonly metadata?: Metadata
  readonly pagingMetadata?: Metadata
}

/** What the list of a reply holds. */
export type ItemOf<Reply> = {
  [Key in keyof Reply]: NonNullable<Reply[Key]> extends readonly (infer Item)[] ? Item : never
}[keyof Reply]

/** One page of what a query found. */
export interface QueryPage<Item> {
  readonly items: readonly Item[]
  /** Items on this page. */
  readonly length: number
  readonly pageSize: number
  /** Over all pages; absent when there are too many to count. */
  readonly totalCount: number | undefined
  readonly totalPages: number | undefined
  /** Counted from 0; absent when the page does not begin at a multiple of its size. */
  readonly currentPage: number | undefined
  readonly hasNext: () => boolean
  readonly hasPrev: () => boolean
  /** The page after this one; without items when there is none. */
  readonly next: () => Promise<QueryPage<Item>>
  readonly prev: () => Promise<QueryPage<Item>>
}

/** A reply → a page of offset paging; `findAt` sends the same query from another offset. */
export function toPage<Reply extends QueryReply>(
  reply: Reply,
  { limit, offset }: { limit: number; offset: number },
  findAt: (offset: number) => Promise<QueryPage<ItemOf<Reply>>>,
): QueryPage<ItemOf<Reply>> {
  const items = (Object.values(reply).find(Array.isArray) ?? []) as ItemOf<Reply>[]
  const metadata = reply.metadata ?? reply.pagingMetadata
  const total = metadata?.tooManyToCount ? undefined : metadata?.total
  return {
    items,
    length: items.length,
    pageSize: limit,
    totalCount: total,
    totalPages: total === undefined || limit === 0 ? undefined : Math.ceil(total / limit),
    currentPage: limit > 0 && offset % limit === 0 ? offset / limit : undefined,
    hasNext: () => (total === undefined ? items.length === limit : offset + items.length < total),
    hasPrev: () => offset > 0,
    next: () => findAt(offset + limit),
    prev: () => findAt(Math.max(0, offset - limit)),
  }
}
