import type { ReturnState } from '@vitrine/contract/returns'
import type { InputOf } from '../../api/client.ts'

export const returnViews = ['', 'requested', 'coming', 'here', 'done', 'all'] as const
export type ReturnView = (typeof returnViews)[number]

/** What the address of the list of returns says. */
export type ReturnsSearch = {
  readonly show: ReturnView
  /** Where a page that is not the first begins. */
  readonly cursor: string
}

const MAX_CURSOR = 4000

export const readReturnsSearch = (raw: Readonly<Record<string, unknown>>): ReturnsSearch => ({
  show: returnViews.find((one) => one === raw.show) ?? '',
  cursor: typeof raw.cursor === 'string' ? raw.cursor.slice(0, MAX_CURSOR) : '',
})

const statesOf: Readonly<Record<ReturnView, readonly ReturnState[]>> = {
  '': ['REQUESTED', 'AGREED', 'RECEIVED', 'INSPECTED'],
  requested: ['REQUESTED'],
  coming: ['AGREED'],
  here: ['RECEIVED', 'INSPECTED'],
  done: ['SETTLED', 'DECLINED', 'CANCELLED'],
  all: [],
}

const RETURNS_PAGE = 50

/** The address as a query; a cursor carries the filter of its first page. */
export function returnsQuery({ show, cursor }: ReturnsSearch): InputOf<'returns.queryReturns'> {
  if (cursor !== '') return { query: { cursorPaging: { cursor, limit: RETURNS_PAGE } } }
  const states = statesOf[show]
  const filter = states.length > 0 ? { state: { $in: [...states] } } : {}
  return { query: { filter, cursorPaging: { limit: RETURNS_PAGE } } }
}

/** Counts what waits for a decision, without reading it. */
export const undecidedQuery: InputOf<'returns.queryReturns'> = {
  query: { filter: { state: 'REQUESTED' }, paging: { limit: 0 } },
}
