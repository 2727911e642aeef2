import { type AbandonedActivityType, reminderConsents } from '@vitrine/contract/abandoned-checkouts'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { CartCaller } from '../cart/index.ts'
import type { AbandonedCheckout } from './model.ts'
import { deleteAbandoned, deleteOne, expireAbandoned } from './service/delete.ts'
import type { AbandonedDeps } from './service/deps.ts'
import { findAbandoned } from './service/find-abandoned.ts'
import {
  addressIn,
  endRemindersTo,
  findRemindersEnded,
  restore,
  restorePathOf,
  unsubscribe,
} from './service/links.ts'
import { addActivity, getAbandoned, isUnsubscribed } from './service/note.ts'
import { createListeners } from './service/recover.ts'
import { sendDueReminders, sendReminder } from './service/remind.ts'
import { findOne, moveToMember } from './store/abandoned-checkouts.ts'
import { type AbandonedQuery, queryAbandoned, sumAbandoned } from './store/query.ts'

export type * from './model.ts'
export { timeOf } from './rules/days.ts'
export type { AbandonedDeps } from './service/deps.ts'
export type { AbandonedQuery, AbandonedSum, SearchedField } from './store/query.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'abandoned:find': Record<string, unknown>
    'abandoned:remind': Record<string, unknown>
    'abandoned:expire': Record<string, unknown>
  }
}

/** Finds abandoned checkouts and sends due reminders every minute; deletes old ones every hour. */
export const abandonedCrontab = [
  '* * * * * abandoned:find',
  '* * * * * abandoned:remind',
  '41 * * * * abandoned:expire',
].join('\n')

export type AbandonedFeature = ReturnType<typeof createAbandonedCheckouts>

/** Abandoned checkouts of buyers. */
export const createAbandonedCheckouts = (deps: AbandonedDeps) => ({
  query: (tx: Tx, query: AbandonedQuery) => queryAbandoned(tx, query),
  get: (tx: Tx, id: string) => getAbandoned(tx, id),
  /** Undefined where there is none, such as one that was deleted meanwhile. */
  find: (tx: Tx, id: string) => findOne(tx, id),
  isUnsubscribed: (tx: Tx, one: AbandonedCheckout) => isUnsubscribed(tx, deps, one),
  restorePathOf: (tx: Tx, id: string) => restorePathOf(tx, deps, id),
  delete: (tx: Tx, id: string) => deleteOne(tx, deps, id),
  /** Deletes existing ones; returns their ids. */
  deleteMany: (tx: Tx, ids: readonly string[]) => deleteAbandoned(tx, deps, ids),
  remind: (tx: Tx, id: string) => sendReminder(tx, deps, id),
  addActivity: (tx: Tx, id: string, type: AbandonedActivityType) => addActivity(tx, deps, id, type),
  /** Sums of abandoned checkouts in a period by state, in one currency. */
  sum: sumAbandoned,
  restore: (tx: Tx, caller: CartCaller, link: string) => restore(tx, deps, caller, link),
  unsubscribe: (tx: Tx, link: string) => unsubscribe(tx, deps, link),
  mails: {
    addressIn: (tx: Tx, link: string) => addressIn(tx, deps, link),
    end: (tx: Tx, email: string) => endRemindersTo(tx, deps, [email]),
  },
  /** Consents that allow reminders, and since when addresses want none. */
  consented: {
    keys: reminderConsents,
    endedFor: (tx: Tx, emails: readonly string[]) => findRemindersEnded(tx, deps, emails),
    end: (tx: Tx, emails: readonly string[]) => endRemindersTo(tx, deps, emails),
  },
  ...createListeners(deps),
  /** Assigns the abandoned checkouts of a visitor to the member who signed in. */
  onSignedIn: (async (tx, { entityId }) => {
    const { actor } = tx
    if (actor.type !== 'visitor' || !isGuid(actor.id)) return
    await moveToMember(tx, { visitorId: actor.id, memberId: entityId })
  }) satisfies Listener,
  tasks: {
    'abandoned:find': (_payload, { signal }) => findAbandoned(deps, signal),
    'abandoned:remind': (_payload, { signal }) => sendDueReminders(deps, signal),
    'abandoned:expire': (_payload, { signal }) => expireAbandoned(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'abandoned:find' | 'abandoned:remind' | 'abandoned:expire'>,
})
