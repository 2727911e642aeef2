import type { OrderFileFormat } from '@vitrine/contract/order-files'
import { OrdersExported } from '@vitrine/contract/order-files'
import type { Platform } from '../../../platform/platform.ts'
import { createRowReader } from '../../../platform/row-reader.ts'
import type { Tx } from '../../../platform/tx.ts'
import { pagingMetadataOf } from '../../../transport/paging.ts'
import type { Listener } from '../../site/events/index.ts'
import type { Job } from '../../site/jobs/index.ts'
import { encodeImport } from './codec.ts'
import type { Deps, ImportInput, RawOrder, ServiceDeps } from './model.ts'
import { openOrders } from './rules/read-orders.ts'
import { allOrders, type ExportQuery, exportOrders, orderParts } from './service/export-orders.ts'
import { IMPORT_KIND, importKind } from './service/import-kind.ts'
import { allImports, type File, getImport, startImport } from './service/start-import.ts'
import { listKeys, readReport } from './store.ts'

export type OrderFilesFeature = ReturnType<typeof createOrderFiles>

export interface PageOptions {
  readonly limit?: number
  readonly offset?: number
}

/** Files of orders: in from other systems, and out. */
export function createOrderFiles(platform: Platform, deps: Deps) {
  const { logger, work } = platform
  const uploads = platform.files.area('order-uploads')
  const serviceDeps: ServiceDeps = { ...deps, logger, work, uploads }
  const reader = createRowReader<RawOrder, unknown>(async (key) => {
    const { stream } = await uploads.open(key)
    return (await openOrders(stream)).orders
  })
  const start = deps.jobs.addKind(IMPORT_KIND, importKind(serviceDeps, reader))

  return {
    startImport: async (transaction: Parameters<typeof startImport>[1], file: File) =>
      encodeImport(await startImport({ ...serviceDeps, start }, transaction, file)),
    getImport: async (tx: Tx, id: string) => encodeImport(await getImport(tx, id)),
    async listImports(tx: Tx, { limit = 20, offset = 0 }: PageOptions) {
      const { items, total } = await allImports(tx, { limit, offset })
      const pagingMetadata = pagingMetadataOf(items.length, offset, total)
      return { imports: items.map(encodeImport), pagingMetadata }
    },
    async report(tx: Tx, id: string, { limit = 100, offset = 0 }: PageOptions) {
      const { reportCount } = await getImport(tx, id)
      const rows = await readReport(tx, id, { limit, offset })
      const pagingMetadata = pagingMetadataOf(rows.length, offset, reportCount)
      return { rows, pagingMetadata }
    },
    /** Exports orders; the ledger records who did. */
    async export(tx: Tx, format: OrderFileFormat, query: ExportQuery) {
      const fact = { definition: OrdersExported, entityId: tx.siteId, after: { format } }
      await deps.events.append(tx, fact)
      return exportOrders(serviceDeps, tx, format, query)
    },
    /** All orders as CSV, in parts. */
    parts: (work: <T>(step: (tx: Tx) => Promise<T>) => Promise<T>) =>
      orderParts(serviceDeps, work, 'csv', allOrders),
    /** Listens to `job.finished` and `job.cancelled`: deletes files that are no longer needed. */
    followJob: (async (tx, { after }) => {
      const { kind, input } = after as Job
      if (kind !== IMPORT_KIND) return
      const { storageKey } = input as ImportInput
      tx.afterCommit.push(() => {
        reader
          .close(storageKey)
          .then(() => uploads.remove(storageKey))
          .catch((error: unknown) => logger.warn({ error }, 'A file of orders was left behind'))
      })
    }) satisfies Listener,
    /** Removes the files of a site before its data is removed. */
    async clearFiles(siteId: string): Promise<void> {
      const actor = { type: 'system', id: 'files of orders' } as const
      for (const key of await work({ siteId, actor }, listKeys)) await uploads.remove(key)
    },
  }
}
