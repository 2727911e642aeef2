import { type ItemOf, type QueryPage, type QueryReply, toPage } from './query-page.ts'

type Filter = Record<string, unknown>

/** A query as the wire takes it: filter, sort, offset paging. */
export interface WireQuery {
  filter?: Filter
  sort?: { fieldName: string; order: 'ASC' | 'DESC' }[]
  paging: { limit: number; offset: number }
}

/** Each step answers with a new builder and leaves the old one as it was. */
export interface QueryBuilder<Reply extends QueryReply> {
  /** The field equals the value; null finds empty fields. Fields may be dotted (`stock.inStock`). */
  readonly eq: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly ne: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly ge: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly gt: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly le: (field: string, value: unknown) => QueryBuilder<Reply>
  readonly lt: (field: string, value: unknown) => QueryBuilder<Reply>
  /** The field is one of the values. */
  readonly in: (field: string, values: readonly unknown[]) => QueryBuilder<Reply>
  /** The list has at least one of the values. */
  readonly hasSome: (field: string, values: readonly unknown[]) => QueryBuilder<Reply>
  /** The list has all of the values. */
  readonly hasAll: (field: string, values: readonly unknown[]) => QueryBuilder<Reply>
  /** The text begins so, whatever the letter case. */
  readonly startsWith: (field: string, text: string) => QueryBuilder<Reply>
  readonly exists: (field: string, exists?: boolean) => QueryBuilder<Reply>
  /** Both this query's filter and the other's. */
  readonly and: (other: QueryBuilder<Reply>) => QueryBuilder<Reply>
  /** This query's filter or the other's. */
  readonly or: (other: QueryBuilder<Reply>) => QueryBuilder<Reply>
  /** This query's filter and not the other's. */
  readonly not: (other: QueryBuilder<Reply>) => QueryBuilder<Reply>
  readonly ascending: (...fields: string[]) => QueryBuilder<Reply>
  readonly descending: (...fields: string[]) => QueryBuilder<Reply>
  /** Items on a page; 50 unless said otherwise. */
  readonly limit: (limit: number) => QueryBuilder<Reply>
  /** Items to leave out at the start. */
  readonly skip: (offset: number) => QueryBuilder<Reply>
  readonly skipTo: (offset: number) => QueryBuilder<Reply>
  /** The query as it will be sent. */
  readonly build: () => WireQuery
  /** Sends the query. */
  readonly find: () => Promise<QueryPage<ItemOf<Reply>>>
}

// The published clients' page size; specification §9 does not show one.
const DEFAULT_LIMIT = 50

/**
 * Builds a query step by step and sends it, page by page:
 * `query((query) => client.catalogV1.queryProducts({ query })).eq('name', 'Jar').limit(20).find()`.
 */
export const query = <Reply extends QueryReply>(
  send: (query: WireQuery) => Promise<Reply>,
): QueryBuilder<Reply> =>
  builder(send, { tests: [], sort: [], paging: { limit: DEFAULT_LIMIT, offset: 0 } })

interface Parts {
  readonly tests: readonly Filter[]
  readonly sort: NonNullable<WireQuery['sort']>
  readonly paging: WireQuery['paging']
}

function builder<Reply extends QueryReply>(
  send: (query: WireQuery) => Promise<Reply>,
  parts: Parts,
): QueryBuilder<Reply> {
  const { tests, sort, paging } = parts
  const change = (changed: Partial<Parts>) => builder(send, { ...parts, ...changed })
  const and = (test: Filter) => change({ tests: [...tests, test] })
  const test = (operator: string) => (field: string, value: unknown) =>
    and({ [field]: { [operator]: value } })
  const sorted =
    (order: 'ASC' | 'DESC') =>
    (...fields: string[]) =>
      change({ sort: [...sort, ...fields.map((fieldName) => ({ fieldName, order }))] })
  const skip = (offset: number) => change({ paging: { ...paging, offset } })
  const build = () => wireQuery(parts)
  return {
    eq: (field, value) => and({ [field]: value }),
    ne: test('$ne'),
    ge: test('$gte'),
    gt: test('$gt'),
    le: test('$lte'),
    lt: test('$lt'),
    in: test('$in'),
    hasSome: test('$hasSome'),
    hasAll: test('$hasAll'),
    startsWith: test('$startsWith'),
    exists: (field, exists = true) => and({ [field]: { $exists: exists } }),
    and: (other) => and(filterOf(other)),
    or: (other) => change({ tests: [{ $or: [combine(tests), filterOf(other)] }] }),
    not: (other) => and({ $not: filterOf(other) }),
    ascending: sorted('ASC'),
    descending: sorted('DESC'),
    limit: (limit) => change({ paging: { ...paging, limit } }),
    skip,
    skipTo: skip,
    build,
    find: async () => toPage(await send(build()), paging, (offset) => skip(offset).find()),
  }
}

const wireQuery = ({ tests, sort, paging }: Parts): WireQuery => ({
  ...(tests.length > 0 ? { filter: combine(tests) } : {}),
  ...(sort.length > 0 ? { sort: [...sort] } : {}),
  paging,
})

const filterOf = (other: { readonly build: () => WireQuery }): Filter => other.build().filter ?? {}

const combine = (tests: readonly Filter[]): Filter =>
  tests.length === 1 ? { ...tests[0] } : tests.length === 0 ? {} : { $and: tests }
