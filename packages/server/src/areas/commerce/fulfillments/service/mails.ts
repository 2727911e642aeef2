import { addressLines } from '@vitrine/addresses'
import { carrierName } from '@vitrine/contract/fulfillments'
import type { Tx } from '../../../../platform/tx.ts'
import { linkOf, numberOf, type Order } from '../../orders/index.ts'
import type { Fulfillment } from '../model.ts'
import { linkOfTracking } from '../rules/activities.ts'
import { findDueMails } from '../store.ts'
import { lockFulfillment, saveFulfillment } from './change-fulfillment.ts'
import type { FulfillmentDeps } from './deps.ts'

const MAILS_AT_ONCE = 500

/** Sends due mails, each in its own transaction; failed ones are retried. */
export async function sendDueMails(
  deps: FulfillmentDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, id } of await findDueMails(db, clock.now(), MAILS_AT_ONCE)) {
    if (signal?.aborted) return
    const site = { siteId, actor: { type: 'system', id: 'fulfillments' } } as const
    try {
      await work(site, (tx) => sendDueMail(tx, deps, id))
    } catch (error) {
      logger.warn({ err: error, fulfillmentId: id }, 'a mail about a parcel could not be written')
    }
  }
}

async function sendDueMail(tx: Tx, deps: FulfillmentDeps, id: string): Promise<void> {
  const { order, fulfillment: before } = await lockFulfillment(tx, deps, id)
  if (!before.mailDueDate || before.mailDueDate > tx.now) return
  const isMailed = order.email !== null && order.state === 'PLACED'
  const after: Fulfillment = {
    ...before,
    revision: before.revision + 1,
    mailDueDate: null,
    mailedDate: isMailed ? tx.now : null,
    updatedDate: tx.now,
  }
  await saveFulfillment(tx, deps, before, after)
  if (!isMailed) return
  const isPickup = after.kind === 'PICKUP'
  await deps.mail.write(tx, {
    to: order.email ?? '',
    language: order.language,
    template: isPickup ? 'order-ready' : 'order-shipped',
    facts: await mailOf(tx, deps, order, after),
    isRehearsal: order.isRehearsal,
  })
  const kind = isPickup ? 'PICKUP_MAILED' : 'SHIPMENT_MAILED'
  await deps.orders.note(tx, order, [{ kind, content: { fulfillmentId: id } }], ['fulfillments'])
}

/** The name of the place where an order is collected, with its address. */
function collectedAt({ delivery: [first] }: Order): string {
  const pickup = first?.details?.pickup
  return [first?.title, ...(pickup ? addressLines(pickup) : [])].filter(Boolean).join(', ')
}

async function mailOf(tx: Tx, deps: FulfillmentDeps, order: Order, fulfillment: Fulfillment) {
  const names = new Map((await deps.orders.linesOf(tx, order.id)).map(({ id, name }) => [id, name]))
  const { carrier, trackingNumber } = fulfillment
  const trackingLink = linkOfTracking(fulfillment)
  const place = collectedAt(order)
  return {
    number: numberOf(order),
    path: `/orders/${linkOf(deps.linkKey, tx.siteId, order.id)}`,
    lines: fulfillment.lines.map(({ lineId, quantity }) => ({
      name: names.get(lineId) ?? '',
      quantity,
    })),
    ...(carrier && { carrier: carrierName(carrier) }),
    ...(trackingNumber && { trackingNumber }),
    ...(trackingLink && { trackingLink }),
    ...(fulfillment.kind === 'PICKUP' && place && { place }),
    ...(order.buyerName && { name: order.buyerName }),
  }
}
