import { toPage } from './query-page.ts'
import type { Filter, QueryBuilder, QueryReply, Values, WireQuery } from './query-types.ts'

// The published clients' page size; specification §9 does not show one.
const DEFAULT_LIMIT = 50

/**
 * Builds a query step by step and sends it, page by page:
 * `query((query) => client.catalogV1.queryProducts({ query })).eq('name', 'Jar').limit(20).find()`.
 */
export const query = <Reply extends QueryReply>(
  send: (query: WireQuery) => Promise<Reply>,
): QueryBuilder<Reply> => builder(send, { tests: [], sort: [], limit: DEFAULT_LIMIT, position: 0 })

interface QueryState {
  readonly tests: readonly Filter[]
  readonly sort: NonNullable<WireQuery['sort']>
  readonly limit: number
  /** An offset, or a cursor. */
  readonly position: number | string
}

const operators = {
  ne: '$ne',
  ge: '$gte',
  gt: '$gt',
  le: '$lte',
  lt: '$lt',
  in: '$in',
  startsWith: '$startsWith',
  endsWith: '$endsWith',
  contains: '$contains',
} as const

function builder<Reply extends QueryReply>(
  send: (query: WireQuery) => Promise<Reply>,
  parts: QueryState,
): QueryBuilder<Reply> {
  const { tests, sort } = parts
  const change = (changed: Partial<QueryState>) => builder(send, { ...parts, ...changed })
  const and = (test: Filter) => change({ tests: [...tests, test] })
  const test = (operator: string) => (field: string, value: unknown) =>
    and({ [field]: { [operator]: value } })
  const some =
    (operator: string) =>
    (field: string, ...values: Values) =>
      and({ [field]: { [operator]: values.flat() } })
  const sorted =
    (order: 'ASC' | 'DESC') =>
    (...fields: string[]) =>
      change({ sort: [...sort, ...fields.map((fieldName) => ({ fieldName, order }))] })
  const skipTo = (position: number | string) => change({ position })
  const eq = (field: string, value: unknown) => and({ [field]: value })
  const tested = Object.entries(operators).map(([name, operator]) => [name, test(operator)])
  const own: QueryBuilder<Reply> = {
    ...(Object.fromEntries(tested) as Pick<QueryBuilder<Reply>, keyof typeof operators>),
    eq,
    between: (field, from, to) => and({ [field]: { $gte: from, $lt: to } }),
    hasSome: some('$hasSome'),
    hasAll: some('$hasAll'),
    exists: (field, exists = true) => and({ [field]: { $exists: exists } }),
    isEmpty: (field) => eq(field, null),
    isNotEmpty: (field) => and({ [field]: { $ne: null } }),
    and: (other) => and(filterOf(other)),
    or: (other) => change({ tests: [{ $or: [combine(tests), filterOf(other)] }] }),
    not: (other) => and({ $not: filterOf(other) }),
    ascending: sorted('ASC'),
    descending: sorted('DESC'),
    limit: (limit) => change({ limit }),
    skip: skipTo,
    skipTo,
    build: () => wireQuery(parts),
    find: async () => toPage(await send(wireQuery(parts)), own, parts),
  }
  return own
}

/** A cursor contains filter and sort; the server refuses them next to it. */
function wireQuery({ tests, sort, limit, position: place }: QueryState): WireQuery {
  if (typeof place === 'string' && place !== '') return { cursorPaging: { limit, cursor: place } }
  return {
    ...(tests.length > 0 ? { filter: combine(tests) } : {}),
    ...(sort.length > 0 ? { sort: [...sort] } : {}),
    ...(place === '' ? { cursorPaging: { limit } } : { paging: { limit, offset: Number(place) } }),
  }
}

const filterOf = (other: { readonly build: () => WireQuery }): Filter => other.build().filter ?? {}

const combine = (tests: readonly Filter[]): Filter =>
  tests.length === 1 ? { ...tests[0] } : tests.length === 0 ? {} : { $and: tests }
