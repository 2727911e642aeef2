import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { RequestKey } from '../payments/index.ts'
import type { NewCredit, RefundedCredit, SpentCredit, StoreCreditQuery } from './model.ts'
import type { StoreCreditDeps } from './service/deps.ts'
import { expireCredit } from './service/expire.ts'
import { followPayment } from './service/follow.ts'
import { giveCredit, refundAsCredit } from './service/give.ts'
import { exportStoreCredits, listStoreCredits } from './service/list.ts'
import { readEntry, readMember } from './service/read.ts'
import { remindMembers } from './service/remind.ts'
import { spendCredit, tendersOf } from './service/spend.ts'
import { type CreditReversal, takeBackCredit } from './service/take-back.ts'

export type * from './model.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'store-credit:expire': Record<string, unknown>
    'store-credit:remind': Record<string, unknown>
  }
}

/** Store credit is booked within a quarter of an hour of its end; members are mailed before, once an hour. */
export const storeCreditCrontab = [
  '*/15 * * * * store-credit:expire',
  '23 * * * * store-credit:remind',
].join('\n')

export type StoreCreditFeature = ReturnType<typeof createStoreCredit>

/** Balances that members can spend in the shop. */
export const createStoreCredit = (deps: StoreCreditDeps) => ({
  give: (tx: Tx, given: NewCredit, request?: RequestKey) => giveCredit(tx, deps, given, request),
  takeBack: (tx: Tx, taking: CreditReversal, request?: RequestKey) =>
    takeBackCredit(tx, deps, taking, request),
  /** Grants credit instead of refunding money for an order. */
  refund: (tx: Tx, refunded: RefundedCredit) => refundAsCredit(tx, deps, refunded),
  /** Whether a buyer can have credit. */
  isForMember: async (tx: Tx, memberId: string | null) =>
    memberId !== null && (await deps.isMember(tx, memberId)),
  query: (tx: Tx, query: StoreCreditQuery) => listStoreCredits(tx, deps, query),
  /** The balances of members as a table. */
  export: (tx: Tx, endsBefore: Date | undefined) => exportStoreCredits(tx, deps, endsBefore),
  ofMember: (tx: Tx, memberId: string) => readMember(tx, deps, memberId),
  entry: readEntry,
  tenders: tendersOf,
  /** Refuses more than the balance. */
  spend: (tx: Tx, spent: SpentCredit) => spendCredit(tx, deps, spent),
  onPaymentChanged: ((tx, fact) => followPayment(tx, deps, fact)) satisfies Listener,
  tasks: {
    'store-credit:expire': (_payload, { signal }) => expireCredit(deps, signal),
    'store-credit:remind': (_payload, { signal }) => remindMembers(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'store-credit:expire' | 'store-credit:remind'>,
})
