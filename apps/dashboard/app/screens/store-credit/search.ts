import type { InputOf } from '../../api/client.ts'

export const storeCreditViews = ['', 'soon', 'all'] as const
export type StoreCreditView = (typeof storeCreditViews)[number]

/** Search parameters of the list. */
export type StoreCreditSearch = {
  /** Balances above zero, those with credit that expires soon, or all. */
  readonly show: StoreCreditView
  /** Counted from 1. */
  readonly page: number
}

export const STORE_CREDIT_PAGE = 50
/** Days until an end that is soon. */
export const SOON_DAYS = 30

export const readStoreCreditSearch = (
  raw: Readonly<Record<string, unknown>>,
): StoreCreditSearch => ({
  show: storeCreditViews.find((view) => view === raw.show) ?? '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
})

/** The end of the last day that is soon, so that the list stays the same for a day. */
export const soonBefore = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + SOON_DAYS + 1))

export function storeCreditQuery(
  { show, page }: StoreCreditSearch,
  now: Date,
): InputOf<'storeCredit.queryStoreCredits'> {
  const paging = { limit: STORE_CREDIT_PAGE, offset: (page - 1) * STORE_CREDIT_PAGE }
  if (show === 'all') return { query: { paging } }
  if (show === '') return { query: { filter: { balance: { $gt: 0 } }, paging } }
  return {
    query: {
      filter: { nextExpirationDate: { $lt: soonBefore(now).toISOString() } },
      sort: [{ fieldName: 'nextExpirationDate', order: 'ASC' }],
      paging,
    },
  }
}
