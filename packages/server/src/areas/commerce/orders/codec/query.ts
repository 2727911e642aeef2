import { type QueryFields, readQuery } from '@vitrine/contract/catalog'
import type { PagedQuery } from '../../../../transport/query-pages.ts'
import type { ValueTest } from '../../../catalog/custom-fields/index.ts'
import type { OrderQuery } from '../store/query-orders.ts'

/** Newest first by default. */
export function decodeQuery(
  fields: QueryFields,
  { query, walk }: PagedQuery,
): Omit<OrderQuery, 'search'> {
  const { sort, ...rest } = readQuery(fields, query)
  const newest = [{ field: 'createdDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : newest, walk }
}

/** A query that also filters by custom fields. */
export const withTests = <One extends Pick<OrderQuery, 'filter'>>(
  query: One,
  tests: readonly ValueTest[],
): One => {
  const parts = tests.map(
    (value) => ({ kind: 'test', field: 'staffFields', operator: '$eq', value }) as const,
  )
  return parts.length === 0
    ? query
    : { ...query, filter: { kind: 'and', parts: [query.filter, ...parts] } }
}
