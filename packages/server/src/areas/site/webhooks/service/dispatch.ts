import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type FactEvent,
  mergeEvents,
  outbox,
  type StoredFact,
  type WireEvent,
} from '../../events/index.ts'
import type { Webhook, WebhookEngineDeps } from '../model.ts'
import { messageOf } from '../rules/message.ts'
import { lockCursor, moveCursor } from '../store/cursors.ts'
import { insertDeliveries, type NewDelivery } from '../store/deliveries.ts'
import { sitesWithWebhooks } from '../store/delivery-queue.ts'
import { listWebhooks, lockWebhook, updateWebhook } from '../store/webhooks.ts'

const BATCH = 200
const system = { type: 'system', id: 'webhooks' } as const

/** Creates deliveries of committed facts, a batch per site; returns whether there is more to do. */
export async function dispatch(deps: WebhookEngineDeps): Promise<boolean> {
  let isMore = false
  for (const siteId of await sitesWithWebhooks(deps.db)) {
    const isSiteUnfinished = await deps.work({ siteId, actor: system }, (tx) =>
      dispatchSite(deps, tx),
    )
    isMore = isMore || isSiteUnfinished
  }
  return isMore
}

/** Cursor and deliveries advance together: a fact is delivered once, and never half. */
async function dispatchSite(deps: WebhookEngineDeps, tx: Tx): Promise<boolean> {
  const position = await lockCursor(tx)
  if (!position) return false
  const webhooks = await listWebhooks(tx)
  const enabledWebhooks = webhooks.filter(({ enabled }) => enabled)
  const names = factNames(deps, enabledWebhooks)
  const batch = await outbox.readNext(tx, position, { names, limit: BATCH })
  // A batch that was read completely contains whole writes.
  const hasWholeWrites = batch.isEnd && position.fromTx === position.untilTx
  const sameWriteFacts = hasWholeWrites ? [] : await outbox.readSameWrites(tx, batch.facts, names)
  await insertDeliveries(
    tx,
    await deliveriesFor(deps, tx, enabledWebhooks, { ...batch, sameWriteFacts }),
  )
  await moveCursor(tx, batch.position)
  const replaying = webhooks.find(({ replay }) => replay)
  const replayed = replaying ? await continueReplay(deps, tx, replaying) : false
  return !batch.isEnd || replayed
}

/** Continues with the entities of which a webhook received events before, or may have. */
async function continueReplay(deps: WebhookEngineDeps, tx: Tx, { id }: Webhook): Promise<boolean> {
  const webhook = await lockWebhook(tx, id)
  if (!webhook?.replay) return false
  const names = factNames(deps, [webhook])
  const { facts, isEnd } = await outbox.readRange(tx, webhook.replay, { names, limit: BATCH })
  const sameWriteFacts = await outbox.readSameWrites(tx, facts, names, webhook.replay.until)
  await insertDeliveries(tx, await deliveriesFor(deps, tx, [webhook], { facts, sameWriteFacts }))
  const last = facts.at(-1)
  const replay = isEnd || !last ? null : { after: Number(last.seq), until: webhook.replay.until }
  await updateWebhook(tx, { ...webhook, replay })
  return replay !== null
}

const factNames = ({ factsOfType }: WebhookEngineDeps, webhooks: readonly Webhook[]) => [
  ...new Set(
    webhooks.flatMap(({ events }) => events.flatMap((type) => factsOfType.get(type) ?? [])),
  ),
]

/** A batch, and later changes of the same entities outside of it. */
interface FactPart {
  readonly facts: readonly StoredFact[]
  readonly sameWriteFacts: readonly StoredFact[]
}

async function deliveriesFor(
  deps: WebhookEngineDeps,
  tx: Tx,
  webhooks: readonly Webhook[],
  { facts, sameWriteFacts }: FactPart,
): Promise<NewDelivery[]> {
  const factEvents: FactEvent[] = []
  for (const fact of [...facts, ...sameWriteFacts].toSorted(bySeq)) {
    const events = await translateFact(deps, tx, fact)
    factEvents.push(...events.map((event) => ({ event, fact })))
  }
  // Later changes of the same write are delivered there.
  const factsOfPart = new Set(facts)
  return mergeEvents(factEvents).flatMap(({ event, fact }) => {
    if (!factsOfPart.has(fact)) return []
    const body = messageOf(tx.siteId, event, fact)
    return webhooks
      .filter(({ events }) => events.includes(event.type))
      .map(({ id }) => ({ ...deliveryOf(id, event, body), traceparent: fact.traceparent ?? null }))
  })
}

const bySeq = (one: StoredFact, other: StoredFact) => (BigInt(one.seq) < BigInt(other.seq) ? -1 : 1)

export const deliveryOf = (webhookId: string, event: WireEvent, body: string): NewDelivery => ({
  id: newId(),
  webhookId,
  eventType: event.type,
  entityId: event.entityId,
  body,
})

/** A fact that cannot be translated must not delay later ones. */
async function translateFact(
  { translators, logger }: WebhookEngineDeps,
  tx: Tx,
  fact: StoredFact,
): Promise<readonly WireEvent[]> {
  try {
    return (await translators[fact.name]?.(tx, fact)) ?? []
  } catch (error) {
    logger.error(
      { error, fact: fact.id, name: fact.name },
      'A fact could not be translated into events',
    )
    return []
  }
}
