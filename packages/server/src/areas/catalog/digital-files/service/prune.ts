import { transaction } from '../../../../platform/db/transaction.ts'
import { deleteUnattached, listUnshared } from '../store/files.ts'
import type { DigitalFilesServiceDeps } from './deps.ts'

const BATCH_SIZE = 100
const RETENTION_HOURS = 24

/**
 * Deletes files that no product delivers, a day after their upload at the earliest. Bytes are deleted before
 * the commit: a process that dies in between leaves rows, which the next run removes, and never orphaned
 * bytes.
 */
export async function prune(
  { db, clock, storage }: DigitalFilesServiceDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const before = clock.after(clock.now(), { hours: -RETENTION_HOURS })
  for (let removed = BATCH_SIZE; removed === BATCH_SIZE && !signal?.aborted; ) {
    removed = await transaction(db, async (within) => {
      const leftovers = await deleteUnattached({ db: within }, before, BATCH_SIZE)
      for (const key of leftovers.unshared) await storage.remove(key)
      return leftovers.removed
    })
  }
}

/** Deletes the stored bytes of a site before its data is removed. Idempotent. */
export async function clearFiles(
  { work, storage }: DigitalFilesServiceDeps,
  siteId: string,
): Promise<void> {
  const actor = { type: 'system', id: 'digital-files' } as const
  for (const key of await work({ siteId, actor }, listUnshared)) await storage.remove(key)
}
