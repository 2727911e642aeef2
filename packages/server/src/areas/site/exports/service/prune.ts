import { EXPORT_DAYS } from '@vitrine/contract/exports'
import { deleteOld, listKeys } from '../store.ts'
import type { ExportServiceDeps } from './deps.ts'

/** Deletes expired exports with their files. Files go first, so that none is orphaned. */
export async function prune({ db, clock, storage }: ExportServiceDeps): Promise<void> {
  const before = clock.after(clock.now(), { days: -EXPORT_DAYS })
  await deleteOld({ db }, before, (key) => storage.remove(key))
}

/** Deletes the files of a site before its data is removed. Idempotent. */
export async function clearFiles(
  { work, storage }: ExportServiceDeps,
  siteId: string,
): Promise<void> {
  const actor = { type: 'system', id: 'exports' } as const
  for (const key of await work({ siteId, actor }, listKeys)) await storage.remove(key)
}
