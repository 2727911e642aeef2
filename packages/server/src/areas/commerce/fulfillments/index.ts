import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { CartCaller } from '../cart/index.ts'
import type { RequestKey } from '../payments/index.ts'
import type { FulfillmentChanges, NewFulfillment } from './model.ts'
import { cancelFulfillment, changeFulfillment } from './service/change-fulfillment.ts'
import { createFulfillment } from './service/create-fulfillment.ts'
import type { FulfillmentDeps } from './service/deps.ts'
import { sendDueMails } from './service/mails.ts'
import { cancelFulfillments, fulfillOrders } from './service/many-orders.ts'
import { findFulfillmentsOf } from './store.ts'

export type * from './model.ts'
export { linkOfTracking } from './rules/activities.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'fulfillments:mail': Record<string, unknown>
  }
}

/** Mails about parcels go within a minute of their time. */
export const fulfillmentsCrontab = '* * * * * fulfillments:mail'

export type FulfillmentsFeature = ReturnType<typeof createFulfillments>

/** A fulfillment; with an order's id only one of this order. */
export interface NamedFulfillment {
  readonly id: string
  readonly orderId?: string
}

/** Fulfillments of orders: parcels and pickups. */
export const createFulfillments = (deps: FulfillmentDeps) => ({
  create: (tx: Tx, asked: NewFulfillment, key?: RequestKey) =>
    createFulfillment(tx, deps, asked, key),
  change: (tx: Tx, named: NamedFulfillment, changes: FulfillmentChanges) =>
    changeFulfillment(tx, deps, named, changes),
  cancel: (tx: Tx, named: NamedFulfillment, options?: Parameters<typeof cancelFulfillment>[3]) =>
    cancelFulfillment(tx, deps, named, options),
  /** Fulfills the rest of orders, each independently. */
  fulfillAll: (tx: Tx, asked: Parameters<typeof fulfillOrders>[2], key?: RequestKey) =>
    fulfillOrders(tx, deps, asked, key),
  cancelAll: (tx: Tx, ids: readonly string[]) => cancelFulfillments(tx, deps, ids),
  /** The fulfillments of orders that are not cancelled, in one statement. */
  of: findFulfillmentsOf,
  /** The same of those orders that the caller may see, with the ids of these. */
  visible: async (tx: Tx, caller: CartCaller, orderIds: readonly string[]) => {
    const ids = await deps.orders.visible(tx, caller, orderIds)
    return { orderIds: ids, fulfillments: await findFulfillmentsOf(tx, ids) }
  },
  tasks: {
    'fulfillments:mail': (_payload, { signal }) => sendDueMails(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'fulfillments:mail'>,
})
