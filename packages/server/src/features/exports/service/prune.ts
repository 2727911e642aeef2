import { EXPORT_DAYS } from '@vitrine/contract/exports'
import { deleteOld, listKeys } from '../store.ts'
import type { ExportWorld } from './world.ts'

/** Removes exports with their files when their days are over. Files go first: none is ever left behind. */
export async function prune({ db, clock, storage }: ExportWorld): Promise<void> {
  const before = clock.after(clock.now(), { days: -EXPORT_DAYS })
  await deleteOld({ db }, before, (key) => storage.remove(key))
}

/** Removes the files of a site whose data is about to be removed. Can be done again. */
export async function clearFiles({ work, storage }: ExportWorld, siteId: string): Promise<void> {
  const actor = { type: 'system', id: 'exports' } as const
  for (const key of await work({ siteId, actor }, listKeys)) await storage.remove(key)
}
