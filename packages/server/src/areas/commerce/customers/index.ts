import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { BatchListener, Listener } from '../../site/events/index.ts'
import type { Customer } from './model.ts'
import {
  type CustomerChange,
  changeCustomer,
  eraseCustomer,
  mergeCustomers,
  requireCustomer,
} from './service/change-customer.ts'
import {
  detailsOf,
  type NewsletterWish,
  ownConsentsOf,
  subscribeToNewsletter,
  withdrawConsent,
  withdrawOwnConsent,
} from './service/consents.ts'
import type { CustomerDeps } from './service/deps.ts'
import { createRefresher } from './service/refresh-customers.ts'
import * as segments from './service/segments.ts'
import { type MailLink, unsubscribeFromAll } from './service/unsubscribe.ts'
import { findOrderIds } from './store/customers.ts'
import { type CustomerQuery, queryCustomers } from './store/query-customers.ts'
import { findCustomerOf } from './store/refresh.ts'
import { findSegments } from './store/segments.ts'

export type * from './model.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'customers:refresh': Record<string, unknown>
  }
}

/** Counts changes left behind by a process that ended. */
export const customersCrontab = '* * * * * customers:refresh'

export type CustomersFeature = ReturnType<typeof createCustomers>

/** Members and guests, with statistics of their orders. */
export function createCustomers(deps: CustomerDeps) {
  const refresher = createRefresher(deps.platform)
  return {
    currencyOf: deps.currencyOf,
    query: (tx: Tx, query: CustomerQuery) => queryCustomers(tx, query),
    get: requireCustomer,
    details: (tx: Tx, customer: Customer) => detailsOf(tx, deps, customer),
    withdrawConsent: (tx: Tx, asked: { readonly id: string; readonly key: string }) =>
      withdrawConsent(tx, deps, asked),
    ownConsents: (tx: Tx, memberId: string) => ownConsentsOf(tx, deps, memberId),
    withdrawOwnConsent: (tx: Tx, asked: { readonly memberId: string; readonly key: string }) =>
      withdrawOwnConsent(tx, deps, asked),
    unsubscribeFromAll: (tx: Tx, link: MailLink) => unsubscribeFromAll(tx, deps, link),
    subscribeToNewsletter: (tx: Tx, wish: NewsletterWish) => subscribeToNewsletter(tx, deps, wish),
    /** A customer's orders, the latest first. */
    async ordersOf(tx: Tx, id: string, page: { readonly limit: number; readonly offset: number }) {
      await requireCustomer(tx, id)
      const ids = await findOrderIds(tx, id)
      const filter = { kind: 'test', field: 'id', operator: '$in', value: ids } as const
      const sort = ['createdDate', 'number'].map((field) => ({ field, descending: true }))
      return deps.orders.query(tx, { kind: 'all' }, { ...page, filter, sort, search: [] })
    },
    change: (tx: Tx, change: CustomerChange) => changeCustomer(tx, deps, change),
    merge: (tx: Tx, id: string, otherId: string) => mergeCustomers(tx, deps, id, otherId),
    erase: (tx: Tx, id: string) => eraseCustomer(tx, deps, id),
    segments: {
      list: findSegments,
      filterOf: segments.segmentFilter,
      create: (tx: Tx, asked: Parameters<typeof segments.createSegment>[2]) =>
        segments.createSegment(tx, deps, asked),
      change: (tx: Tx, changes: Parameters<typeof segments.changeSegment>[2]) =>
        segments.changeSegment(tx, deps, changes),
      delete: (tx: Tx, id: string) => segments.deleteSegment(tx, deps, id),
    },
    onOrdersChanged: (async (tx, facts) => {
      await refresher.note(tx, 'ORDER', [...new Set(facts.map(({ entityId }) => entityId))])
    }) satisfies BatchListener,
    /** Recounts the customer of an order that is about to be deleted. */
    onOrderDeleted: (async (tx, { entityId }) => {
      const id = await findCustomerOf(tx, entityId)
      if (id) await refresher.note(tx, 'CUSTOMER', [id])
    }) satisfies Listener,
    /** A failed refund is booked with its payment. */
    onPaymentsChanged: (async (tx, facts) => {
      const orderIds = facts.map(({ after }) => (after as { readonly orderId: string }).orderId)
      await refresher.note(tx, 'ORDER', [...new Set(orderIds)])
    }) satisfies BatchListener,
    onMembersChanged: (async (tx, facts) => {
      await refresher.note(tx, 'MEMBER', [...new Set(facts.map(({ entityId }) => entityId))])
    }) satisfies BatchListener,
    tasks: {
      'customers:refresh': (_payload, { signal }) => refresher.refreshAll(signal),
    } satisfies Pick<Tasks<JobPayloads>, 'customers:refresh'>,
  }
}
