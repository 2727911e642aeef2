import { BackInStockRequestNotFound } from '@vitrine/contract/back-in-stock'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { BatchListener } from '../../site/events/index.ts'
import type { AwaitedReference, NewBackInStockRequest, ReportedItem } from './model.ts'
import type { BackInStockDeps } from './service/deps.ts'
import { findReference, type NamedItem, resolveNamed } from './service/find-reference.ts'
import { followStock } from './service/follow-stock.ts'
import { emailIn, endRequestsOf, removeRequests, unsubscribe } from './service/links.ts'
import {
  markAsSent,
  notifyWaiting,
  type Report,
  reportBackInStock,
  requireRequest,
} from './service/notify.ts'
import { requestNotice } from './service/request-notice.ts'
import { type AwaitedPage, countAwaited, listAwaited } from './store/awaited.ts'
import { type BackInStockQuery, queryRequests } from './store/query-requests.ts'
import { findRequest } from './store/requests.ts'

export type * from './model.ts'
export type { AwaitedList } from './store/awaited.ts'
export type { BackInStockQuery } from './store/query-requests.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'back-in-stock.notify': { siteId: string; productId: string }
  }
}

/** Facts after which products may be back in stock. */
export const returningFacts = ['inventory.changed', 'inventory_item.changed', 'product.changed']

export type BackInStockFeature = ReturnType<typeof createBackInStock>

/** Back-in-stock requests, and the single mail for each. */
export const createBackInStock = (deps: BackInStockDeps) => ({
  /** Refuses items that are in stock, unless `evenInStock`. */
  request: (tx: Tx, asked: NewBackInStockRequest, policy = { evenInStock: false }) =>
    requestNotice(tx, deps, asked, policy),
  /** Resolves the item of a client; undefined where visitors see no such product or variant. */
  findReference: (tx: Tx, named: NamedItem) => findReference(tx, deps, named),
  isShown: async (tx: Tx, productId: string) =>
    (await deps.catalog.shownProducts(tx, [productId])).length > 0,
  /** The given items in order, for counts and reports, including deleted ones. */
  resolveNamed: (tx: Tx, named: readonly NamedItem[]) => resolveNamed(tx, deps, named),
  get: requireRequest,
  /** Undefined where there is none, such as one that was deleted meanwhile. */
  find: findRequest,
  query: (tx: Tx, query: BackInStockQuery) => queryRequests(tx, query),
  listAwaited: (tx: Tx, page: AwaitedPage) => listAwaited(tx, page),
  countAwaited: (tx: Tx, references: readonly AwaitedReference[]) => countAwaited(tx, references),
  /** Deletes existing ones; returns their ids. */
  deleteMany: (tx: Tx, ids: readonly string[]) => removeRequests(tx, deps, ids),
  async delete(tx: Tx, id: string): Promise<void> {
    const [deleted] = await removeRequests(tx, deps, [id])
    if (!deleted) throw BackInStockRequestNotFound({ id })
  },
  markAsSent: (tx: Tx, id: string) => markAsSent(tx, deps, id),
  report: (tx: Tx, report: Report, item: ReportedItem) => reportBackInStock(tx, deps, report, item),
  unsubscribe: (tx: Tx, link: string) => unsubscribe(tx, deps, link),
  mails: {
    addressIn: async (tx: Tx, link: string) => emailIn(tx, deps, link),
    end: (tx: Tx, email: string) => endRequestsOf(tx, deps, email),
  },
  onReturned: ((tx, facts) => followStock(tx, deps, facts)) satisfies BatchListener,
  tasks: {
    'back-in-stock.notify': (product, { signal }) => notifyWaiting(deps, product, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'back-in-stock.notify'>,
})
