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

/** Whether a request's link can still confirm it: not after a later request, nor after unsubscribing. */
export function isConfirmable(
  { requestedDate, unsubscribedDate, request }: StoredSubscriber,
  requested: string,
): boolean {
  const latest = request?.requestedDate ?? requestedDate
  return (
    latest.toISOString() === requested && (unsubscribedDate === null || unsubscribedDate < latest)
  )
}

/** Whether an address has to confirm: nobody else can subscribe an address that has unsubscribed. */
export const needsConfirmation = (
  before: StoredSubscriber | undefined,
  { doubleOptIn }: SiteSettings['newsletter'],
): boolean => doubleOptIn || before?.unsubscribedDate != null

/**
 * The proof of consent for the ledger, which stays after later consents. It has no address, so that the address can be
 * erased.
 */
export const factOf = ({ email: _, language: __, request: ___, ...one }: StoredSubscriber) => ({
  ...one,
  state: stateOf(one),
})
