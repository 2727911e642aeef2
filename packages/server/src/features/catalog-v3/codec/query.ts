import {
  labelFields,
  type QueryFields,
  readQuery,
  type WireQuery,
} from '@vitrine/contract/catalog-v3'
import type { OpenQuery, PageMetadata } from '../../../transport/query-pages.ts'

/** Lists are paged by cursor here unless an offset is asked for. */
export const byCursor = (query: WireQuery | null | undefined): WireQuery =>
  query?.paging ? query : { ...query, cursorPaging: query?.cursorPaging ?? {} }

/** The latest first unless said otherwise (§11). */
export function decodeLatestQuery(fields: QueryFields, { query, walk }: OpenQuery) {
  const { sort, ...rest } = readQuery(fields, query)
  const latest = [{ field: 'createdDate', descending: true }]
  return { ...rest, sort: sort.length > 0 ? sort : latest, walk }
}

export const decodeLabelQuery = (open: OpenQuery) => decodeLatestQuery(labelFields, open)

/** What a page of this dialect says of itself. */
export function encodePaging({ count, offset, total, cursors }: PageMetadata) {
  const hasNext = cursors ? cursors.next !== undefined : offset + count < total
  return { count, cursors: cursors ?? {}, hasNext }
}
