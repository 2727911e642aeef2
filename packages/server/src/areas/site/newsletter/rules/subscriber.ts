import type { SubscriberState } from '@vitrine/contract/newsletter'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { StoredSubscriber, Subscriber } from '../model.ts'

type Dates = Pick<StoredSubscriber, 'requestedDate' | 'confirmedDate' | 'unsubscribedDate'>

export function stateOf({ confirmedDate, unsubscribedDate }: Dates): SubscriberState {
  if (unsubscribedDate) return 'UNSUBSCRIBED'
  return confirmedDate ? 'ACTIVE' : 'PENDING'
}

export const withState = ({ request: _, ...one }: StoredSubscriber): Subscriber => ({
  ...one,
  state: stateOf(one),
})

/** Whether the link of a request still confirms it: not after a later request, nor after the end. */
export function isConfirmable(
  { requestedDate, unsubscribedDate, request }: StoredSubscriber,
  requested: string,
): boolean {
  const latest = request?.requestedDate ?? requestedDate
  return (
    latest.toISOString() === requested && (unsubscribedDate === null || unsubscribedDate < latest)
  )
}

/** Whether an address has to confirm: nobody subscribes anew in the name of who has unsubscribed. */
export const needsConfirmation = (
  before: StoredSubscriber | undefined,
  { doubleOptIn }: SiteSettings['newsletter'],
): boolean => doubleOptIn || before?.unsubscribedDate != null

/**
 * What the ledger remembers as the proof of consent, whatever is agreed to later: not whose address it is, so that it
 * can be forgotten.
 */
export const factOf = ({ email: _, language: __, request: ___, ...one }: StoredSubscriber) => ({
  ...one,
  state: stateOf(one),
})
