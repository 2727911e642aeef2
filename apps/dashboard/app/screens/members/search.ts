export const memberFilters = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberFilter = (typeof memberFilters)[number]

/** What the address of the members list says. Empty means everybody. */
export type MembersSearch = {
  readonly q: string
  readonly status: '' | MemberFilter
  /** Counted from 1. */
  readonly page: number
}

export const readMembersSearch = (raw: Readonly<Record<string, unknown>>): MembersSearch => ({
  q: typeof raw.q === 'string' ? raw.q.slice(0, 100) : '',
  status: memberFilters.find((one) => one === raw.status) ?? '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
})
