import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Catalog } from '../catalog/index.ts'
import type { Fact } from '../events/index.ts'
import {
  beginIndex,
  clearIndexes,
  fillIndex,
  indexNextProducts,
  isKnown,
  type NamedPart,
  swapIndex,
} from './store.ts'

export interface SearchWorld {
  readonly platform: Pick<Platform, 'jobs' | 'work'>
  readonly catalog: Pick<Catalog, 'suggest' | 'findByWords' | 'findPreorderable'>
}

const actor = { type: 'system', id: 'search' } as const

/** Asks for a rebuild after the commit; one that waits already is enough. */
export const askForRebuild = ({ platform }: SearchWorld, tx: Tx): Promise<void> =>
  platform.jobs.add(tx, 'search.rebuild', { siteId: tx.siteId }, { key: `search ${tx.siteId}` })

/** Another language brings words to other stems. */
export async function followSettings(world: SearchWorld, tx: Tx, { before, after }: Fact) {
  if (languageOf(before) !== languageOf(after)) await askForRebuild(world, tx)
}

const languageOf = (settings: unknown): string =>
  String((settings as { locale?: string } | undefined)?.locale ?? '').split('-')[0] ?? ''

/** How often it looks whether those who were writing when it began have ended. */
const LOOK_MS = 50

/** Batch by batch in transactions of their own; nobody who reads or writes waits for it. */
export async function rebuild(
  { platform }: SearchWorld,
  { siteId }: { readonly siteId: string },
  signal?: AbortSignal,
): Promise<void> {
  const step = <T>(work: (tx: Tx) => Promise<T>) => platform.work({ siteId, actor }, work)
  const begun = await step(beginIndex)
  while (!(await step((tx) => isKnown(tx, begun)))) await wait(LOOK_MS, undefined, { signal })
  for (let last: string | undefined; ; ) {
    signal?.throwIfAborted()
    last = await step((tx) => fillIndex(tx, begun.id, last))
    if (last === undefined) break
  }
  await step((tx) => swapIndex(tx, begun.id))
  while (await step(clearIndexes)) signal?.throwIfAborted()
}

interface Renamed {
  readonly siteId: string
  readonly kind: NamedPart
  readonly id: string
}

/**
 * Products are found by the names of their brands, ribbons and info sections. A few products are indexed
 * in the transaction of the change, more of them in a job after it.
 */
export async function followRename(
  { platform }: Pick<SearchWorld, 'platform'>,
  tx: Tx,
  kind: NamedPart,
  { entityId, before, after }: Fact,
): Promise<void> {
  if (wordsOf(before) === wordsOf(after)) return
  const last = await indexNextProducts(tx, kind, entityId)
  if (last === undefined) return
  const payload = { siteId: tx.siteId, kind, id: entityId }
  await platform.jobs.add(tx, 'search.rename', payload, { key: `search ${kind} ${entityId}` })
}

/** Batch by batch in transactions of their own; a job that begins again begins at the first product. */
export async function indexRenamed(
  { platform }: Pick<SearchWorld, 'platform'>,
  { siteId, kind, id }: Renamed,
  signal?: AbortSignal,
): Promise<void> {
  let last: string | undefined
  do {
    signal?.throwIfAborted()
    last = await platform.work({ siteId, actor }, (tx) => indexNextProducts(tx, kind, id, last))
  } while (last !== undefined)
}

/** What of a brand, a ribbon or an info section is searched. */
function wordsOf(part: unknown): string {
  const { name, title, description } = (part ?? {}) as Record<string, unknown>
  return JSON.stringify([name, title, description])
}
