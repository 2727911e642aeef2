import type { Tx } from '../../platform/tx.ts'
import type { Fact } from '../events/index.ts'
import type { SearchWorld } from './service.ts'
import { indexNextProducts, type NamedPart } from './store.ts'

const actor = { type: 'system', id: 'search' } as const

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
