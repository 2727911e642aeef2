import type { InputOf } from '../../api/client.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

export const draftViews = ['', 'applied'] as const
export type DraftView = (typeof draftViews)[number]

/** Columns that can be hidden. */
export const draftColumns = ['buyer', 'email', 'pieces', 'total', 'created', 'changed'] as const
export type DraftColumn = (typeof draftColumns)[number]
export const usualDraftColumns: readonly DraftColumn[] = ['buyer', 'total', 'changed']

/** Search parameters of the list. */
export type DraftsSearch = ViewSearch & {
  /** Words in email address, name, number or lines. */
  readonly q: string
  readonly show: DraftView
  /** Counted from 1. */
  readonly page: number
}

export const DRAFTS_PAGE = 50

export const readDraftsSearch = (raw: Readonly<Record<string, unknown>>): DraftsSearch => ({
  q: ['string', 'number'].includes(typeof raw.q) ? String(raw.q).slice(0, 100) : '',
  show: draftViews.find((view) => view === raw.show) ?? '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  ...readViewSearch(raw, draftColumns, usualDraftColumns),
})

export const draftsQuery = ({
  q,
  show,
  page,
}: DraftsSearch): InputOf<'draftOrders.queryDraftOrders'> => ({
  query: {
    filter: { status: show === 'applied' ? 'APPLIED' : 'OPEN' },
    paging: { limit: DRAFTS_PAGE, offset: (page - 1) * DRAFTS_PAGE },
  },
  ...(q !== '' && { search: q }),
})
