import {
  publishedAbandonedFields,
  type searchableAbandonedFields,
} from '@vitrine/contract/abandoned-checkouts-v1'
import { readQuery } from '@vitrine/contract/catalog'
import type { FilterNode } from '@vitrine/contract/kit'
import type {
  AbandonedQuery,
  SearchedField,
} from '../../../areas/commerce/abandoned-checkouts/index.ts'
import type { PagedQuery, PageMetadata } from '../../../transport/query-pages.ts'

const names: Readonly<Record<string, string>> = {
  checkoutRecoveredDate: 'recoveredDate',
  'buyerInfo.visitorId': 'visitorId',
  'buyerInfo.memberId': 'memberId',
  'buyerInfo.userId': 'userId',
  'buyerInfo.contactId': 'contactId',
  'buyerInfo.email': 'email',
  'contactDetails.firstName': 'firstName',
  'contactDetails.lastName': 'lastName',
  'activities.type': 'activityType',
  'appliedDiscounts.coupon.code': 'code',
}
const nameOf = (field: string) => names[field] ?? field

type Searchable = (typeof searchableAbandonedFields)[number]
const searched: Readonly<Record<Searchable, SearchedField>> = {
  'buyerInfo.email': 'email',
  'contactDetails.firstName': 'firstName',
  'contactDetails.lastName': 'lastName',
}

interface Words {
  readonly expression?: string | null | undefined
  readonly mode?: 'OR' | 'AND' | undefined
  readonly fields?: readonly Searchable[] | undefined
}

/** Converts a query to the domain, latest first by default. */
export function decodeAbandonedQuery(
  { query, walk }: PagedQuery,
  { expression, mode = 'OR', fields = [] }: Words = {},
): AbandonedQuery {
  const { filter, sort, ...page } = readQuery(publishedAbandonedFields, query)
  const keys = sort.map((one) => ({ ...one, field: nameOf(one.field) }))
  const asked = fields.length > 0 ? fields : (Object.keys(searched) as Searchable[])
  return {
    ...page,
    walk,
    filter: toDomain(filter),
    sort: keys.length > 0 ? keys : [{ field: 'createdDate', descending: true }],
    search: {
      words: (expression ?? '').split(/\s+/).filter(Boolean),
      fields: asked.map((field) => searched[field]),
      isEvery: mode === 'AND',
    },
  }
}

function toDomain(node: FilterNode): AbandonedQuery['filter'] {
  if (node.kind === 'not') return { kind: 'not', part: toDomain(node.part) }
  if (node.kind !== 'test') return { kind: node.kind, parts: node.parts.map(toDomain) }
  return { ...node, field: nameOf(node.field) }
}

export const encodeListPage = ({ count, offset, total, cursors }: PageMetadata) => ({
  count,
  cursors: cursors ?? {},
  hasNext: cursors ? cursors.next !== undefined : offset + count < total,
})
