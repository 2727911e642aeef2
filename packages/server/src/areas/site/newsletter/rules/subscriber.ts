import type { SubscriberState } from '@vitrine/contract/newsletter'
import type { StoredSubscriber, Subscriber } from '../model.ts'

type Dates = Pick<StoredSubscriber, 'requestedDate' | 'confirmedDate' | 'unsubscribedDate'>

export function stateOf({ confirmedDate, unsubscribedDate }: Dates): SubscriberState {
  if (unsubscribedDate) return 'UNSUBSCRIBED'
  return confirmedDate ? 'ACTIVE' : 'PENDING'
}

export const withState = (one: StoredSubscriber): Subscriber => ({ ...one, state: stateOf(one) })

/** Whether the link of a request still confirms it: not after a later request, nor after the end. */
export const isConfirmable = (
  { requestedDate, unsubscribedDate }: Dates,
  requested: string,
): boolean =>
  requestedDate.toISOString() === requested &&
  (unsubscribedDate === null || unsubscribedDate < requestedDate)

/** What the ledger remembers: not whose address it is, so that it can be forgotten. */
export const factOf = (one: StoredSubscriber) => ({
  id: one.id,
  pageId: one.pageId,
  state: stateOf(one),
})
