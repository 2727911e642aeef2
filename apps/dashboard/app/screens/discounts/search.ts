import { promotionStatuses } from '@vitrine/contract/promotions'
import type { InputOf } from '../../api/client.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

/** Columns that can be hidden. */
export const discountColumns = ['does', 'code', 'used', 'from', 'until', 'state'] as const
export type DiscountColumn = (typeof discountColumns)[number]
export const usualDiscountColumns: readonly DiscountColumn[] = ['does', 'code', 'used', 'state']

/** Search parameters of the list. Empty means any. */
export type DiscountsSearch = ViewSearch & {
  readonly q: string
  readonly show: (typeof promotionStatuses)[number] | ''
  /** Counted from 1. */
  readonly page: number
}

export const DISCOUNTS_PAGE = 50

export const readDiscountsSearch = (raw: Readonly<Record<string, unknown>>): DiscountsSearch => ({
  q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '',
  show: promotionStatuses.find((status) => status === raw.show) ?? '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  ...readViewSearch(raw, discountColumns, usualDiscountColumns),
})

export const discountsQuery = ({
  q,
  show,
  page,
}: DiscountsSearch): InputOf<'promotions.queryPromotions'> => ({
  query: {
    filter: {
      ...(show !== '' && { status: show }),
      ...(q !== '' && { $or: [{ name: { $contains: q } }, { code: { $contains: q } }] }),
    },
    paging: { limit: DISCOUNTS_PAGE, offset: (page - 1) * DISCOUNTS_PAGE },
  },
})
