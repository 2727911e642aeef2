import { type QueryFields, readQuery } from '@vitrine/contract/catalog'
import type { PagedQuery, PageMetadata } from '../../../../transport/query-pages.ts'
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

export function encodePaging({ count, offset, total, cursors }: PageMetadata) {
  const hasNext = cursors ? cursors.next !== undefined : offset + count < total
  return { count, offset, total, hasNext, ...(cursors && { cursors }) }
}
