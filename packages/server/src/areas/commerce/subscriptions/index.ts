import type { AddressWithContact } from '@vitrine/contract/carts'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { Owner } from './model.ts'
import { followCreated } from './service/begin.ts'
import { type Change, changeAddress, changeSubscription } from './service/change.ts'
import type { SubscriptionDeps } from './service/deps.ts'
import { followEnded, followPlaced } from './service/follow-orders.ts'
import { payNow } from './service/pay-now.ts'
import { requireSubscription, viewSubscription } from './service/read.ts'
import { runDue } from './service/run.ts'
import { followPayment } from './service/unpaid.ts'
import { querySubscriptions } from './store/query.ts'
import { eraseAddresses, moveToMember } from './store/subscriptions.ts'

export type * from './model.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'subscriptions:run': Record<string, unknown>
  }
}

/** Renewals, reminders and retried charges run within a minute of their time. */
export const subscriptionsCrontab = '* * * * * subscriptions:run'

export type SubscriptionsFeature = ReturnType<typeof createSubscriptions>

/** Recurring orders of buyers. */
export const createSubscriptions = (deps: SubscriptionDeps) => ({
  query: querySubscriptions,
  view: (tx: Tx, owner: Owner, id: string) => viewSubscription(tx, deps, owner, id),
  /** For an owner; a subscription of another owner is not found. */
  change: async (tx: Tx, owner: Owner, id: string, change: Change) => {
    await requireSubscription(tx, owner, id)
    await changeSubscription(tx, deps, id, change)
  },
  changeAddress: async (tx: Tx, owner: Owner, id: string, shipping: AddressWithContact) => {
    await requireSubscription(tx, owner, id)
    await changeAddress(tx, deps, id, shipping)
  },
  /** Returns the page for paying the open order, or that of the next date, with another method. */
  pay: async (tx: Tx, owner: Owner, id: string) => {
    await requireSubscription(tx, owner, id)
    return payNow(tx, deps, id)
  },
  /** Deletes the subscriptions of guests with these addresses. */
  eraseAddresses,
  onOrderCreated: ((tx, fact) => followCreated(tx, deps, fact)) satisfies Listener,
  onOrderPlaced: ((tx, fact) => followPlaced(tx, deps, fact)) satisfies Listener,
  onOrderEnded: ((tx, fact) => followEnded(tx, deps, fact)) satisfies Listener,
  onPaymentChanged: ((tx, fact) => followPayment(tx, deps, fact)) satisfies Listener,
  onSignedIn: (async (tx, { entityId }) => {
    const { actor } = tx
    if (actor.type !== 'visitor' || !isGuid(actor.id)) return
    await moveToMember(tx, { visitorId: actor.id, memberId: entityId })
  }) satisfies Listener,
  tasks: {
    'subscriptions:run': (_payload, { signal }) => runDue(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'subscriptions:run'>,
})
