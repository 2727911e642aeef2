import {
  labelFields,
  type QueryFields,
  readQuery,
  type WireQuery,
} from '@vitrine/contract/catalog-v3'
import type { PagedQuery, PageMetadata } from '../../../transport/query-pages.ts'

/** Lists are paged by cursor unless an offset is requested. */
export const byCursor = (query: WireQuery | null | undefined): WireQuery =>
  query?.paging ? query : { ...query, cursorPaging: query?.cursorPaging ?? {} }

/** Newest first by default (§11). */
export function decodeLatestQuery(fields: QueryFields, { query, walk }: PagedQuery) {
  const { sort, ...rest } = readQuery(fields, query)
  const latest = [{ field: 'createdDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : latest, walk }
}

export const decodeLabelQuery = (open: PagedQuery) => decodeLatestQuery(labelFields, open)

/** Paging metadata of this dialect. */
export function encodePaging({ count, offset, total, cursors }: PageMetadata) {
  const hasNext = cursors ? cursors.next !== undefined : offset + count < total
  return { count, cursors: cursors ?? {}, hasNext }
}
