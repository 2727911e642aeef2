import { type GiftCardStatus, giftCardStatuses } from '@vitrine/contract/gift-cards'
import type { InputOf } from '../../api/client.ts'
import { readViewSearch, type ViewSearch } from '../../shared/views/view-search.ts'

/** Columns that can be hidden. */
export const giftCardColumns = [
  'recipient',
  'balance',
  'amount',
  'issued',
  'until',
  'origin',
  'state',
] as const
export type GiftCardColumn = (typeof giftCardColumns)[number]
export const usualGiftCardColumns: readonly GiftCardColumn[] = [
  'recipient',
  'balance',
  'amount',
  'issued',
  'state',
]

/** Search parameters of the list. */
export type GiftCardsSearch = ViewSearch & {
  /** The end of a code, or an e-mail address. */
  readonly q: string
  readonly show: GiftCardStatus | ''
  /** The id of the opened gift card. */
  readonly open: string
  /** Counted from 1. */
  readonly page: number
}

export const GIFT_CARDS_PAGE = 50

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '')

export const readGiftCardsSearch = (raw: Readonly<Record<string, unknown>>): GiftCardsSearch => ({
  // The router parses an end with digits only as a number.
  q: typeof raw.q === 'number' ? String(raw.q) : textOf(raw.q),
  show: giftCardStatuses.find((status) => status === raw.show) ?? '',
  open: textOf(raw.open),
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
  ...readViewSearch(raw, giftCardColumns, usualGiftCardColumns),
})

export const giftCardsQuery = ({
  q,
  show,
  page,
}: GiftCardsSearch): InputOf<'giftCards.queryGiftCards'> => ({
  query: {
    filter: {
      ...(show !== '' && { status: show }),
      ...(q !== '' && {
        $or: [{ lastFour: q.slice(-4).toUpperCase() }, { recipientEmail: { $contains: q } }],
      }),
    },
    paging: { limit: GIFT_CARDS_PAGE, offset: (page - 1) * GIFT_CARDS_PAGE },
  },
})
