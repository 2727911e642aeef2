import {
  FulfillmentCreated,
  OrderNotFulfillable,
  OrderOnHold,
  TrackingNumberExists,
} from '@vitrine/contract/fulfillments'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order, OrderLine } from '../../orders/index.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { Fulfillment, NewFulfillment } from '../model.ts'
import { creationActivities } from '../rules/activities.ts'
import { factOf } from '../rules/facts.ts'
import { mailDue } from '../rules/mail-due.ts'
import { locationOf, piecesOf, tooMany } from '../rules/pieces.ts'
import { findByRequest, findFulfillment, hasNumber, insertFulfillment } from '../store.ts'
import { type FulfillmentDeps, merchant } from './deps.ts'

/**
 * Ships pieces of an order, under its lock. A repeated call returns the same fulfillment. Throws if more would be
 * shipped than ordered.
 */
export async function createFulfillment(
  tx: Tx,
  deps: FulfillmentDeps,
  asked: NewFulfillment,
  key: RequestKey | undefined,
): Promise<Fulfillment> {
  const order = await deps.orders.require(tx, merchant, asked.orderId, true)
  const repeated = key && (await findByRequest(tx, order.id, key.key))
  if (key && repeated && isRepeated(repeated, key)) {
    const made = await findFulfillment(tx, repeated.id)
    if (made) return made
  }
  if (order.state !== 'PLACED') throw OrderNotFulfillable({ state: order.state })
  if (order.hold) throw OrderOnHold({ reason: order.hold.reason })
  const lines = await deps.orders.linesOf(tx, order.id)
  const fulfillment = newFulfillment(tx, deps, order, lines, asked)
  await refuseKnownNumber(tx, fulfillment)
  await insertFulfillment(tx, fulfillment, key)
  await deps.events.append(tx, {
    definition: FulfillmentCreated,
    entityId: fulfillment.id,
    after: factOf(fulfillment),
  })
  const pieces = new Map(fulfillment.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const activities = creationActivities(fulfillment)
  const { locationId } = fulfillment
  if (!(await deps.orders.send(tx, order, { pieces, locationId, activities }))) throw tooMany(lines)
  return fulfillment
}

function newFulfillment(
  tx: Tx,
  { platform }: FulfillmentDeps,
  order: Order,
  lines: readonly OrderLine[],
  asked: NewFulfillment,
): Fulfillment {
  const kind = asked.kind ?? kindFor(order, asked)
  const pieces = piecesOf(lines, asked, tx.siteId)
  const state = asked.state ?? (kind === 'PICKUP' ? 'READY' : 'IN_DELIVERY')
  return {
    id: newId(),
    orderId: order.id,
    revision: 1,
    kind,
    state,
    completed: asked.completed ?? false,
    lines: pieces,
    locationId: asked.locationId?.toLowerCase() ?? locationOf(lines, pieces, tx.siteId),
    carrier: asked.carrier ?? null,
    trackingNumber: asked.trackingNumber ?? null,
    trackingLink: asked.trackingLink ?? null,
    fields: asked.fields ?? null,
    creator: { type: tx.actor.type, id: tx.actor.id },
    mailDueDate: asked.notify && order.email !== null ? mailDue(platform.clock, tx.now) : null,
    mailedDate: null,
    createdDate: tx.now,
    updatedDate: tx.now,
    cancelledDate: null,
  }
}

/** The kind of the order's delivery; with a tracking number always a parcel. */
function kindFor({ delivery }: Order, { trackingNumber }: NewFulfillment): Fulfillment['kind'] {
  return delivery[0]?.kind === 'pickup' && !trackingNumber ? 'PICKUP' : 'SHIPMENT'
}

/** A number is that of one parcel of an order. */
export async function refuseKnownNumber(tx: Tx, fulfillment: Fulfillment): Promise<void> {
  const { trackingNumber } = fulfillment
  if (trackingNumber !== null && (await hasNumber(tx, fulfillment))) {
    throw TrackingNumberExists({ trackingNumber })
  }
}
