import { type FactHandler, GiveUp, type Plugin } from '@vitrine/plugin'
import type { JobRun } from '../../../../platform/jobs.ts'
import { outbox, type StoredFact } from '../../events/index.ts'
import type { PluginDelivery, PluginDeps } from '../model.ts'
import { findDelivery, type Outcome, saveOutcome } from '../store/deliveries.ts'
import { actorOf, createWorkContext } from './context.ts'
import { within } from './within.ts'

const HANDLER_MS = 60_000
const FAILURE_LENGTH = 1000

/** Passes one fact to its handler. A failure is stored, logged and thrown, so that the job is retried. */
export async function deliver(
  deps: PluginDeps,
  plugin: Plugin,
  { siteId, id }: { readonly siteId: string; readonly id: string },
  job: JobRun,
): Promise<void> {
  const unit = { siteId, actor: actorOf(plugin) }
  const delivery = await deps.work(unit, (tx) => findDelivery(tx, id))
  if (delivery?.state !== 'WAITING') return
  const save = (outcome: Omit<Outcome, 'attempts'>) =>
    deps.work(unit, (tx) => saveOutcome(tx, id, { ...outcome, attempts: delivery.attempts + 1 }))
  const fact = await readFact(deps, plugin, siteId, delivery)
  if (!fact) return save({ state: 'FAILED', failure: 'The ledger no longer has this fact' })
  try {
    await handle(deps, plugin, siteId, fact, job.signal)
  } catch (error) {
    // That the process stops is no failure of the plug-in.
    if (job.signal?.aborted && !job.isLastAttempt) throw error
    deps.logger.error(
      { error, plugin: plugin.name, siteId, fact: fact.name, entityId: fact.entityId },
      'A plug-in could not handle a fact',
    )
    const isOver = job.isLastAttempt || error instanceof GiveUp
    await save({ state: isOver ? 'FAILED' : 'WAITING', failure: reasonOf(error) })
    if (!isOver) throw error
    return
  }
  await save({ state: 'DONE', failure: null })
}

/** The fact with this number, with its original content. */
function readFact(
  deps: PluginDeps,
  plugin: Plugin,
  siteId: string,
  { factSeq, fact: name }: PluginDelivery,
): Promise<StoredFact | undefined> {
  const until = Number(factSeq)
  return deps.work({ siteId, actor: actorOf(plugin) }, async (tx) => {
    const range = { after: until - 1, until }
    const { facts } = await outbox.readRange(tx, range, { names: [name], limit: 1 })
    return facts[0]
  })
}

async function handle(
  deps: PluginDeps,
  plugin: Plugin,
  siteId: string,
  fact: StoredFact,
  stopped: AbortSignal | undefined,
): Promise<void> {
  // The names were checked when the process started.
  const handlers = plugin.on as Readonly<Record<string, FactHandler>> | undefined
  const handler = handlers?.[fact.name]
  if (!handler) throw new Error(`It no longer handles ${fact.name}`)
  const { id, seq, name, entityId, before, after, changedFields, actor, at } = fact
  const context = createWorkContext(deps, plugin, siteId)
  const given = { id, seq, name, entityId, before, after, changedFields, actor, at }
  await within(HANDLER_MS, (signal) => handler({ fact: given, context, signal }), stopped)
}

/** Text in the database cannot contain NUL. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll('\0', '\uFFFD')
    .slice(0, FAILURE_LENGTH)
