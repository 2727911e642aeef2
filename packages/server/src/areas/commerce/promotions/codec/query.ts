import { type QueryFields, readQuery } from '@vitrine/contract/catalog'
import type { PagedQuery } from '../../../../transport/query-pages.ts'
import type { PromotionQuery } from '../model.ts'

/** Newest first by default. Codes are compared in lower case. */
export function decodeQuery(fields: QueryFields, { query, walk }: PagedQuery): PromotionQuery {
  const { sort, filter, ...rest } = readQuery(fields, query)
  const newest = [{ field: 'createdDate', descending: true }]
  return { ...rest, filter: loweredCodes(filter), sort: sort.length > 0 ? sort : newest, walk }
}

type Filter = PromotionQuery['filter']

function loweredCodes(filter: Filter): Filter {
  if (filter.kind === 'not') return { ...filter, part: loweredCodes(filter.part) }
  if (filter.kind !== 'test') return { ...filter, parts: filter.parts.map(loweredCodes) }
  if (filter.field !== 'code') return filter
  const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
  const { value } = filter
  return { ...filter, value: Array.isArray(value) ? value.map(lower) : lower(value) }
}
