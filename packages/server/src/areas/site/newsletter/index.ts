import type { Tx } from '../../../platform/tx.ts'
import type {
  GivenConsent,
  NewsletterDeps,
  SubscriberFilter,
  SubscriptionRequest,
} from './model.ts'
import { withState } from './rules/subscriber.ts'
import {
  addressIn,
  confirm,
  deleteSubscriber,
  unsubscribe,
  unsubscribeAddresses,
  unsubscribeSubscriber,
} from './service/change-subscriber.ts'
import { exportSubscribers } from './service/export-subscribers.ts'
import { subscribe, subscribeBuyer, subscribeMember } from './service/subscribe.ts'
import { findByAddresses, listSubscribers } from './store.ts'

export type NewsletterFeature = ReturnType<typeof createNewsletter>

/** Subscribers to a shop's newsletter. */
export const createNewsletter = (deps: NewsletterDeps) => ({
  subscribe: (tx: Tx, request: SubscriptionRequest) => subscribe(tx, deps, request),
  subscribeMember: (tx: Tx, given: GivenConsent & { readonly isVerified: boolean }) =>
    subscribeMember(tx, deps, given),
  subscribeBuyer: (tx: Tx, given: GivenConsent & { readonly orderNumber: string }) =>
    subscribeBuyer(tx, deps, given),
  confirm: (tx: Tx, link: string) => confirm(tx, deps, link),
  addressIn: (tx: Tx, link: string) => addressIn(tx, deps, link),
  unsubscribe: (tx: Tx, link: string) => unsubscribe(tx, deps, link),
  /** Subscribers with these addresses, in any state; one statement. */
  subscribersOf: async (tx: Tx, emails: readonly string[]) =>
    (await findByAddresses(tx, emails)).map(withState),
  unsubscribeAddresses: (tx: Tx, emails: readonly string[]) =>
    unsubscribeAddresses(tx, deps, emails),
  unsubscribeSubscriber: async (tx: Tx, id: string) =>
    withState(await unsubscribeSubscriber(tx, deps, id)),
  async list(tx: Tx, filter: SubscriberFilter) {
    const { subscribers, ...counts } = await listSubscribers(tx, filter)
    return { subscribers: subscribers.map(withState), ...counts }
  },
  export: (tx: Tx, filter: Pick<SubscriberFilter, 'state' | 'search'>, siteUrl: string) =>
    exportSubscribers(tx, deps, filter, siteUrl),
  delete: (tx: Tx, id: string) => deleteSubscriber(tx, deps, id),
})
