import { isDeepStrictEqual } from 'node:util'
import {
  FulfillmentCancelled,
  FulfillmentDelivered,
  FulfillmentNotFound,
  FulfillmentRevisionConflict,
  FulfillmentUpdated,
} from '@vitrine/contract/fulfillments'
import type { FactDefinition } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../../orders/index.ts'
import type { Fulfillment, FulfillmentChanges } from '../model.ts'
import { cancelActivity, changeActivities } from '../rules/activities.ts'
import { factOf } from '../rules/facts.ts'
import { mailDue } from '../rules/mail-due.ts'
import { findFulfillment, updateFulfillment } from '../store.ts'
import { refuseKnownNumber } from './create-fulfillment.ts'
import { type FulfillmentDeps, merchant } from './deps.ts'

/** A fulfillment under the lock of its order; with an order's id only one of this order. */
export async function lockFulfillment(
  tx: Tx,
  { orders }: FulfillmentDeps,
  id: string,
  orderId?: string,
): Promise<{ readonly order: Order; readonly fulfillment: Fulfillment }> {
  const found = await findFulfillment(tx, id)
  if (!found || (orderId !== undefined && found.orderId !== orderId)) {
    throw FulfillmentNotFound({ id })
  }
  const order = await orders.require(tx, merchant, found.orderId, true)
  const fulfillment = await findFulfillment(tx, id)
  if (!fulfillment) throw FulfillmentNotFound({ id })
  return { order, fulfillment }
}

/** Changes tracking, state and fields of applications; the lines stay. */
export async function changeFulfillment(
  tx: Tx,
  deps: FulfillmentDeps,
  { id, orderId }: { readonly id: string; readonly orderId?: string },
  { revision, notify, ...changes }: FulfillmentChanges,
): Promise<Fulfillment> {
  const { order, fulfillment: before } = await lockFulfillment(tx, deps, id, orderId)
  if (before.cancelledDate) throw FulfillmentNotFound({ id })
  if (revision !== undefined && revision !== before.revision) {
    throw FulfillmentRevisionConflict({ revision: before.revision })
  }
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined)
  const changed: Fulfillment = {
    ...before,
    ...Object.fromEntries(sent),
    mailDueDate: dueAfter(tx, deps, { before, order, notify }),
  }
  if (isDeepStrictEqual(before, changed)) return before
  const after = { ...changed, revision: before.revision + 1, updatedDate: tx.now }
  if (after.trackingNumber !== before.trackingNumber) await refuseKnownNumber(tx, after)
  await saveFulfillment(tx, deps, before, after)
  await deps.orders.note(tx, order, changeActivities(before, after), ['fulfillments'])
  return after
}

/** A sent mail cannot be cancelled or repeated; a pending one can be cancelled. */
function dueAfter(
  tx: Tx,
  { platform }: FulfillmentDeps,
  {
    before,
    order,
    notify,
  }: {
    readonly before: Fulfillment
    readonly order: Order
    readonly notify: boolean | undefined
  },
): Date | null {
  if (notify === undefined) return before.mailDueDate
  if (!notify || before.mailedDate || order.email === null) return null
  return before.mailDueDate ?? mailDue(platform.clock, tx.now)
}

export async function saveFulfillment(
  tx: Tx,
  { events }: Pick<FulfillmentDeps, 'events'>,
  before: Fulfillment,
  after: Fulfillment,
  definition: FactDefinition = FulfillmentUpdated,
): Promise<void> {
  await updateFulfillment(tx, after)
  await events.append(tx, {
    definition,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
  })
}

/**
 * Cancels a fulfillment: its pieces can be sent again, and a pending mail is dropped. A delivered one is
 * refused, unless the caller ignores states. A cancelled one stays unchanged.
 */
export async function cancelFulfillment(
  tx: Tx,
  deps: FulfillmentDeps,
  { id, orderId }: { readonly id: string; readonly orderId?: string },
  { evenDelivered = false }: { readonly evenDelivered?: boolean } = {},
): Promise<{ readonly order: Order; readonly fulfillment: Fulfillment }> {
  const { order, fulfillment: before } = await lockFulfillment(tx, deps, id, orderId)
  if (before.cancelledDate) return { order, fulfillment: before }
  if (before.state === 'DELIVERED' && !evenDelivered) throw FulfillmentDelivered()
  const after: Fulfillment = {
    ...before,
    revision: before.revision + 1,
    mailDueDate: null,
    updatedDate: tx.now,
    cancelledDate: tx.now,
  }
  await saveFulfillment(tx, deps, before, after, FulfillmentCancelled)
  const pieces = new Map(before.lines.map(({ lineId, quantity }) => [lineId, -quantity]))
  await deps.orders.send(tx, order, {
    pieces,
    locationId: before.locationId,
    activities: [cancelActivity(before)],
  })
  return { order, fulfillment: after }
}
