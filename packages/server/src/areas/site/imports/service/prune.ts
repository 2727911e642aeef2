import { deleteOldDrafts, listFiles } from '../store/drafts.ts'
import type { ImportServiceDeps } from './deps.ts'

/** Days that a draft stays after its last change. */
const DRAFT_DAYS = 7

/** Deletes drafts that were not started, with their files. */
export async function prune({ db, clock, uploads }: ImportServiceDeps): Promise<void> {
  const before = clock.after(clock.now(), { days: -DRAFT_DAYS })
  await deleteOldDrafts({ db }, before, (key) => uploads.remove(key))
}

/** Deletes the files of a site before its data is removed. Idempotent. */
export async function clearFiles(
  { work, uploads }: ImportServiceDeps,
  siteId: string,
): Promise<void> {
  const actor = { type: 'system', id: 'imports' } as const
  for (const key of await work({ siteId, actor }, listFiles)) await uploads.remove(key)
}
