import { EXPORT_DAYS } from '@vitrine/contract/exports'
import type { Tx } from '../../../../platform/tx.ts'
import { deleteOld, deleteOrderExports, listKeys } from '../store.ts'
import type { ExportServiceDeps } from './deps.ts'

/** Deletes expired exports with their files. Files go first, so that none is orphaned. */
export async function prune({ db, clock, storage }: ExportServiceDeps): Promise<void> {
  const before = clock.after(clock.now(), { days: -EXPORT_DAYS })
  await deleteOld({ db }, before, (key) => storage.remove(key))
}

/** Deletes every file of orders, because the data of a customer was erased. */
export async function dropOrders({ logger, storage }: ExportServiceDeps, tx: Tx): Promise<void> {
  const keys = await deleteOrderExports(tx)
  tx.afterCommit.push(() => {
    Promise.all(keys.map((key) => storage.remove(key))).catch((error: unknown) =>
      logger.warn({ err: error }, 'A file of orders could not be deleted'),
    )
  })
}

/** Deletes the files of a site before its data is removed. Idempotent. */
export async function clearFiles(
  { work, storage }: ExportServiceDeps,
  siteId: string,
): Promise<void> {
  const actor = { type: 'system', id: 'exports' } as const
  for (const key of await work({ siteId, actor }, listKeys)) await storage.remove(key)
}
