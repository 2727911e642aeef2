import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Listener } from '../../site/events/index.ts'
import type { RequestKey } from '../payments/index.ts'
import type { NewRequest, RequestChanges } from './model.ts'
import { statusAt } from './rules/status.ts'
import {
  changeExtendedFields,
  changeRequest,
  removeRequest,
  voidRequest,
} from './service/change-request.ts'
import { createRequest } from './service/create-request.ts'
import { merchant, type PaymentRequestDeps } from './service/deps.ts'
import { expireRequests, followOrder, followPayment } from './service/follow.ts'
import { mailRequest } from './service/mail-request.ts'
import { type PayingRequest, payRequest } from './service/pay-request.ts'
import { requireRequest, viewPayable } from './service/read-request.ts'
import { type PaymentRequestQuery, queryRequests } from './store/query-requests.ts'
import { findRequest, findRequestsOf } from './store/requests.ts'

export { encodeRequest } from './codec.ts'
export type * from './model.ts'
export { statusAt } from './rules/status.ts'
export type { PaymentRequestQuery } from './store/query-requests.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'payment-requests:expire': Record<string, unknown>
  }
}

/** Expires requests every minute. */
export const paymentRequestsCrontab = '* * * * * payment-requests:expire'

export type PaymentRequestsFeature = ReturnType<typeof createPaymentRequests>

/** Links with which buyers pay an order, or a part of it. */
export const createPaymentRequests = (deps: PaymentRequestDeps) => ({
  create: (tx: Tx, asked: NewRequest, key?: RequestKey) => createRequest(tx, deps, asked, key),
  get: requireRequest,
  /** Undefined if it does not exist, such as after it was deleted. */
  find: findRequest,
  /** The requests of an order, the latest first. */
  ofOrder: async (tx: Tx, orderId: string) => {
    const { id } = await deps.orders.require(tx, merchant, orderId)
    const found = await findRequestsOf(tx, id)
    return found.map((one) => ({ ...one, status: statusAt(one, tx.now) }))
  },
  query: (tx: Tx, query: PaymentRequestQuery) => queryRequests(tx, query),
  change: (tx: Tx, id: string, changes: RequestChanges) => changeRequest(tx, deps, id, changes),
  changeExtendedFields: (tx: Tx, id: string, change: Parameters<typeof changeExtendedFields>[3]) =>
    changeExtendedFields(tx, deps, id, change),
  void: (tx: Tx, id: string) => voidRequest(tx, deps, id),
  remove: (tx: Tx, id: string) => removeRequest(tx, deps, id),
  mail: (tx: Tx, id: string) => mailRequest(tx, deps, id),
  viewPayable: (tx: Tx, id: string) => viewPayable(tx, deps, id),
  pay: (tx: Tx, id: string, paying: PayingRequest) => payRequest(tx, deps, id, paying),
  onPaymentChanged: ((tx, fact) => followPayment(tx, deps, fact)) satisfies Listener,
  onOrderEnded: ((tx, fact) => followOrder(tx, deps, fact)) satisfies Listener,
  tasks: {
    'payment-requests:expire': (_payload, { signal }) => expireRequests(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'payment-requests:expire'>,
})
