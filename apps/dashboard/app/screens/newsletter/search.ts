import { type SubscriberState, subscriberStates } from '@vitrine/contract/newsletter'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the subscribers. */
export type NewsletterSearch = {
  readonly q: string
  /** Empty: all. */
  readonly show: SubscriberState | ''
  /** Counted from 1. */
  readonly page: number
}

export function readNewsletterSearch(raw: Readonly<Record<string, unknown>>): NewsletterSearch {
  const page = Number(raw.page)
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, 100) : '',
    show: subscriberStates.find((state) => state === raw.show) ?? '',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  }
}

export const SUBSCRIBERS_PAGE = 50

/** The filter for both the list and the export. */
export const subscribersFilter = ({
  q,
  show,
}: NewsletterSearch): InputOf<'newsletter.exportSubscribers'> => ({
  ...(q !== '' && { search: q }),
  ...(show !== '' && { state: show }),
})

export const subscribersQuery = (
  search: NewsletterSearch,
): InputOf<'newsletter.listSubscribers'> => ({
  ...subscribersFilter(search),
  limit: SUBSCRIBERS_PAGE,
  offset: (search.page - 1) * SUBSCRIBERS_PAGE,
})
