import { type SubscriptionStatus, subscriptionStatuses } from '@vitrine/contract/subscriptions'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the list. */
export type SubscriptionsSearch = {
  /** A part of the buyer's name or e-mail address. */
  readonly q: string
  readonly show: SubscriptionStatus | ''
  /** Counted from 1. */
  readonly page: number
}

export const SUBSCRIPTIONS_PAGE = 50

export const readSubscriptionsSearch = (
  raw: Readonly<Record<string, unknown>>,
): SubscriptionsSearch => ({
  q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '',
  show: subscriptionStatuses.find((status) => status === raw.show) ?? '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
})

export const subscriptionsQuery = ({
  q,
  show,
  page,
}: SubscriptionsSearch): InputOf<'subscriptions.querySubscriptions'> => ({
  query: {
    filter: {
      ...(show !== '' && { status: show }),
      ...(q !== '' && { $or: [{ buyerName: { $contains: q } }, { email: { $contains: q } }] }),
    },
    paging: { limit: SUBSCRIPTIONS_PAGE, offset: (page - 1) * SUBSCRIPTIONS_PAGE },
  },
})
