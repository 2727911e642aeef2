import type { InputOf } from '../../api/client.ts'

/** What the address of the list says. */
export type DiscountsSearch = {
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

export const DISCOUNTS_PAGE = 50

export const readDiscountsSearch = (raw: Readonly<Record<string, unknown>>): DiscountsSearch => ({
  q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
})

export const discountsQuery = ({
  q,
  page,
}: DiscountsSearch): InputOf<'promotions.queryPromotions'> => ({
  query: {
    filter: q === '' ? {} : { $or: [{ name: { $contains: q } }, { code: { $contains: q } }] },
    paging: { limit: DISCOUNTS_PAGE, offset: (page - 1) * DISCOUNTS_PAGE },
  },
})
