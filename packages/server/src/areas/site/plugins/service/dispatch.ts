import type { Plugin } from '@vitrine/plugin'
import type { Tx } from '../../../../platform/tx.ts'
import { outbox } from '../../events/index.ts'
import type { PluginDeps } from '../model.ts'
import { factsOf, taskOf } from '../rules/names.ts'
import { lockCursor, moveCursor } from '../store/cursors.ts'
import { insertDeliveries } from '../store/deliveries.ts'
import { actorOf } from './context.ts'

const BATCH = 200
/** Tries of one fact; the pauses between them grow to six hours and last two days together. */
export const MAX_ATTEMPTS = 16

/** Creates deliveries of committed facts of a site; returns whether there are, or may soon be, more. */
export async function dispatchSite(deps: PluginDeps, siteId: string): Promise<boolean> {
  let isMore = false
  for (const plugin of deps.plugins) {
    if (factsOf(plugin).length === 0) continue
    const unit = { siteId, actor: actorOf(plugin) }
    const isUnfinished = await deps.work(unit, (tx) => dispatchTo(deps, plugin, tx))
    isMore = isMore || isUnfinished
  }
  return isMore
}

/** Cursor, deliveries and jobs in one transaction: each fact becomes one delivery. */
async function dispatchTo(deps: PluginDeps, plugin: Plugin, tx: Tx): Promise<boolean> {
  const position = await lockCursor(tx, plugin.name)
  if (!position) return true
  const names = factsOf(plugin)
  const batch = await outbox.readNext(tx, position, { names, limit: BATCH, omitStates: true })
  const traces = new Map(batch.facts.map(({ seq, traceparent }) => [seq, traceparent ?? null]))
  for (const { id, factSeq } of await insertDeliveries(tx, plugin.name, batch.facts)) {
    await queueDelivery(deps, tx, plugin, { id, traceparent: traces.get(factSeq) ?? null })
  }
  await moveCursor(tx, plugin.name, batch.position)
  return !batch.isSettled
}

interface QueuedDelivery {
  readonly id: string
  /** The trace context of the change; a manual retry continues its own trace. */
  readonly traceparent?: string | null
}

export const queueDelivery = (
  { jobs }: PluginDeps,
  tx: Tx,
  plugin: Plugin,
  { id, ...trace }: QueuedDelivery,
) =>
  jobs.add(tx, taskOf(plugin), { siteId: tx.siteId, id }, { maxAttempts: MAX_ATTEMPTS, ...trace })
