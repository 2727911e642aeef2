import {
  KEY_OVERLAP_HOURS,
  KeyChangeUnderWay,
  TooManyWebhooks,
  UnknownEventType,
  WebhookChanged,
  WebhookCreated,
  WebhookDeleted,
  WebhookNotFound,
} from '@vitrine/contract/webhooks'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { outbox } from '../../events/index.ts'
import type { Webhook, WebhooksWorld } from '../model.ts'
import { checkAddress } from '../rules/address.ts'
import { newKeys } from '../rules/message.ts'
import { beginCursor } from '../store/cursors.ts'
import * as store from '../store/webhooks.ts'

const MOST = 50

export interface NewWebhook {
  readonly url: string
  readonly events: readonly string[]
  readonly enabled?: boolean | undefined
}

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export async function createWebhook(
  transaction: InTransaction,
  world: WebhooksWorld,
  { url, events, enabled = true }: NewWebhook,
): Promise<Webhook> {
  const address = checkAddress(url, world.config.mode)
  checkTypes(world, events)
  const { privateKey, publicKey } = await newKeys()
  return transaction(async (tx) => {
    if ((await store.countWebhooks(tx)) >= MOST) throw TooManyWebhooks()
    const webhook: Webhook = {
      siteId: tx.siteId,
      id: newId(),
      appId: newId(),
      revision: 1,
      url: address,
      events: [...events],
      enabled,
      privateKey: world.sealing.seal(privateKey),
      publicKey,
      next: null,
      failures: 0,
      pausedUntil: null,
      replay: null,
      createdDate: tx.now,
      updatedDate: tx.now,
    }
    await store.insertWebhook(tx, webhook)
    await beginCursor(tx, await outbox.placeNow(tx))
    const definition = WebhookCreated
    await world.events.append(tx, { definition, entityId: webhook.id, after: told(webhook) })
    return webhook
  })
}

export interface WebhookChanges {
  readonly url?: string | undefined
  readonly events?: readonly string[] | undefined
  readonly enabled?: boolean | undefined
}

export async function updateWebhook(
  tx: Tx,
  world: WebhooksWorld,
  id: string,
  { url, events, enabled }: WebhookChanges,
): Promise<Webhook> {
  const before = await toChange(tx, id)
  if (events) checkTypes(world, events)
  const address = url === undefined ? before.url : checkAddress(url, world.config.mode)
  const freed = address !== before.url || (enabled && !before.enabled)
  return save(tx, world, before, {
    url: address,
    ...(events && { events: [...events] }),
    ...(enabled !== undefined && { enabled }),
    ...(freed && { failures: 0, pausedUntil: null }),
  })
}

/** Makes a key that follows the present one when its receivers have had time to learn it. */
export async function rotateKey(
  transaction: InTransaction,
  world: WebhooksWorld,
  id: string,
  overlapHours: number = KEY_OVERLAP_HOURS,
): Promise<Webhook> {
  const { privateKey, publicKey } = await newKeys()
  const sealed = world.sealing.seal(privateKey)
  return transaction(async (tx) => {
    const before = settled(await toChange(tx, id), tx.now)
    if (before.next) throw KeyChangeUnderWay({ nextKeyDate: before.next.date.toISOString() })
    if (overlapHours === 0) return save(tx, world, before, { privateKey: sealed, publicKey })
    const date = world.clock.after(tx.now, { hours: overlapHours })
    return save(tx, world, before, { next: { privateKey: sealed, publicKey, date } })
  })
}

export async function deleteWebhook(tx: Tx, world: WebhooksWorld, id: string): Promise<void> {
  const before = await toChange(tx, id)
  await store.deleteWebhook(tx, id)
  const definition = WebhookDeleted
  await world.events.append(tx, { definition, entityId: id, before: told(before) })
}

export async function requireWebhook(tx: Tx, id: string): Promise<Webhook> {
  const webhook = await store.findWebhook(tx, id)
  if (!webhook) throw WebhookNotFound({ id })
  return settled(webhook, tx.now)
}

export async function toChange(tx: Tx, id: string): Promise<Webhook> {
  const webhook = await store.holdWebhook(tx, id)
  if (!webhook) throw WebhookNotFound({ id })
  return webhook
}

export async function save(
  tx: Tx,
  { events }: WebhooksWorld,
  before: Webhook,
  changes: Partial<Webhook>,
): Promise<Webhook> {
  const after = { ...before, ...changes, revision: before.revision + 1, updatedDate: tx.now }
  await store.updateWebhook(tx, after)
  await events.append(tx, {
    definition: WebhookChanged,
    entityId: before.id,
    before: told(before),
    after: told(after),
    changedFields: Object.keys(changes).filter((name) => name !== 'privateKey'),
  })
  return after
}

/** A key whose day has come is the present one. */
export function settled(webhook: Webhook, now: Date): Webhook {
  const { next } = webhook
  if (!next || next.date > now) return webhook
  return { ...webhook, privateKey: next.privateKey, publicKey: next.publicKey, next: null }
}

/** As the ledger keeps it: without keys that must stay secret. */
function told({ privateKey: _secret, next, ...webhook }: Webhook) {
  return { ...webhook, next: next && { publicKey: next.publicKey, date: next.date } }
}

function checkTypes({ factsOfType }: WebhooksWorld, events: readonly string[]): void {
  const unknown = events.filter((type) => !factsOfType.has(type))
  if (unknown.length === 0) return
  const accepted = [...factsOfType.keys()].toSorted()
  throw UnknownEventType({ field: 'events', unknown, accepted })
}
