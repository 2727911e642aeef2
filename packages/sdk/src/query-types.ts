interface Metadata {
  readonly total?: number
  readonly tooManyToCount?: boolean
  readonly hasNext?: boolean
  readonly cursors?: Cursors
}
interface Cursors {
  readonly next?: string | null
  readonly prev?: string | null
}

/** A reply of a query call: one list and its metadata, under the name its service uses. */
export interface QueryReply {
  readonly metadata?: Metadata
  readonly pagingMetadata?: Metadata
}

/** The item type of a reply's list. */
export type ItemOf<Reply> = {
  [Key in keyof Reply]: NonNullable<Reply[Key]> extends readonly (infer Item)[] ? Item : never
}[keyof Reply]

/** One page of results. */
export interface QueryPage<Reply extends QueryReply> {
  readonly items: readonly ItemOf<Reply>[]
  /** Items on this page. */
  readonly length: number
  readonly pageSize: number
  /** Over all pages; absent when there are too many to count. */
  readonly totalCount: number | undefined
  readonly totalPages: number | undefined
  /** Counted from 0; absent when the page does not begin at a multiple of its size, and by cursor. */
  readonly currentPage: number | undefined
  /** Cursors of the neighbouring pages, where the list has them. */
  readonly cursors: Cursors
  /** The query that found this page. */
  readonly query: QueryBuilder<Reply>
  readonly hasNext: () => boolean
  readonly hasPrev: () => boolean
  /** The page after this one; without items when there is none. */
  readonly next: () => Promise<QueryPage<Reply>>
  readonly prev: () => Promise<QueryPage<Reply>>
}

export type Filter = Record<string, unknown>

/** A query as sent: filter, sort and offset paging, or a cursor that replaces all three. */
export interface WireQuery {
  filter?: Filter
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  paging?: { limit: number; offset: number }
  cursorPaging?: { limit: number; cursor?: string }
}

export type Values = readonly unknown[] | readonly [readonly unknown[]]

/** Immutable: each step returns a new builder. */
export interface QueryBuilder<Reply extends QueryReply> {
  /** The field equals the value; null finds empty fields. Fields may be dotted (`stock.inStock`). */
  readonly eq: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly ne: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly ge: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly gt: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly le: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly lt: (field: string, value: unknown) => QueryBuilder<Reply>
  /** From the first value on, below the second. */
  readonly between: (field: string, from: unknown, to: unknown) => QueryBuilder<Reply>
  /** The field is one of the values. */
  readonly in: (field: string, values: readonly unknown[]) => QueryBuilder<Reply>
  /** The list has at least one of the values. */
  readonly hasSome: (field: string, ...values: Values) => QueryBuilder<Reply>
  /** The list has all of the values. */
  readonly hasAll: (field: string, ...values: Values) => QueryBuilder<Reply>
  /** The text starts with this, ignoring case. */
  readonly startsWith: (field: string, text: string) => QueryBuilder<Reply>
  readonly endsWith: (field: string, text: string) => QueryBuilder<Reply>
  readonly contains: (field: string, text: string) => QueryBuilder<Reply>
  readonly exists: (field: string, exists?: boolean) => QueryBuilder<Reply>
  readonly isEmpty: (field: string) => QueryBuilder<Reply>
  readonly isNotEmpty: (field: string) => QueryBuilder<Reply>
  /** Both this query's filter and the other's. */
  readonly and: (other: QueryBuilder<Reply>) => QueryBuilder<Reply>
  /** This query's filter or the other's. */
  readonly or: (other: QueryBuilder<Reply>) => QueryBuilder<Reply>
  /** This query's filter and not the other's. */
  readonly not: (other: QueryBuilder<Reply>) => QueryBuilder<Reply>
  readonly ascending: (...fields: string[]) => QueryBuilder<Reply>
  readonly descending: (...fields: string[]) => QueryBuilder<Reply>
  /** Items per page; 50 by default. */
  readonly limit: (limit: number) => QueryBuilder<Reply>
  /** Items to skip at the start. */
  readonly skip: (offset: number) => QueryBuilder<Reply>
  /** A number is an offset. A text is a cursor, for lists that have them; the empty one begins. */
  readonly skipTo: (position: number | string) => QueryBuilder<Reply>
  /** The query as it will be sent. */
  readonly build: () => WireQuery
  /** Sends the query. */
  readonly find: () => Promise<QueryPage<Reply>>
}
