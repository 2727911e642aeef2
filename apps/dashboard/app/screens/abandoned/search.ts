import { type AbandonedStatus, abandonedStatuses } from '@vitrine/contract/abandoned-checkouts'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the list of abandoned checkouts. Empty means any. */
export type AbandonedSearch = {
  readonly q: string
  readonly show: '' | AbandonedStatus
  /** Id of the checkout in the open panel. */
  readonly open: string
  /** The cursor of a page other than the first. */
  readonly cursor: string
}

const MAX_CURSOR = 4000
const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? value.slice(0, max) : ''

export const readAbandonedSearch = (raw: Readonly<Record<string, unknown>>): AbandonedSearch => ({
  q: textOf(raw.q, 100),
  show: abandonedStatuses.find((one) => one === raw.show) ?? '',
  open: textOf(raw.open, 36),
  cursor: textOf(raw.cursor, MAX_CURSOR),
})

export const ABANDONED_PAGE = 50

/** The address as a query; a cursor carries filter and sort of its first page. */
export function abandonedQuery({
  q,
  show,
  cursor,
}: AbandonedSearch): InputOf<'abandonedCheckouts.queryAbandonedCheckouts'> {
  const filter = show === '' ? {} : { status: show }
  return {
    ...(q.trim() !== '' && { search: q.trim() }),
    query:
      cursor === ''
        ? { filter, cursorPaging: { limit: ABANDONED_PAGE } }
        : { cursorPaging: { cursor, limit: ABANDONED_PAGE } },
  }
}
