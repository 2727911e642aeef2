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
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { outbox } from '../../events/index.ts'
import type { Webhook, WebhookEngineDeps } from '../model.ts'
import { checkAddress } from '../rules/address.ts'
import { newKeys } from '../rules/message.ts'
import { beginCursor } from '../store/cursors.ts'
import * as store from '../store/webhooks.ts'

const MAX_WEBHOOKS = 50

export interface NewWebhook {
  readonly url: string
  readonly events: readonly string[]
  readonly enabled?: boolean | undefined
}

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export async function createWebhook(
  transaction: InTransaction,
  deps: WebhookEngineDeps,
  { url, events, enabled = true }: NewWebhook,
): Promise<Webhook> {
  const address = checkAddress(url, deps.config.mode)
  checkTypes(deps, events)
  const { privateKey, publicKey } = await newKeys()
  return transaction(async (tx) => {
    if ((await store.countWebhooks(tx)) >= MAX_WEBHOOKS) throw TooManyWebhooks()
    const webhook: Webhook = {
      siteId: tx.siteId,
      id: newId(),
      appId: newId(),
      revision: 1,
      url: address,
      events: [...events],
      enabled,
      privateKey: deps.sealing.seal(privateKey),
      publicKey,
      next: null,
      failures: 0,
      pausedUntil: null,
      replay: null,
      createdDate: tx.now,
      updatedDate: tx.now,
    }
    await store.insertWebhook(tx, webhook)
    await beginCursor(tx, await outbox.currentPosition(tx))
    const definition = WebhookCreated
    await deps.events.append(tx, {
      definition,
      entityId: webhook.id,
      after: withoutPrivateKeys(webhook),
    })
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
  deps: WebhookEngineDeps,
  id: string,
  { url, events, enabled }: WebhookChanges,
): Promise<Webhook> {
  const before = await requireLockedWebhook(tx, id)
  if (events) checkTypes(deps, events)
  const address = url === undefined ? before.url : checkAddress(url, deps.config.mode)
  const isUnpaused = address !== before.url || (enabled && !before.enabled)
  return save(tx, deps, before, {
    url: address,
    ...(events && { events: [...events] }),
    ...(enabled !== undefined && { enabled }),
    ...(isUnpaused && { failures: 0, pausedUntil: null }),
  })
}

/** Makes a key that follows the present one when its receivers have had time to learn it. */
export async function rotateKey(
  transaction: InTransaction,
  deps: WebhookEngineDeps,
  id: string,
  overlapHours: number = KEY_OVERLAP_HOURS,
): Promise<Webhook> {
  const { privateKey, publicKey } = await newKeys()
  const sealed = deps.sealing.seal(privateKey)
  return transaction(async (tx) => {
    const before = withCurrentKey(await requireLockedWebhook(tx, id), tx.now)
    if (before.next) throw KeyChangeUnderWay({ nextKeyDate: before.next.date.toISOString() })
    if (overlapHours === 0) return save(tx, deps, before, { privateKey: sealed, publicKey })
    const date = deps.clock.after(tx.now, { hours: overlapHours })
    return save(tx, deps, before, { next: { privateKey: sealed, publicKey, date } })
  })
}

export async function deleteWebhook(tx: Tx, deps: WebhookEngineDeps, id: string): Promise<void> {
  const before = await requireLockedWebhook(tx, id)
  await store.deleteWebhook(tx, id)
  const definition = WebhookDeleted
  await deps.events.append(tx, { definition, entityId: id, before: withoutPrivateKeys(before) })
}

export async function requireWebhook(tx: Tx, id: string): Promise<Webhook> {
  const webhook = await store.findWebhook(tx, id)
  if (!webhook) throw WebhookNotFound({ id })
  return withCurrentKey(webhook, tx.now)
}

export async function requireLockedWebhook(tx: Tx, id: string): Promise<Webhook> {
  const webhook = await store.lockWebhook(tx, id)
  if (!webhook) throw WebhookNotFound({ id })
  return webhook
}

export async function save(
  tx: Tx,
  { events }: WebhookEngineDeps,
  before: Webhook,
  changes: Partial<Webhook>,
): Promise<Webhook> {
  const after = { ...before, ...changes, revision: before.revision + 1, updatedDate: tx.now }
  await store.updateWebhook(tx, after)
  await events.append(tx, {
    definition: WebhookChanged,
    entityId: before.id,
    before: withoutPrivateKeys(before),
    after: withoutPrivateKeys(after),
    changedFields: Object.keys(changes).filter((name) => name !== 'privateKey'),
  })
  return after
}

/** The next key becomes the current one on its date. */
export function withCurrentKey(webhook: Webhook, now: Date): Webhook {
  const { next } = webhook
  if (!next || next.date > now) return webhook
  return { ...webhook, privateKey: next.privateKey, publicKey: next.publicKey, next: null }
}

/** The webhook for the ledger, without secret keys. */
function withoutPrivateKeys({ privateKey: _secret, next, ...webhook }: Webhook) {
  return { ...webhook, next: next && { publicKey: next.publicKey, date: next.date } }
}

function checkTypes({ factsOfType }: WebhookEngineDeps, events: readonly string[]): void {
  const unknown = events.filter((type) => !factsOfType.has(type))
  if (unknown.length === 0) return
  const accepted = [...factsOfType.keys()].toSorted()
  throw UnknownEventType({ field: 'events', unknown, accepted })
}
