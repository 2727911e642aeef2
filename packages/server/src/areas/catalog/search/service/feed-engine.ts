import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Shop } from '../../shared/model/shop.ts'
import type { EngineDocument, SearchEngine } from '../model/search-engine.ts'
import {
  deleteChanges,
  findChangedSites,
  findChanges,
  noteChangesFor,
  noteEverything,
  releaseEngine,
  reserveEngine,
  soon,
  stopNoting,
} from '../store/engine-changes.ts'
import { findDocuments, findNextDocuments } from '../store/engine-documents.ts'
import { hasNoOlderWriters, markTransaction } from '../store/search-index.ts'

export interface FeedDeps {
  readonly platform: Pick<Platform, 'db' | 'jobs' | 'work'>
  readonly engine?: SearchEngine | undefined
  readonly shopOf: (tx: Tx) => Promise<Shop>
}

const actor = { type: 'system', id: 'search' } as const
/** Interval in milliseconds at which to check whether earlier writers have finished. */
const POLL_MS = 50

const FEED = { key: 'search feed' } as const

/** Queues the job that sends changes to the engine. */
export const queueFeed = ({
  platform,
}: {
  readonly platform: Pick<Platform, 'db' | 'jobs'>
}): Promise<void> => platform.jobs.add(platform, 'search.feed', {}, FEED)

/**
 * Sends all changes to the engine, in batches; each is deleted after the engine has it. While the engine is
 * unavailable the job fails and is retried, and changes remain in their table. No transaction is open
 * meanwhile. One process at a time does it, so that the engine never gets an older document last.
 */
export async function feedEngine(deps: FeedDeps, signal?: AbortSignal): Promise<void> {
  const { platform, engine } = deps
  if (!engine) return
  const { db, jobs } = platform
  if (await noteChangesFor(db, engine.address)) await writersHaveEnded(platform, signal)
  if (!(await reserveEngine(db, false))) {
    return jobs.add(platform, 'search.feed', {}, { ...FEED, runAt: await soon(db) })
  }
  try {
    for (const siteId of await findChangedSites(db)) await feedSite(deps, engine, siteId, signal)
  } finally {
    await releaseEngine(db)
  }
}

/** Transactions that began before changes were noted have noted none. */
async function writersHaveEnded({ work }: FeedDeps['platform'], signal?: AbortSignal) {
  const siteId = '00000000-0000-0000-0000-000000000000'
  const transaction = await work({ siteId, actor }, markTransaction)
  while (!(await work({ siteId, actor }, (tx) => hasNoOlderWriters(tx, { transaction }))))
    await wait(POLL_MS, undefined, { signal })
}

async function feedSite(
  { platform, shopOf }: FeedDeps,
  engine: SearchEngine,
  siteId: string,
  signal?: AbortSignal,
): Promise<void> {
  const step = <T>(run: (tx: Tx) => Promise<T>) => platform.work({ siteId, actor }, run)
  const goOn = () => reserveEngine(platform.db, true)
  for (;;) {
    signal?.throwIfAborted()
    const changes = await step(findChanges)
    if (changes.length === 0) return
    const isAll = changes.some(({ productId }) => productId === null)
    if (isAll || !(await engine.holds(siteId))) {
      const { synonyms = [] } = await step(shopOf)
      await engine.fill(siteId, { synonyms, batches: allDocuments(step, goOn, signal) })
    } else {
      const ids = [...new Set(changes.flatMap(({ productId }) => productId ?? []))]
      const documents = await step((tx) => findDocuments(tx, ids))
      const visible = new Set(documents.map(({ id }) => id))
      const removed = ids.filter((id) => !visible.has(id))
      await engine.put(siteId, documents, removed)
    }
    await step((tx) => deleteChanges(tx, changes))
    await goOn()
  }
}

async function* allDocuments(
  step: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>,
  onBatch: () => Promise<unknown>,
  signal?: AbortSignal,
): AsyncGenerator<EngineDocument[]> {
  for (let last: string | undefined; ; ) {
    signal?.throwIfAborted()
    const batch = await step((tx) => findNextDocuments(tx, last))
    if (batch.length === 0) return
    yield batch
    await onBatch()
    last = batch.at(-1)?.id
  }
}

/** Sends pending changes; without an engine stops recording them. */
export const startFeed = ({ platform, engine }: FeedDeps): Promise<void> =>
  engine ? queueFeed({ platform }) : stopNoting(platform.db)

/** Sends a whole site again: its index is rebuilt, or the engine does not have it. */
export async function refillEngine(deps: FeedDeps, tx: Tx): Promise<void> {
  if (!deps.engine) return
  await noteEverything(tx)
  await deps.platform.jobs.add(tx, 'search.feed', {}, FEED)
}
