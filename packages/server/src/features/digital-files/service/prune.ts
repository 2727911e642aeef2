import { transaction } from '../../../platform/db/transaction.ts'
import { deleteLeftovers, listUnshared } from '../store/files.ts'
import type { FilesWorld } from './world.ts'

const AT_ONCE = 100
const KEPT_HOURS = 24

/**
 * Removes files that no product delivers, a day after they came at the earliest. Bytes go before the
 * commit: a process that dies in between leaves rows, which the next run removes, and never bytes.
 */
export async function prune(
  { db, clock, storage }: FilesWorld,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = clock.after(clock.now(), { hours: -KEPT_HOURS })
  for (let removed = AT_ONCE; removed === AT_ONCE && !signal?.aborted; ) {
    removed = await transaction(db, async (within) => {
      const leftovers = await deleteLeftovers({ db: within }, before, AT_ONCE)
      for (const key of leftovers.unshared) await storage.remove(key)
      return leftovers.removed
    })
  }
}

/** Removes the bytes of a site whose data is about to be removed. Can be done again. */
export async function clearFiles({ work, storage }: FilesWorld, siteId: string): Promise<void> {
  const actor = { type: 'system', id: 'digital-files' } as const
  for (const key of await work({ siteId, actor }, listUnshared)) await storage.remove(key)
}
