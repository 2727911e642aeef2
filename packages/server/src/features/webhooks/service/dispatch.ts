import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { type KeptFact, outbox, type Told, toldOnce, type WireEvent } from '../../events/index.ts'
import type { Webhook, WebhooksWorld } from '../model.ts'
import { messageOf } from '../rules/message.ts'
import { sitesWithWebhooks } from '../store/courier.ts'
import { holdCursor, moveCursor } from '../store/cursors.ts'
import { insertDeliveries, type NewDelivery } from '../store/deliveries.ts'
import { holdWebhook, listWebhooks, updateWebhook } from '../store/webhooks.ts'

const BATCH = 200
const system = { type: 'system', id: 'webhooks' } as const

/** Turns what was committed into deliveries, a batch for each site; whether there is more to do. */
export async function dispatch(world: WebhooksWorld): Promise<boolean> {
  let isMore = false
  for (const siteId of await sitesWithWebhooks(world.db)) {
    const moved = await world.work({ siteId, actor: system }, (tx) => dispatchSite(world, tx))
    isMore = isMore || moved
  }
  return isMore
}

/** The place and the deliveries move together: a fact is told once, and never half. */
async function dispatchSite(world: WebhooksWorld, tx: Tx): Promise<boolean> {
  const place = await holdCursor(tx)
  if (!place) return false
  const webhooks = await listWebhooks(tx)
  const heeded = webhooks.filter(({ enabled }) => enabled)
  const names = factNames(world, heeded)
  const read = await outbox.readOn(tx, place, { names, limit: BATCH })
  // What was read from its beginning to its end holds its writes whole.
  const isWhole = read.isEnd && place.fromTx === place.untilTx
  const beside = isWhole ? [] : await outbox.readBeside(tx, read.facts, names)
  await insertDeliveries(tx, await deliveriesFor(world, tx, heeded, { ...read, beside }))
  await moveCursor(tx, read.place)
  const replaying = webhooks.find(({ replay }) => replay)
  const replayed = replaying ? await replayOn(world, tx, replaying) : false
  return !read.isEnd || replayed
}

/** Goes on telling a webhook what it was told before, or might have been. */
async function replayOn(world: WebhooksWorld, tx: Tx, { id }: Webhook): Promise<boolean> {
  const webhook = await holdWebhook(tx, id)
  if (!webhook?.replay) return false
  const names = factNames(world, [webhook])
  const { facts, isEnd } = await outbox.readBetween(tx, webhook.replay, { names, limit: BATCH })
  const beside = await outbox.readBeside(tx, facts, names, webhook.replay.until)
  await insertDeliveries(tx, await deliveriesFor(world, tx, [webhook], { facts, beside }))
  const last = facts.at(-1)
  const replay = isEnd || !last ? null : { after: Number(last.seq), until: webhook.replay.until }
  await updateWebhook(tx, { ...webhook, replay })
  return replay !== null
}

const factNames = ({ factsOfType }: WebhooksWorld, webhooks: readonly Webhook[]) => [
  ...new Set(
    webhooks.flatMap(({ events }) => events.flatMap((type) => factsOfType.get(type) ?? [])),
  ),
]

/** A batch, and what its writes did to the same entities outside of it. */
interface Part {
  readonly facts: readonly KeptFact[]
  readonly beside: readonly KeptFact[]
}

async function deliveriesFor(
  world: WebhooksWorld,
  tx: Tx,
  webhooks: readonly Webhook[],
  { facts, beside }: Part,
): Promise<NewDelivery[]> {
  const all: Told[] = []
  for (const fact of [...facts, ...beside].toSorted(bySeq)) {
    const events = await translated(world, tx, fact)
    all.push(...events.map((event) => ({ event, fact })))
  }
  // What a write goes on changing later is told there.
  const isHere = new Set(facts)
  return toldOnce(all).flatMap(({ event, fact }) => {
    if (!isHere.has(fact)) return []
    const body = messageOf(tx.siteId, event, fact)
    return webhooks
      .filter(({ events }) => events.includes(event.type))
      .map(({ id }) => deliveryOf(id, event, body))
  })
}

const bySeq = (one: KeptFact, other: KeptFact) => (BigInt(one.seq) < BigInt(other.seq) ? -1 : 1)

export const deliveryOf = (webhookId: string, event: WireEvent, body: string): NewDelivery => ({
  id: newId(),
  webhookId,
  eventType: event.type,
  entityId: event.entityId,
  body,
})

/** A fact that cannot be said must not hold up those behind it. */
async function translated(
  { translators, logger }: WebhooksWorld,
  tx: Tx,
  fact: KeptFact,
): Promise<readonly WireEvent[]> {
  try {
    return (await translators[fact.name]?.(tx, fact)) ?? []
  } catch (error) {
    logger.error({ error, fact: fact.id, name: fact.name }, 'A fact could not be told')
    return []
  }
}
