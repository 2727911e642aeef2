import type { Platform } from '../../../platform/platform.ts'
import { deleteBatch, deleteOldFacts, expiringTables } from './store.ts'

const BATCH = 5000
/** How long an expired row stays. */
const GRACE_HOURS = 24

/** Removes expired rows batch by batch; stops between two when the process does. */
export async function pruneExpired(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const before = clock.after(clock.now(), { hours: -GRACE_HOURS })
  let removed = 0
  const prune = async (deleteSome: () => Promise<number>) => {
    let batch = BATCH
    while (batch === BATCH && !signal?.aborted) {
      batch = await deleteSome()
      removed += batch
    }
  }
  for (const table of expiringTables) {
    await prune(() => deleteBatch(db, table, before, BATCH))
  }
  await prune(() => deleteOldFacts(db, before, BATCH))
  return removed
}
