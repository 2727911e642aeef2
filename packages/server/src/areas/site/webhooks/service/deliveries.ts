import {
  DELIVERY_DAYS,
  DeliveryNotFound,
  ReplayUnderWay,
  UnknownEventType,
} from '@vitrine/contract/webhooks'
import { currentTraceparent } from '../../../../platform/tracing/tracing.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { outbox } from '../../events/index.ts'
import type { Attempt, Delivery, DeliveryStatistics, Webhook, WebhookEngineDeps } from '../model.ts'
import { messageOf } from '../rules/message.ts'
import * as store from '../store/deliveries.ts'
import { deliveryOf } from './dispatch.ts'
import { requireLockedWebhook, requireWebhook, save } from './webhooks.ts'

export async function listDeliveries(
  tx: Tx,
  webhookId: string,
  query: Omit<store.LogQuery, 'limit'> & { readonly limit?: number | undefined },
): Promise<{ deliveries: Delivery[]; lastAttempts: Map<string, Attempt>; hasMore: boolean }> {
  await requireWebhook(tx, webhookId)
  const { limit = 50 } = query
  const deliveriesAndNext = await store.listDeliveries(tx, webhookId, {
    ...query,
    limit: limit + 1,
  })
  const deliveries = deliveriesAndNext.slice(0, limit)
  const lastAttempts = await store.lastAttempts(
    tx,
    deliveries.map(({ id }) => id),
  )
  return { deliveries, lastAttempts, hasMore: deliveriesAndNext.length > limit }
}

export async function getDelivery(
  tx: Tx,
  webhookId: string,
  id: string,
): Promise<{ delivery: Delivery; log: Attempt[] }> {
  await requireWebhook(tx, webhookId)
  const delivery = await requireDelivery(tx, webhookId, id)
  // An attempt that was recorded between the two statements belongs to a later state of the delivery.
  const attempts = await store.listAttempts(tx, id)
  return { delivery, log: attempts.filter(({ number }) => number <= delivery.attempts) }
}

/** How each webhook has done in the last day. */
export const listStatistics = (
  tx: Tx,
  { clock }: WebhookEngineDeps,
): Promise<DeliveryStatistics[]> => store.countDeliveries(tx, clock.after(tx.now, { hours: -24 }))

/** Sends a delivery again, whatever became of it and although its webhook is paused. */
export async function resendDelivery(tx: Tx, webhookId: string, id: string): Promise<Delivery> {
  await requireLockedWebhook(tx, webhookId)
  await requireDelivery(tx, webhookId, id)
  await store.requeueDelivery(tx, id)
  return requireDelivery(tx, webhookId, id)
}

/** Sends an example of an event; of a type that is subscribed to, for receivers refuse others. */
export async function sendTest(
  tx: Tx,
  { factsOfType }: WebhookEngineDeps,
  id: string,
  requestedType?: string,
): Promise<Delivery> {
  const webhook = await requireLockedWebhook(tx, id)
  const type = requestedType ?? webhook.events[0] ?? ''
  if (!factsOfType.has(type) || !webhook.events.includes(type)) {
    throw UnknownEventType({ field: 'eventType', unknown: [type], accepted: webhook.events })
  }
  const event = exampleOf(tx, type)
  const delivery = deliveryOf(id, event, messageOf(tx.siteId, event))
  await store.insertDeliveries(tx, [
    { ...delivery, isRequested: true, traceparent: currentTraceparent() ?? null },
  ])
  return requireDelivery(tx, id, delivery.id)
}

/** An event that nothing caused: its entity has an id that no entity has. */
function exampleOf(tx: Tx, type: string) {
  const entityId = '00000000-0000-0000-0000-000000000000'
  const parts = /^(?<entityFqdn>.+\.[a-z_]+?)_(?<slug>[a-z_]+)$/.exec(type)?.groups
  if (type.startsWith('com.') || !parts) return { type, entityId, payload: { test: true } }
  const payload = {
    id: tx.requestId,
    ...parts,
    entityId,
    eventTime: tx.now,
    triggeredByAnonymizeRequest: false,
    originatedFrom: 'test',
    entityEventSequence: '0',
    actionEvent: { body: {} },
  }
  return { type, entityId, payload }
}

/** Starts to redeliver events since a moment. */
export async function replay(
  tx: Tx,
  deps: WebhookEngineDeps,
  id: string,
  from: Date,
): Promise<Webhook> {
  const before = await requireLockedWebhook(tx, id)
  if (before.replay) throw ReplayUnderWay()
  const earliest = deps.clock.after(tx.now, { days: -DELIVERY_DAYS })
  const span = await outbox.seqRangeSince(tx, from > earliest ? from : earliest)
  return save(tx, deps, before, { replay: span ?? null })
}

async function requireDelivery(tx: Tx, webhookId: string, id: string): Promise<Delivery> {
  const delivery = await store.findDelivery(tx, webhookId, id)
  if (!delivery) throw DeliveryNotFound({ id })
  return delivery
}
