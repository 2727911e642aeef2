import type { ReturnState } from '@vitrine/contract/returns'
import type { InputOf, OutputOf } from '../../api/client.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

export type Return = OutputOf<'returns.queryReturns'>['returns'][number]

export const returnViews = ['', 'requested', 'coming', 'here', 'done', 'all'] as const
export type ReturnView = (typeof returnViews)[number]

/** Columns that can be hidden. */
export const returnColumns = ['date', 'buyer', 'goods', 'state', 'order'] as const
export type ReturnColumn = (typeof returnColumns)[number]

/** Search parameters of the list of returns. */
export type ReturnsSearch = ViewSearch & {
  readonly show: ReturnView
  /** Counted from 1. */
  readonly page: number
}

export const readReturnsSearch = (raw: Readonly<Record<string, unknown>>): ReturnsSearch => ({
  show: returnViews.find((one) => one === raw.show) ?? '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  ...readViewSearch(raw, returnColumns),
})

const statesOf: Readonly<Record<ReturnView, readonly ReturnState[]>> = {
  '': ['REQUESTED', 'AGREED', 'RECEIVED', 'INSPECTED'],
  requested: ['REQUESTED'],
  coming: ['AGREED'],
  here: ['RECEIVED', 'INSPECTED'],
  done: ['SETTLED', 'DECLINED', 'CANCELLED'],
  all: [],
}

export const RETURNS_PAGE = 50

/** The address as a query of one page. */
export function returnsQuery({ show, page }: ReturnsSearch): InputOf<'returns.queryReturns'> {
  const states = statesOf[show]
  const filter = states.length > 0 ? { state: { $in: [...states] } } : {}
  return { query: { filter, paging: { limit: RETURNS_PAGE, offset: (page - 1) * RETURNS_PAGE } } }
}

/** Counts undecided returns without loading them. */
export const undecidedQuery: InputOf<'returns.queryReturns'> = {
  query: { filter: { state: 'REQUESTED' }, paging: { limit: 0 } },
}
