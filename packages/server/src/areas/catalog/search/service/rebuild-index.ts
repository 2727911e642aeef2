import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../../site/events/index.ts'
import type { Catalog } from '../../index.ts'
import {
  beginIndex,
  clearIndexes,
  fillIndex,
  hasNoOlderWriters,
  indexNextProducts,
  type NamedPart,
  swapIndex,
} from '../store/search-index.ts'
import { type FeedDeps, refillEngine } from './feed-engine.ts'

export interface SearchDeps extends FeedDeps {
  readonly catalog: Pick<Catalog, 'suggest' | 'findByWords' | 'findPreorderable'>
  readonly close?: () => Promise<void>
}

const actor = { type: 'system', id: 'search' } as const

/** Queues a rebuild after the commit; a job that is queued already is enough. */
export async function queueRebuild(deps: SearchDeps, tx: Tx): Promise<void> {
  const { siteId } = tx
  await deps.platform.jobs.add(tx, 'search.rebuild', { siteId }, { key: `search ${siteId}` })
  await refillEngine(deps, tx)
}

/** Another language has different stemming, so the index is rebuilt; engines have their own synonyms. */
export async function onSettingsChanged(deps: SearchDeps, tx: Tx, { before, after }: Fact) {
  if (languageOf(before) !== languageOf(after)) await queueRebuild(deps, tx)
  else if (synonymsOf(before) !== synonymsOf(after)) await refillEngine(deps, tx)
}

const synonymsOf = (settings: unknown): string =>
  JSON.stringify((settings as { search?: { synonyms?: unknown } } | undefined)?.search?.synonyms)

const languageOf = (settings: unknown): string =>
  String((settings as { locale?: string } | undefined)?.locale ?? '').split('-')[0] ?? ''

/** Interval in milliseconds at which to check whether earlier writers have finished. */
const POLL_MS = 50

/** Rebuilds in batches with a transaction each, without blocking readers or writers. */
export async function rebuild(
  { platform }: SearchDeps,
  { siteId }: { readonly siteId: string },
  signal?: AbortSignal,
): Promise<void> {
  const step = <T>(work: (tx: Tx) => Promise<T>) => platform.work({ siteId, actor }, work)
  const newIndex = await step(beginIndex)
  while (!(await step((tx) => hasNoOlderWriters(tx, newIndex))))
    await wait(POLL_MS, undefined, { signal })
  for (let last: string | undefined; ; ) {
    signal?.throwIfAborted()
    last = await step((tx) => fillIndex(tx, newIndex.id, last))
    if (last === undefined) break
  }
  await step((tx) => swapIndex(tx, newIndex.id))
  while (await step(clearIndexes)) signal?.throwIfAborted()
}

interface RenamedPart {
  readonly siteId: string
  readonly kind: NamedPart
  readonly id: string
}

/**
 * Products are found by the names of their brands, ribbons and info sections. A few products are indexed in
 * the transaction of the change, more of them in a job.
 */
export async function onRenamed(
  deps: Pick<SearchDeps, 'platform'>,
  tx: Tx,
  kind: NamedPart,
  { entityId, before, after }: Fact,
): Promise<void> {
  if (wordsOf(before) !== wordsOf(after)) await indexProductsOf(deps, tx, kind, entityId)
}

async function indexProductsOf(
  { platform }: Pick<SearchDeps, 'platform'>,
  tx: Tx,
  kind: NamedPart,
  entityId: string,
): Promise<void> {
  const last = await indexNextProducts(tx, kind, entityId)
  if (last === undefined) return
  const payload = { siteId: tx.siteId, kind, id: entityId }
  await platform.jobs.add(tx, 'search.rename', payload, { key: `search ${kind} ${entityId}` })
}

/** In batches with a transaction each; a restarted job begins with the first product. */
export async function indexRenamed(
  { platform }: Pick<SearchDeps, 'platform'>,
  { siteId, kind, id }: RenamedPart,
  signal?: AbortSignal,
): Promise<void> {
  let last: string | undefined
  do {
    signal?.throwIfAborted()
    last = await platform.work({ siteId, actor }, (tx) => indexNextProducts(tx, kind, id, last))
  } while (last !== undefined)
}

/** The searchable text of a brand, a ribbon or an info section. */
function wordsOf(part: unknown): string {
  const { name, title, description } = (part ?? {}) as Record<string, unknown>
  return JSON.stringify([name, title, description])
}
