import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { hasNoOlderWriters, markTransaction } from '../store/search-index.ts'
import {
  findStaleSites,
  markLateProductsOf,
  markProductsOf,
  refreshDocuments,
} from '../store/stale-documents.ts'
import type { SearchDeps } from './rebuild-index.ts'

type Deps = Pick<SearchDeps, 'platform'>

const actor = { type: 'system', id: 'search' } as const

/** Interval in milliseconds at which to check whether earlier writers have finished. */
const POLL_MS = 200

/** Renamed collections, and the oldest transaction open at that time. */
export interface LateMembers {
  readonly siteId: string
  readonly collectionIds: readonly string[]
  readonly oldest: string
}

/**
 * Products are found by the names of their collections and the ancestors of those. Indexes the first products
 * immediately, and the others in a job. Another job handles products that an import was just adding under the
 * old name.
 */
export async function onCollectionsChanged(
  deps: Deps,
  tx: Tx,
  facts: readonly Fact[],
): Promise<void> {
  const renamed = facts.filter(({ before, after }) => after && nameOf(before) !== nameOf(after))
  if (renamed.length > 0) {
    const oldest = await markProductsOf(tx, idsOf(renamed))
    const collectionIds = idsOf(renamed.filter(({ before }) => before))
    const payload = { siteId: tx.siteId, collectionIds, oldest }
    if (collectionIds.length > 0) await deps.platform.jobs.add(tx, 'search.late-members', payload)
  }
  const isMore = await refreshDocuments(tx)
  if (isMore) await queueRefresh(deps, tx.siteId, tx)
}

const idsOf = (facts: readonly Fact[]) => facts.map(({ entityId }) => entityId)

/** Once all transactions have ended that may have read the old name, their products are indexed again. */
export async function followLateMembers(
  deps: Deps,
  { siteId, collectionIds, oldest }: LateMembers,
  signal?: AbortSignal,
): Promise<void> {
  const step = <T>(work: (tx: Tx) => Promise<T>) => deps.platform.work({ siteId, actor }, work)
  const transaction = await step(markTransaction)
  while (!(await step((tx) => hasNoOlderWriters(tx, { transaction })))) {
    await wait(POLL_MS, undefined, { signal })
  }
  await step((tx) => markLateProductsOf(tx, collectionIds, oldest))
  await refresh(deps, { siteId }, signal)
}

/** The visible name of a collection at its products. */
function nameOf(collection: unknown): string {
  const { name, visible, parentId } = (collection ?? {}) as Record<string, unknown>
  return JSON.stringify([name, visible, parentId])
}

const queueRefresh = ({ platform }: Deps, siteId: string, by: Pick<Tx, 'db'>) =>
  platform.jobs.add(by, 'search.refresh', { siteId }, { key: `search refresh ${siteId}` })

/** Queues the refresh of pending documents. */
export async function startRefresh(deps: Deps): Promise<void> {
  const { db } = deps.platform
  for (const siteId of await findStaleSites(db)) await queueRefresh(deps, siteId, { db })
}

/** In batches with a transaction each. */
export async function refresh(
  { platform }: Deps,
  { siteId }: { readonly siteId: string },
  signal?: AbortSignal,
): Promise<void> {
  while (await platform.work({ siteId, actor }, refreshDocuments)) signal?.throwIfAborted()
}
