import type { SortOrder } from '../../shared/sort-header.tsx'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

export const memberFilters = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberFilter = (typeof memberFilters)[number]
export const memberSorts = ['name', 'email', 'login', 'joined'] as const
/** Columns that can be hidden. */
export const memberColumns = [
  'email',
  'nickname',
  'phone',
  'company',
  'status',
  'privacy',
  'login',
  'joined',
  'updated',
] as const
export type MemberColumn = (typeof memberColumns)[number]
export const usualMemberColumns: readonly MemberColumn[] = [
  'email',
  'status',
  'privacy',
  'login',
  'joined',
]
export type MemberSort = (typeof memberSorts)[number]
export const privacyFilters = ['PUBLIC', 'PRIVATE'] as const
export const activityFilters = ['ACTIVE', 'MUTED'] as const

/** Search parameters of the members list. Empty means all. */
export type MembersSearch = ViewSearch & {
  readonly q: string
  readonly status: '' | MemberFilter
  readonly privacy: '' | (typeof privacyFilters)[number]
  readonly activity: '' | (typeof activityFilters)[number]
  readonly sort: MemberSort
  readonly order: SortOrder
  /** Counted from 1. */
  readonly page: number
}

export const readMembersSearch = (raw: Readonly<Record<string, unknown>>): MembersSearch => {
  const sort = memberSorts.find((one) => one === raw.sort) ?? 'joined'
  const order = raw.order === 'asc' || raw.order === 'desc' ? raw.order : firstOrder(sort)
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, 100) : '',
    status: memberFilters.find((one) => one === raw.status) ?? '',
    privacy: privacyFilters.find((one) => one === raw.privacy) ?? '',
    activity: activityFilters.find((one) => one === raw.activity) ?? '',
    sort,
    order,
    page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
    ...readViewSearch(raw, memberColumns, usualMemberColumns),
  }
}

/** Names start at A, moments at the latest. */
export const firstOrder = (sort: MemberSort): SortOrder =>
  sort === 'login' || sort === 'joined' ? 'desc' : 'asc'

export const isFiltered = ({ q, status, privacy, activity }: MembersSearch): boolean =>
  [q, status, privacy, activity].some((value) => value !== '')
