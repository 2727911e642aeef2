import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import { findStaleSites, markProductsOf, refreshDocuments } from '../store/stale-documents.ts'
import type { SearchDeps } from './rebuild-index.ts'

type Deps = Pick<SearchDeps, 'platform'>

const actor = { type: 'system', id: 'search' } as const

/**
 * Products are found by the names of their collections, and of those above them. The first of them are indexed at
 * once, and the others in a job.
 */
export async function onCollectionsChanged(
  deps: Deps,
  tx: Tx,
  facts: readonly Fact[],
): Promise<void> {
  const renamed = facts.filter(({ before, after }) => after && nameOf(before) !== nameOf(after))
  if (renamed.length > 0)
    await markProductsOf(
      tx,
      renamed.map(({ entityId }) => entityId),
    )
  const isMore = await refreshDocuments(tx)
  if (isMore) await queueRefresh(deps, tx.siteId, tx)
}

/** What visitors see of a collection at its products. */
function nameOf(collection: unknown): string {
  const { name, visible, parentId } = (collection ?? {}) as Record<string, unknown>
  return JSON.stringify([name, visible, parentId])
}

const queueRefresh = ({ platform }: Deps, siteId: string, by: Pick<Tx, 'db'>) =>
  platform.jobs.add(by, 'search.refresh', { siteId }, { key: `search refresh ${siteId}` })

/** Queues what was left of documents that wait. */
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
